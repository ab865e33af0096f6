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
board-sound-won = a bass note
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
