### Why a hint advises a move. $clause is an outcome of the game, $often and $others how often.

# Two sentences, one after the other.
join = { $before } { $next }
only = It’s your only move.
outcome = With it { $clause } { $often }, with “{ $other }” { $others }.
points = With it you come to { $mine } points { $when }, with “{ $other }” to { $theirs }.
in-the-end = in the end
ahead = as far as it looks ahead
chance = It wins { $often }, “{ $other }” { $others }.
same = “{ $other }” does about as well.
hardly = hardly ever
nearly = nearly always
in-10 = { $times ->
    [one] about { $times } time in 10
   *[other] about { $times } times in 10
}
