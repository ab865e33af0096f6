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

## What hints speak of

outcome-stave = the next stave goes to you
