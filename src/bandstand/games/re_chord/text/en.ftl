### Re-Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-space = string { $string }, fret { $fret }
fact-target = string { $string }, fret { $fret }
fact-where = string { $string }, fret { $fret }
fact-pick = { $pick }
fact-type = { $type ->
    [down] face-down
   *[other] { $type }
}
fact-wanted = { $wanted ->
    [down] a face-down pick or a face-up wylde
   *[other] a { $wanted } pick or a face-up wylde
}
fact-genre = { $genre } ({ fact-pick })
fact-cards = { $card }
fact-dots = { fact-type }
fact-code = { $source ->
    [bag] a pick from the bag, face down
   *[other] the pick from slot { $source }
}, { $fret ->
    [unscored] on the lowest fret not yet scored
   *[other] on fret { $fret }
}, from { $string ->
    [six] string 6
   *[one] string 1
}, { $power ->
    [yes] with its power
   *[no] without its power
}
fact-pad = { fact-pick } { $fame }
fact-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fact-change = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
fact-slots = { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}
fact-ways = { $way ->
    [take] take a pick from the supply
    [bag] draw a pick from the bag
    [draw-two] draw two chord cards
    [pass] pass
    [replace] draw a replacement card
    [claim] play a complete chord
    [try] try a chord
    [return] return a chord card
    [place] place the pick
    [move] move the pick to an empty space
    [swap] swap it with another pick
    [remove-neighbour] remove a pick beside it
    [take-another] take another pick from the supply
    [remove] remove another pick
    [lift] lift another pick to move it
    [turn-down] turn a face-up pick down
    [turn-up] turn a face-down pick up
   *[clear] clear a type of picks from its fret
}

## What happens

game-begins = { $reader ->
    [you] You start.
   *[other] { $seat } starts.
}
genre-dealt = { $reader ->
    [you] You get a genre: { $genre }.
   *[other] { $seat } gets a genre: { $genre }.
}
    .unknown = { $reader ->
        [you] You get a secret genre.
       *[other] { $seat } gets a secret genre.
    }
song-dealt = { $reader ->
    [you] You get the song “{ $song }”.
   *[other] { $seat } gets the song “{ $song }”.
}
    .unknown = { $reader ->
        [you] You get a secret song.
       *[other] { $seat } gets a secret song.
    }
hand-dealt = { $reader ->
    [you] You get { $count }: { $cards }.
   *[other] { $seat } gets { $count }: { $cards }.
}
    .unknown = { $reader ->
        [you] You get { $count }.
       *[other] { $seat } gets { $count }.
    }
supply-filled = Slot { $slot } of the supply: { $pick }.
pick-taken = { $reader ->
    [you] You take { $pick } from slot { $slot }.
   *[other] { $seat } takes { $pick } from slot { $slot }.
}
pick-drawn = { $reader ->
    [you] You draw { $pick } from the bag.
   *[other] { $seat } draws { $pick } from the bag.
}
    .unknown = { $reader ->
        [you] You draw a pick from the bag and look at it.
       *[other] { $seat } draws a pick from the bag and looks at it.
    }
pick-placed = { $reader ->
    [you] You place { $pick } on { $space }.
   *[other] { $seat } places { $pick } on { $space }.
}
pick-placed-down = { $reader ->
    [you] You place { $pick } face down on { $space }.
   *[other] { $seat } places { $pick } face down on { $space }.
}
    .unknown = { $reader ->
        [you] You place a pick face down on { $space }.
       *[other] { $seat } places a pick face down on { $space }.
    }
cards-drawn = { $reader ->
    [you] You draw { $count }: { $cards }.
   *[other] { $seat } draws { $count }: { $cards }.
}
    .unknown = { $reader ->
        [you] You draw { $count }.
       *[other] { $seat } draws { $count }.
    }
card-returned = { $reader ->
    [you] You return { $card } to the deck.
   *[other] { $seat } returns { $card } to the deck.
}
    .unknown = { $reader ->
        [you] You return a card to the deck.
       *[other] { $seat } returns a card to the deck.
    }
pick-removed = The { $pick } pick on { $space } goes back into the bag.
face-down-removed = The face-down pick on { $space } goes back into the bag, unseen.
pick-lifted = { $reader ->
    [you] You lift the pick on { $space }.
   *[other] { $seat } lifts the pick on { $space }.
}
pick-moved = The pick on { $space } moves to { $target }.
picks-swapped = The picks on { $space } and { $target } change places.
pick-turned-down = The { $pick } pick on { $space } is turned face down.
pick-revealed = The pick on { $space } is turned up: { $pick }.
chord-played = { $reader ->
    [you] You play { $chord }: { $fame } fame.
   *[other] { $seat } plays { $chord }: { $fame } fame.
}
re-chord-played = { $reader ->
    [you] You re-chord { $chord }: { $fame } golden fame.
   *[other] { $seat } re-chords { $chord }: { $fame } golden fame.
}
song-played = { $reader ->
    [you] You play the song “{ $song }”: { $fame } fame.
   *[other] { $seat } plays the song “{ $song }”: { $fame } fame.
}
replacement-drawn = { $reader ->
    [you] You draw a replacement: { $card }.
   *[other] { $seat } draws a replacement: { $card }.
}
    .unknown = { $reader ->
        [you] You draw a replacement.
       *[other] { $seat } draws a replacement.
    }
chord-tried = { $reader ->
    [you] You try { $card }.
   *[other] { $seat } tries { $card }.
}
clang = CLANNNGGG! { $card } isn’t complete; back it goes.
order-hold = You hold { $card } back.
order-claim = You will play { $card } as soon as it is complete.
order-hold-all = You hold back all your cards, even those you draw later.
order-claim-all = You will play every card as soon as it is complete.
fret-scored = Fret { $fret } is full. Lead guitar: { $pad }.
laps-over = Sixty laps are played: the band goes home.
fame-counted = { $seat }: { $chords } for chords, { $songs } for the song, { $lead } for { $genre }: { $fame } fame.
game-shared = { $seats } share the stage.
automa-row = The automa’s row gets { $cards }.
automa-flips = The automa flips “{ $song }”: { $code }.
automa-placed = The automa places { $pick } on { $space }.
automa-placed-down = The automa places a pick face down on { $space }.
automa-chord-played = The automa plays { $chord }: { $fame } fame.
automa-re-chord-played = The automa re-chords { $chord }: { $fame } golden fame.
automa-counted = The automa: { $chords } for chords, { $lead } for { $genre }, { $bonus } for its confidence: { $fame } fame.
automa-beaten = { $reader ->
    [you] You beat the automa.
   *[other] { $seat } beats the automa.
}
automa-wins = { $reader ->
    [you] The automa keeps the stage; you lose.
   *[other] The automa keeps the stage; { $seat } loses.
}

## Called out on the table

callout-chord-played = { $seat }: { $chord }, +{ $fame }
callout-re-chord-played = { $seat }: re-chord { $chord }, +{ $fame }
callout-automa-chord-played = Automa: { $chord }, +{ $fame }
callout-automa-re-chord-played = Automa: re-chord { $chord }, +{ $fame }
callout-song-played = { $seat }: the song, +{ $fame }
callout-fret-scored = Fret { $fret } is full
callout-clang = CLANNNGGG!

## Moves, as a button names them

move-take = take the { $type } pick from slot { $slot }
move-bag = draw a pick from the bag
move-draw-two = draw two chord cards
move-draw-one = draw a replacement card
move-place = place on { $where }
move-remove = remove the { $type } pick on { $where }
move-lift = move the { $type } pick on { $where }
move-turn-down = turn the { $type } pick on { $where } face down
move-turn-up = turn up the pick on { $where }
move-to = move it to { $where }
move-swap = swap it with the { $type } pick on { $where }
move-clear = clear all { $type } picks from the fret
move-claim = play { $chord } ({ $dots })
move-try = try { $chord } ({ $dots })
move-return = return { $chord } ({ $dots })
move-hold = hold { $chord } ({ $dots }) back
move-release = play { $chord } ({ $dots }) as soon as it is complete
move-hold-all = hold all cards back
move-claim-all = play all cards when complete
move-no-ability = no ability
move-leave = leave it
move-keep = keep these
move-go-on = go on
move-no-replacement = no replacement

## Why a move is refused

asked-action = Choose an action. You may { $ways }.
asked-space = Choose a space for your pick. You may { $ways }.
asked-ability = Choose what the { $pick } pick does. You may { $ways }.
asked-goal = Choose where the pick goes. You may { $ways }.
asked-goal-or-pass = The pick is turned down. You may { $ways }.
asked-neighbour = Choose a neighbour of the pick. You may { $ways }.
asked-return = You have drawn, and at most three cards stay in hand. You may { $ways }.
asked-chords = Nothing else can be done now. You may { $ways }.
asked-replacement = You are offered a replacement card. You may { $ways }.
space-taken = There is a pick on { $space }. Choose an empty space.
space-empty = There is no pick on { $space }. Choose one with a pick.
already-lifted = The pick on { $space } is the one you are moving. You may { $ways }.
not-that-pick = The pick on { $space } is the blue one in use, which stays where it is. You may { $ways }.
not-itself = The pick on { $space } is the one in use; it works on others only.
not-face-down = The pick on { $space } is face up; purple turns up face-down picks.
not-face-up = The pick on { $space } is face down already; grey turns face-up picks.
not-a-neighbour = { $space } is not beside the pick just placed: same fret, next string.
slot-empty = Slot { $slot } is empty until the end of the turn.
no-such-slot = There is no slot { $slot }; the supply has { $slots }.
no-such-space = This fretboard has no { $space }.
board-full = No space is empty, so { $pick } has no place; only a wylde could be taken.
type-not-in-fret = No { $type } pick in this fret can be cleared.
deck-empty = The deck is empty: there is nothing to draw.
drawing-closed = Nobody has placed a pick for three laps: drawing two is closed until somebody does.
hand-too-large = You have { $count }; return at least { $excess } before you pass.
card-not-in-hand = You don’t have { $card }.
chord-incomplete = { $card } isn’t complete: { $space } needs { $wanted }.
already-held = { $card } is held back already.
not-held = { $card } is not held back.
all-held = Hold is already your order for new cards.
all-claimed = Claim is already your order for new cards.
no-orders = Chords aren’t checked in this game: you try one when you think it’s complete.
no-such-move = There is no such move.

## What a move would do, in two or three words

mark-completes = Completes { $chord }
mark-completes-several = Completes { $count }
mark-fills-fret = Fills fret { $fret }
mark-lead-guitar = Lead guitar { $change }
mark-fame = Fame +{ $fame }
mark-song = Song +{ $fame }

## What a move does for the plan: the reason of a hint

plan-take = { $chord } in your hand has { $met } of its { $needed } picks, and this type fits one that is missing.
plan-place = With it { $chord } in your hand has { $met } of its { $needed } picks.
plan-fret = It fills fret { $fret }, which scores: your genre earns { $fame }.
plan-genre = It is worth { $change } to your genre’s colour, { $pick }, at the next full fret.
plan-claim = { $chord } brings { $fame } fame: you come to { $total }.
plan-song = That makes { $met } of the { $needed } chords of your song.
plan-return = { $chord } has { $met } of its { $needed } picks so far.
plan-nearest = The nearest chord in your hand, { $chord }, has { $met } of its { $needed } picks.

## What hints speak of

outcome-chord = the next chord is yours
outcome-song = you play your song

## Lessons: the first game and the exercises

first-take = The most fame wins. You earn it by chords that your picks make appear, by your song, and by your secret genre. Each turn you take a pick from the supply or the bag, or two cards. Take the purple pick.
first-place = Any empty space will do. Put it on string 2, fret 5.
first-go-on = A pick from the supply has an ability, but purple needs a face-down pick, and there is none. Go on.
first-bag = Now try the bag: you draw a pick that nobody else sees.
first-face-down = It lies face down and fills the dark dots of cards. Put it on string 6, fret 2.
first-leave = You may remove a neighbour in the same fret now. Leave the wylde where it is and go on.
first-red = A chord was played: 3 fame. Let us disturb the next one. Take the red pick.
first-space = Put it on string 2, fret 1.
first-ability = Red may remove a pick. Take the face-down one on string 4 away.
first-end-turn = That is all. End your turn.
first-draw = The second Em of one player earned gold: a re-chord. Two wyldes lie where Em wants its dots. Draw two cards.
first-claim = An Em, and it is complete: a wylde does for any colour. Play it.
first-end = Your first chord. Frets score for the genres as they fill up, and after the fifth the game ends. The most fame wins.
exercise-complete = Complete the chord Em and play it.
exercise-complete-why = The card wants white on string 5 and blue on string 4, both in fret 2. White is there; take the blue pick.
exercise-re-chord = Earn golden fame.
exercise-re-chord-why = You played an Em before, so the next one earns gold. It lacks green on string 4, fret 2.
exercise-wylde = There is no purple pick. Play Em all the same.
exercise-wylde-why = A wylde counts as any colour, and it may replace a pick: put it over the red one.
exercise-bag = One dot of your Em is dark. Play the chord.
exercise-bag-why = A dark dot wants a face-down pick, and those come from the bag.
exercise-fret = Close the first fret.
exercise-fret-why = A fret that is full at the end of a turn scores for every genre. One space was free: string 1.
exercise-song = Your song needs G, C and D. Play it.
exercise-song-why = C and D lie in front of you. With the G the song is played by itself: purple on string 1, fret 3.

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

board-move-take-slot = take the pick from slot { $slot }
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
board-one-card = { $chord } ({ $dots })
board-move-claim = play { $card }
board-move-attempt = try { $card }
board-move-return-card = return { $card }
board-move-hold = hold { $card } back
board-move-release = play { $card } as soon as it is complete
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

board-lesson-goal = The most fame wins. It comes from the chords you play, from your song, and from your secret genre whenever a fret fills up.
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
