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
fact-tokens = トリックトークン{ $tokens }つ
fact-improvisations = 即興{ $improvisations }つ
fact-points = { $points }点

## What happens

stage-begins = ステージ{ $stage }が始まります。{ $seat }がリードします。
key-turned-up = { $card }がめくられました。キーは{ $key }です。
hand-dealt = { $seat }は{ $count }を受け取ります：{ $cards }。
    .unknown = { $seat }は{ $count }を受け取ります。
card-played = { $seat }は{ $card }を出します。
card-played-to = { $seat }は{ $spot }に{ $card }を出します。
improvisation = 即興{ $times }回目：{ $seat }がキーを{ $key }に移し、続けてリードします。
trick-won = { $seat }がトリックに勝ち、{ $tokens }を得ます。
improvised-trick-won = { $seat }が即興のトリックに勝ち、{ $tokens }と即興トークンを得ます。
spotlight = { $seat }がスポットライトを得ます。
key-changed = キーチェンジ：{ $seat }がキーを{ $key }に移し、リードします。
key-repeated = キーと同じ{ $key }でのキーチェンジ：{ $seat }がリードします。
second-half = 後半が始まります。{ $seat }がリードします。
stage-scored = { $seat }：{ $tokens }、{ $improvisations }で{ $points }、合計{ $total }点です。
stage-scored-with-spotlight = { $seat }：{ $tokens }とスポットライト、{ $improvisations }で{ $points }、合計{ $total }点です。

## Moves, as a button names them

move-card = { $card }を出す

## Why a move is refused

not-in-hand = { $card }は手札にありません。手札のカードを出してください。
follow-colour = リードの色の{ $colour }を持っていて、このラウンドに{ $chord }は出ていません。{ $colour }を出してください。
follow-or-repeat = リードの色の{ $colour }を持っていて、このラウンドに{ $chord }は出ていません。{ $colour }か、このラウンドに見えているコードを出してください。

## What hints speak of

outcome-trick = このトリックに勝つ
outcome-spotlight = スポットライトを得る
outcome-improvise = 即興をする
