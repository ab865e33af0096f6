### Re-Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-space = { $string }弦{ $fret }フレット
fact-target = { $string }弦{ $fret }フレット
fact-where = { $string }弦{ $fret }フレット
fact-pick = { $pick ->
    [white] 白
    [red] 赤
    [blue] 青
    [grey] グレー
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
    [grey] グレー
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
    [grey] グレーのピック（または表向きのワイルド）
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
fact-pad = { fact-pick }{ $fame }点
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
    [take-another] サプライからもう1枚ピックを取る
    [remove] ほかのピックを取り除く
    [lift] ほかのピックを持ち上げて動かす
    [turn-down] 表向きのピックを裏返す
    [turn-up] 裏向きのピックを表にする
   *[clear] 同じフレットから1種類のピックを取り除く
}

## What happens

game-begins = { $seat }から始めます。
genre-dealt = { $seat }のジャンルは{ $genre }です。
    .unknown = { $seat }に秘密のジャンルが配られました。
song-dealt = { $seat }の曲は「{ $song }」です。
    .unknown = { $seat }に秘密の曲が配られました。
hand-dealt = { $seat }に{ $count }配られました：{ $cards }。
    .unknown = { $seat }に{ $count }配られました。
supply-filled = サプライのスロット{ $slot }：{ $pick }。
pick-taken = { $seat }がスロット{ $slot }から{ $pick }を取りました。
pick-drawn = { $seat }が袋から引いたのは{ $pick }です。
    .unknown = { $seat }が袋からピックを引き、ひそかに見ました。
pick-placed = { $seat }が{ $space }に{ $pick }を置きました。
pick-placed-down = { $seat }が{ $space }に{ $pick }を裏向きで置きました。
    .unknown = { $seat }が{ $space }にピックを裏向きで置きました。
cards-drawn = { $seat }が{ $count }引きました：{ $cards }。
    .unknown = { $seat }が{ $count }引きました。
card-returned = { $seat }が{ $card }を山札に戻しました。
    .unknown = { $seat }がカードを1枚、山札に戻しました。
pick-removed = { $space }の{ $pick }のピックが袋に戻りました。
face-down-removed = { $space }の裏向きのピックが、見られずに袋に戻りました。
pick-lifted = { $seat }が{ $space }のピックを持ち上げました。
pick-moved = { $space }のピックが{ $target }に移りました。
picks-swapped = { $space }と{ $target }のピックが入れ替わりました。
pick-turned-down = { $space }の{ $pick }のピックが裏向きになりました。
pick-revealed = { $space }のピックが表になりました：{ $pick }。
chord-played = { $seat }が{ $card }で{ $chord }を演奏しました。名声{ $fame }点。
re-chord-played = { $seat }が{ $card }で{ $chord }をリコードしました。金の名声{ $fame }点。
song-played = { $seat }が曲「{ $song }」を演奏しました。名声{ $fame }点。
replacement-drawn = { $seat }が代わりのカードを引きました：{ $card }。
    .unknown = { $seat }が代わりのカードを引きました。
chord-tried = { $seat }が{ $card }を試しました。
clang = CLANNNGGG! { $card }は完成していません。山札に戻りました。
order-hold = { $card }を保留します。
order-claim = { $card }は完成したらすぐに演奏します。
order-hold-all = 手札も、これから引くカードも、すべて保留します。
order-claim-all = どのカードも完成したらすぐに演奏します。
fret-scored = { $fret }フレットが埋まりました。リードギターの得点計算：{ $pad }。
laps-over = 60周を終えました。バンドは帰りました。
fame-counted = { $seat }：コードで{ $chords }点、曲で{ $songs }点、{ $genre }で{ $lead }点、合わせて名声{ $fame }点。
game-shared = { $seats }がステージを分け合いました。
automa-row = オートマの列に{ $cards }が並びました。
automa-flips = オートマが「{ $song }」をめくりました（{ $code }）。
automa-placed = オートマが{ $space }に{ $pick }を置きました。
automa-placed-down = オートマが{ $space }にピックを裏向きで置きました。
automa-chord-played = オートマが{ $card }で{ $chord }を演奏しました。名声{ $fame }点。
automa-re-chord-played = オートマが{ $card }で{ $chord }をリコードしました。金の名声{ $fame }点。
automa-counted = オートマ：コードで{ $chords }点、{ $genre }で{ $lead }点、難易度ボーナス{ $bonus }点、合わせて名声{ $fame }点。
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
move-keep = このまま残す
move-go-on = 次へ
move-no-replacement = 引かない

## Why a move is refused

asked-action = アクションを選んでください。いまは、{ $ways }ことができます。
asked-space = ピックを置くマスを選んでください。いまは、{ $ways }ことができます。
asked-ability = { $pick }のピックの能力を聞かれています。いまは、{ $ways }ことができます。
asked-goal = ピックの行き先を選んでください。いまは、{ $ways }ことができます。
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
not-face-up = { $space }のピックはもう裏向きです。グレーは表向きのピックを裏返します。
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
no-orders = 補助なしのゲームでは、保留も自動の演奏もありません。コードは自分で試します。
no-such-move = そのような手はありません。

## What hints speak of

outcome-chord = 次のコードを演奏できる
outcome-song = 自分の曲を演奏できる
