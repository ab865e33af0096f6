### Take the A Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { fact-colour }の{ $chord }
    .unknown = そのカード
fact-cards = { fact-colour }の{ $chord }
fact-colour = { $colour ->
    [blue] 青
    [green] 緑
    [red] 赤
    [yellow] 黄
   *[purple] 紫
}
fact-spot = { $spot ->
    [white-L] 白のL
    [black-R] 黒のR
    [black-L] 黒のL
   *[white-R] 白のR
}
fact-count = { $count }枚
fact-tokens = トリックトークン{ $tokens }枚
fact-improvisations = 即興トークン{ $improvisations }枚
fact-points = { $points }点

## What happens

stage-begins = ステージ{ $stage }が始まりました。{ $seat }がリードします。
key-turned-up = { $card }がめくられました。キーは{ $key }です。
hand-dealt = { $seat }が{ $count }を受け取りました：{ $cards }。
    .unknown = { $seat }が{ $count }を受け取りました。
card-played = { $seat }が{ $card }を出しました。
card-played-to = { $seat }が{ $spot }に{ $card }を出しました。
improvisation = 即興{ $times }回目：{ $seat }がキーを{ $key }に移し、次の巡をリードします。
trick-won = { $seat }がトリックを取り、{ $tokens }を獲得しました。
improvised-trick-won = { $seat }が即興のトリックを取り、{ $tokens }と即興トークンを獲得しました。
spotlight = { $seat }がスポットライトを獲得しました。
key-changed = キーチェンジ：{ $seat }がキーを{ $key }に移し、リードします。
key-repeated = キーの{ $key }が繰り返されました。キーはそのままで、{ $seat }がリードします。
second-half = 後半が始まりました。{ $seat }がリードします。
stage-scored = { $seat }：{ $tokens }、{ $improvisations }で{ $points }、合計{ $total }点です。
stage-scored-with-spotlight = { $seat }：{ $tokens }とスポットライト、{ $improvisations }で{ $points }、合計{ $total }点です。

## Called out on the table

callout-key-changed = キーチェンジ：{ $key }
callout-improvisation = { $key }で即興
callout-spotlight = スポットライト：{ $seat }

## Moves, as a button names them

move-card = { $card }を出す

## Why a move is refused

not-in-hand = { $card }は手札にありません。手札のカードを出してください。
follow-colour = マストフォローです。リードカラーの{ $colour }を持っていて、この巡に{ $chord }は出ていません。{ $colour }を出してください。
follow-or-repeat = リードカラーの{ $colour }を持っています。{ $colour }を出すか、この巡に出ているコードを繰り返してください（{ $chord }はまだ出ていません）。

## What a move would do, in two or three words

mark-wins = いまのところ勝ち
mark-wins-trick = 勝ち：{ $tokens }
mark-loses = 勝てない
mark-spotlight = スポットライトを獲得
mark-key = キーは{ $key }へ
mark-leads-next = 次にリード
mark-improvises = { $key }で即興

## What a move does for the plan: the reason of a hint

plan-lead = { so-far }このトリックは取りたいところです。{ unseen-stronger }
plan-lead-enough = { so-far }このトリックは落としたいところです。{ unseen-stronger }
plan-win = { so-far }このカードはいまのところ勝ちます。
plan-win-improvised = { so-far }このトリックは即興の後で、取れば{ $gain }点の得になり、このカードはいまのところ勝ちます。
plan-let-go = { so-far }このトリックは見送り、強いカードを後に残します。
plan-cannot-win = { so-far }ただし、出せるカードではこのトリックを取れません。
plan-lose = { so-far }このカードはわざと負けます。
plan-win-anyway = { so-far }このカードはいまのところ勝ちますが、負けられるカードを後に残します。
plan-must-win = { so-far }ただし、出せるカードはどれもいまのところ勝ちます。
plan-improvise = このラウンドは誰も勝ちません。即興でキーが{ $key }になり、続けてリードし、このトリックは15点高くなります。
plan-key = { $held ->
    [0] キーが{ $key }になり、次のリードを取ります。
   *[other] キーが{ $key }になり、次のリードを取ります。同じコードがあと{ $held }枚手札にあります。
}
so-far = トークンは{ $have }個で、{ $aim }個が最も高得点です。
unseen-stronger = { $stronger ->
    [0] まだ見ていないカードに、これより強いものはありません。
   *[other] まだ見ていないカードのうち{ $stronger }枚がこれより強いです。
}

## What hints speak of

outcome-trick = このトリックを取る
outcome-spotlight = スポットライトを獲得する
outcome-improvise = 即興をする

## Lessons: the first game and the exercises

first-goal = 3つのステージで、手札を使い切ります。トリックの得点は3つまで増え、それからは減ります。キーのAがいちばん強く、次がB、Cの順です。緑のBをリードしましょう。
first-change = Dが繰り返されたので、いまのキーはDです。あなたにもできます。紫のGが出ているので、赤のGで繰り返しましょう。キーはGになり、あなたがリードします。
first-key = あなたのリードで、キーはGです。その次に強いのがAです。緑のAをリードしましょう。勝てるのはGだけです。
first-colour = リードカラーは黄ですが、手札にないので何でも出せます。青のDを手放しましょう。
first-improvised = 即興です。最後のカードが最初のコードを繰り返しました。その巡は裏向きになり、キーはB、同じトリックが続きます。キーそのものの赤のBを出しましょう。2巡分のトークンと即興の15点、スポットライトも得ます。
first-enough = トークンはもう十分です。これからは負けましょう。キーはFで、紫のAはFにもGにも負けます。Gは残しておきましょう。
first-improvise = この巡はGで始まり、あなたが最後です。青のGで繰り返すと即興になります。まだ誰も取らず、あなたが続きをリードします。
first-last = ステージ最後の巡です。キーの変更も即興もありません。緑のEはキーのGから遠いので、ほかの人に取らせましょう。
first-end = これで1ステージが終わり、すべてのルールが出てきました。あと2ステージ続き、合計点のいちばん高い人の勝ちです。
exercise-win = キーはCです。このトリックを取りましょう。
exercise-win-why = キーがCなら強さはC D E F G A Bの順です。場のDに勝てるのはCだけです。
exercise-duck = トークンは3枚で、いちばん得な数です。このトリックを取らないようにしましょう。
exercise-duck-why = キーがFなら強さはF G A B C D Eの順です。FとGは場のAに勝ち、Eは何にでも負けます。
exercise-key = Eをキーにしましょう。
exercise-key-why = 1巡に2回出たコードが新しいキーになります。Eが出ているので、色が違ってもEで繰り返せます。
exercise-spotlight = スポットライトを得ましょう。
exercise-spotlight-why = スポットライトは、キーと同じコードで取った人のものです。Eでも取れますが、キーはDです。
exercise-improvise = あなたが最後です。即興しましょう。
exercise-improvise-why = 最後のカードが最初と同じコードなら即興です。最初はCなので、Cを出します。Eの繰り返しはキーを変えるだけです。
exercise-lead = このトリックを取らずに、次をリードしましょう。
exercise-lead-why = 最後にコードを繰り返した人が、取らなくても次をリードします。あなたのBは場のBを繰り返し、トリックはGが取ります。

## The board

# Things

board-colour-blue = 青
board-colour-green = 緑
board-colour-red = 赤
board-colour-yellow = 黄
board-colour-purple = 紫
board-colour-grey = グレー
board-colour-white = 白
board-card = { $colour }の{ $chord }
board-place-white-L = 白のL
board-place-black-R = 黒のR
board-place-black-L = 黒のL
board-place-white-R = 白のR

# The hand

board-hand = あなたの手札
board-hand-empty = 手札はありません。
board-sort-by-colour = 色で並べる
board-sort-by-chord = コードで並べる
board-can-play = { $card }、出せます
board-cannot-play = { $card }、いまは出せません

# The table

board-ring = キーは{ $key }です。強い順に{ $order }。
board-key = キー
board-round = 場に出ている巡
board-lies = { $who }：{ $card }
board-lies-won = { $who }：{ $card }、獲得
board-to-play = { $who }：手番
board-not-yet = { $who }：まだ出していません
board-leads = リード
board-winning = いまのところ勝ち
board-stage = ステージ { $stage }/{ $of }
board-half =
    { $half ->
        [1] 前半
       *[2] 後半
    }
board-rounds-left =
    { $rounds ->
        [1] 最後の巡
       *[other] 残り{ $rounds }巡
    }
board-face-down = 裏向きの巡：{ $rounds }
board-cards = 手札{ $cards }枚
board-trick-tokens = トリックトークン{ $tokens }枚
board-improvisations = 即興トークン{ $improvisations }枚
board-with-spotlight =
    { $spotlight ->
        [yes] 、スポットライト
       *[no] { "" }
    }
board-total-points = 合計{ $total }点
board-plate = { $name }：{ board-cards }、{ board-trick-tokens }、{ board-improvisations }{ board-with-spotlight }、{ board-total-points }
board-inset = このステージでのトークンの得点
board-inset-place = { $name }：トークン{ $tokens }枚、{ $points }点
board-each-improvisation = 即興トークンは1枚につき15点です。

# Looking back

board-look-back = 振り返る
board-last-round = 直前の巡
board-no-last-round = まだ1巡も終わっていません。
board-played = このステージで出たカード
board-open-hand = { $name }の手札：{ $cards }
board-open-aside = { $name } (2)

# Scores

board-stage-over = ステージ{ $stage }が終わりました
board-result =
    トークン{ $tokens }{ $spotlight ->
        [yes] { "＋スポットライト" }
       *[no] { "" }
    }{ $improvisations ->
        [0] { "" }
       *[other] { "＋" }15×{ $improvisations }
    }
board-points = 得点
board-total = 合計
board-go-on = ステージ{ $stage }へ
board-scores = 得点表
board-stage-row = ステージ{ $stage }
board-total-row = 合計

# What is expected

board-lead-any = あなたのリードです。好きなカードを出してください。
board-lead-on = トリックは{ $key }で続きます。好きなカードで次の巡をリードしてください。
board-follow = { $colour }を出すか、この巡のコードを繰り返してください。
board-follow-nothing = { $colour }がありません。好きなカードを出してください。
board-to-place = { $place }の番です。{ $sentence }
board-move = { $card }を出す

# Sounds

board-voicing-blue = ブルースのセブンス
board-voicing-green = 開いたナインス
board-voicing-red = スウィングするシックス
board-voicing-yellow = ソウルフルなマイナーセブンス
board-voicing-purple = パワーコード
board-sound-chord = { $chord }、{ $voicing }
board-sound-drone = { $key }のやわらかな持続音
board-sound-fill = ドラムのフィルイン
board-sound-trick = トリックの和音
board-sound-spotlight = きらめく上昇音

# The first game

board-lesson-goal = 3つのステージで、それぞれ手札を使い切ります。トリックは取るほど得とは限りません。テーブルの下の目盛りで、全員の位置がわかります。
board-lesson-lead = あなたのリードです。どのカードでも出せます。その色を、ほかの人がフォローします。
board-lesson-key = リングで光っているコードがキーで、いちばん強いコードです。そこから時計回りに弱くなります。色は強さに関係ありません。
board-lesson-follow = リードカラーをフォローするか、この巡ですでに出ているコードを、好きな色で繰り返します。
board-lesson-anything = リードカラーがないので、何を出してもかまいません。
board-lesson-change = 同じコードが2回出たので、それが新しいキーです。最後に繰り返した人がリードします。繰り返しはバンドの舵取りです。
board-lesson-improvisation = 即興です。最後のカードが最初のカードと同じコードでした。まだ誰もトリックを取りません。この巡は裏向きになり、同じトリックが新しいキーで続きます。
board-lesson-improvised = 即興のトリックです。1巡ごとにトリックトークン1枚と、15点の即興トークンを得ます。
board-lesson-spotlight = キーと同じコードでトリックを取ると、スポットライトを得ます。うれしくなくても、トークン1枚分に数えます。
board-lesson-enough = 目盛りの頂点にいます。ここから先は、トリックを取るたびに損をします。
board-lesson-two = 2人のときは、1人にLとRの2つの場所があります。1つの手札から両方の分を出します。
board-lesson-half = 後半です。残りの8枚を使います。キー、リード、スポットライトはそのままです。
board-lesson-scored = ステージの得点が決まり、トークンはすべて戻ります。得点がいちばん低い人が次のステージをリードします。
