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

board-lesson-tonality = The Tonality card says where the melody goes. Sharp: each note must be higher than the one before. Flat: lower.
board-lesson-begin = The stave is empty, so any note may begin it. Changes can’t.
board-lesson-compose = Cards with a bright edge may follow. What counts is not the best note but the last one: whoever laid it, when the turn comes round again, takes the stave.
board-lesson-change = A Change sets the direction of the melody: after Sharp it rises, after Flat it falls. It may only follow a note.
board-lesson-pick-up = Nobody added to the stave since your card. Pick it up: each card in it is a point for you, face down.
board-lesson-take = Nothing to follow with? Take a RYTHM card. RYTHM cards buy PLAY cards, but those left in your hand at the end cost their beats.
board-lesson-exchange = RYTHM cards worth whole beats buy PLAY cards, one a beat, four at most. Touch them, then the PLAY stack.
board-lesson-half = An eighth is half a beat: it takes two to buy a card.
board-lesson-lay = Seven cards is the limit. What is too much goes face up in front of you, at 3 points each. Spend early.
board-lesson-shut = A Sharp on the highest note or a Flat on the lowest shuts the stave: nothing can follow, and it waits for its player.
board-lesson-last = The PLAY stack is empty: the next stave picked up ends the game. Get rid of your RYTHM cards while you can.
board-lesson-end = Face down a point each, face up three off, RYTHM cards in hand their beats off. Most points wins.
