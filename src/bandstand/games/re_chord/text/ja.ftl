### Re-Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-space = { $string }/{ $fret }
fact-target = { $string }/{ $fret }
fact-where = { $string }弦{ $fret }フレット
fact-pick = { $pick ->
    [white] 白
    [red] 赤
    [blue] 青
    [grey] 灰
    [purple] 紫
    [green] 緑
    [wylde] ワイルド
    [down] 裏向き
   *[empty] 空き
}
fact-type = { $type ->
    [white] 白
    [red] 赤
    [blue] 青
    [grey] 灰
    [purple] 紫
    [green] 緑
    [wylde] ワイルド
    [down] 裏向き
   *[empty] 空き
}
fact-wanted = { $wanted ->
    [white] 白のピック（または表向きのワイルド）
    [red] 赤のピック（または表向きのワイルド）
    [blue] 青のピック（または表向きのワイルド）
    [grey] 灰のピック（または表向きのワイルド）
    [purple] 紫のピック（または表向きのワイルド）
    [green] 緑のピック（または表向きのワイルド）
    [wylde] ワイルドのピック（または表向きのワイルド）
   *[down] 裏向きのピック（または表向きのワイルド）
}
fact-genre = { $genre ->
    [pop] ポップ
    [rock] ロック
    [blues] ブルース
    [metal] メタル
    [funk] ファンク
   *[country] カントリー
}（{ fact-pick }）
fact-cards = { $card }
fact-pad = { fact-pick }{ $fame }
fact-count = { $count }枚
fact-slots = { $slots }つ
fact-ways = { $way ->
    [take] サプライからピックを取る
    [bag] 袋からピックを引く
    [draw-two] コードカードを2枚引く
    [pass] パスする
    [replace] 代わりのカードを引く
    [claim] 完成したコードを演奏する
    [try] コードを試す
    [return] コードカードを戻す
    [place] ピックを置く
    [move] ピックを空きマスに動かす
    [swap] ほかのピックと入れ替える
    [remove-neighbour] 隣のピックを取り除く
    [take-another] サプライからもう1つピックを取る
    [remove] ほかのピックを取り除く
    [lift] ほかのピックを持ち上げて動かす
    [turn-down] 表向きのピックを裏返す
    [turn-up] 裏向きのピックを表にする
   *[clear] 同じフレットから1種類のピックを取り除く
}

## What happens

game-begins = { $seat }から始めます。
genre-dealt = { $seat }のジャンルは{ $genre }です。
    .unknown = { $seat }に秘密のジャンルが配られます。
song-dealt = { $seat }の曲は「{ $song }」です。
    .unknown = { $seat }に秘密の曲が配られます。
hand-dealt = { $seat }に{ $count }配られます：{ $cards }。
    .unknown = { $seat }に{ $count }配られます。
supply-filled = サプライのスロット{ $slot }：{ $pick }。
pick-taken = { $seat }がスロット{ $slot }から{ $pick }を取ります。
pick-drawn = { $seat }が袋から引いたのは{ $pick }です。
    .unknown = { $seat }が袋からピックを引き、ひそかに見ます。
pick-placed = { $seat }が{ $space }に{ $pick }を置きます。
pick-placed-down = { $seat }が{ $space }に{ $pick }を裏向きで置きます。
    .unknown = { $seat }が{ $space }にピックを裏向きで置きます。
cards-drawn = { $seat }が{ $count }引きます：{ $cards }。
    .unknown = { $seat }が{ $count }引きます。
card-returned = { $seat }が{ $card }を山札に戻します。
    .unknown = { $seat }がカードを1枚、山札に戻します。
pick-removed = { $space }の{ $pick }のピックが袋に戻ります。
face-down-removed = { $space }の裏向きのピックが、見られずに袋に戻ります。
pick-lifted = { $seat }が{ $space }のピックを持ち上げます。
pick-moved = { $space }のピックが{ $target }に移ります。
picks-swapped = { $space }と{ $target }のピックが入れ替わります。
pick-turned-down = { $space }の{ $pick }のピックが裏向きになります。
pick-revealed = { $space }のピックが表になります：{ $pick }。
chord-played = { $seat }が{ $card }で{ $chord }を演奏します。名声{ $fame }。
re-chord-played = { $seat }が{ $card }で{ $chord }をリコードします。金の名声{ $fame }。
song-played = { $seat }が曲「{ $song }」を演奏します。名声{ $fame }。
replacement-drawn = { $seat }が代わりのカードを引きます：{ $card }。
    .unknown = { $seat }が代わりのカードを引きます。
chord-tried = { $seat }が{ $card }を試します。
clang = CLANNNGGG! { $card }は完成していません。山札に戻ります。
order-hold = { $card }を保留します。
order-claim = { $card }は完成したらすぐに演奏します。
order-hold-all = 手札も、これから引くカードも、すべて保留します。
order-claim-all = どのカードも完成したらすぐに演奏します。
fret-scored = { $fret }フレットが埋まりました。リードギター：{ $pad }。
laps-over = 60周を終えました。バンドは帰ります。
fame-counted = { $seat }：コード{ $chords }、曲{ $songs }、{ $genre }{ $lead }、合わせて名声{ $fame }。
game-shared = { $seats }がステージを分け合います。
automa-row = オートマの列に{ $cards }が並びます。
automa-flips = オートマが「{ $song }」をめくります（{ $code }）。
automa-placed = オートマが{ $space }に{ $pick }を置きます。
automa-placed-down = オートマが{ $space }にピックを裏向きで置きます。
automa-chord-played = オートマが{ $card }で{ $chord }を演奏します。名声{ $fame }。
automa-re-chord-played = オートマが{ $card }で{ $chord }をリコードします。金の名声{ $fame }。
automa-counted = オートマ：コード{ $chords }、{ $genre }{ $lead }、自信{ $bonus }、合わせて名声{ $fame }。
automa-beaten = { $seat }がオートマに勝ちました。
automa-wins = オートマがステージを守り、{ $seat }の負けです。

## Moves, as a button names them

move-take = スロット{ $slot }の{ $type }のピックを取る
move-bag = 袋からピックを引く
move-draw-two = コードカードを2枚引く
move-draw-one = 代わりのカードを引く
move-place = { $where }に置く
move-remove = { $where }の{ $type }のピックを取り除く
move-lift = { $where }の{ $type }のピックを動かす
move-turn-down = { $where }の{ $type }のピックを裏返す
move-turn-up = { $where }のピックを表にする
move-to = { $where }に動かす
move-swap = { $where }の{ $type }のピックと入れ替える
move-clear = フレットから{ $type }のピックをすべて取り除く
move-claim = { $chord }（{ $card }）を演奏する
move-try = { $chord }（{ $card }）を試す
move-return = { $chord }（{ $card }）を戻す
move-hold = { $chord }（{ $card }）を保留する
move-release = { $chord }（{ $card }）を完成したら演奏する
move-hold-all = すべて保留する
move-claim-all = すべて完成したら演奏する
move-no-ability = 使わない
move-leave = そのままにする
move-keep = これで持つ
move-go-on = 次へ
move-no-replacement = 引かない

## Why a move is refused

asked-action = アクションを聞かれています。いまは、{ $ways }ことができます。
asked-space = 置くピックを持っています。いまは、{ $ways }ことができます。
asked-ability = { $pick }のピックの能力を聞かれています。いまは、{ $ways }ことができます。
asked-goal = 青がピックを持ち上げました。いまは、{ $ways }ことができます。
asked-goal-or-pass = ピックは裏向きになりました。いまは、{ $ways }ことができます。
asked-neighbour = 置いたピックの隣を聞かれています。いまは、{ $ways }ことができます。
asked-return = カードを引きました。手札に残せるのは3枚までです。いまは、{ $ways }ことができます。
asked-chords = ほかにできることはありません。いまは、{ $ways }ことができます。
asked-replacement = 代わりのカードを聞かれています。いまは、{ $ways }ことができます。
space-taken = { $space }にはピックがあります。空きマスを選んでください。
space-empty = { $space }にはピックがありません。ピックのあるマスを選んでください。
already-lifted = { $space }のピックはいま動かしているものです。いまは、{ $ways }ことができます。
not-that-pick = { $space }のピックはいま使っている青で、動きません。いまは、{ $ways }ことができます。
not-itself = { $space }のピックはいま使っているものです。ほかのピックを選んでください。
not-face-down = { $space }のピックは表向きです。紫は裏向きのピックを表にします。
not-face-up = { $space }のピックはもう裏向きです。灰は表向きのピックを裏返します。
not-a-neighbour = { $space }は置いたピックの隣ではありません。同じフレットの隣の弦を選んでください。
slot-empty = スロット{ $slot }は手番の終わりまで空いています。
no-such-slot = スロット{ $slot }はありません。サプライのスロットは{ $slots }です。
board-full = 空きマスがないので{ $pick }は置けません。取れるのはワイルドだけです。
type-not-in-fret = このフレットに取り除ける{ $type }のピックはありません。
deck-empty = 山札がないので引けません。
drawing-closed = 3周のあいだ誰もピックを置いていません。誰かが置くまで2枚引くことはできません。
hand-too-large = 手札は{ $count }です。パスする前に少なくとも{ $excess }枚戻してください。
card-not-in-hand = { $card }は手札にありません。
chord-incomplete = { $card }は完成していません。{ $space }に{ $wanted }が必要です。
already-held = { $card }はもう保留しています。
not-held = { $card }は保留していません。
all-held = 新しいカードはもう保留にする指示です。
all-claimed = 新しいカードはもう完成したら演奏することになっています。
no-orders = clang=liveでは保留や自動の演奏はありません。コードは自分で試します。
no-such-move = そのような手はありません。

## What hints speak of

outcome-chord = 次のコードをあなたが演奏します
outcome-song = あなたの曲を演奏します
