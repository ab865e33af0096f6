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

## Called out on the table

callout-stave-picked-up = { $seat }：五線譜{ $count }
callout-stave-shut = 五線譜が閉じた

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

## What a move would do, in two or three words

mark-shuts = 五線譜を閉じる
mark-turns = { $tone }に変わる
mark-followers = { $notes ->
    [0] 続けられる音なし
   *[other] 続けられる音は{ $notes }種類
}
mark-stave = { $count }を引き取る
mark-ends-game = ゲーム終了
mark-buys = { $count }引く
mark-lays-down = そのあと{ $count }置く

## What a move does for the plan: the reason of a hint

plan-begin = 新しい五線譜を始めます。{ can-follow }
plan-compose = 五線譜は{ $count }になり、1枚1点です。このカードが最後のままなら、あなたのものです。{ can-follow }
plan-continue = 今{ $count }を引き取れますが、さらに伸ばします。{ can-follow }
plan-shuts = この後には何も続けられないので、次の手番で五線譜の{ $count }がすべてあなたのものです。
plan-pick-up = 五線譜の{ $count }は1枚1点で、合計{ $points }になります。
plan-pick-up-last = 五線譜の{ $count }を引き取ってゲームが終わり、手札の拍を引いて{ $points }になります。
plan-take = { fit-now }拍があれば新しいカードを買えます。
plan-exchange = { fit-now }使った拍で{ $count }を買え、終了時の失点にもなりません。
plan-lays-down = その後は7枚を超えるため、{ $count }を置きます（1枚につき3点の失点）。
plan-lay = 残せるのは7枚までです。{ fit-after }
plan-tonality = { $tone }なら、続けにくい音のカードが手札に{ $held }枚あります。
can-follow = { $notes ->
    [0] 続けられる音はありません。
   *[other] 7つの音のうち{ $notes }つが続けられます。
}
fit-now = { $fitting ->
    [0] 五線譜に置けるカードは手札にありません。
   *[other] 五線譜に置けるカードは手札に{ $fitting }枚あります。
}
fit-after = { $fitting ->
    [0] 残すカードに、五線譜に置けるものはありません。
   *[other] 残すカードのうち{ $fitting }枚が五線譜に置けます。
}

## What hints speak of

outcome-stave = この五線譜を引き取る

## Lessons: the first game and the exercises

first-tonality = カードを集めるゲームです。最後に置いた人に手番が戻ると、メロディーを引き取り、1枚1点になります。まず向きを決めます。手札は低い音なので、シャープを選ぶとメロディーは上がります。
first-begin = 五線譜は空なので、どの音でも始められます。Cを置きましょう。
first-pick-up = 誰も続けず、最後のカードはあなたのものです。五線譜を引き取りましょう。1点です。
first-change = Dが置かれ、手札のCでは低すぎます。変化記号はどの音にも続けられます。フラットを置くと、メロディーは下がります。
first-again = また誰も続けられませんでした。引き取りましょう。変化記号も1点です。
first-take = 手札が減りました。RYTHMカードを取りましょう。PLAYカードと交換できます。
first-spend = 2分音符は2拍で、1拍につきPLAYカード1枚と交換できます。選びましょう。
first-done = ちょうど2拍です。交換しましょう。
first-compose = 五線譜はまた空です。Eで始めましょう。調はフラットなので、続くのは低い音だけです。
first-must = 向きが変わり、Eより高い音が必要です。続けることも交換もできないので、RYTHMカードを取ります。
first-lure = 相手に引き取られました。Eを置きましょう。続けられても、手札にシャープがあります。
first-shut = Gはいちばん高い音です。シャープを置くと五線譜は閉じ、何も続けられません。
first-reward = 五線譜はあなたを待っていました。引き取って3点です。
first-end = PLAYの山札がなくなり、最後の五線譜が引き取られるまで続きます。手札のRYTHMカードは拍の数だけ減点で、得点の多い人の勝ちです。
exercise-rise = メロディーは上がっています。音を続けましょう。
exercise-rise-why = 調がシャープなら、前より高い音が必要です。Dより高いのはEだけです。
exercise-turn = メロディーを下がるようにしましょう。
exercise-turn-why = フラットは調を変え、次の音は低くなければなりません。どの音のあとにも置けます。
exercise-shut = 五線譜を閉じましょう。
exercise-shut-why = Gより高い音はないので、シャープのあとは何も続きません。フラットだと低い音が続けられます。
exercise-pick-up = 最後のカードはあなたのものです。いますぐ4点を取りましょう。
exercise-pick-up-why = 自分の手番に自分のカードが最後なら、五線譜を引き取れます。1枚1点です。
exercise-buy = 1回の交換でPLAYカードを3枚引きましょう。
exercise-buy-why = 2分音符は2拍、8分音符は2枚で1拍、合わせて3拍で3枚です。
exercise-no-answer = 相手の手札は音だけです。相手が続けられない音を置きましょう。
exercise-no-answer-why = Gはいちばん高い音です。変化記号がなければ続けられず、五線譜はあなたに戻ります。

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

board-lesson-goal = みんなで1つのメロディーを書きます。最後のカードを置いた人に手番が戻ると、引き取って1枚1点になります。得点の多い人の勝ちです。
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
