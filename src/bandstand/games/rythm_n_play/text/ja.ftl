## The board

# Things

board-card-Sharp = シャープ
board-card-Flat = フラット
board-card-Do = ド
board-card-Re = レ
board-card-Mi = ミ
board-card-Fa = ファ
board-card-Sol = ソ
board-card-La = ラ
board-card-Si = シ
board-value-whole = 全音符
board-value-half = 2分音符
board-value-quarter = 4分音符
board-value-eighth = 8分音符
board-cards = { $count }枚
board-beats =
    { $count ->
        [0.5] 半拍
       *[other] { $count }拍
    }
board-points = { $count }点

# Moves

board-compose = { $card }を五線譜に置く
board-lay = { $card }を表向きに置く
board-pick-up = 五線譜を引き取る
board-pick-up-for = 五線譜を引き取る：{ board-points }
board-take = RYTHMカードを1枚取る
board-take-one = RYTHMカードを取る
board-pass = パスする
board-pass-one = パス
board-spend-whole = 全音符を使う
board-spend-half = 2分音符を使う
board-spend-quarter = 4分音符を使う
board-spend-eighth = 8分音符を使う
board-done = 選んだ拍の分だけ引く
board-draw = PLAYカードを{ $count }枚引く
board-tonality-Sharp = 調をシャープにする
board-tonality-Flat = 調をフラットにする

# What is expected

board-choose-tonality = 調を選んでください。メロディーは上がりますか、下がりますか？
board-lay-down = 手札が7枚を超えています。{ board-cards }を表向きに置いてください（1枚につき−3点）。
board-go-on-or-pick-up = あなたのカードに誰も続きませんでした。五線譜を引き取って{ board-points }、または作曲を続けます。
board-only-pick-up = 五線譜はあなたのものです。引き取って{ board-points }になります。
board-half-beat = いま{ board-beats }です。8分音符を足してください。
board-whole-beats = { board-beats }です。{ board-cards }引きます。
board-whole-beats-or-more = { board-beats }です。{ board-cards }引きます。RYTHMカードを足すこともできます。
board-begin = 好きな音で始める
board-rise = { $last }より高い音
board-fall = { $last }より低い音
board-change = 変化記号
board-exchange = RYTHMカードを使う
board-take-it = RYTHMカードを1枚取る
board-take-one-too = 1枚取る
board-do-this = できること：{ $thing }。
board-do-one = 次のどれか：{ $things }。
board-must-pass = 作曲も交換も取ることもできません。パスしてください。

# The table

board-stave = 五線譜
board-stave-of-nothing = 五線譜は空です。
board-stave-of = 五線譜：{ $names }。
board-empty = 五線譜は空です
board-last-by = 最後：{ $name }
board-last-by-spoken = 最後のカードは{ $name }です。
board-shut = 終止
board-shut-spoken = 五線譜は閉じました。もう何も続けられません。
board-tonality-is-Sharp = シャープ：上行
board-tonality-is-Flat = フラット：下行
board-no-tonality = 調は未定です
board-choosing =
    { $you ->
        [yes] あなた
       *[no] { $name }
    }が調を選びます
board-rising = メロディーは上がる
board-falling = メロディーは下がる
board-silence = 作曲なしであと{ $turns }回
board-play-stack = PLAYの山札、{ board-cards }
board-rythm-stack = RYTHMの山札、{ board-cards }。1枚取ります
board-discards = 使ったRYTHMカード、{ board-cards }
board-spent = 捨て札
board-players = プレイヤー
board-seat =
    { $name }：手札はPLAY { $play }枚とRYTHM { $rythm }枚、裏向き{ $down }枚、表向き{ $up }枚、{ $score }点{ $turn ->
        [yes] 。手番です
       *[no] { "" }
    }
board-cards-of =
    { $you ->
        [yes] あなた
       *[no] { $name }
    }の前のカード
board-in-hand = 手札
board-face-down = 裏向き（1枚1点）
board-face-up = 表向き（1枚−3点）
board-not-shown = { board-cards }（中は見られません）
board-nothing = なし
board-spent-cards = 使ったRYTHMカード

# The hand

board-hand = あなたの手札
board-actions = できること
board-can-compose = 置けます
board-cannot = いまは使えません
board-must-lay = 表向きに置けます
board-can-spend = 使えます
board-copies = { $count }枚
board-chosen-copies = { $count }枚選択中
board-order-up = 低い音から
board-order-down = 高い音から
board-order-help = 手札の並び

# Scores

board-player = プレイヤー
board-down = 裏向き
board-up = 表向き
board-rythm = 手札のRYTHM
board-score = 得点
board-hidden = 非公開
board-beats-later = 手札に残ったRYTHMカードは、最後に拍の数だけ減点になります。

# Sounds

board-heard-note = { $note }の音
board-heard-change-Sharp = 上がる音型
board-heard-change-Flat = 下がる音型
board-heard-shut = 終わりの和音：五線譜が閉じました
board-heard-melody = 五線譜のメロディー（{ $count }音）
board-heard-rhythm = 太鼓：{ $values }
board-heard-take = 太鼓を軽くひと打ち
board-heard-thud = 低い太鼓
board-heard-silence = 長く静かな最後の音

# The first game

board-lesson-tonality = 調カードはメロディーの向きを示します。シャープなら前の音より高い音、フラットなら低い音を置きます。
board-lesson-begin = 五線譜は空です。どの音からでも始められますが、変化記号では始められません。
board-lesson-compose = 縁の光っているカードを続けられます。大切なのは良い音ではなく最後の音です。最後に置いた人に手番が戻ると、五線譜を引き取れます。
board-lesson-change = 変化記号はメロディーの向きを変えます。シャープのあとは上がり、フラットのあとは下がります。音のあとにだけ置けます。
board-lesson-pick-up = あなたのカードのあとに誰も続きませんでした。五線譜を引き取りましょう。カード1枚が1点になり、裏向きに置きます。
board-lesson-take = 続けられないときはRYTHMカードを取ります。PLAYカードと交換できますが、最後まで手札に残すと拍の数だけ減点です。
board-lesson-exchange = ちょうど1〜4拍分のRYTHMカードで、1拍につき1枚のPLAYカードを引けます。使うカードをタップしてから、PLAYの山札をタップしてください。
board-lesson-half = 8分音符は半拍です。カード1枚には2枚必要です。
board-lesson-lay = 手札は7枚までです。超えた分は表向きに置き、1枚につき−3点です。早めに使いましょう。
board-lesson-shut = いちばん高い音のあとのシャープ、いちばん低い音のあとのフラットは五線譜を閉じます。もう何も続かず、置いた人の手番を待ちます。
board-lesson-last = PLAYの山札がなくなりました。次に五線譜が引き取られるとゲームは終わりです。RYTHMカードはいまのうちに減らしましょう。
board-lesson-end = 裏向きは1枚1点、表向きは1枚−3点、手札のRYTHMは拍の数だけ減点です。得点の多い人の勝ちです。
