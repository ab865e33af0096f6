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
board-move-claim = { $chord }（{ $card }）を演奏する
board-move-attempt = { $chord }（{ $card }）を試す
board-move-return-card = { $chord }（{ $card }）を戻す
board-move-hold = { $chord }（{ $card }）を保留する
board-move-release = { $chord }（{ $card }）を完成したら演奏する
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
