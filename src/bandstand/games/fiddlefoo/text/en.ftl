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
fact-cell = { $column },{ $row }
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
card-laid = The map begins with { $card } at { $cell }.
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
    [you] You place { $card } at { $cell }.
   *[other] { $seat } places { $card } at { $cell }.
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
    [you] You move { $card } to { $cell }.
   *[other] { $seat } moves { $card } to { $cell }.
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

## Moves, as a button names them

move-place = place { $card }
move-cell = put it at { $cell }
move-throw = throw { $card }
move-pile = put { $card } on its pile
move-discard = discard { $card }
move-moved = move { $card }
move-target = move it to { $cell }
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
cell-taken = There is a card at { $cell } already.
not-connected = The cell { $cell } does not touch the map. It must share a side with it.
not-in-line = No { $colour } card is in line with { $cell }. A card needs one of its colour in the same row, column or diagonal.
touches-colour = At { $cell } the card would touch another { $colour } card.
map-too-large = At { $cell } the card would make the map larger than 8 by 8.
line-closed = At { $cell } the card would extend a line that a Safesong has closed.
range-limit = At { $cell } there would be a Pair with { $card } whose range has fewer than four numbers.
distance-limit = At { $cell } there would be a Pair with { $card } at a distance above two.
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

## What hints speak of

outcome-thrown-at = cards are thrown at you
outcome-empty-hand = you empty your hand
outcome-piles = every pile gets its ten notes
