### Take the A Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { fact-colour }の{ $chord }
    .unknown = そのカード
fact-cards = { fact-colour }の{ $chord }
fact-colour = { $colour ->
    [blue] 青
    [green] 緑
    [red] 赤
    [yellow] 黄
   *[purple] 紫
}
fact-spot = { $spot ->
    [white-L] 白のL
    [black-R] 黒のR
    [black-L] 黒のL
   *[white-R] 白のR
}
fact-count = { $count }枚
fact-tokens = トリックトークン{ $tokens }枚
fact-improvisations = 即興トークン{ $improvisations }枚
fact-points = { $points }点

## What happens

stage-begins = ステージ{ $stage }が始まりました。{ $seat }がリードします。
key-turned-up = { $card }がめくられました。キーは{ $key }です。
hand-dealt = { $seat }が{ $count }を受け取りました：{ $cards }。
    .unknown = { $seat }が{ $count }を受け取りました。
card-played = { $seat }が{ $card }を出しました。
card-played-to = { $seat }が{ $spot }に{ $card }を出しました。
improvisation = 即興{ $times }回目：{ $seat }がキーを{ $key }に移し、次の巡をリードします。
trick-won = { $seat }がトリックを取り、{ $tokens }を獲得しました。
improvised-trick-won = { $seat }が即興のトリックを取り、{ $tokens }と即興トークンを獲得しました。
spotlight = { $seat }がスポットライトを獲得しました。
key-changed = キーチェンジ：{ $seat }がキーを{ $key }に移し、リードします。
key-repeated = キーの{ $key }が繰り返されました。キーはそのままで、{ $seat }がリードします。
second-half = 後半が始まりました。{ $seat }がリードします。
stage-scored = { $seat }：{ $tokens }、{ $improvisations }で{ $points }、合計{ $total }点です。
stage-scored-with-spotlight = { $seat }：{ $tokens }とスポットライト、{ $improvisations }で{ $points }、合計{ $total }点です。

## Moves, as a button names them

move-card = { $card }を出す

## Why a move is refused

not-in-hand = { $card }は手札にありません。手札のカードを出してください。
follow-colour = マストフォローです。リードカラーの{ $colour }を持っていて、この巡に{ $chord }は出ていません。{ $colour }を出してください。
follow-or-repeat = リードカラーの{ $colour }を持っています。{ $colour }を出すか、この巡に出ているコードを繰り返してください（{ $chord }はまだ出ていません）。

## What hints speak of

outcome-trick = このトリックを取る
outcome-spotlight = スポットライトを獲得する
outcome-improvise = 即興をする
