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
board-free-cell = マス{ $cell }、空き：{ $partners }とペア
board-free-target = マス{ $cell }、空き
board-card-at = { $card }、マス{ $cell }
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
board-move-cell = マス{ $cell }に置く
board-move-throws = { $card }を投げる
board-move-pile = { $card }を山に置く
board-move-discard = { $card }を捨てる
board-move-moved = { $card }を動かす
board-move-target = マス{ $cell }へ動かす
board-move-removed = { $card }を取り除く
board-move-offered = { $card }を交換に出す
board-move-wanted = マップの{ $card }を取る

# Scores

board-player = プレイヤー
board-round-number = 第{ $round }ラウンド
board-total = 合計
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
board-special-discard = 捨て札
board-special-discard-effect = 手札を1枚、ゲームから除けます。
board-special-move = 移動
board-special-move-effect = マップの別のカードを1枚動かせます。マップは離れてはいけません。
board-special-play-again = もう一度
board-special-play-again-effect = 投げ合いのあと、別の色のカードをもう1枚置けます。
board-special-remove-cards = 取り除き
board-special-remove-cards-effect = マップのカードを3枚まで取り除けます。
board-special-wild-pair = 自由なペア
board-special-wild-pair-effect = 一直線にあるほかの色ともペアになります。
board-special-other-colours = ほかの色も
board-special-other-colours-effect = このペアの範囲では、どの色でも投げられます。
board-special-range-limit = 広い範囲
board-special-range-limit-effect = このカードのペアは、間の数字が4つ以上必要です。
board-special-no-safety = 無防備
board-special-no-safety-effect = このカードのセーフソングは誰も守りません。
board-special-distance-limit = 近距離
board-special-distance-limit-effect = このカードのペアは、間のカードが2枚までです。
board-special-draw = ドロー
board-special-draw-effect = 投げた人は1枚引きます。
board-special-notes-penalty = ペナルティ
board-special-notes-penalty-effect = 音符だけで投げた人は2枚引きます。
board-special-notes-only = 音符だけ
board-special-notes-only-effect = 音符でだけ投げられ、範囲では投げられません。
board-special-contrary = あまのじゃく
board-special-contrary-effect = 合わないときにだけ投げられます。
board-special-clingy = しがみつき
board-special-clingy-effect = 手札が3枚以下のときは投げられません。
board-special-instaplay = 即プレイ
board-special-instaplay-effect = 置けるなら、すぐに置かなければなりません。
board-special-reveal = 公開
board-special-reveal-effect = 全員に見せます。
board-special-swap-map = 交換
board-special-swap-map-effect = 手札を3枚まで、マップのカードと交換できます。
board-special-colour-echo = 色エコー
board-special-colour-echo-effect = 最後に置かれたカードと同じ色なら、もう1枚引きます。
board-special-note-echo = 音符エコー
board-special-note-echo-effect = 最後に置かれたカードと音符が同じ数なら、もう1枚引きます。
board-special-double-worst = 最悪の倍
board-special-double-worst-effect = 手札でいちばん高いほかのカードの2倍になります。
board-special-most-held = 最多の色
board-special-most-held-effect = 手札にこの色より多い色がなければ、10の失点です。

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
