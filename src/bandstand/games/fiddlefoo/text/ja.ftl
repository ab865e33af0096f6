### Fiddlefoo: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { $special ->
    [none] { fact-colour }の{ $number }
   *[other] 特殊カード「{ special }」
}
    .unknown = カード1枚
fact-other = { fact-card }
fact-cards = { fact-card }
    .none = なし
    .unknown = 伏せたカード
fact-colour = { $colour ->
    [yellow] 黄
    [red] 赤
    [blue] 青
   *[purple] 紫
}
fact-colours = { fact-colour }
special = { $special ->
    [discard] 捨て札
    [move] 移動
    [play-again] もう一度
    [remove-cards] 取り除き
    [wild-pair] 自由なペア
    [other-colours] ほかの色も
    [range-limit] 広い範囲
    [no-safety] 無防備
    [distance-limit] 近距離
    [draw] ドロー
    [notes-penalty] ペナルティ
    [notes-only] 音符だけ
    [contrary] あまのじゃく
    [clingy] しがみつき
    [instaplay] 即プレイ
    [reveal] 公開
    [swap-map] 交換
    [colour-echo] 色エコー
    [note-echo] 音符エコー
    [double-worst] 最悪の倍
   *[most-held] 最多の色
}
fact-cell = マス{ $column },{ $row }
fact-basis = { $basis ->
    [range] 範囲
    [notes] 音符
   *[distance] 距離
}
fact-range = { $size ->
    [none] 範囲なし
    [one] 範囲は{ $low }
   *[many] 範囲は{ $low }から{ $high }
}
fact-count = { $count }枚
fact-notes = 音符{ $notes }個
fact-points = 音符{ $points }個
fact-ways = { $way ->
    [finish] 終わりにする
    [draw] カードを引く
    [pass] パスする
    [pile] カードを山に置く
    [place] 手札のカードを置く
    [discard] 手札を1枚捨てる
    [move] マップのカードを動かす
    [remove] マップのカードを取り除く
    [throw] 合うカードを投げる
    [exchange] 手札のカードを交換に出す
    [want] ほしいマップのカードを選ぶ
   *[place-another] もう1枚カードを置く
}

## What happens

round-begins = 第{ $round }ラウンドの始まりです。{ $seat }からです。
card-laid = マップは{ $cell }の{ $card }から始まりました。
hand-dealt = { $seat }が{ $count }を受け取りました：{ $cards }。
    .unknown = { $seat }が{ $count }を受け取りました。
card-chosen = { $seat }が{ $card }を選びました。
card-placed = { $seat }が{ $card }を{ $cell }に置きました。
pair = { $card }は{ $other }とペアです。{ $range }、差は{ $difference }。
pair-at-distance = { $card }は{ $other }とペアです。{ $range }、差は{ $difference }、距離は{ $distance }。
counts-as = { $seat }がそれを{ $colour }として扱いました。
safesong = セーフソングです。このペアのラインは閉じられました。
silence = サイレンスです。ほかの全員が{ $seat }にどのカードでも1枚投げられます。
toned-down = { $seat }の選択により、{ $basis }でだけ投げられます。
left-open = { $seat }は投げ方を限定しません。
throws-asked = { $seats }は{ $seat }に投げることができます。
meant-to-throw = { $seat }は{ $card }を投げるつもりです。
meant-for-pile = { $seat }は{ $card }を山に置くつもりです。
thrown = { $seat }が{ $seats }に{ $cards }を投げました。
nobody-threw = 誰も何も投げませんでした。
put-on-pile = { $seat }が{ $card }を山に置きました。山は{ $notes }になりました。
back-from-pile = { $seat }が{ $card }を手札に戻しました。同じ数字が先に置かれました。
cannot-place = { $seat }には置けるカードがありません。
passes = { $seat }には置けるカードがなく、山札も空です。
drawn = { $seat }が{ $card }を引きました。
all-stuck = 山札は空で、誰にも置けるカードがありません。
discarded = { $seat }が{ $card }を捨てました。
card-moved = { $seat }が{ $card }を{ $cell }へ動かしました。
card-removed = { $seat }が{ $card }をマップから取り除きました。
may-play-again = { $seat }は{ $colour }以外のカードをもう1枚置けます。
must-place = { $seat }は{ $card }をすぐに置かなければなりません。
revealed = { $seat }が{ $card }を見せました。
echoed = { $card }が最後に置かれたカードと響き合い、{ $seat }がもう1枚引きました。
may-exchange = { $seat }は{ $card }を引き、マップとカードを交換できます。
exchanged = { $seat }が{ $other }の場所に{ $card }を置き、{ $other }を取りました。
round-scored = { $seat }の残りは{ $cards }：{ $points }、合計{ $total }です。
hand-left = { $seat }の残りは{ $cards }です。
piles-filled = 第{ $round }ラウンド：すべての山がちょうど音符10個です。
piles-missed = 第{ $round }ラウンド：10個との差は合わせて{ $points }です。
won-together = 全員の勝ちです。
lost-together = 全員の負けです。

## Moves, as a button names them

move-place = { $card }を置く
move-cell = { $cell }に置く
move-throw = { $card }を投げる
move-pile = { $card }を山に置く
move-discard = { $card }を捨てる
move-moved = { $card }を動かす
move-target = { $cell }に動かす
move-removed = { $card }をマップから取り除く
move-offered = { $card }をマップに出す
move-wanted = { $card }をマップから取る
move-take = カードを引く
move-pass = パス
move-as = { $colour }として
move-by = { $basis }で
move-leave-open = 限定しない
move-done = 投げ終える
move-keep-all = 捨てない
move-move-nothing = 動かさない
move-enough-removed = これで終わり
move-no-exchange = 交換を終える
move-no-extra = 追加しない

## Why a move is refused

no-such-move = このゲームにそのような手はありません。
not-in-hand = { $card }は手札にありません。いまは、{ $ways }ことができます。
fits-nowhere = { $card }を置けるマスがありません。マップに接し、ペアになるカードと一直線で、ほかの置き方の規則も守る必要があります。
can-place = 置けるカードがあるので、1枚置かなければなりません。
pile-empty = 山札は空です。パスしかできません。
can-draw = 置けるカードはありませんが、山札が残っています。1枚引いてください。
asked-card = 手番は置くカードを選ぶことから始まります。いまは、{ $ways }ことができます。
asked-cell = { $card }を置くマスを選んでください。
cell-taken = { $cell }にはすでにカードがあります。
not-connected = { $cell }はマップに接していません。辺で接する必要があります。
not-in-line = { $cell }と一直線に{ $colour }のカードがありません。縦・横・斜めのどれかに同じ色が必要です。
touches-colour = { $cell }では、ほかの{ $colour }のカードに接してしまいます。
map-too-large = { $cell }に置くと、マップが8×8より大きくなります。
line-closed = { $cell }に置くと、セーフソングで閉じたラインを延ばしてしまいます。
range-limit = { $cell }では、{ $card }とのペアの範囲が数字4つより少なくなります。
distance-limit = { $cell }では、{ $card }とのペアの距離が2を超えます。
asked-colour = 紫のカードを何色として扱うか決めてください：{ $colours }。
no-pair-as = { $colour }として扱うと、ペアができません。
asked-basis = 何を基準に投げられるか決めてください：範囲、音符、距離。限定しないこともできます。
asked-throws = 投げるカードを聞かれています。いまは、{ $ways }ことができます。
no-piles = 山があるのは協力ゲームだけです。
given-already = { $card }はもう出すことにしています。
one-throw = このテーブルでは一度に1枚しか投げられません。
clings = 手札が3枚以下のとき、{ $card }は投げられません。
pile-too-high = { $colour }の山のいちばん上は{ $number }です。それより大きい数字が必要です。
equal-number = { $colour }の山にはもう{ $other }を出すことにしています。同じ数字は一度に1枚しか置けません。
contrary-matches = { $card }は合っているので、投げられません。
notes-only = { $card }は範囲に入っていますが、音符でだけ投げられます。
notes-only-at-distance = { $card }の数字は距離と同じですが、音符でだけ投げられます。
silence-used = { $card }を投げられるのはサイレンスだけで、もう使いました。
not-by-basis = { $basis }でだけ投げられますが、{ $card }は合いません。
no-match = { $card }はどのペアにも合いません。その色の範囲に数字がなく、音符の数も差と違います。
no-match-at-distance = { $card }はどのペアにも合いません。範囲も差もないので距離で決まりますが、数字も音符の数も距離と違います。
asked-discard = 捨てるカードを聞かれています。いまは、{ $ways }ことができます。
asked-exchange = 交換するカードを聞かれています。いまは、{ $ways }ことができます。
asked-moved = 動かすカードを聞かれています。いまは、{ $ways }ことができます。
asked-removed = 取り除くカードを聞かれています。いまは、{ $ways }ことができます。
asked-wanted = カードを交換しています。いまは、{ $ways }ことができます。
asked-again = 追加のカードを聞かれています。いまは、{ $ways }ことができます。
another-colour = 追加のカードは{ $colour }以外でなければなりません。
not-on-map = { $card }はマップにありません。
moves-others = { $card }が動かすのはほかのカードで、それ自身ではありません。
falls-apart = マップが分かれてしまいます。つながっていなければなりません。

## What hints speak of

outcome-thrown-at = カードを投げられる
outcome-empty-hand = 手札がなくなる
outcome-piles = すべての山が音符10個になる
