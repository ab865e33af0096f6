### What every game says.

you = you

## How words are joined: a, b and c; a, b or c

list-more = { $before }, { $next }
list-last = { $before } and { $next }
either-more = { $before }, { $next }
either-last = { $before } or { $next }

## Events and reasons that every game shares

game-over = The game is over.
not-your-turn = It’s not your turn: { $seats } must decide first.
game-won = { $reader ->
    [you] You win the game.
   *[other] { $seat } wins the game.
}
game-shared = { $seats } share the victory.
