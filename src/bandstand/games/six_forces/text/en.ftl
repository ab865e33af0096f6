### 6 Forces: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = the { fact-cards }
    .unknown = a card
fact-cards = { fact-colour } { $number }
fact-colour = { $colour }
fact-trump = { $trump ->
    [big] Big
    [small] Small
   *[other] { $trump }
}
fact-trumps = { fact-trump }
fact-ways = { $way ->
    [play] play a card
    [predict] predict
   *[trump] choose a trump
}
fact-tricks = { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
fact-chips = { $chips ->
    [0] no chip
    [one] { $chips } chip
   *[other] { $chips } chips
}
fact-points = { signed } { $amount ->
    [one] point
   *[other] points
}
fact-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
signed = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}

## What happens

round-begins = { $reader ->
    [you] Round { $round } begins; you start.
   *[other] Round { $round } begins; { $seat } starts.
}
hand-dealt = { $reader ->
    [you] You are dealt { $count }: { $cards }.
   *[other] { $seat } is dealt { $count }: { $cards }.
}
    .unknown = { $reader ->
        [you] You are dealt { $count }.
       *[other] { $seat } is dealt { $count }.
    }
predicted = { $reader ->
    [you] You predict { $tricks }; { $chips } left in the centre.
   *[other] { $seat } predicts { $tricks }; { $chips } left in the centre.
}
predicted-with-spare = { $reader ->
    [you] You predict { $predicted } or { $tricks }, with a spare chip; { $chips } left in the centre.
   *[other] { $seat } predicts { $predicted } or { $tricks }, with a spare chip; { $chips } left in the centre.
}
trump-chosen = { $reader ->
    [you] You choose { $trump } as trump.
   *[other] { $seat } chooses { $trump } as trump.
}
tricks-begin = { $reader ->
    [you] The tricks begin; you lead.
   *[other] The tricks begin; { $seat } leads.
}
card-played = { $reader ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
trick-won = { $reader ->
    [you] You win the trick, trump { $trump }: { $tricks } so far.
   *[other] { $seat } wins the trick, trump { $trump }: { $tricks } so far.
}
round-scored = { $seat }: predicted { $predicted }, won { $tricks }: { $points } ({ $total } in total).
round-scored-with-spare = { $seat }: predicted { $predicted } or { $or_predicted }, won { $tricks }: { $points } ({ $total } in total).

## Moves, as a button names them

move-card = play { $card }
move-predict = predict { $tricks }
move-predict-spare = predict { $predicted } or { $tricks }, with a spare
move-trump = choose { $trump } as trump

## Why a move is refused

no-such-move = 6 Forces has no such move. You may { $ways }.
conception-first = No card is played before everybody has predicted and chosen a trump. You may { $ways }.
already-predicted = You have predicted in this round. Choose your trump now.
too-few-chips = That takes more chips than there are: { $chips } in the centre. A spare chip counts too. Predict with the chips there are; 0 is always possible.
trump-already-chosen = You have chosen { $trump } as trump. Predict your tricks now.
trump-taken = Somebody has chosen { $trump }, and three players have three different trumps. Free: { $trumps }.
trump-repeated-already = Somebody has chosen { $trump }, and one trump on the table is there twice already. Free: { $trumps }.
conception-over = Predictions and trumps are settled for this round. Play a card.
not-in-hand = You don’t have { $card }. Play a card from your hand.
follow-colour = You have { $colour }, the lead colour. Play { $colour }.

## What hints speak of

outcome-trick = the next trick goes to you
outcome-prediction = your prediction comes true
