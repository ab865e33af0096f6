### Why a hint advises a move. $clause is an outcome of the game, $often and $others how often.

# Two sentences, one after the other.
join = { $before } { $next }
only = C’est votre seul coup.
outcome = Ainsi { $clause } { $often } ; avec « { $other } », { $others }.
points = Ainsi vous arrivez à { $mine } points { $when } ; avec « { $other } », à { $theirs }.
in-the-end = à la fin
ahead = aussi loin que porte le regard
chance = Ce coup gagne { $often } ; « { $other } », { $others }.
same = « { $other } » vaut à peu près autant.
hardly = très rarement
nearly = presque toujours
in-10 = environ { $times } fois sur 10
