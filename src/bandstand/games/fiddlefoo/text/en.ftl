### Fiddlefoo: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { $special ->
    [none] the { fact-colour } { $number }
   *[other] the special card { $special }
}
    .unknown = a card
fact-other = { fact-card }
fact-cards = { fact-card }
    .none = nothing
    .unknown = unseen
fact-colour = { $colour }
fact-colours = { fact-colour }
fact-near = { $side ->
    [above] above { fact-card }
    [below] below { fact-card }
    [left] to the left of { fact-card }
    [right] to the right of { fact-card }
    [above-left] above { fact-card }, to the left
    [above-right] above { fact-card }, to the right
    [below-left] below { fact-card }, to the left
   *[below-right] below { fact-card }, to the right
}
fact-basis = { $basis }
fact-range = { $size ->
    [none] an empty range
    [one] range { $low }
   *[many] range { $low } to { $high }
}
fact-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fact-notes = { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}
fact-points = { $points ->
    [one] { $points } note
   *[other] { $points } notes
}
fact-ways = { $way ->
    [finish] say that you are done
    [draw] draw a card
    [pass] pass
    [pile] put a card on its pile
    [place] place a card of your hand
    [discard] discard a card of your hand
    [move] move a card of the map
    [remove] take a card off the map
    [throw] throw a card that matches
    [exchange] exchange a card of your hand
    [want] choose the card of the map that you want
   *[place-another] place another card
}

## What happens

round-begins = { $reader ->
    [you] Round { $round } begins; you start.
   *[other] Round { $round } begins; { $seat } starts.
}
card-laid = The map begins with { $card }.
hand-dealt = { $reader ->
    [you] You are dealt { $count }: { $cards }.
   *[other] { $seat } is dealt { $count }: { $cards }.
}
    .unknown = { $reader ->
        [you] You are dealt { $count }.
       *[other] { $seat } is dealt { $count }.
    }
card-chosen = { $reader ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
card-placed = { $reader ->
    [you] You place { $card }.
   *[other] { $seat } places { $card }.
}
pair = { $card } pairs with { $other }: { $range }, difference { $difference }.
pair-at-distance = { $card } pairs with { $other }: { $range }, difference { $difference }, distance { $distance }.
counts-as = { $reader ->
    [you] You count it as { $colour }.
   *[other] { $seat } counts it as { $colour }.
}
safesong = A Safesong: the lines of these Pairs are done.
silence = Silence: everybody else may throw one card of any kind at { $seat }.
toned-down = { $reader ->
    [you] You choose: cards may be thrown by { $basis } only.
   *[other] { $seat } chooses: cards may be thrown by { $basis } only.
}
left-open = { $reader ->
    [you] You leave it open what cards are thrown by.
   *[other] { $seat } leaves it open what cards are thrown by.
}
throws-asked = { $seats } may throw at { $seat }.
meant-to-throw = { $reader ->
    [you] You will throw { $card }.
   *[other] { $seat } will throw { $card }.
}
meant-for-pile = { $reader ->
    [you] You will put { $card } on its pile.
   *[other] { $seat } will put { $card } on its pile.
}
thrown = { $reader ->
    [you] You throw { $cards } at { $seats }.
   *[other] { $seat } throws { $cards } at { $seats }.
}
nobody-threw = Nobody throws anything.
put-on-pile = { $reader ->
    [you] You put { $card } on its pile, which has { $notes } now.
   *[other] { $seat } puts { $card } on its pile, which has { $notes } now.
}
back-from-pile = { $reader ->
    [you] You take { $card } back: an equal card was placed first.
   *[other] { $seat } takes { $card } back: an equal card was placed first.
}
cannot-place = { $reader ->
    [you] You have no card that fits.
   *[other] { $seat } has no card that fits.
}
passes = { $reader ->
    [you] You have no card that fits, and the draw pile is empty.
   *[other] { $seat } has no card that fits, and the draw pile is empty.
}
drawn = { $reader ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
all-stuck = The draw pile is empty and nobody has a card that fits.
discarded = { $reader ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
card-moved = { $reader ->
    [you] You move { $card } to another cell.
   *[other] { $seat } moves { $card } to another cell.
}
card-removed = { $reader ->
    [you] You take { $card } off the map.
   *[other] { $seat } takes { $card } off the map.
}
may-play-again = { $seat } may place one more card, but no { $colour } one.
must-place = { $seat } must place { $card } at once.
revealed = { $reader ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
echoed = { $reader ->
    [you] { $card } echoes the last card placed: you draw again.
   *[other] { $card } echoes the last card placed: { $seat } draws again.
}
may-exchange = { $reader ->
    [you] You draw { $card } and may exchange cards with the map.
   *[other] { $seat } draws { $card } and may exchange cards with the map.
}
exchanged = { $reader ->
    [you] You put { $card } in the place of { $other } and take that.
   *[other] { $seat } puts { $card } in the place of { $other } and takes that.
}
round-scored = { $reader ->
    [you] You are left with { $cards }: { $points } ({ $total } in total).
   *[other] { $seat } is left with { $cards }: { $points } ({ $total } in total).
}
hand-left = { $reader ->
    [you] You are left with { $cards }.
   *[other] { $seat } is left with { $cards }.
}
piles-filled = Round { $round }: every pile has exactly ten notes.
piles-missed = Round { $round }: the piles are off by { $points } in total.
won-together = You all win together.
lost-together = You all lose together.

## Called out on the table

callout-thrown = { $seat }: { $count } { $grounds ->
    [number] by number
    [notes] by notes
    [both] by number and notes
   *[any] for the Silence
}
callout-nobody-threw = Nobody throws
callout-safesong = Safesong
callout-silence = Silence

## Moves, as a button names them

move-place = place { $card }
move-cell = put it { $near }
move-throw = throw { $card }
move-pile = put { $card } on its pile
move-discard = discard { $card }
move-moved = move { $card }
move-target = move it { $near }
move-removed = take { $card } off the map
move-offered = give { $card } to the map
move-wanted = take { $card } from the map
move-take = draw a card
move-pass = pass
move-as = as { $colour }
move-by = by { $basis }
move-leave-open = leave it open
move-done = finish throwing
move-keep-all = keep all
move-move-nothing = move nothing
move-enough-removed = that is enough
move-no-exchange = no more exchanges
move-no-extra = no extra card

## Why a move is refused

no-such-move = There is no such move in this game.
not-in-hand = You don’t have { $card }. Now you may { $ways }.
fits-nowhere = There is no cell for { $card }: it must touch the map, be in line with a card it pairs with, and keep to the other rules of placing.
can-place = You have a card that fits, so you must place one.
pile-empty = The draw pile is empty. You can only pass.
can-draw = You can’t place a card, but the draw pile isn’t empty: draw one.
asked-card = A turn begins with a card to place. Now you may { $ways }.
asked-cell = Choose a cell for { $card }.
cell-taken = There is a card in this cell already.
not-connected = This cell does not touch the map. It must share a side with it.
not-in-line = No { $colour } card is in line with this cell. A card needs one of its colour in the same row, column or diagonal.
touches-colour = In this cell the card would touch another { $colour } card.
map-too-large = In this cell the card would make the map larger than 8 by 8.
line-closed = In this cell the card would extend a line that a Safesong has closed.
range-limit = In this cell there would be a Pair with { $card } whose range has fewer than four numbers.
distance-limit = In this cell there would be a Pair with { $card } at a distance above two.
asked-colour = Say which colour the purple card counts as: { $colours }.
no-pair-as = Counting as { $colour } the card would make no Pair.
asked-basis = Say what may be thrown by: range, notes or distance; or leave it open.
asked-throws = Choose your throws. Now you may { $ways }.
no-piles = There are piles in the cooperative game only.
given-already = You are giving { $card } already.
one-throw = At this table each player throws at most one card at a time.
clings = { $card } may not be thrown from a hand of three cards or fewer.
pile-too-high = The { $colour } pile shows a { $number }. A card must have a higher number to go there.
equal-number = You are putting { $other } on the { $colour } pile already: of equal numbers only one can go there in the same step.
contrary-matches = { $card } matches, and so it may not be thrown.
notes-only = { $card } is in a range, but it may be thrown by its notes only.
notes-only-at-distance = The number of { $card } equals a distance, but it may be thrown by its notes only.
silence-used = Only Silence would let { $card } go, and you have used it.
not-by-basis = Cards may be thrown by { $basis } only, and { $card } does not match by that.
no-match = { $card } matches no Pair: its number is in no range for its colour, and its notes equal no difference.
no-match-at-distance = { $card } matches no Pair: without ranges and differences, distances count, and neither its number nor its notes equal one.
asked-discard = Choose a discard. Now you may { $ways }.
asked-exchange = Choose an exchange. Now you may { $ways }.
asked-moved = Choose a card of the map. Now you may { $ways }.
asked-removed = Choose cards of the map. Now you may { $ways }.
asked-wanted = You are exchanging a card. Now you may { $ways }.
asked-again = Choose an extra card. Now you may { $ways }.
another-colour = The extra card must be of another colour than { $colour }.
not-on-map = { $card } isn’t on the map.
moves-others = { $card } moves other cards, not itself.
falls-apart = The map would fall apart: it must stay connected.

## What a move would do, in two or three words

mark-cells = { $cells ->
    [one] Fits in { $cells } cell
   *[other] Fits in { $cells } cells
}
mark-safesong = Safesong: nothing is thrown
mark-matches = { $count } may come back
mark-no-match = Nothing matches
mark-silence = Silence: any one card
mark-last-card = Your last card
mark-by-number = By its number
mark-by-notes = By its notes

## What a move does for the plan: the reason of a hint

plan-card = { $cells ->
    [one] It fits in { $cells } cell, and leaves you { $count } worth { $notes }.
   *[other] It fits in { $cells } cells, and leaves you { $count } worth { $notes }.
}
plan-cell = { $matching ->
    [0] It leaves you { $count }, and no card you have not seen can be thrown at you for its Pairs.
    [one] It leaves you { $count }, and one card you have not seen could be thrown at you for its Pairs.
   *[other] It leaves you { $count }, and { $matching } cards you have not seen could be thrown at you for its Pairs.
}
plan-cell-safe = It leaves you { $count }, and nothing may be thrown at you: a Safesong.
plan-cell-any = It leaves you { $count }, but by the Silence each of the others may throw any one card.
plan-throw = Thrown, it is off your hand, which comes to { $count } worth { $notes }.
plan-keep = { $could ->
    [one] You keep { $could } card you could throw; your hand comes to { $count } worth { $notes }.
   *[other] You keep { $could } cards you could throw; your hand comes to { $count } worth { $notes }.
}

## What hints speak of

outcome-thrown-at = cards are thrown at you
outcome-empty-hand = you empty your hand
outcome-piles = every pile gets its ten notes

## Lessons: the first game and the exercises

first-choose = Get rid of your cards: each note left in your hand counts against you. You place one card a turn. Choose the yellow 14.
first-cell = It must touch the map, be in line with a yellow card and not lie side by side with one. Put it below, in the column of the yellow 15.
first-throw = Your Pair differed by one note, so a card with one note was thrown at you. Now it is your turn to throw: this Pair differs by two notes, as many as your blue 3 has.
first-done = The yellow 12 lies in the range 11 to 14, so it could go too. Keep it this time and say that you are done.
first-next = Your turn again. The red 5 has as many notes as the red 10 on the map: choose it.
first-safe = In one row with the red 10 the difference is 0, so no card goes by its notes; only red 6 to 9 could be thrown. Put it there.
first-end = Nobody could throw. So it goes on until somebody has no card left, by placing or by throwing. Fewest notes after the last round wins.
exercise-safe = Place a card for which nothing can be thrown.
exercise-safe-why = 15 and 16 are neighbours with one note each: no number lies between them, and the difference is 0.
exercise-two-pairs = Make two Pairs at once with the yellow 13.
exercise-two-pairs-why = The card pairs with every card of its colour in line: here one in its row, one on its diagonal.
exercise-throw = Throw every card that you may.
exercise-throw-why = Yellow 10 and 15 have the range 11 to 14, and their notes differ by 2: the yellow 12 and the blue 3 match.
exercise-notes = You have no yellow card. Throw one all the same.
exercise-notes-why = The notes of the Pair differ by 2, and the red 4 has two notes: by notes any colour may go.
exercise-dear = Place the card that would cost you most.
exercise-dear-why = 8 and 9 have four notes, 1 and 16 only one. What is in the middle is expensive to keep.
exercise-finish = End the round now.
exercise-finish-why = A throw ends the round as well as a placement. Both of your cards match: throw both.

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
board-free-cell = Free, { $near }: pairs with { $partners }
board-free-target = Free, { $near }
board-card-at = { $card }; column { $column }, row { $row }
board-near-above = above the { $card }
board-near-below = below the { $card }
board-near-left = to the left of the { $card }
board-near-right = to the right of the { $card }
board-near-above-left = above the { $card }, to the left
board-near-above-right = above the { $card }, to the right
board-near-below-left = below the { $card }, to the left
board-near-below-right = below the { $card }, to the right
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
board-move-cell = put it { $near }
board-move-throws = throw { $card }
board-move-pile = put { $card } on its pile
board-move-discard = discard { $card }
board-move-moved = move { $card }
board-move-target = move it { $near }
board-move-removed = take { $card } off the map
board-move-offered = exchange { $card }
board-move-wanted = take { $card } from the map

# Scores

board-player = Player
board-round-number = Round { $round }
board-total = Total
board-notes-head = Notes
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
