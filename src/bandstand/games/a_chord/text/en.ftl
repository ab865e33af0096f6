### Take the A Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = the { fact-cards }
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
fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens

stage-begins = { $reader ->
    [you] Stage { $stage } begins; you lead.
   *[other] Stage { $stage } begins; { $seat } leads.
}
key-turned-up = { $card } is turned up: the key is { $key }.
hand-dealt = { $reader ->
    [you] You are dealt { $count }: { $cards }.
   *[other] { $seat } is dealt { $count }: { $cards }.
}
    .unknown = { $reader ->
        [you] You are dealt { $count }.
       *[other] { $seat } is dealt { $count }.
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
    [you] Improvisation { $times }: you move the key to { $key } and lead the next round.
   *[other] Improvisation { $times }: { $seat } moves the key to { $key } and leads the next round.
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
    [you] { $key } is repeated: the key stays, and you lead.
   *[other] { $key } is repeated: the key stays, and { $seat } leads.
}
second-half = { $reader ->
    [you] The second half begins; you lead.
   *[other] The second half begins; { $seat } leads.
}
stage-scored = { $seat }: { $tokens }, { $improvisations }: { $points } ({ $total } in total).
stage-scored-with-spotlight = { $seat }: { $tokens } and the spotlight, { $improvisations }: { $points } ({ $total } in total).

## Moves, as a button names them

move-card = play { $card }

## Why a move is refused

not-in-hand = You don’t have { $card }. Play a card from your hand.
follow-colour = You have { $colour }, the lead colour, and no { $chord } is in this round. Play { $colour }.
follow-or-repeat = You have { $colour }, the lead colour, and no { $chord } is in this round. Play { $colour }, or a chord that lies face up in this round.

## What hints speak of

outcome-trick = the next trick goes to you
outcome-spotlight = you take the spotlight
outcome-improvise = you improvise
