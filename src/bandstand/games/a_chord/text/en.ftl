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

## Called out on the table

callout-key-changed = Key change: { $key }
callout-improvisation = Improvisation in { $key }
callout-spotlight = Spotlight: { $seat }

## Moves, as a button names them

move-card = play { $card }

## Why a move is refused

not-in-hand = You don’t have { $card }. Play a card from your hand.
follow-colour = You have { $colour }, the lead colour, and no { $chord } is in this round. Play { $colour }.
follow-or-repeat = You have { $colour }, the lead colour, and no { $chord } is in this round. Play { $colour }, or a chord that lies face up in this round.

## What a move would do, in two or three words

mark-wins = Wins as it stands
mark-wins-trick = Wins: { $tokens }
mark-loses = Does not win
mark-spotlight = Wins the spotlight
mark-key = Key moves to { $key }
mark-leads-next = You lead next
mark-improvises = Improvisation in { $key }

## What a move does for the plan: the reason of a hint

plan-lead = { so-far }, so you want this trick. { unseen-stronger }
plan-lead-enough = { so-far }, so you want to lose this trick. { unseen-stronger }
plan-win = { so-far }; this card wins as it stands.
plan-win-improvised = { so-far }; this trick was improvised and is worth { $gain } more points to you, and this card wins as it stands.
plan-let-go = { so-far }; this card lets the trick go and keeps a stronger one for later.
plan-cannot-win = { so-far }, but no card you may play wins this trick.
plan-lose = { so-far }; this card loses on purpose.
plan-win-anyway = { so-far }; this card wins as it stands, but it keeps one that loses for later.
plan-must-win = { so-far }, but every card you may play wins as it stands.
plan-improvise = Nobody wins this round: you improvise, { $key } becomes the key, you lead on, and the trick is worth 15 more.
plan-key = { $held ->
    [0] It makes { $key } the key and gives you the lead.
    [one] It makes { $key } the key and gives you the lead, and you hold another { $key }.
   *[other] It makes { $key } the key and gives you the lead, and you hold { $held } more of it.
}
so-far = { $aim ->
    [one] { $aim } token pays
   *[other] { $aim } tokens pay
} best and you have { $have }
unseen-stronger = { $stronger ->
    [0] No card you have not seen is stronger.
    [one] One card you have not seen is stronger.
   *[other] { $stronger } cards you have not seen are stronger.
}

## What hints speak of

outcome-trick = the next trick goes to you
outcome-spotlight = you take the spotlight
outcome-improvise = you improvise

## Lessons: the first game and the exercises

first-goal = Three stages, your whole hand on each. Won tricks pay, but only up to three: after that each costs you. The key, A, is the strongest chord, then B, C and so on. Lead the green B.
first-change = Somebody repeated D, so D is the key now. You can do that too: a purple G lies here, and your red G repeats it. The key becomes G, and you lead.
first-key = You lead, and G is the key: after it comes A. Lead the green A; only a G can beat it.
first-colour = Yellow is led and you have none, so you may play anything. Let the blue D go.
first-improvised = Improvisation: the last card repeated the first. That round lies face down, B is the key, and the same trick goes on. Follow with the red B, the key itself: it wins both rounds, 15 points extra and the spotlight.
first-enough = You have more tokens than pay: win nothing now. The key is F, and the purple A loses to any F or G. Keep the G for later.
first-improvise = A G led this round and you play last. Repeat it with the blue G: you improvise, nobody wins yet, and you lead on.
first-last = The last round of the stage: no key change and no improvisation any more. Your green E is far from the key G; let somebody else win.
first-end = That was a whole stage, and every rule came up. Two more stages follow; the highest total wins.
exercise-win = The key is C. Win this trick.
exercise-win-why = From the key C the order is C D E F G A B. The D on the table is beaten by the C alone.
exercise-duck = You have three tokens, the best number. Do not win this trick.
exercise-duck-why = From the key F the order is F G A B C D E. F and G beat the A on the table; the E loses to everything.
exercise-key = Make E the key.
exercise-key-why = A chord that is played twice in a round becomes the key. An E lies here, so any E repeats it, even in another colour.
exercise-spotlight = Take the spotlight.
exercise-spotlight-why = The spotlight goes to the player who wins with the key's own chord. The E would win too, but only the D is the key.
exercise-improvise = You play last. Improvise.
exercise-improvise-why = The last card improvises when it has the chord of the first. The first is C, so play your C; repeating the E would only change the key.
exercise-lead = Lead the next trick without winning this one.
exercise-lead-why = The player who repeats a chord last leads, and need not win. Your B repeats the B, while the G on the table still wins.

## The board

# Things

board-colour-blue = blue
board-colour-green = green
board-colour-red = red
board-colour-yellow = yellow
board-colour-purple = purple
board-colour-grey = grey
board-colour-white = white
board-card = { $colour } { $chord }
board-place-white-L = white L
board-place-black-R = black R
board-place-black-L = black L
board-place-white-R = white R

# The hand

board-hand = Your hand
board-hand-empty = Your hand is empty.
board-sort-by-colour = Sort by colour
board-sort-by-chord = Sort by chord
board-can-play = { $card }, can be played
board-cannot-play = { $card }, can’t be played now

# The table

board-ring = The key is { $key }. Strongest first: { $order }.
board-key = key
board-round = The round on the table
board-lies = { $who }: { $card }
board-lies-won = { $who }: { $card }, won
board-to-play = { $who }: to play
board-not-yet = { $who }: no card yet
board-leads = on lead
board-winning = winning so far
board-stage = Stage { $stage } of { $of }
board-half = half { $half }
board-rounds-left =
    { $rounds ->
        [one] the last round
       *[other] { $rounds } rounds to go
    }
board-face-down =
    { $rounds ->
        [one] { $rounds } round face down
       *[other] { $rounds } rounds face down
    }
board-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-trick-tokens =
    { $tokens ->
        [one] { $tokens } trick token
       *[other] { $tokens } trick tokens
    }
board-improvisations =
    { $improvisations ->
        [one] { $improvisations } improvisation token
       *[other] { $improvisations } improvisation tokens
    }
board-with-spotlight =
    { $spotlight ->
        [yes] , the spotlight
       *[no] { "" }
    }
board-total-points =
    { $total ->
        [one] { $total } point in total
       *[other] { $total } points in total
    }
board-plate = { $name }: { board-cards }, { board-trick-tokens }, { board-improvisations }{ board-with-spotlight }, { board-total-points }
board-inset = What tokens are worth in this stage
board-inset-place =
    { $name }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-each-improvisation = Each improvisation token adds 15.

# Looking back

board-look-back = Look back
board-last-round = The last round
board-no-last-round = No round has been played yet.
board-played = Played in this stage
board-open-hand = { $name } has { $cards }
board-open-aside = { $name } (2)

# Scores

board-stage-over = Stage { $stage } is over
board-result =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }{ $spotlight ->
        [yes] { " + spotlight" }
       *[no] { "" }
    }{ $improvisations ->
        [0] { "" }
       *[other] { " + " }{ $improvisations } × 15
    }
board-points = points
board-total = in total
board-go-on = On to stage { $stage }
board-scores = Score sheet
board-stage-row = Stage { $stage }
board-total-row = Total

# What is expected

board-lead-any = You lead: play any card.
board-lead-on = The trick goes on in { $key }: lead the next round, with any card.
board-follow = Play { $colour }, or repeat a chord of this round.
board-follow-nothing = You have no { $colour }: play any card.
board-to-place = For { $place }. { $sentence }
board-move = Play the { $card }

# Sounds

board-voicing-blue = blues seventh
board-voicing-green = open ninth
board-voicing-red = swinging sixth
board-voicing-yellow = soulful minor seventh
board-voicing-purple = power chord
board-sound-chord = { $chord }, { $voicing }
board-sound-drone = a soft drone on { $key }
board-sound-fill = drum fill
board-sound-trick = the trick as one chord
board-sound-spotlight = a rising shimmer

# The first game

board-lesson-goal = Three stages, your whole hand in each. Tricks pay only up to a point: the scale below the table shows where each of you stands on it.
board-lesson-lead = You lead: any card will do. Its colour is what the others should follow.
board-lesson-key = The lit chord on the ring is the key, the strongest. From there it goes clockwise, weaker and weaker. Colours don’t count.
board-lesson-follow = Follow the leader's colour, or repeat a chord that already lies in this round, in any colour.
board-lesson-anything = You have none of the lead colour, so you may play anything.
board-lesson-change = A chord came twice: it is the key now, and the last player who repeated it leads. Repeating is how you steer the band.
board-lesson-improvisation = Improvisation: the last card had the chord of the first. Nobody wins yet; the round lies face down and the same trick goes on in a new key.
board-lesson-improvised = An improvised trick: one token for every round of it, and an improvisation token worth 15.
board-lesson-spotlight = Winning with the key's own chord takes the spotlight. It counts as one more token, welcome or not.
board-lesson-enough = You stand at the top of the scale. From here on every further trick costs you.
board-lesson-two = With two players each has two places, L and R. You play for both of yours from one hand.
board-lesson-half = The second half: your other eight cards. Key, lead and spotlight stay as they are.
board-lesson-scored = A stage is scored and all tokens go back. The player who scored least leads the next stage.
