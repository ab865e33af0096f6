### 6 Forces: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { fact-cards }
    .unknown = カード
fact-cards = { fact-colour }の{ $number }
fact-colour = { $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[green] 緑
}
fact-trump = { $trump ->
    [red] 赤
    [yellow] 黄
    [blue] 青
    [green] 緑
    [big] 「大」
   *[small] 「小」
}
fact-trumps = { fact-trump }
fact-ways = { $way ->
    [play] カードを出す
    [predict] 予想する
   *[trump] 切り札を選ぶ
}
fact-tricks = { $tricks }トリック
fact-chips = { $chips }枚
fact-points = { signed }点
fact-count = { $count }枚
signed = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}

## What happens

round-begins = ラウンド{ $round }が始まりました。{ $seat }からです。
hand-dealt = { $seat }が{ $count }を受け取りました：{ $cards }。
    .unknown = { $seat }が{ $count }を受け取りました。
predicted = { $seat }が{ $tricks }と予想しました。中央のチップは残り{ $chips }です。
predicted-with-spare = { $seat }が予備チップをつけて、{ $predicted }または{ $tricks }と予想しました。中央のチップは残り{ $chips }です。
trump-chosen = { $seat }が{ $trump }を切り札に選びました。
tricks-begin = トリックが始まりました。{ $seat }がリードします。
card-played = { $seat }が{ $card }を出しました。
trick-won = { $seat }がトリックを取りました（切り札は{ $trump }）。これまでに{ $tricks }です。
round-scored = { $seat }：予想{ $predicted }、獲得{ $tricks }で{ $points }、合計{ $total }点です。
round-scored-with-spare = { $seat }：予想{ $predicted }または{ $or_predicted }、獲得{ $tricks }で{ $points }、合計{ $total }点です。

## Called out on the table

callout-trick-won = { $standing ->
    [reached] { $seat }：予想に到達
    [over] { $seat }：予想を超過
   *[unchanged] { "" }
}

## Moves, as a button names them

move-card = { $card }を出す
move-predict = { $tricks }と予想する
move-predict-spare = { $predicted }または{ $tricks }と予想する（予備つき）
move-trump = { $trump }を切り札にする

## Why a move is refused

no-such-move = 6 Forcesにそのような手はありません。いまは、{ $ways }ことができます。
conception-first = 全員が予想と切り札を決めるまで、カードは出せません。いまは、{ $ways }ことができます。
already-predicted = このラウンドの予想は済んでいます。切り札を選んでください。
too-few-chips = 中央のチップは{ $chips }しかありません。予備チップも1枚に数えます。あるチップで予想してください。0はいつでも選べます。
trump-already-chosen = 切り札は{ $trump }に決めています。トリック数を予想してください。
trump-taken = { $trump }はすでに選ばれています。3人のときは切り札がすべて異なります。選べるのは{ $trumps }です。
trump-repeated-already = { $trump }はすでに選ばれています。同じ切り札は1組までで、もう1組あります。選べるのは{ $trumps }です。
conception-over = このラウンドの予想と切り札は決まっています。カードを出してください。
not-in-hand = { $card }は手札にありません。手札のカードを出してください。
follow-colour = マストフォローです。リードカラーの{ $colour }を出してください。

## What a move would do, in two or three words

mark-wins = いまのところ勝ち
mark-wins-trick = トリックを取る
mark-loses = 勝てない
mark-reaches-prediction = 予想に到達：{ $tricks }
mark-over-prediction = 予想を超える
mark-under-prediction = 予想に届かない
mark-prize = 的中で{ $points }

## What a move does for the plan: the reason of a hint

plan-predict-first = 上位3つの数字を{ $held }枚持っていて、切り札はまだ選んでいません。
plan-predict-colour = 切り札は{ $trump }で、手札に{ $held }枚あります。
plan-predict-big = 切り札はビッグで、上位3つの数字を{ $held }枚持っています。
plan-predict-small = 切り札はスモールで、下位3つの数字を{ $held }枚持っています。
plan-trump-colour = { $trump }を{ $held }枚持っています。自分がリードするトリックでは、ほかの色に勝ちます。
plan-trump-big = 上位3つの数字を{ $held }枚持っています。自分がリードするトリックでは、最大の数字が勝ちます。
plan-trump-small = 下位3つの数字を{ $held }枚持っています。自分がリードするトリックでは、最小の数字が勝ちます。
plan-either = { so-far }もう1つ取っても、取らなくても予想どおりです。
plan-lead = { so-far }このトリックは取りたいところです。{ unseen-stronger }
plan-lead-enough = { so-far }このトリックは落としたいところです。{ unseen-stronger }
plan-win = { so-far }このカードはいまのところ勝ちます。
plan-let-go = { so-far }このトリックは見送り、強いカードを後に残します。
plan-cannot-win = { so-far }ただし、出せるカードではこのトリックを取れません。
plan-lose = { so-far }このカードはわざと負けます。
plan-win-anyway = { so-far }このカードはいまのところ勝ちますが、負けられるカードを後に残します。
plan-must-win = { so-far }ただし、出せるカードはどれもいまのところ勝ちます。
so-far = { $spare ->
    [0] 予想は{ $low }、取ったのは{ $have }です。
   *[other] 予想は{ $low }か{ $high }、取ったのは{ $have }です。
}
unseen-stronger = { $stronger ->
    [0] まだ見ていないカードに、これより強いものはありません。
   *[other] まだ見ていないカードのうち{ $stronger }枚がこれより強いです。
}

## What hints speak of

outcome-trick = このトリックを取る
outcome-prediction = 予想が的中する

## Lessons: the first game and the exercises

first-trump = 取るトリックの数を予想し、ちょうどその数を取るゲームです。まず切り札と予想を、好きな順で決めます。「大」を選びましょう。自分がリードするトリックでは、いちばん大きい数字が勝ちます。
first-predict = 次は予想です。7と8はありますが9がないので、4トリックにしましょう。的中は4点、1つ外れるごとに1点を失います。
first-lead = あなたのリードなので、切り札「大」が働きます。色に関係なくいちばん大きい数字の勝ちです。黄の4で様子を見ましょう。
first-lead-again = 取った人が次もリードします。青の6を出してみましょう。もっと大きい数字があるかもしれません。
first-theirs = このトリックはほかの人のリードなので、その人の切り札の赤だけが働きます。赤は出ていないので、黄のいちばん大きい数字が勝ちます。黄の8を出しましょう。
first-highest = あなたのリードで、また「大」が働きます。青の9はもう出ました。青の8をリードしましょう。
first-lose = 4つのうち3つ取りました。急がずに、緑の4でリードを譲りましょう。
first-follow = リードカラーは赤です。フォローしなければなりません。8に負けるうちに赤の7を出しましょう。
first-forced = また赤です。赤は6しかありません。
first-anything = 赤がなくなったので何でも出せます。あとで取りすぎないよう、緑の7を捨てましょう。
first-safe = リードした人の切り札は青なので、青の5だと取ってしまいます。最後まで残し、黄の3を出しましょう。
first-low = 緑をフォローします。切り札の青が出たので、どちらも負けます。緑の2を出しましょう。
first-keep = 黄がありません。切り札は赤なので、何を出しても負けます。青の5は最後のトリックに残しましょう。
first-last = リードカラーは青で、あなたの5のほうが大きい数字です。予想どおり4つ目のトリックです。
first-end = 予想4、獲得4で4点です。人数と同じ数のラウンドを行い、合計点のいちばん高い人の勝ちです。
exercise-trump = リードした人の切り札は緑です。このトリックを取りましょう。
exercise-trump-why = 黄がないので切り札を出せます。緑の1でも黄の9に勝ちます。
exercise-small = リードした人の切り札は「小」です。このトリックを取りましょう。
exercise-small-why = 「小」では色に関係なくいちばん小さい数字が勝ちます。赤の2は青の4より小さい数字です。
exercise-duck = 予想した数を取りました。このトリックは取らないようにしましょう。リードした人の切り札は「大」です。
exercise-duck-why = 「大」では色に関係なく7より大きい数字が勝ちます。安全なのは黄の2だけです。
exercise-lead = あなたのリードで、切り札は赤です。ほかの人は青を持っていません。このトリックを取りましょう。
exercise-lead-why = 青をフォローできない相手は、8に赤の切り札を出せます。赤の9がいちばん強い切り札です。
exercise-big = リードした人の切り札は「大」で、あなたのあとにもう1人出します。このトリックを取りましょう。
exercise-big-why = 青をフォローしなければならず、6より大きいのは8だけです。
exercise-predict = 最初にリードするのはあなたで、切り札は赤です。この手札で正確に予想しましょう。
exercise-predict-why = 赤はすべてあなたの手札で、9はどの色でもいちばん大きい数字です。取った人がリードし続けるので、12トリックすべて取れます。

## The board

# Things

board-colour-blue = 青
board-colour-green = 緑
board-colour-red = 赤
board-colour-yellow = 黄
board-colour-purple = 紫
board-colour-grey = グレー
board-colour-white = 白
board-trump-red = 赤
board-trump-yellow = 黄
board-trump-blue = 青
board-trump-green = 緑
board-trump-big = 「大」
board-trump-small = 「小」
board-trump-meaning-red = いちばん大きい赤が勝ち
board-trump-meaning-yellow = いちばん大きい黄が勝ち
board-trump-meaning-blue = いちばん大きい青が勝ち
board-trump-meaning-green = いちばん大きい緑が勝ち
board-trump-meaning-big = いちばん大きい数字が勝ち
board-trump-meaning-small = いちばん小さい数字が勝ち
board-card = { $colour }の{ $number }

# The hand

board-hand = あなたの手札
board-hand-empty = 手札はありません。
board-sort-by-colour = 色で並べる
board-sort-by-number = 数字で並べる
board-can-play = { $card }、出せます
board-cannot-play = { $card }、いまは出せません

# The table

board-round = ラウンド { $round }/{ $of }
board-tricks-left =
    { $tricks ->
        [1] 最後のトリック
       *[other] 残り{ $tricks }トリック
    }
board-lap = { $lap }周目
board-trick = 場に出ているトリック
board-lies = { $who }：{ $card }
board-lies-won = { $who }：{ $card }、獲得
board-to-play = { $who }：手番
board-not-yet = { $who }：まだ出していません
board-leads = リード
board-winning = いまのところ勝ち
board-trump-of-trick =
    { $you ->
        [yes] あなた
       *[no] { $name }
    }のリード、切り札は{ $trump }：{ $meaning }

# Plates

board-its-trump = 切り札は{ $trump }
board-no-trump = 切り札は未定
board-plate = { $name }：{ $said }、{ $trump }、{ $tricks }トリック獲得、手札{ $cards }枚、合計{ $total }点
board-says-nothing = 予想はまだ
board-says = 予想は{ $prediction }
board-with-spare = { $tricks }か{ $more }

# Before the tricks

board-predict = 何トリック取る？
board-chips = 中央のチップ：{ $chips }枚
board-choose-trump = リードするときの切り札
board-spare = 予備
board-spare-help = 予備チップ：その数か、もう1つ多く
board-predict-move = { $tricks }トリックと予想する
board-predict-spare-move = { $prediction }と予想する（予備つき）
board-trump-move = { $trump }を切り札にする
board-card-move = { $card }を出す
board-allowed = { $what }、できます
board-refused = { $what }、いまはできません

# Looking back

board-look-back = 振り返る
board-last-trick = 直前のトリック
board-no-last-trick = まだトリックは終わっていません。
board-played = このラウンドで出たカード
board-open-hand = { $name }の手札：{ $cards }

# Scores

board-round-over = ラウンド{ $round }が終わりました
board-result = 予想{ $said }、獲得{ $tricks }
board-points = 得点
board-total = 合計
board-go-on = ラウンド{ $round }へ
board-scores = 得点表：予想、獲得トリック、得点
board-round-row = ラウンド{ $round }
board-total-row = 合計
board-exact = 的中は+4、予備つきはどちらの数でも+2、外れは1トリックの差につき−1です。

# What is expected

board-expect-either = トリック数を予想するか、切り札を選んでください。
board-expect-prediction =
    { $chips ->
        [0] チップが残っていません。0と予想してください。
       *[other] トリック数を予想してください。チップは残り{ $chips }枚です。
    }
board-expect-trump = 切り札を選んでください。あなたがリードするトリックで使います。
board-expect-lead = あなたのリードです。切り札はあなたの{ $trump }。好きなカードを出してください。
board-expect-follow = { $colour }を出してください。
board-expect-anything = { $colour }がありません。好きなカードを出してください。

# Sounds

board-sound-card = { $card }のやわらかな音
board-sound-trump-card = { $card }のやわらかな音とオクターブ
board-sound-trump = { $trump }のオクターブ
board-sound-taps = 木を叩く音が{ $taps }回
board-sound-won = トリックの和音
board-sound-good = 明るい和音
board-sound-bad = 下降する音

# The first game

board-lesson-goal = 何トリック取るかを予想し、ちょうどその数だけ取ります。1ラウンドは12トリックです。
board-lesson-either = カードを出す前に2周します。いまは予想か切り札のどちらかを、次の周でもう一方を決めます。あとから予想するほど情報は増えますが、チップや切り札がなくなることもあります。
board-lesson-predict = 手札を見てください。大きい数字や、枚数の多い切り札の色はトリックを取れます。的中は+4、0の的中も+4です。
board-lesson-spare = 迷うときは予備チップを使うと、3か4のように2つの数を予想できます。安全ですが+2です。
board-lesson-trump = 切り札が働くのは、自分がリードしたトリックだけです。「大」は色に関係なくいちばん大きい数字、「小」はいちばん小さい数字が勝ちます。
board-lesson-lead = あなたのリードなので、あなたの切り札でこのトリックが決まります。好きなカードを出してください。
board-lesson-theirs = 中央のカードを見てください。このトリックをリードした人の切り札で、それだけが働きます。
board-lesson-follow = マストフォローです。リードカラーを出してください。切り札を出す義務はありません。
board-lesson-anything = リードカラーがないので、何でも出せます。危ないカードを捨てる機会です。
board-lesson-reached = 予想した数のトリックを取りました。これ以上取ると損をするので、負けを狙いましょう。
board-lesson-over = 取りすぎました。1トリックごとに1点を失います。これ以上は増やさないようにしましょう。
board-lesson-scored = ラウンドの得点が決まりました。次は、前のスタートプレイヤーの左隣から始まります。
