### Why a hint advises a move. $clause is an outcome of the game, $often and $others how often.

only = It’s your only move.
outcome = With it { $clause } { $often }, with “{ $other }” { $others }.
points = With it you come to { $mine } points { $when }, with “{ $other }” to { $theirs }.
in-the-end = in the end
ahead = as far as it looks ahead
chance = It wins { $often }, “{ $other }” { $others }.
same = It does about as well as “{ $other }”: no difference in { $worlds } simulated deals.
hardly = hardly ever
nearly = nearly always
in-10 = { $times ->
    [one] about { $times } time in 10
   *[other] about { $times } times in 10
}
