### Why a hint advises a move. $clause is an outcome of the game, $often and $others how often.

# Two sentences, one after the other.
join = { $before }{ $next }
only = 選べる手はこれだけです。
outcome = この手で{ $clause }のは{ $often }、「{ $other }」では{ $others }です。
points = この手なら{ $when }{ $mine }点、「{ $other }」なら{ $theirs }点の見込みです。
in-the-end = 最終的に
ahead = 見通せる範囲で
chance = この手で勝つのは{ $often }、「{ $other }」では{ $others }です。
same = 「{ $other }」も同じくらいの手です。
hardly = ほとんどなし
nearly = ほぼ毎回
in-10 = 10回中およそ{ $times }回
