### Take the A Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { fact-colour } { $chord }
    .unknown = that card
fact-cards = { fact-colour } { $chord }
fact-colour = { $colour }
fact-spot = { $spot ->
    [white-L] white L
    [black-R] black R
    [black-L] black L
   *[white-R] white R
}
fact-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fact-tokens = { $tokens ->
    [one] { $tokens } trick token
   *[other] { $tokens } trick tokens
}
fact-improvisations = { $improvisations ->
    [one] { $improvisations } improvisation
   *[other] { $improvisations } improvisations
}
fact-points = { $points } points

## What happens

stage-begins = { $reader ->
    [you] Stage { $stage } begins; you lead.
   *[other] Stage { $stage } begins; { $seat } leads.
}
key-turned-up = The { $card } is turned up: the key is { $key }.
hand-dealt = { $reader ->
    [you] You take up { $count }: { $cards }.
   *[other] { $seat } takes up { $count }: { $cards }.
}
    .unknown = { $reader ->
        [you] You take up { $count }.
       *[other] { $seat } takes up { $count }.
    }
card-played = { $reader ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
card-played-to = { $reader ->
    [you] You play { $card } to { $spot }.
   *[other] { $seat } plays { $card } to { $spot }.
}
improvisation = { $reader ->
    [you] Improvisation { $times }: you move the key to { $key } and lead on.
   *[other] Improvisation { $times }: { $seat } moves the key to { $key } and leads on.
}
trick-won = { $reader ->
    [you] You win the trick: { $tokens }.
   *[other] { $seat } wins the trick: { $tokens }.
}
improvised-trick-won = { $reader ->
    [you] You win the improvised trick: { $tokens } and an improvisation token.
   *[other] { $seat } wins the improvised trick: { $tokens } and an improvisation token.
}
spotlight = { $reader ->
    [you] You take the spotlight.
   *[other] { $seat } takes the spotlight.
}
key-changed = { $reader ->
    [you] Key change: you move the key to { $key } and lead.
   *[other] Key change: { $seat } moves the key to { $key } and leads.
}
key-repeated = { $reader ->
    [you] Key change in the key itself, { $key }: you lead.
   *[other] Key change in the key itself, { $key }: { $seat } leads.
}
second-half = { $reader ->
    [you] The second half begins; you lead.
   *[other] The second half begins; { $seat } leads.
}
stage-scored = { $seat }: { $tokens }, { $improvisations }: { $points }, { $total } in all.
stage-scored-with-spotlight = { $seat }: { $tokens } and the spotlight, { $improvisations }: { $points }, { $total } in all.

## Moves, as a button names them

move-card = play the { $card }

## Why a move is refused

not-in-hand = You do not hold { $card }. Play a card from your hand.
follow-colour = You hold { $colour }, the lead colour, and no { $chord } is in this round. Play { $colour }.
follow-or-repeat = You hold { $colour }, the lead colour, and no { $chord } is in this round. Play { $colour }, or a chord that lies face up in this round.

## What hints speak of

outcome-trick = the next trick goes to you
outcome-spotlight = you take the spotlight
outcome-improvise = you improvise
