### 6 Forces: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { fact-cards }
    .unknown = カード
fact-cards = { fact-colour }の{ $number }
fact-colour = { $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[green] 緑
}
fact-trump = { $trump ->
    [red] 赤
    [yellow] 黄
    [blue] 青
    [green] 緑
    [big] 「大」
   *[small] 「小」
}
fact-trumps = { fact-trump }
fact-ways = { $way ->
    [play] カードを出す
    [predict] 予想する
   *[trump] 切り札を選ぶ
}
fact-tricks = { $tricks }トリック
fact-chips = { $chips }枚
fact-points = { signed }点
fact-count = { $count }枚
signed = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}

## What happens

round-begins = ラウンド{ $round }が始まりました。{ $seat }からです。
hand-dealt = { $seat }が{ $count }を受け取りました：{ $cards }。
    .unknown = { $seat }が{ $count }を受け取りました。
predicted = { $seat }が{ $tricks }と予想しました。中央のチップは残り{ $chips }です。
predicted-with-spare = { $seat }が予備チップをつけて、{ $predicted }または{ $tricks }と予想しました。中央のチップは残り{ $chips }です。
trump-chosen = { $seat }が{ $trump }を切り札に選びました。
tricks-begin = トリックが始まりました。{ $seat }がリードします。
card-played = { $seat }が{ $card }を出しました。
trick-won = { $seat }がトリックを取りました（切り札は{ $trump }）。これまでに{ $tricks }です。
round-scored = { $seat }：予想{ $predicted }、獲得{ $tricks }で{ $points }、合計{ $total }点です。
round-scored-with-spare = { $seat }：予想{ $predicted }または{ $or_predicted }、獲得{ $tricks }で{ $points }、合計{ $total }点です。

## Moves, as a button names them

move-card = { $card }を出す
move-predict = { $tricks }と予想する
move-predict-spare = { $predicted }または{ $tricks }と予想する（予備つき）
move-trump = { $trump }を切り札にする

## Why a move is refused

no-such-move = 6 Forcesにそのような手はありません。いまは、{ $ways }ことができます。
conception-first = 全員が予想と切り札を決めるまで、カードは出せません。いまは、{ $ways }ことができます。
already-predicted = このラウンドの予想は済んでいます。切り札を選んでください。
too-few-chips = 中央のチップは{ $chips }しかありません。予備チップも1枚に数えます。あるチップで予想してください。0はいつでも選べます。
trump-already-chosen = 切り札は{ $trump }に決めています。トリック数を予想してください。
trump-taken = { $trump }はすでに選ばれています。3人のときは切り札がすべて異なります。選べるのは{ $trumps }です。
trump-repeated-already = { $trump }はすでに選ばれています。同じ切り札は1組までで、もう1組あります。選べるのは{ $trumps }です。
conception-over = このラウンドの予想と切り札は決まっています。カードを出してください。
not-in-hand = { $card }は手札にありません。手札のカードを出してください。
follow-colour = マストフォローです。リードカラーの{ $colour }を出してください。

## What hints speak of

outcome-trick = このトリックを取る
outcome-prediction = 予想が的中する
