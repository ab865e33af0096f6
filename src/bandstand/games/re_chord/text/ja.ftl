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
fact-dots = { fact-type }
fact-code = { $source ->
    [bag] 袋のピックを裏向きで
   *[other] スロット{ $source }のピック
}、{ $fret ->
    [unscored] まだ得点計算していないいちばん低いフレット
   *[other] { $fret }フレット
}、{ $string ->
    [six] 6弦から
   *[one] 1弦から
}、{ $power ->
    [yes] 能力あり
   *[no] 能力なし
}
fact-pad = { fact-pick }{ $fame }点
fact-count = { $count }枚
fact-change = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
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
chord-played = { $seat }が{ $chord }を演奏しました。名声{ $fame }点。
re-chord-played = { $seat }が{ $chord }をリコードしました。金の名声{ $fame }点。
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
automa-flips = オートマが「{ $song }」をめくりました：{ $code }。
automa-placed = オートマが{ $space }に{ $pick }を置きました。
automa-placed-down = オートマが{ $space }にピックを裏向きで置きました。
automa-chord-played = オートマが{ $chord }を演奏しました。名声{ $fame }点。
automa-re-chord-played = オートマが{ $chord }をリコードしました。金の名声{ $fame }点。
automa-counted = オートマ：コードで{ $chords }点、{ $genre }で{ $lead }点、難易度ボーナス{ $bonus }点、合わせて名声{ $fame }点。
automa-beaten = { $seat }がオートマに勝ちました。
automa-wins = オートマがステージを守り、{ $seat }の負けです。

## Called out on the table

callout-chord-played = { $seat }：{ $chord }、+{ $fame }
callout-re-chord-played = { $seat }：リコード{ $chord }、+{ $fame }
callout-automa-chord-played = オートマ：{ $chord }、+{ $fame }
callout-automa-re-chord-played = オートマ：リコード{ $chord }、+{ $fame }
callout-song-played = { $seat }：曲、+{ $fame }
callout-fret-scored = { $fret }フレットが埋まった
callout-clang = CLANNNGGG!

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
move-claim = { $chord }（{ $dots }）を演奏する
move-try = { $chord }（{ $dots }）を試す
move-return = { $chord }（{ $dots }）を戻す
move-hold = { $chord }（{ $dots }）を保留する
move-release = { $chord }（{ $dots }）を完成したら演奏する
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
no-such-space = この指板に{ $space }のマスはありません。
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

## What a move would do, in two or three words

mark-completes = { $chord }が完成
mark-completes-several = { $count }が完成
mark-fills-fret = { $fret }フレットが埋まる
mark-fame = 名声+{ $fame }点
mark-song = 曲+{ $fame }点
mark-lead-guitar = リードギター{ $change }点

## What a move does for the plan: the reason of a hint

plan-take = 手札の{ $chord }は{ $needed }個のピックのうち{ $met }個がそろい、この種類は足りないところに合います。
plan-place = これで手札の{ $chord }は{ $needed }個のピックのうち{ $met }個がそろいます。
plan-fret = { $fret }フレットが埋まって得点になり、あなたのジャンルは{ $fame }を得ます。
plan-genre = あなたのジャンルの色（{ $pick }）が次に埋まるフレットで得る名声は{ $change }になります。
plan-claim = { $chord }で名声が{ $fame }増え、合計{ $total }になります。
plan-song = これで曲の{ $needed }コードのうち{ $met }つがそろいます。
plan-return = { $chord }は{ $needed }個のピックのうちいま{ $met }個がそろっています。
plan-nearest = 手札でいちばん完成に近い{ $chord }は、{ $needed }個のピックのうち{ $met }個がそろっています。

## What hints speak of

outcome-chord = 次のコードを演奏できる
outcome-song = 自分の曲を演奏できる

## Lessons: the first game and the exercises

first-take = 名声の多い人の勝ちです。ピックで完成させたコード、曲、秘密のジャンルが名声になります。手番には、サプライか袋からピックを1つ取るか、カードを2枚引きます。紫のピックを取りましょう。
first-place = 空いているマスならどこでも置けます。2弦5フレットに置きましょう。
first-go-on = サプライのピックには能力がありますが、紫には裏向きのピックが必要で、いまはありません。先へ進みましょう。
first-bag = 今度は袋から引きましょう。ほかの人には見えません。
first-face-down = 裏向きに置き、カードの暗い点を満たします。6弦2フレットに置きましょう。
first-leave = 同じフレットの隣のピックを取り除けますが、ワイルドは残して先へ進みましょう。
first-red = コードが演奏され、3の名声になりました。次を邪魔しましょう。赤のピックを取ります。
first-space = 2弦1フレットに置きましょう。
first-ability = 赤はピックを1つ取り除けます。4弦の裏向きのピックを取り除きましょう。
first-end-turn = これで終わりです。手番を終えましょう。
first-draw = 同じ人の2枚目のEmは金になりました。リコードです。Emの点の位置にワイルドが2つあります。カードを2枚引きましょう。
first-claim = Emが来ました。ワイルドはどの色にもなるので完成です。演奏しましょう。
first-end = 初めてのコードです。フレットが埋まるとジャンルの得点になり、5つ目でゲームが終わります。名声の多い人の勝ちです。
exercise-complete = Emのコードを完成させて演奏しましょう。
exercise-complete-why = このカードは2フレットの5弦に白、4弦に青が必要です。白はあるので、青を取ります。
exercise-re-chord = 金の名声を得ましょう。
exercise-re-chord-why = Emは演奏済みなので、次は金です。4弦2フレットの緑が足りません。
exercise-wylde = 紫のピックがありません。それでもEmを演奏しましょう。
exercise-wylde-why = ワイルドはどの色にもなり、ほかのピックと取り替えられます。赤の上に置きます。
exercise-bag = Emの点の1つは暗い点です。コードを演奏しましょう。
exercise-bag-why = 暗い点には裏向きのピックが必要で、それは袋から引きます。
exercise-fret = 1フレットを埋めましょう。
exercise-fret-why = 手番の終わりに埋まっているフレットは、すべてのジャンルの得点になります。空きは1弦でした。
exercise-song = あなたの曲にはG、C、Dが必要です。曲を演奏しましょう。
exercise-song-why = CとDは演奏済みです。Gが揃うと曲は自動で演奏されます。紫を1弦3フレットに置きます。

## The board

# Things

board-pick-white = 白
board-pick-red = 赤
board-pick-blue = 青
board-pick-grey = グレー
board-pick-purple = 紫
board-pick-green = 緑
board-pick-wylde = ワイルド
board-pick-down = 裏向き
board-genre-pop = ポップ
board-genre-rock = ロック
board-genre-blues = ブルース
board-genre-metal = メタル
board-genre-funk = ファンク
board-genre-country = カントリー
board-fretboard = 指板
board-supply = サプライ
board-hand = コードカードの手札
board-guitarists = ギタリスト
board-pad = 得点表
board-automa = オートマ
board-fret-head = フレット

# For screen readers

board-space = { $string }弦{ $fret }フレット
board-empty = 空き
board-face-up = { $pick }のピック
board-face-down = 裏向きのピック
board-face-down-known = 裏向きのピック、あなたは{ $pick }と知っています
board-wanted = 選んだカードはここに{ $pick }が必要です
board-in-use = いま使っているピック
board-lifted = 移動中のピック
board-can = 選べます
board-slot = スロット{ $slot }：{ $pick }のピック
board-slot-empty = スロット{ $slot }：空き
board-bag-label = 袋、ピック{ $count }枚
board-deck-label = 山札、コードカード{ $count }枚
board-held-label = { $name }：手に持っているのは{ $pick }
board-held-hidden = ほかの人には見えないピック
board-held-nothing = 手に持っているピックはありません
board-card-label = { $chord }：{ $dots }。銀{ $silver }、金{ $gold }
board-dot-label = { $string }弦{ $fret }フレットに{ $pick }
board-complete = 完成
board-on-hold = 保留中
board-no-chords = なし
board-seat-label = { $name }：手札{ $cards }枚、コード{ $chords }、名声{ $fame }点
board-turn-of = 手番
board-song-label = あなたの曲「{ $title }」、名声{ $fame }点
board-genre-label = あなたの秘密のジャンル：{ $genre }、{ $pick }のピック
board-have = 演奏ずみ
board-missing = まだ
board-code-label = オートマがめくった曲「{ $song }」：{ $meaning }
board-code-slot = スロット{ $slot }のピック
board-code-bag = 袋のピックを裏向きで
board-code-fret = { $fret }フレット
board-code-unscored = まだ得点計算していないいちばん低いフレット
board-code-up = 6弦から最初の空き
board-code-down = 1弦から最初の空き
board-code-power = 能力あり
board-code-idle = 能力なし

# Buttons

board-play = 演奏する
board-play-chord = { $chord }を演奏
board-try-it = 試す
board-hold = 保留する
board-release = 完成したら演奏
board-hold-all = すべて保留
board-claim-all = 保留なし
board-return-card = 戻す
board-tap-card = カードをタップすると指板に表示されます。
board-pass-ability = 使わない
board-pass-grey-goal = 動かさない
board-pass-neighbour = そのまま
board-pass-return = このまま残す
board-pass-go-on = 次へ
board-pass-listen = 次へ
board-pass-replacement = 引かない
board-pass-plain = パス

# What is expected

board-expect-action = サプライか袋からピックを取るか、カードを2枚引いてください。
board-expect-action-closed = サプライか袋からピックを取ってください。
board-expect-place-up = { $pick }のピックを空きマスに置いてください。
board-expect-place-wylde = ワイルドを置いてください。空きマスでも、ほかのピックと取り替えてもかまいません。
board-expect-place-down = 引いたのは{ $pick }です。裏向きで空きマスに置いてください。
board-expect-ability-white = 白：サプライからもう1枚取れます。取らなくてもかまいません。
board-expect-ability-red = 赤：取り除くピックをタップしてください。使わなくてもかまいません。
board-expect-ability-blue = 青：動かすピックをタップしてください。使わなくてもかまいません。
board-expect-ability-grey = グレー：裏返す表向きのピックをタップしてください。使わなくてもかまいません。
board-expect-ability-purple = 紫：表にする裏向きのピックをタップしてください。使わなくてもかまいません。
board-expect-ability-green = 緑：同じフレットで取り除く種類をタップしてください。使わなくてもかまいません。
board-expect-blue-goal = 青：行き先の空きマスか、入れ替えるピックをタップしてください。
board-expect-grey-goal = 裏返しました。空きマスをタップすると動かせます。そのままでもかまいません。
board-expect-neighbour = 同じフレットの隣のピックを取り除けます。
board-expect-return-more = カードを{ $excess }枚、山札に戻してください。
board-expect-return-any = いらないカードを戻すか、このまま残してください。
board-expect-go-on = 手番は終わりです。次へ進んでください。
board-expect-go-on-chord = 完成：{ $chords }。演奏するか、次へ進んでください。
board-expect-listen = オートマが指板を変えました。コードを試すか、次へ進んでください。
board-expect-try-chord = 完成したと思うコードを試すか、次へ進んでください。
board-expect-replacement = 演奏したコードの代わりにカードを1枚引きますか？
board-expect-replacement-or-play = 完成：{ $chords }。演奏するか、演奏したコードの代わりにカードを1枚引いてください。
board-expect-or-play = 完成：{ $chords }。{ $what }

# Moves

board-move-take-slot = スロット{ $slot }のピックを取る
board-move-take = スロット{ $slot }の{ $pick }のピックを取る
board-move-bag = 袋からピックを引く
board-move-draw-two = コードカードを2枚引く
board-move-draw-one = 代わりのカードを引く
board-move-place = { $where }に置く
board-move-remove = { $where }の{ $pick }のピックを取り除く
board-move-lift = { $where }の{ $pick }のピックを動かす
board-move-turn-down = { $where }の{ $pick }のピックを裏返す
board-move-turn-up = { $where }のピックを表にする
board-move-move-to = { $where }に動かす
board-move-swap-with = { $where }の{ $pick }のピックと入れ替える
board-move-clear = フレットから{ $pick }のピックをすべて取り除く
board-one-card = { $chord }（{ $dots }）
board-move-claim = { $card }を演奏する
board-move-attempt = { $card }を試す
board-move-return-card = { $card }を戻す
board-move-hold = { $card }を保留する
board-move-release = { $card }を完成したら演奏する
board-move-hold-all = すべて保留する
board-move-claim-all = すべて完成したら演奏する

# Scores

board-score-chords = コード
board-score-song = 曲
board-score-lead = ジャンル
board-score-total = 名声
board-score-lead-guitar = 1フレットの同じ色
board-score-lead-fame = 名声
board-score-sum = 合計
board-score-yours = あなたのジャンル
board-score-no-chords = コードはまだありません
board-score-golden = 金
board-score-song-set = 曲集：{ $set }
board-score-lap = { $lap }周目
board-score-need-more = オートマは難易度ボーナスとして{ $bonus }点を得ます。勝つにはそれを上回る名声が必要です。

# Sounds

board-sound-note = 弦が鳴る：{ $note }
board-sound-thud = ミュートした弦
board-sound-shuffle = 袋の中でピックが鳴る
board-sound-click = ピックを取る音
board-sound-card = カードを引く音
board-sound-chord = { $chord }のストローク
board-sound-gold = { $chord }を2回ストローク
board-sound-song = 「{ $song }」のすべてのコード
board-sound-clang = CLANNNGGG!
board-sound-fret = { $fret }フレットの6本の弦が順に鳴る
board-sound-slide = 弦の上のスライド
board-sound-finish = 最後のコードが響く

# The first game

board-lesson-goal = 名声の多い人の勝ちです。演奏したコード、曲、そしてフレットが埋まるたびに秘密のジャンルが名声になります。
board-lesson-welcome = 指板は全員で1つ、6本の弦と5つのフレットです。手番では、サプライか袋からピックを取るか、コードカードを2枚引きます。
board-lesson-card = 手札は本物のコードです。カードをタップすると、どこにどのピックが必要かが指板に輪で示されます。
board-lesson-place = 光っているマスをタップしてください。ほかの手札に必要なものも、相手がほしそうなものも見てみましょう。
board-lesson-ability = サプライのピックには能力があります。使わなくてもかまいません。何ができるかは盤の下の1行に出ます。
board-lesson-face-down = 袋のピックは裏向きに置きます。カードの暗い点を満たし、色を知っているのは引いた人だけです。
board-lesson-complete = 輪がすべて満たされるとコードは完成です。ワイルドはどの点にもなります。カードを選んで演奏してください。
board-lesson-silver = 同じ名前のコードは1枚目が銀、2枚目からは金の名声になります。これがリコードです。
board-lesson-order = ほかの人の手番では、完成したカードは自動で演奏されます。金を待ちたいときは保留してください。
board-lesson-song = 曲のコードがすべて揃うと、曲は自動で演奏されます。
board-lesson-genre = ジャンルは秘密です。フレットが埋まるたびにその色が名声を得ます。1つのフレットに同じ色が多いほど高くなります。
board-lesson-fret = フレットが埋まり、6色すべての得点計算をして、得点表に書きました。5つ目のフレットでゲームは終わります。
board-lesson-clang = CLANNNGGG! 完成したかどうかは誰も教えてくれません。間違えたカードは公開され、山札に混ぜられます。
board-lesson-automa = オートマは曲カードをめくり、その記号のとおりに動きます。コードカードは公開なので、タップすると何がほしいか見えます。
board-lesson-wylde = ワイルドはコードのどの色にもなり、ほかのピックと取り替えることもできます。
