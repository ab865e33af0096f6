## The board

# Things

board-pick-white = white
board-pick-red = red
board-pick-blue = blue
board-pick-grey = grey
board-pick-purple = purple
board-pick-green = green
board-pick-wylde = wylde
board-pick-down = face-down
board-genre-pop = pop
board-genre-rock = rock
board-genre-blues = blues
board-genre-metal = metal
board-genre-funk = funk
board-genre-country = country
board-fretboard = Fretboard
board-supply = Supply
board-hand = Your chord cards
board-guitarists = Guitarists
board-pad = The score sheet
board-automa = Automa
board-fret-head = Fret

# For screen readers

board-space = string { $string }, fret { $fret }
board-empty = empty
board-face-up = { $pick } pick
board-face-down = face-down pick
board-face-down-known = face-down pick, { $pick } as you know
board-wanted = your card needs { $pick } here
board-in-use = the pick in use
board-lifted = the pick that is moving
board-can = can be chosen
board-slot = slot { $slot }: { $pick } pick
board-slot-empty = slot { $slot }: empty
board-bag-label =
    bag with { $count ->
        [one] { $count } pick
       *[other] { $count } picks
    }
board-deck-label =
    deck with { $count ->
        [one] { $count } chord card
       *[other] { $count } chord cards
    }
board-held-label = { $name }: in hand, { $pick }
board-held-hidden = a pick nobody else may see
board-held-nothing = no pick in hand
board-card-label = { $chord }: { $dots }; silver { $silver }, gold { $gold }
board-dot-label = { $pick } on string { $string } fret { $fret }
board-complete = complete
board-on-hold = held back
board-no-chords = none
board-seat-label =
    { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, chords { $chords }, { $fame } fame
board-turn-of = to play
board-song-label = Your song “{ $title }”, { $fame } fame
board-genre-label = Your secret genre: { $genre }, { $pick } picks
board-have = played
board-missing = still missing
board-code-label = The automa flipped “{ $song }”: { $meaning }
board-code-slot = pick from slot { $slot }
board-code-bag = pick from the bag, face down
board-code-fret = fret { $fret }
board-code-unscored = the lowest fret not yet scored
board-code-up = first empty space from string 6
board-code-down = first empty space from string 1
board-code-power = with its power
board-code-idle = without its power

# Buttons

board-play = Play
board-play-chord = Play { $chord }
board-try-it = Try
board-hold = Hold back
board-release = Play when complete
board-hold-all = Hold all
board-claim-all = Hold none
board-return-card = Return
board-tap-card = Touch a card to see it on the fretboard.
board-pass-ability = Skip ability
board-pass-grey-goal = Don’t move it
board-pass-neighbour = Remove nothing
board-pass-return = Keep these
board-pass-go-on = Go on
board-pass-listen = Go on
board-pass-replacement = No, thanks
board-pass-plain = Pass

# What is expected

board-expect-action = Take a pick from the supply or the bag, or draw two cards.
board-expect-action-closed = Take a pick from the supply or the bag.
board-expect-place-up = Place the { $pick } pick on an empty space.
board-expect-place-wylde = Place the wylde: on an empty space, or instead of any pick.
board-expect-place-down = You drew { $pick }: place it face down on an empty space.
board-expect-ability-white = White: take another pick from the supply, or skip.
board-expect-ability-red = Red: touch another pick to remove it, or skip.
board-expect-ability-blue = Blue: touch another pick to move it, or skip.
board-expect-ability-grey = Grey: touch a face-up pick to turn it down, or skip.
board-expect-ability-purple = Purple: touch a face-down pick to turn it up, or skip.
board-expect-ability-green = Green: touch a type in its fret to clear it, or skip.
board-expect-blue-goal = Blue: touch where it goes, or the pick it changes places with.
board-expect-grey-goal = Turned down. Touch an empty space to move it, or leave it there.
board-expect-neighbour = You may remove the pick beside it in the same fret.
board-expect-return-more =
    { $excess ->
        [one] Return one card to the deck.
       *[other] Return { $excess } cards to the deck.
    }
board-expect-return-any = Return what you don’t want, or keep these.
board-expect-go-on = Your turn is done: go on.
board-expect-go-on-chord = Complete: { $chords }. Play it, or go on.
board-expect-listen = The automa has changed the fretboard: try a chord, or go on.
board-expect-try-chord = Try a chord if you think it is complete, or go on.
board-expect-replacement = Draw a card to replace the chord you played?
board-expect-replacement-or-play = Complete: { $chords }. Play it, or draw a card to replace the chord you played.
board-expect-or-play = Complete: { $chords }. { $what }

# Moves

board-move-take = take the { $pick } pick from slot { $slot }
board-move-bag = draw a pick from the bag
board-move-draw-two = draw two chord cards
board-move-draw-one = draw a replacement card
board-move-place = place on { $where }
board-move-remove = remove the { $pick } pick on { $where }
board-move-lift = move the { $pick } pick on { $where }
board-move-turn-down = turn the { $pick } pick on { $where } face down
board-move-turn-up = turn up the pick on { $where }
board-move-move-to = move it to { $where }
board-move-swap-with = swap it with the { $pick } pick on { $where }
board-move-clear = clear all { $pick } picks from the fret
board-move-claim = play { $chord } ({ $card })
board-move-attempt = try { $chord } ({ $card })
board-move-return-card = return { $chord } ({ $card })
board-move-hold = hold { $chord } ({ $card }) back
board-move-release = play { $chord } ({ $card }) as soon as it is complete
board-move-hold-all = hold all cards back
board-move-claim-all = play all cards when complete

# Scores

board-score-chords = chords
board-score-song = song
board-score-lead = genre
board-score-total = fame
board-score-lead-guitar = Same colour in one fret
board-score-lead-fame = Fame
board-score-sum = Sum
board-score-yours = your genre
board-score-no-chords = no chord yet
board-score-golden = gold
board-score-song-set = Songs: { $set }
board-score-lap = Lap { $lap }
board-score-need-more = The automa gets { $bonus } for its confidence. You need more fame than it has.

# Sounds

board-sound-note = a string sounds: { $note }
board-sound-thud = a muted string
board-sound-shuffle = picks rattle in the bag
board-sound-click = a pick is taken
board-sound-card = a card is drawn
board-sound-chord = a strummed { $chord }
board-sound-gold = { $chord }, strummed twice
board-sound-song = “{ $song }”, all its chords
board-sound-clang = CLANNNGGG!
board-sound-fret = the six strings of fret { $fret }, one after the other
board-sound-slide = a slide along a string
board-sound-finish = the last chord rings out

# The first game

board-lesson-welcome = One fretboard for everybody: six strings, five frets. Each turn you take a pick from the supply or the bag, or draw two chord cards.
board-lesson-card = Your cards are real chords. Touch one: rings on the fretboard show which pick it needs where.
board-lesson-place = Touch a lit space. What your other cards need is worth a look; so is what the others might need.
board-lesson-ability = A pick from the supply has an ability, and you can always skip it. The line below the table says what it does.
board-lesson-face-down = From the bag picks lie face down. They fill the dark dots of cards, and you alone know their colour.
board-lesson-complete = A chord is complete when all its rings are met; a wylde does for any. Choose the card and play it.
board-lesson-silver = The first card of a chord earns silver, each later one of the same name gold: a re-chord.
board-lesson-order = On others' turns a complete card of yours is played by itself. Hold it back if you would rather wait for gold.
board-lesson-song = Your song is played by itself as soon as all its chords lie in front of you.
board-lesson-genre = Your genre is secret. Each time a fret fills up, its colour earns fame: many alike in one fret count most.
board-lesson-fret = A full fret has scored: all six colours were written on the score sheet. After the fifth fret the game ends.
board-lesson-clang = CLANNNGGG! Nobody tells you what is complete here. A wrong card is shown and shuffled back.
board-lesson-automa = The automa flips a song card and does what its code says. Its chord cards lie open: touch them to see what it needs.
board-lesson-wylde = A wylde counts as any colour for a chord, and may even replace a pick.
