## The board

# Things

board-colour-yellow = yellow
board-colour-red = red
board-colour-blue = blue
board-colour-purple = purple
board-instrument-yellow = violin
board-instrument-red = guitar
board-instrument-blue = drums
board-instrument-purple = piano
board-notes =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-plain = { $colour } { $number }
board-with-notes = { $card }, { board-notes }
board-special = { $card } “{ $name }”
board-span = { $low }–{ $high }

# The table

board-map = The map
board-players = Players
board-person =
    { $name }: { board-cards } in hand, { $total ->
        [one] { $total } note
       *[other] { $total } notes
    } so far
board-person-together = { $name }: { board-cards } in hand
board-in-the-light = to play
board-known = known: { $list }
board-pile-count = Draw pile: { board-cards }
board-gone = Out of the game: { $list }
board-colour-pile-empty = The { $colour } pile is empty; it needs 10 notes
board-colour-pile = The { $colour } pile: { $top } on top, { board-notes } of 10
board-free-cell = Cell { $cell }, free: pairs with { $partners }
board-free-target = Cell { $cell }, free
board-card-at = { $card }, at { $cell }
board-can-be-chosen = can be chosen
board-just-placed = just placed
board-partner = in a Pair with the card just placed
board-closer = Zoom in
board-whole-map = The whole map
board-round = Round { $round } of { $rounds }
board-tap-again = Tap again to place it here.

# What may be thrown

board-could-throw = They could throw
board-may-throw = At { $name }:
board-may-throw-you = At you:
board-last-pairs = These Pairs allow:
board-any-notes = cards with { $list }
board-nothing = nothing
board-silence = Silence: any 1 card
board-safesong = Safesong: nobody throws
board-basis-range = by range only
board-basis-notes = by notes only
board-basis-distance = by distance only
board-no-pairs-yet = Cards of a colour in one line make Pairs.

# The hand

board-hand = Your hand
board-sort-colour = Sort by colour
board-sort-number = Sort by number
board-can-place = fits
board-can-throw = may be thrown
board-throwing = thrown
board-piling = for its pile
board-chosen = chosen
board-empty-hand = Your hand is empty.
board-done = Done
board-done-throwing =
    { $count ->
        [0] Throw nothing
       *[other] Throw { board-cards }
    }
board-done-discarding = Keep all
board-done-moving = Move nothing
board-done-removing = Done removing
board-done-exchanging = No more exchanges
board-done-again = No extra card
board-take = Draw a card
board-pass = Pass
board-as-colour = As { $colour }
board-by-basis-range = By range
board-by-basis-notes = By notes
board-by-basis-distance = By distance
board-leave-open = Leave it open
board-throw-it = Throw { $card }
board-pile-it = Pile { $card }
board-thrown-mark = thrown
board-pile-mark = pile

# What is expected

board-expect-card = Choose a card to place.
board-expect-cell = Choose a lit cell for { $card }.
board-expect-take = None of your cards fits: draw one.
board-expect-pass = None of your cards fits and the draw pile is empty: pass.
board-expect-colour = Say which colour { $card } counts as.
board-expect-discard = You may discard one card of your hand.
board-expect-moved-card = You may move a card of the map: choose it.
board-expect-target-cell = Choose a lit cell to move { $card } to.
board-expect-removed-card = You may take up to three cards off the map.
board-expect-basis = Choose the one thing cards may be thrown by, or leave it open.
board-expect-throws = Throw matching cards at { $name }, then confirm.
board-expect-throws-or-piles = Throw cards at { $name }, or put them on piles.
board-expect-nothing-to-throw = Nothing of yours may be thrown at { $name }.
board-expect-enough-thrown = You can’t throw any more: confirm.
board-expect-offered-card = You may exchange a hand card with the map: choose it.
board-expect-wanted-card = Which card of the map do you want for { $card }?
board-expect-another-card = Place one more card of another colour, if you like.
board-expect-over = The game is over.

# Moves

board-move-card = place { $card }
board-move-cell = put it at { $cell }
board-move-throws = throw { $card }
board-move-pile = put { $card } on its pile
board-move-discard = discard { $card }
board-move-moved = move { $card }
board-move-target = move it to { $cell }
board-move-removed = take { $card } off the map
board-move-offered = exchange { $card }
board-move-wanted = take { $card } from the map

# Scores

board-player = Player
board-round-number = Round { $round }
board-total = Total
board-fewest = Fewest notes wins.
board-piles-wanted = You win together if every pile has exactly 10 notes.
board-missing = Off by
board-hands-left = Cards left
board-none = none
board-round-over = Round { $round } is over
board-piles-miss =
    { $points ->
        [0] Every pile has exactly ten notes.
       *[other] The piles are off by { $points } in total.
    }
board-go-on = Go on

# Special cards: the name, and what they do

board-when-paired = When paired
board-when-thrown = When thrown
board-when-drawn = When drawn
board-when-scored = When scored
board-special-discard = Discard
board-special-discard-effect = you may put one hand card out of the game.
board-special-move = Move
board-special-move-effect = you may move one other card of the map; the map stays in one piece.
board-special-play-again = Play again
board-special-play-again-effect = after the throws you may place one more, of another colour.
board-special-remove-cards = Remove
board-special-remove-cards-effect = you may take up to three cards off the map.
board-special-wild-pair = Wild pair
board-special-wild-pair-effect = it also pairs with every other colour in line.
board-special-other-colours = Other colours
board-special-other-colours-effect = its ranges let every colour be thrown.
board-special-range-limit = Wide range
board-special-range-limit-effect = its Pairs need at least four numbers in between.
board-special-no-safety = No safety
board-special-no-safety-effect = a Safesong made with it protects nobody.
board-special-distance-limit = Close by
board-special-distance-limit-effect = its Pairs have at most two cards in between.
board-special-draw = Draw
board-special-draw-effect = whoever throws it draws one card.
board-special-notes-penalty = Penalty
board-special-notes-penalty-effect = whoever throws it by its notes alone draws two cards.
board-special-notes-only = Notes only
board-special-notes-only-effect = it may be thrown by its notes, never by range.
board-special-contrary = Contrary
board-special-contrary-effect = it may be thrown exactly when it doesn’t match.
board-special-clingy = Clingy
board-special-clingy-effect = it stays while you have three cards or fewer.
board-special-instaplay = Instaplay
board-special-instaplay-effect = it must be placed at once, if it fits.
board-special-reveal = Reveal
board-special-reveal-effect = everybody sees it in your hand.
board-special-swap-map = Swap
board-special-swap-map-effect = you may exchange up to three hand cards with the map.
board-special-colour-echo = Colour echo
board-special-colour-echo-effect = draw again if the last card placed has its colour.
board-special-note-echo = Note echo
board-special-note-echo-effect = draw again if the last card placed has as many notes.
board-special-double-worst = Double worst
board-special-double-worst-effect = it costs twice your most expensive other card.
board-special-most-held = Most held
board-special-most-held-effect = it costs 10 if you have no colour more often than its own.

# Sounds

board-caption-placed = { $instrument }, note { $number }
board-caption-pair = an interval, { $some } and { $other }
board-caption-thrown = { board-cards } in a run
board-caption-piled = a clear note
board-caption-drawn = a soft tick
board-caption-safesong = a long, quiet chord
board-caption-silence = a muffled beat
board-caption-round-over = the whole band, one chord
board-caption-special = a drum fill

# The first game

board-lesson-goal = Get rid of your cards. Every note left in your hand at the end of the round counts against you.
board-lesson-card = Cards that fit are lit. Choose one, then you will see where it may go.
board-lesson-cell = A card must touch the map and be in line with a card of its colour: row, column or diagonal. It may not lie side by side with its own colour.
board-lesson-prospect = Look at a lit cell before you place: the line above the map says what the others could throw at you for it.
board-lesson-pairs = The new card pairs with every card of its colour in line. The numbers between the two are the range; by how many notes they differ is the difference.
board-lesson-throws = Now you may throw: cards of the Pair's colour with a number in the range, or any card with as many notes as the difference.
board-lesson-nothing = Nothing matches this time. Everybody is asked anyway, so that nobody learns who could not.
board-lesson-thrown-at-you = Cards were thrown at you. Everybody knows now that you have them.
board-lesson-middle = Cards near the middle, 5 to 12, have many notes: expensive to keep. Place or throw them early.
board-lesson-safe-pair = Neighbouring numbers with equal notes make the safest Pair: nothing can be thrown for it.
board-lesson-few = Somebody has only one or two cards. A throw can end the round as well as a placement.
board-lesson-round-end = The round is over. Fewest notes after the last round wins.
board-lesson-stuck = No card of yours fits anywhere, so you draw one and your turn ends.
board-lesson-together = You play together: put cards on their piles, always higher than the last. Ten notes on each pile, exactly.
board-lesson-safesong = With Safesong the cards in between count: three or more between every Pair and nobody may throw.
board-lesson-special = A star marks a special card. Touch it to read what it does.
