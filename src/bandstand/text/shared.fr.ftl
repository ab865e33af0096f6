### What every game says.

you = vous

## How words are joined: a, b et c; a, b ou c

list-more = { $before }, { $next }
list-last = { $before } et { $next }
either-more = { $before }, { $next }
either-last = { $before } ou { $next }

## Events and reasons that every game shares

game-over = La partie est terminée.
not-your-turn = Ce n’est pas à vous : la décision revient d’abord à { $seats }.
game-won = { $reader ->
    [you] Vous gagnez la partie.
   *[other] { $seat } gagne la partie.
}
game-shared = Victoire partagée : { $seats }.
