### Rythm 'n' Play: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { face }
fact-last = { face }
fact-tone = { face }
fact-cards = { face }
    .none = なし
face = { $face ->
    [Sharp] シャープ
    [Flat] フラット
    [Do] ド
    [Re] レ
    [Mi] ミ
    [Fa] ファ
    [Sol] ソ
    [La] ラ
    [Si] シ
   *[other] { $face }
}
fact-value = { $value ->
    [whole] 全音符
    [half] 2分音符
    [quarter] 4分音符
   *[eighth] 8分音符
}
fact-rythm = { fact-value }1枚
fact-values = { equal-rythms }
    .none = なし
equal-rythms = { fact-value }{ $cards }枚
fact-ways = { $way ->
    [compose] 作曲する
    [exchange] RYTHMカードを交換する
    [take] RYTHMカードを取る
    [pass] パスする
    [pick-up] 五線譜を引き取る
    [spend-more] RYTHMカードをさらに使う
    [draw] 選んだ拍の分だけ引く
    [tonality] 調カードを選ぶ
   *[lay] 手札のPLAYカードを表向きに置く
}
fact-beats = { $beats ->
    [0.5] 半拍
   *[other] { $beats }拍
}
fact-points = { $points }点
fact-count = { $count }枚
fact-limited = { $limited ->
    [0] 手札のPLAYカード
   *[other] 手札
}

## What happens

game-begins = { $seat }が最初の手番です。その右隣の人が調を選びます。
hand-dealt = { $seat }の手札は{ $cards }、それに{ $values }です。
    .unknown = { $seat }がPLAYカード4枚とRYTHMカード1枚を受け取りました。
tonality-chosen = { $seat }が調を{ $tone }にしました。
note-composed = { $seat }が{ $card }を五線譜に置きました。
change-composed = { $seat }が{ $card }を五線譜に置きました。調は{ $tone }です。
stave-shut = { $seat }が{ $card }を五線譜に置き、五線譜を閉じました。
stave-picked-up = { $seat }が五線譜を引き取りました（{ $count }）。
rythm-chosen = { $seat }が交換に{ $rythm }を選びました。ここまで{ $beats }です。
exchanged = { $seat }が{ $values }を使いました（{ $beats }）。
play-drawn = { $seat }が{ $count }引きました：{ $cards }。
    .unknown = { $seat }が{ $count }引きました。
play-stack-empty = PLAYの山札がなくなりました。次に五線譜が引き取られるとゲームは終わりです。
rythm-taken = { $seat }がRYTHMカードを取りました：{ $rythm }。
    .unknown = { $seat }がRYTHMカードを1枚取りました。
discards-shuffled = 捨て札を切り直し、新しいRYTHMの山札にしました（{ $count }）。
card-laid = { $seat }が{ $card }を表向きに置きました。
passed = { $seat }は何もできず、パスしました。
silent-lap = 1周のあいだ、誰も作曲しませんでした。
scored = { $seat }：裏向き{ $down }枚、表向き{ $up }枚、手札に{ $beats }。{ $points }です。

## Moves, as a button names them

move-compose = { $card }を五線譜に置く
move-lay = { $card }を表向きに置く
move-pick-up = 五線譜を引き取る
move-take = RYTHMカードを1枚取る
move-pass = パスする
move-spend = { $rythm }を使う
move-done = 選んだ拍の分だけ引く
move-tonality = 調を{ $tone }にする

## Why a move is refused

no-such-move = このゲームにそのような手はありません。
tonality-first = 先に調カードの面を選んでください。シャープかフラットです。
tonality-is-chosen = 調を選ぶのは最初の手番の前の1度だけです。いまは{ $tone }です。
hand-limit = { $limited }が7枚を超えています。PLAYカードを{ $excess }枚、表向きに置いてください。
within-hand-limit = 表向きに置くのは、{ $limited }が7枚を超えたときだけです。
not-in-hand = { $card }は手札にありません。いまは、{ $ways }ことができます。
begin-with-note = 五線譜は音で始めます。変化記号では始められません。
change-after-change = 変化記号は音のあとにだけ置けます。変化記号のあとには置けません。
shut-stave = この五線譜は閉じています。その先の音はなく、変化記号のあとに変化記号は置けません。
rising = { $card }は{ $last }より高くありません。調はシャープで、五線譜は上がります。
falling = { $card }は{ $last }より低くありません。調はフラットで、五線譜は下がります。
no-stave = 引き取る五線譜がありません。
not-your-card = 五線譜の最後のカードは{ $seats }が置きました。自分のカードが最後のまま手番が戻ったときに引き取れます。
continue-or-pick-up = あなたのカードのあとに誰も続いていません。まずは、{ $ways }ことができます。
exchange-begun = 先に交換を終えてください。いまは、{ $ways }ことができます。
nothing-chosen = 使うRYTHMカードを選んでいません。
rythm-not-in-hand = 使える{ $value }がもうありません。
no-play-left = PLAYの山札がなく、交換できません。
whole-beats = 交換はちょうど1、2、3、4拍です。{ $beats }からは手札で作れません。
unfinished-beat = { $beats }は整数の拍ではありません。8分音符をもう1枚使ってください。
four-beats = 交換は4拍までです。それでは{ $beats }になります。
no-rythm-left = 取れるRYTHMカードが、山札にも捨て札にもありません。
seven-rythm = RYTHMカードが7枚あり、置けるPLAYカードがありません。これ以上は取れません。
no-free-pass = パスできるのは、作曲も交換も取ることもできないときだけです。いまは、{ $ways }ことができます。

## What hints speak of

outcome-stave = この五線譜を引き取る
