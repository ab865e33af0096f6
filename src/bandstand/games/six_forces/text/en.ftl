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

## Called out on the table

callout-trick-won = { $standing ->
    [reached] { $seat }: prediction reached
    [over] { $seat }: prediction broken
   *[unchanged] { "" }
}

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

## What a move would do, in two or three words

mark-wins = Wins as it stands
mark-wins-trick = Wins the trick
mark-loses = Does not win
mark-reaches-prediction = Prediction reached: { $tricks }
mark-over-prediction = More than predicted
mark-under-prediction = Prediction out of reach
mark-prize = If exact: { $points }

## What a move does for the plan: the reason of a hint

plan-predict-first = { $held ->
    [0] None of your cards has one of the three highest numbers, and no trump is chosen yet.
    [one] One of your cards has one of the three highest numbers, and no trump is chosen yet.
   *[other] { $held } of your cards have one of the three highest numbers, and no trump is chosen yet.
}
plan-predict-colour = { $held ->
    [0] Your trump is { $trump }, and you hold none of it.
   *[other] Your trump is { $trump }, and you hold { $held } of it.
}
plan-predict-big = Your trump is Big. Your cards with the three highest numbers: { $held }.
plan-predict-small = Your trump is Small. Your cards with the three lowest numbers: { $held }.
plan-trump-colour = { $held ->
    [0] You hold no { $trump }; in the tricks you lead it beats the other colours.
   *[other] You hold { $held } { $trump }; in the tricks you lead they beat the other colours.
}
plan-trump-big = Your cards with the three highest numbers: { $held }. In the tricks you lead the highest wins.
plan-trump-small = Your cards with the three lowest numbers: { $held }. In the tricks you lead the lowest wins.
plan-either = { so-far }: one more trick fits, and so does none.
plan-lead = { so-far }, so you want this trick. { unseen-stronger }
plan-lead-enough = { so-far }, so you want to lose this trick. { unseen-stronger }
plan-win = { so-far }; this card wins as it stands.
plan-let-go = { so-far }; this card lets the trick go and keeps a stronger one for later.
plan-cannot-win = { so-far }, but no card you may play wins this trick.
plan-lose = { so-far }; this card loses on purpose.
plan-win-anyway = { so-far }; this card wins as it stands, but it keeps one that loses for later.
plan-must-win = { so-far }, but every card you may play wins as it stands.
so-far = { $spare ->
    [0] You predicted { $low } and have { $have }
   *[other] You predicted { $low } or { $high } and have { $have }
}
unseen-stronger = { $stronger ->
    [0] No card you have not seen is stronger.
    [one] One card you have not seen is stronger.
   *[other] { $stronger } cards you have not seen are stronger.
}

## What hints speak of

outcome-trick = the next trick goes to you
outcome-prediction = your prediction comes true

## Lessons: the first game and the exercises

first-trump = Say how many tricks you will win, then win exactly that many. First everybody chooses a trump and predicts, in either order. Choose Big: in tricks that you lead, the highest number will win.
first-predict = Now predict. You have some 7s and 8s and no 9: four tricks. Exactly right is worth 4 points, each trick off costs one.
first-lead = You lead, so your trump Big decides: the highest number of any colour wins. Begin with the yellow 4 and see what comes.
first-lead-again = The winner leads again. Try the blue 6: somebody may have a higher number.
first-theirs = This trick was led by another player, so only their trump counts: red. Nobody has played red; the highest yellow wins. Follow with the yellow 8.
first-highest = Your lead, and Big counts again. The blue 9 has been played: lead the blue 8.
first-lose = Three of four. There is no hurry: give the lead away with the green 4.
first-follow = Red is led: you must follow. Play the red 7 while the 8 beats it.
first-forced = Red again, and the red 6 is your only one.
first-anything = No red left, so play anything. Throw the green 7 away: later it could win too much.
first-safe = The leader's trump is blue, so your blue 5 would win. Keep it for the end and play the yellow 3.
first-low = Follow green. Somebody cut with the blue trump, so both of your cards lose: the green 2 goes first.
first-keep = No yellow. Red is trump here, so nothing of yours wins; keep the blue 5 for the last trick.
first-last = Blue is led, and your blue 5 is higher: the fourth trick, exactly as you said.
first-end = Four predicted, four won: 4 points. A game has as many rounds as players, and the highest total wins.
exercise-trump = The leader's trump is green. Win this trick.
exercise-trump-why = You have no yellow, so you may play a trump. Even the green 1 beats the yellow 9.
exercise-small = The leader's trump is Small. Win this trick.
exercise-small-why = Under Small the lowest number wins, in any colour: the red 2 is lower than the blue 4.
exercise-duck = You have won what you predicted. Do not win this trick; the leader's trump is Big.
exercise-duck-why = Under Big any number above 7 wins here, whatever its colour. Only the yellow 2 is safe.
exercise-lead = You lead, and your trump is red. The others have no blue. Win this trick.
exercise-lead-why = They cannot follow blue, so they may cut the 8 with red. The red 9 is the highest trump.
exercise-big = The leader's trump is Big, and one more player follows you. Win this trick.
exercise-big-why = You must follow blue, and only the 8 is above the 6.
exercise-predict = You lead first with red as trump, and this is your hand. Predict exactly.
exercise-predict-why = All the reds are yours, and each of your 9s is the highest of its colour. The winner leads again: all twelve tricks.

## The board

# Things

board-colour-blue = blue
board-colour-green = green
board-colour-red = red
board-colour-yellow = yellow
board-colour-purple = purple
board-colour-grey = grey
board-colour-white = white
board-trump-red = red
board-trump-yellow = yellow
board-trump-blue = blue
board-trump-green = green
board-trump-big = Big
board-trump-small = Small
board-trump-meaning-red = the highest red wins
board-trump-meaning-yellow = the highest yellow wins
board-trump-meaning-blue = the highest blue wins
board-trump-meaning-green = the highest green wins
board-trump-meaning-big = the highest number wins
board-trump-meaning-small = the lowest number wins
board-card = { $colour } { $number }

# The hand

board-hand = Your hand
board-hand-empty = Your hand is empty.
board-sort-by-colour = Sort by colour
board-sort-by-number = Sort by number
board-can-play = { $card }, can be played
board-cannot-play = { $card }, can’t be played now

# The table

board-round = Round { $round } of { $of }
board-tricks-left =
    { $tricks ->
        [one] the last trick
       *[other] { $tricks } tricks to go
    }
board-lap = lap { $lap } of 2
board-trick = The trick on the table
board-lies = { $who }: { $card }
board-lies-won = { $who }: { $card }, won
board-to-play = { $who }: to play
board-not-yet = { $who }: no card yet
board-leads = on lead
board-winning = winning so far
board-trump-of-trick =
    { $you ->
        [yes] You lead
       *[no] { $name } leads
    } with trump { $trump }: { $meaning }

# Plates

board-its-trump = trump { $trump }
board-no-trump = no trump yet
board-plate =
    { $name }: { $said }, { $trump }, { $tricks ->
        [one] { $tricks } trick won
       *[other] { $tricks } tricks won
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    } in total
board-says-nothing = no prediction yet
board-says = prediction { $prediction }
board-with-spare = { $tricks } or { $more }

# Before the tricks

board-predict = How many tricks?
board-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } in the centre
board-choose-trump = Your trump, when you lead
board-spare = Spare
board-spare-help = Spare chip: that number or one more
board-predict-move =
    Predict { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
board-predict-spare-move = Predict { $prediction }, with a spare
board-trump-move = Choose { $trump } as trump
board-card-move = Play the { $card }
board-allowed = { $what }, possible
board-refused = { $what }, not possible now

# Looking back

board-look-back = Look back
board-last-trick = The last trick
board-no-last-trick = No trick has been played yet.
board-played = Played in this round
board-open-hand = { $name } has { $cards }

# Scores

board-round-over = Round { $round } is over
board-result = said { $said }, won { $tricks }
board-points = points
board-total = in total
board-go-on = On to round { $round }
board-scores = Score pad: prediction, tricks won, points
board-round-row = Round { $round }
board-total-row = Total
board-exact = Exact: +4. With a spare, either number: +2. A miss: −1 for each trick away.

# What is expected

board-expect-either = Predict your tricks, or choose your trump.
board-expect-prediction =
    { $chips ->
        [0] There are no chips left: predict 0.
        [one] Predict your tricks: { $chips } chip left.
       *[other] Predict your tricks: { $chips } chips left.
    }
board-expect-trump = Choose your trump: it decides the tricks you lead.
board-expect-lead = You lead: play any card. Trump is yours, { $trump }.
board-expect-follow = Follow { $colour }.
board-expect-anything = You have no { $colour }: play any card.

# Sounds

board-sound-card = a soft tone for { $card }
board-sound-trump-card = a soft tone and its octave for { $card }
board-sound-trump = the octave of { $trump }
board-sound-taps =
    { $taps ->
        [one] { $taps } wooden tap
       *[other] { $taps } wooden taps
    }
board-sound-won = the trick as one chord
board-sound-good = a bright chord
board-sound-bad = a falling tone

# The first game

board-lesson-goal = Say how many tricks you will win, then win exactly that many. There are twelve in a round.
board-lesson-either = Two laps before the first card: predict or choose a trump now, do the other later. Late predictions know more, but chips and trumps run out.
board-lesson-predict = Look at your hand: high cards, and many of your trump colour, win tricks. Exact is worth +4, even for a 0.
board-lesson-spare = Not sure? With a spare chip you say two numbers at once, like 3 or 4. That is safer, and worth only +2.
board-lesson-trump = Your trump counts only in tricks you lead. Big: the highest number of any colour wins. Small: the lowest.
board-lesson-lead = You lead, so your own trump decides this trick. Play any card.
board-lesson-theirs = Look at the card in the middle: it is the trump of the player who led this trick, and only that one counts.
board-lesson-follow = Follow the lead colour. Nobody has to play a trump.
board-lesson-anything = You have none of the lead colour: play anything, perhaps to get rid of a dangerous card.
board-lesson-reached = You have the tricks you predicted. From here on every further one costs you: duck.
board-lesson-over = One trick too many: each costs a point. Still, fewer is better than more.
board-lesson-scored = The round is scored; the next one starts with the left neighbour of the last starter.
