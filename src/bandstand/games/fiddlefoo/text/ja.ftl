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
fact-near = { fact-card }の{ $side ->
    [above] 上
    [below] 下
    [left] 左
    [right] 右
    [above-left] 左上
    [above-right] 右上
    [below-left] 左下
   *[below-right] 右下
}
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
card-laid = マップは{ $card }から始まりました。
hand-dealt = { $seat }が{ $count }を受け取りました：{ $cards }。
    .unknown = { $seat }が{ $count }を受け取りました。
card-chosen = { $seat }が{ $card }を選びました。
card-placed = { $seat }が{ $card }を置きました。
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
card-moved = { $seat }が{ $card }を別のマスへ動かしました。
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

## Called out on the table

callout-thrown = { $seat }：{ $count }、{ $grounds ->
    [number] 数字
    [notes] 音符
    [both] 数字と音符
   *[any] サイレンス
}
callout-nobody-threw = 誰も投げない
callout-safesong = セーフソング
callout-silence = サイレンス

## Moves, as a button names them

move-place = { $card }を置く
move-cell = { $near }に置く
move-throw = { $card }を投げる
move-pile = { $card }を山に置く
move-discard = { $card }を捨てる
move-moved = { $card }を動かす
move-target = { $near }に動かす
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
cell-taken = このマスにはすでにカードがあります。
not-connected = このマスはマップに接していません。辺で接する必要があります。
not-in-line = このマスと一直線に{ $colour }のカードがありません。縦・横・斜めのどれかに同じ色が必要です。
touches-colour = このマスでは、ほかの{ $colour }のカードに接してしまいます。
map-too-large = このマスに置くと、マップが8×8より大きくなります。
line-closed = このマスに置くと、セーフソングで閉じたラインを延ばしてしまいます。
range-limit = このマスでは、{ $card }とのペアの範囲が数字4つより少なくなります。
distance-limit = このマスでは、{ $card }とのペアの距離が2を超えます。
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

## What a move would do, in two or three words

mark-cells = 置けるマス：{ $cells }
mark-safesong = セーフソング：投げられない
mark-matches = 合うカード：{ $count }
mark-no-match = 合うカードなし
mark-silence = サイレンス：任意の1枚
mark-last-card = 最後の1枚
mark-by-number = 数字が合う
mark-by-notes = 音符が合う

## What a move does for the plan: the reason of a hint

plan-card = 置けるマスは{ $cells }か所で、手札は{ $count }（{ $notes }）になります。
plan-cell = { $matching ->
    [0] 手札は{ $count }になり、まだ見ていないカードに、このペアで投げられるものはありません。
   *[other] 手札は{ $count }になり、まだ見ていないカードのうち{ $matching }枚がこのペアで投げられる可能性があります。
}
plan-cell-safe = 手札は{ $count }になり、セーフソングなので何も投げられません。
plan-cell-any = 手札は{ $count }になりますが、サイレンスのため、ほかの人はそれぞれ好きなカードを1枚投げられます。
plan-throw = 投げれば手札から減り、{ $count }（{ $notes }）が残ります。
plan-keep = 投げられるカードを{ $could }枚残し、手札は{ $count }（{ $notes }）のままです。

## What hints speak of

outcome-thrown-at = カードを投げられる
outcome-empty-hand = 手札がなくなる
outcome-piles = すべての山が音符10個になる

## Lessons: the first game and the exercises

first-choose = 手札をなくすゲームです。残った音符が失点になります。手番には1枚置きます。黄の14を選びましょう。
first-cell = マップに接し、黄のカードと一直線で、黄と辺で隣り合わないマスに置きます。黄の15と同じ列の下に置きましょう。
first-throw = あなたのペアの差は1だったので、音符1つのカードを投げられました。今度はあなたが投げます。このペアの差は2で、青の3の音符も2つです。
first-done = 黄の12も範囲の11〜14に入るので投げられますが、今回は残して終わりにしましょう。
first-next = またあなたの手番です。赤の5は、マップの赤の10と音符の数が同じです。選びましょう。
first-safe = 赤の10と同じ行なら差は0で、音符では投げられません。投げられるのは赤の6〜9だけです。そこに置きましょう。
first-end = 誰も投げられませんでした。置くか投げるかして、誰かの手札がなくなるまで続きます。最後のラウンドのあと、音符のいちばん少ない人の勝ちです。
exercise-safe = 何も投げられないようにカードを置きましょう。
exercise-safe-why = 15と16は隣り合う数字で、音符も1つずつです。範囲はなく、差も0です。
exercise-two-pairs = 黄の13で一度に2つのペアを作りましょう。
exercise-two-pairs-why = 一直線にある同じ色のカードすべてとペアになります。ここでは行と斜めです。
exercise-throw = 投げられるカードをすべて投げましょう。
exercise-throw-why = 黄の10と15の範囲は11〜14、音符の差は2です。黄の12と青の3が合います。
exercise-notes = 黄のカードがありません。それでも1枚投げましょう。
exercise-notes-why = ペアの音符の差は2で、赤の4の音符は2つです。音符が合えば色は問いません。
exercise-dear = 残すといちばん損になるカードを置きましょう。
exercise-dear-why = 8と9は音符4つ、1と16は1つだけです。真ん中の数字は残すと高くつきます。
exercise-finish = いまラウンドを終わらせましょう。
exercise-finish-why = 置くだけでなく、投げてもラウンドは終わります。2枚とも合うので、両方投げます。

## The board

# Things

board-colour-yellow = 黄
board-colour-red = 赤
board-colour-blue = 青
board-colour-purple = 紫
board-instrument-yellow = バイオリン
board-instrument-red = ギター
board-instrument-blue = ドラム
board-instrument-purple = ピアノ
board-notes = 音符{ $count }個
board-cards = { $count }枚
board-plain = { $colour }の{ $number }
board-with-notes = { $card }、{ board-notes }
board-special = { $card }「{ $name }」
board-span = { $low }〜{ $high }

# The table

board-map = マップ
board-players = プレイヤー
board-person = { $name }：手札{ board-cards }、これまで音符{ $total }個
board-person-together = { $name }：手札{ board-cards }
board-in-the-light = 考え中
board-known = わかっているカード：{ $list }
board-pile-count = 山札：{ board-cards }
board-gone = ゲームから除かれたカード：{ $list }
board-colour-pile-empty = { $colour }の山は空です。音符10個が目標です
board-colour-pile = { $colour }の山：いちばん上は{ $top }、音符{ $count }個（目標10個）
board-free-cell = { $near }、空き：{ $partners }とペア
board-free-target = { $near }、空き
board-card-at = { $card }、{ $column }列{ $row }行
board-near-above = { $card }の上
board-near-below = { $card }の下
board-near-left = { $card }の左
board-near-right = { $card }の右
board-near-above-left = { $card }の左上
board-near-above-right = { $card }の右上
board-near-below-left = { $card }の左下
board-near-below-right = { $card }の右下
board-can-be-chosen = 選べます
board-just-placed = いま置かれたカード
board-partner = 置かれたカードとペア
board-closer = 拡大
board-whole-map = マップ全体
board-round = 第{ $round }ラウンド（全{ $rounds }）
board-tap-again = もう一度タップすると置きます。

# What may be thrown

board-could-throw = 投げられるかもしれないカード
board-may-throw = { $name }へ：
board-may-throw-you = あなたへ：
board-last-pairs = このペアで投げられるもの：
board-any-notes = { $list }のカード
board-nothing = なし
board-silence = サイレンス：どれでも1枚
board-safesong = セーフソング：誰も投げられません
board-basis-range = 範囲だけ
board-basis-notes = 音符だけ
board-basis-distance = 距離だけ
board-no-pairs-yet = 同じ色のカードが一直線に並ぶとペアになります。

# The hand

board-hand = 手札
board-sort-colour = 色で並べる
board-sort-number = 数字で並べる
board-can-place = 置けます
board-can-throw = 投げられます
board-throwing = 投げる
board-piling = 山へ
board-chosen = 選択中
board-empty-hand = 手札はありません。
board-done = 終わり
board-done-throwing =
    { $count ->
        [0] 投げない
       *[other] { board-cards }投げる
    }
board-done-discarding = 捨てない
board-done-moving = 動かさない
board-done-removing = これで終わり
board-done-exchanging = 交換を終える
board-done-again = 追加しない
board-take = カードを引く
board-pass = パス
board-as-colour = { $colour }として
board-by-basis-range = 範囲で
board-by-basis-notes = 音符で
board-by-basis-distance = 距離で
board-leave-open = 限定しない
board-throw-it = { $card }を投げる
board-pile-it = { $card }を山へ
board-thrown-mark = 投げる
board-pile-mark = 山へ

# What is expected

board-expect-card = 置くカードを選んでください。
board-expect-cell = { $card }を置くマスを選んでください。
board-expect-take = 置けるカードがありません。1枚引いてください。
board-expect-pass = 置けるカードがなく、山札も空です。パスしてください。
board-expect-colour = { $card }を何色として扱うか決めてください。
board-expect-discard = 手札を1枚捨てることができます。
board-expect-moved-card = マップのカードを1枚動かせます。選んでください。
board-expect-target-cell = { $card }を動かす先のマスを選んでください。
board-expect-removed-card = マップのカードを3枚まで取り除けます。
board-expect-basis = 何を基準に投げられるかを1つ選んでください。限定しないこともできます。
board-expect-throws = 合うカードを{ $name }に投げて、決定してください。
board-expect-throws-or-piles = { $name }にカードを投げるか、山に置けます。
board-expect-nothing-to-throw = { $name }に投げられるカードはありません。
board-expect-enough-thrown = これ以上は投げられません。決定してください。
board-expect-offered-card = 手札をマップのカードと交換できます。選んでください。
board-expect-wanted-card = { $card }と交換するマップのカードを選んでください。
board-expect-another-card = 別の色のカードをもう1枚置けます。
board-expect-over = ゲームは終了しました。

# Moves

board-move-card = { $card }を置く
board-move-cell = { $near }に置く
board-move-throws = { $card }を投げる
board-move-pile = { $card }を山に置く
board-move-discard = { $card }を捨てる
board-move-moved = { $card }を動かす
board-move-target = { $near }へ動かす
board-move-removed = { $card }を取り除く
board-move-offered = { $card }を交換に出す
board-move-wanted = マップの{ $card }を取る

# Scores

board-player = プレイヤー
board-round-number = 第{ $round }ラウンド
board-total = 合計
board-notes-head = 音符
board-fewest = 音符がいちばん少ない人の勝ちです。
board-piles-wanted = すべての山がちょうど音符10個なら、全員の勝ちです。
board-missing = 10との差
board-hands-left = 残った手札
board-none = なし
board-round-over = 第{ $round }ラウンド終了
board-piles-miss =
    { $points ->
        [0] すべての山がちょうど10個です。
       *[other] 10個との差は合わせて{ $points }です。
    }
board-go-on = 続ける

# Special cards: the name, and what they do

board-when-paired = ペアになったとき
board-when-thrown = 投げるとき
board-when-drawn = 引いたとき
board-when-scored = 得点計算のとき

# Sounds

board-caption-placed = { $instrument }、{ $number }の音
board-caption-pair = { $some }と{ $other }の音程
board-caption-thrown = { board-cards }の速い音列
board-caption-piled = 澄んだ音
board-caption-drawn = 小さな打音
board-caption-safesong = 長く静かな和音
board-caption-silence = こもった一打
board-caption-round-over = 全員の和音
board-caption-special = ドラムのフィル

# The first game

board-lesson-goal = 手札をなくしましょう。ラウンドの終わりに手札に残った音符が、そのまま失点になります。
board-lesson-card = 置けるカードが光っています。1枚選ぶと、置けるマスが見えます。
board-lesson-cell = カードはマップに辺で接し、同じ色のカードと縦・横・斜めのどれかで一直線でなければなりません。同じ色と辺で隣り合ってはいけません。
board-lesson-prospect = 置く前に、光るマスを見てみましょう。マップの上の行に、投げられるかもしれないカードが出ます。
board-lesson-pairs = 新しいカードは、一直線にある同じ色のカードすべてとペアになります。2つの数字の間が範囲、音符の数の違いが差です。
board-lesson-throws = 投げる番です。ペアと同じ色で範囲に入る数字のカード、または差と同じ数の音符を持つカードを投げられます。
board-lesson-nothing = 今回は合うカードがありません。手札を悟られないよう、全員に尋ねることになっています。
board-lesson-thrown-at-you = カードが投げられました。あなたがそれを持っていることは、全員が知っています。
board-lesson-middle = 5から12の真ん中のカードは音符が多く、持っていると高くつきます。早めに置くか投げましょう。
board-lesson-safe-pair = 隣り合う数字で音符の数が同じペアがいちばん安全です。何も投げられません。
board-lesson-few = 手札が1、2枚の人がいます。置くだけでなく、投げてもラウンドは終わります。
board-lesson-round-end = ラウンドが終わりました。最後のラウンドのあと、音符がいちばん少ない人の勝ちです。
board-lesson-stuck = 置けるカードがないので、1枚引いて番が終わります。
board-lesson-together = みんなで協力します。カードを色の山に、前より大きい数字で置きます。どの山もちょうど音符10個にしましょう。
board-lesson-safesong = セーフソングでは間のカードを数えます。どのペアも間が3枚以上なら、誰も投げられません。
board-lesson-special = 星印は特殊カードです。タップすると効果が読めます。
