### What every game says.

you = あなた

## How words are joined: a、b、c; aか、bか、c

list-more = { $before }、{ $next }
list-last = { $before }、{ $next }
either-more = { $before }か、{ $next }
either-last = { $before }か、{ $next }

## Events and reasons that every game shares

game-over = ゲームは終了しています。
not-your-turn = あなたの手番ではありません。先に{ $seats }が決めます。
game-won = { $seat }の勝ちです。
game-shared = { $seats }が勝利を分け合いました。
