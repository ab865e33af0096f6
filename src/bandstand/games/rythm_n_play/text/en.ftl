### Rythm 'n' Play: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { $face }
fact-last = { $face }
fact-tone = { $face }
fact-cards = { $face }
    .none = nothing
fact-value = { $value }
fact-rythm = { $value ->
    [whole] a whole
    [half] a half
    [quarter] a quarter
   *[eighth] an eighth
}
fact-values = { $cards ->
    [1] { fact-rythm }
   *[other] { equal-rythms }
}
    .none = nothing
equal-rythms = { $value ->
    [whole] { $cards } wholes
    [half] { $cards } halves
    [quarter] { $cards } quarters
   *[eighth] { $cards } eighths
}
fact-ways = { $way ->
    [compose] compose
    [exchange] exchange RYTHM cards
    [take] take a RYTHM card
    [pass] pass
    [pick-up] pick the stave up
    [spend-more] spend another RYTHM card
    [draw] draw
    [tonality] turn the Tonality card
   *[lay] lay a PLAY card of your hand face up
}
fact-beats = { $beats ->
    [0.5] half a beat
    [one] { $beats } beat
   *[other] { $beats } beats
}
fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fact-limited = { $limited ->
    [0] PLAY cards
   *[other] cards
}

## What happens

game-begins = { $reader ->
    [you] You have the first turn; the player on the right chooses the Tonality.
   *[other] { $seat } has the first turn; the player on the right chooses the Tonality.
}
hand-dealt = { $reader ->
    [you] You are dealt { $cards }, and { $values }.
   *[other] { $seat } is dealt { $cards }, and { $values }.
}
    .unknown = { $reader ->
        [you] You are dealt four PLAY cards and a RYTHM card.
       *[other] { $seat } is dealt four PLAY cards and a RYTHM card.
    }
tonality-chosen = { $reader ->
    [you] You turn the Tonality to { $tone }.
   *[other] { $seat } turns the Tonality to { $tone }.
}
note-composed = { $reader ->
    [you] You compose { $card }.
   *[other] { $seat } composes { $card }.
}
change-composed = { $reader ->
    [you] You compose { $card }: the Tonality shows { $tone }.
   *[other] { $seat } composes { $card }: the Tonality shows { $tone }.
}
stave-shut = { $reader ->
    [you] You compose { $card } and shut the stave.
   *[other] { $seat } composes { $card } and shuts the stave.
}
stave-picked-up = { $reader ->
    [you] You pick up the stave: { $count }.
   *[other] { $seat } picks up the stave: { $count }.
}
rythm-chosen = { $reader ->
    [you] You put { $rythm } towards an exchange: { $beats } so far.
   *[other] { $seat } puts { $rythm } towards an exchange: { $beats } so far.
}
exchanged = { $reader ->
    [you] You spend { $values }: { $beats }.
   *[other] { $seat } spends { $values }: { $beats }.
}
play-drawn = { $reader ->
    [you] You draw { $count }: { $cards }.
   *[other] { $seat } draws { $count }: { $cards }.
}
    .unknown = { $reader ->
        [you] You draw { $count }.
       *[other] { $seat } draws { $count }.
    }
play-stack-empty = The PLAY stack is empty: the next stave picked up ends the game.
rythm-taken = { $reader ->
    [you] You take a RYTHM card: { $rythm }.
   *[other] { $seat } takes a RYTHM card: { $rythm }.
}
    .unknown = { $reader ->
        [you] You take a RYTHM card.
       *[other] { $seat } takes a RYTHM card.
    }
discards-shuffled = The discards are shuffled into a new RYTHM stack: { $count }.
card-laid = { $reader ->
    [you] You lay { $card } face up.
   *[other] { $seat } lays { $card } face up.
}
passed = { $reader ->
    [you] You pass, with nothing else to do.
   *[other] { $seat } passes, with nothing else to do.
}
silent-lap = Nobody composed for a full round of turns.
scored = { $seat }: { $down } face down, { $up } face up, { $beats } in hand: { $points }.

## Called out on the table

callout-stave-picked-up = { $seat }: stave of { $count }
callout-stave-shut = The stave is shut

## Moves, as a button names them

move-compose = compose { $card }
move-lay = lay { $card } face up
move-pick-up = pick up the stave
move-take = take a RYTHM card
move-pass = pass
move-spend = spend { $rythm }
move-done = draw for the beats chosen
move-tonality = turn the Tonality to { $tone }

## Why a move is refused

no-such-move = There is no such move in this game.
tonality-first = Choose the side of the Tonality card first: Sharp or Flat.
tonality-is-chosen = The Tonality is chosen once, before the first turn: it is { $tone }.
hand-limit = You have more than seven { $limited }. Lay { $excess } of your PLAY cards face up in front of you.
within-hand-limit = You lay cards face up only when you have more than seven { $limited }.
not-in-hand = You don’t have { $card }. You may { $ways }.
begin-with-note = A stave begins with a note, not with a Change.
change-after-change = A Change may only follow a note, never another Change.
shut-stave = This stave is shut: no note lies beyond, and no Change follows a Change.
rising = { $card } is not higher than { $last }, and the Tonality is Sharp: the stave rises.
falling = { $card } is not lower than { $last }, and the Tonality is Flat: the stave falls.
no-stave = There is no stave to pick up.
not-your-card = The last card of the stave was laid by { $seats }. You pick a stave up when it comes back to you with your own card last.
continue-or-pick-up = Nobody has added to the stave since your card. Before anything else you may { $ways }.
exchange-begun = Finish your exchange first: you may { $ways }.
nothing-chosen = You have chosen no RYTHM cards to spend.
rythm-not-in-hand = You have no { $value } left to spend.
no-play-left = The PLAY stack is empty: there is nothing to exchange for.
whole-beats = An exchange is worth 1, 2, 3 or 4 whole beats; with { $beats } your hand cannot make that.
unfinished-beat = { $beats } isn’t a whole number of beats: spend another eighth.
four-beats = An exchange is worth four beats at most; that would be { $beats }.
no-rythm-left = No RYTHM card is left to take, neither in the stack nor discarded.
seven-rythm = You have seven RYTHM cards and no PLAY card to lay down: you can’t take another.
no-free-pass = You may pass only if you can’t compose, exchange or take. You may { $ways }.

## What a move would do, in two or three words

mark-shuts = Shuts the stave
mark-turns = Turns to { $tone }
mark-followers = { $notes ->
    [0] No Note can follow
    [one] { $notes } Note can follow
   *[other] { $notes } Notes can follow
}
mark-stave = Yours: { $count }
mark-ends-game = Ends the game
mark-buys = Draws { $count }
mark-lays-down = Then lay { $count } down

## What a move does for the plan: the reason of a hint

plan-begin = You begin a stave. { can-follow }
plan-compose = The stave comes to { $count }, a point each, and is yours if this one stays the last. { can-follow }
plan-continue = You could pick up { $count } now; you go on for more. { can-follow }
plan-shuts = Nothing can follow, so the whole stave, { $count }, is yours at your next turn.
plan-pick-up = The stave is yours: { $count }, a point each. You come to { $points }.
plan-pick-up-last = The stave is yours, { $count }, and the game ends: you come to { $points }, the beats in your hand already subtracted.
plan-take = { fit-now } Beats buy new cards.
plan-exchange = { fit-now } The beats you spend buy { $count }, and cost nothing at the end.
plan-lays-down = Then you hold more than seven and lay { $count } down, at three points each.
plan-lay = Only seven cards may stay. { fit-after }
plan-tonality = { $held ->
    [0] With { $tone } up, none of your Notes is hard to follow.
    [one] With { $tone } up, one of your Notes is hard to follow.
   *[other] With { $tone } up, { $held } of your Notes are hard to follow.
}
can-follow = { $notes ->
    [0] No Note can follow it.
    [one] Only one Note can follow it.
   *[other] { $notes } of the seven Notes can follow it.
}
fit-now = { $fitting ->
    [0] None of your cards fits the stave.
    [one] One of your cards fits the stave.
   *[other] { $fitting } of your cards fit the stave.
}
fit-after = { $fitting ->
    [0] None of those you keep fits the stave.
    [one] One of those you keep fits the stave.
   *[other] { $fitting } of those you keep fit the stave.
}

## What hints speak of

outcome-stave = the next stave goes to you

## Lessons: the first game and the exercises

first-tonality = Collect cards: the player who laid the last card of the melody takes it when the turn comes back to them, a point a card. First you choose its direction. Your only notes are low: choose Sharp, and the melody rises.
first-begin = The stave is empty, so any note may begin it. Lay a C.
first-pick-up = Nobody added to it, and your card lies last. Pick the stave up: one point.
first-change = D lies there, and your C is too low to follow. A Change may follow any note: lay the Flat. Now the melody must fall.
first-again = Again nobody could follow. Pick up: Changes count a point too.
first-take = Few cards left. Take a RYTHM card: it can buy new PLAY cards.
first-spend = A half is worth two beats, and each beat buys a PLAY card. Choose it.
first-done = Two whole beats: exchange now.
first-compose = The stave is empty again. Begin with an E; the Tonality is Flat, so only lower notes may follow.
first-must = The melody was turned, and it must rise above E. You can neither follow nor exchange, so you must take.
first-lure = The other player picked that one up. Lay the E: they may follow it, and you hold a Sharp.
first-shut = G is the highest note. A Sharp on it shuts the stave: nothing can follow.
first-reward = It waited for you. Pick it up: three points.
first-end = So it goes on until the PLAY stack is empty and a last stave is picked up. RYTHM cards in hand then cost their beats; most points wins.
exercise-rise = The melody rises. Add a note to it.
exercise-rise-why = While the Tonality shows Sharp a note must be higher than the last one. Above D you have only E.
exercise-turn = Make the melody fall.
exercise-turn-why = A Flat turns the Tonality: from now on notes must be lower. It may follow any note.
exercise-shut = Shut the stave.
exercise-shut-why = No note is higher than G, so after a Sharp nothing can follow. A Flat would let lower notes in.
exercise-pick-up = Your card lies last. Score four points at once.
exercise-pick-up-why = When your turn comes and your own card lies last, you may pick the stave up: a point a card.
exercise-buy = Draw three PLAY cards in one exchange.
exercise-buy-why = A half is two beats and two eighths are one: three beats, three cards.
exercise-no-answer = The other player has only notes. Add a note that they cannot follow.
exercise-no-answer-why = G is the highest note: without a Change nothing follows it, and the stave comes back to you.

## The board

# Things

board-card-Sharp = Sharp
board-card-Flat = Flat
board-card-Do = Do
board-card-Re = Re
board-card-Mi = Mi
board-card-Fa = Fa
board-card-Sol = Sol
board-card-La = La
board-card-Si = Si
board-value-whole = whole note
board-value-half = half note
board-value-quarter = quarter note
board-value-eighth = eighth note
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-beats =
    { $count ->
        [0.5] half a beat
        [one] { $count } beat
       *[other] { $count } beats
    }
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Moves

board-compose = compose { $card }
board-lay = lay { $card } face up
board-pick-up = pick up the stave
board-pick-up-for = Pick up the stave: { board-points }
board-take = take a RYTHM card
board-take-one = Take a RYTHM card
board-pass = pass
board-pass-one = Pass
board-spend-whole = spend a whole note
board-spend-half = spend a half note
board-spend-quarter = spend a quarter note
board-spend-eighth = spend an eighth note
board-done = draw for the beats chosen
board-draw =
    Draw { $count ->
        [one] { $count } PLAY card
       *[other] { $count } PLAY cards
    }
board-tonality-Sharp = turn the Tonality to Sharp
board-tonality-Flat = turn the Tonality to Flat

# What is expected

board-choose-tonality = Choose the Tonality: shall the melody rise or fall?
board-lay-down = You have more than seven cards: lay { board-cards } face up. Each costs 3 points.
board-go-on-or-pick-up = Nobody has followed your card: pick up the stave for { board-points }, or keep composing.
board-only-pick-up = The stave is yours: pick it up for { board-points }.
board-half-beat =
    { $count ->
        [0.5] Half a beat so far: add an eighth note.
       *[other] { board-beats } so far: add an eighth note.
    }
board-whole-beats = { board-beats }: draw { board-cards }.
board-whole-beats-or-more = { board-beats }: draw { board-cards }, or add more RYTHM cards.
board-begin = begin the stave with any note
board-rise = compose above { $last }
board-fall = compose below { $last }
board-change = lay a Change
board-exchange = spend RYTHM cards
board-take-it = take a RYTHM card
board-take-one-too = take one
board-do-this = { $thing }.
board-do-one = { $things }.
board-must-pass = You can’t compose, exchange or take: pass.

# The table

board-stave = The stave
board-stave-of-nothing = The stave is empty.
board-stave-of = On the stave: { $names }.
board-empty = The stave is empty
board-last-by = last: { $name }
board-last-by-spoken = Last card: { $name }.
board-shut = shut
board-shut-spoken = The stave is shut: nothing can follow.
board-tonality-is-Sharp = Sharp: rising
board-tonality-is-Flat = Flat: falling
board-no-tonality = Tonality not chosen yet
board-choosing =
    { $you ->
        [yes] You choose
       *[no] { $name } chooses
    } the Tonality
board-rising = The melody rises
board-falling = The melody falls
board-silence =
    ends after { $turns ->
        [one] { $turns } more turn without composing
       *[other] { $turns } more turns without composing
    }
board-play-stack = PLAY stack, { board-cards }
board-rythm-stack = RYTHM stack, { board-cards }: take one
board-discards = RYTHM discards, { board-cards }
board-spent = spent
board-players = The players
board-seat =
    { $name }: { $play } PLAY and { $rythm } RYTHM in hand, { $down } face down, { $up } face up, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $turn ->
        [yes] ; to move
       *[no] { "" }
    }
board-cards-of =
    In front of { $you ->
        [yes] you
       *[no] { $name }
    }
board-in-hand = In hand
board-face-down = Face down, 1 point each
board-face-up = Face up, 3 points off each
board-not-shown = { board-cards }, hidden
board-nothing = nothing
board-spent-cards = RYTHM cards spent

# The hand

board-hand = Your hand
board-actions = What you can do
board-can-compose = can be composed
board-cannot = not now
board-must-lay = can be laid face up
board-can-spend = can be spent
board-copies = { $count } of them
board-chosen-copies = { $count } chosen
board-order-up = Low to high
board-order-down = High to low
board-order-help = The order of your cards

# Scores

board-player = Player
board-down = Face down
board-up = Face up
board-rythm = RYTHM in hand
board-score = Points
board-hidden = hidden
board-beats-later = RYTHM cards still in hand cost their beats at the end.

# Sounds

board-heard-note = the note { $note }
board-heard-change-Sharp = a rising slide
board-heard-change-Flat = a falling slide
board-heard-shut = a last chord: the stave is shut
board-heard-melody =
    the stave as a melody of { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
board-heard-rhythm = a drum: { $values }
board-heard-take = a tap on the drum
board-heard-thud = a low drum
board-heard-silence = a long, soft last note

# The first game

board-lesson-goal = Together you write a melody. The player who laid its last card takes it home when the turn comes back to them: a point a card. Most points wins.
board-lesson-tonality = The Tonality card says where the melody goes. Sharp: each note must be higher than the one before. Flat: lower.
board-lesson-begin = The stave is empty, so any note may begin it. Changes can’t.
board-lesson-compose = Cards with a bright edge may follow. What counts is not the best note but the last one: if it is still yours when your turn comes round again, you can take the stave.
board-lesson-change = A Change sets the direction of the melody: after Sharp it rises, after Flat it falls. It may only follow a note.
board-lesson-pick-up = Nobody added to the stave since your card. Pick it up: each card in it is a point for you, face down.
board-lesson-take = Nothing to follow with? Take a RYTHM card. RYTHM cards buy PLAY cards, but those left in your hand at the end cost their beats.
board-lesson-exchange = RYTHM cards worth whole beats buy PLAY cards, one a beat, four at most. Touch them, then the PLAY stack.
board-lesson-half = An eighth is half a beat: it takes two to buy a card.
board-lesson-lay = Seven cards is the limit. What is too much goes face up in front of you, at 3 points each. Spend early.
board-lesson-shut = A Sharp on the highest note or a Flat on the lowest shuts the stave: nothing can follow, and it waits for its player.
board-lesson-last = The PLAY stack is empty: the next stave picked up ends the game. Get rid of your RYTHM cards while you can.
board-lesson-end = Face down a point each, face up three off, RYTHM cards in hand their beats off. Most points wins.
