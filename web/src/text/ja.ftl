### 盤のまわりのページの言葉、日本語。

## Everywhere

title = Bandstand
tagline = 音楽をめぐる5つのゲームを、本来のルールで
language = 言語
theme = テーマ
theme-device = 端末に合わせる
theme-dark = ダーク
theme-light = ライト
settings = 設定
close = 閉じる
cancel = キャンセル
ask-again = もう一度
home = ゲーム一覧

## The start page

play-now = すぐ遊ぶ
play-now-help = ボットを相手に、いますぐ
with-friends = 友だちと
with-friends-help = リンクかQRコードで招待
big-screen = 大画面で
big-screen-help = テーブルはテレビに、手札はそれぞれのスマホに
bots-too = そのうちボット
same-screen = 同じ画面で
same-screen-help = 端末を回して遊びます
watch = 観戦
resume = 続きから
against-bots = ボットと
more-ways = ほかの遊び方
company = 誰と
open-to-all = 誰でも参加できるようにする
pace = 1手の制限時間
no-clock = 制限なし
seconds-each = { $count }秒＋予備1分
day-each = 1日
days-each = { $count }日
player = プレイヤー{ $number }
by-chance = ランダム
status-gathering = 参加者を待っています
status-playing = プレイ中
status-finished = 終了
status-closed = 中止

## Myself and my devices

rate-me = 対人戦のレーティングをつける
recovery = 別の端末へ移る
recovery-help = この秘密のリンクを{ $date }までに別の端末で開いてください。使えるのは1度だけです。持っている人はあなたになれます。新しく作ると前のものは無効です。
welcome-back = おかえりなさい、{ $name }さん。
become-sure = { $name }さんですか？リンクは1度だけ使えます。使うと、この端末があなたのものになります。
replace-sure = この端末では{ $now }さんです。ここで{ $name }さんに替わりますか？{ $now }さんに戻れるのは、別の端末か、{ $now }さんとして作ったリンクからだけです。
become = ここで{ $name }になる
stay = { $name }のままでいる
already-you = この端末ではすでに{ $name }さんです。リンクはまだ使えますので、別の端末で開いてください。
devices = 端末
this-device = この端末
unknown-device = 不明な端末
seen = 最初：{ $first }、最後：{ $last }
sign-out = ログアウト
sign-out-from = ログアウト：{ $device }
sign-out-there = その端末をログアウトしますか？
sign-out-here = この端末でログアウトしますか？別の端末かリンクから、また{ $name }さんになれます。
sign-out-last = この端末でログアウトしますか？ほかの端末はありません。リンクを残しておかないと、誰も{ $name }さんに戻れません。
sign-out-others = ほかのすべての端末でログアウト
sign-out-others-sure = ほかのすべての端末でログアウトしますか？まだ使っていないリンクも無効になります。
signed-out = ログアウトしました。
delete-me = 自分を削除する
delete-sure = { $name }さんを完全に削除しますか？テーブルを離れ、進行中のゲームは降参します。レーティング、プレイ記録、プログラムは消えます。終わったゲームは「{ $gone }」の名で残ります。
delete-yes = 完全に削除する
deleted = 削除しました。もう何も残っていません。
gone = 退席した人

## A new table

tutorial = はじめてのゲーム
tutorial-help = 説明つきで遊びます
rules = ルール
players = { $count }人
players-range = { $first }〜{ $last }人
minutes = { $count }分
credits = デザイン：{ $designer }、出版：{ $publisher }
seats = 人数
level = ボットの強さ
level-0 = ランダム
level-1 = やさしい
level-2 = ふつう
level-3 = 上級
level-4 = 強い
level-5 = 最強
options = 遊び方の設定
lay = テーブルを作る
no-tables = いまはテーブルがありません。
no-games = まだここで遊んでいません。
open-record = プレイ記録を開く
no-record = このファイルはプレイ記録ではありません。
your-name = あなたの名前
long-name = { $count }文字あります。名前は{ $longest }文字までです。
guest = ゲスト
me = あなた
save = 保存
saved = 保存しました。

## Gathering

invite = 招待
invite-help = このリンクを開いた人は参加できます。
invite-help-playing = このリンクを開いた人はボットの席を希望できます。入れるかどうかはあなたが決めます。
link-here = このコンピューターでしか開けません。同じネットワークのほかの端末で使うには、サーバーを --lan で起動してください。
link-here-openable = このコンピューターでしか開けません。このコンピューターのネットワークにサーバーを公開できます。再起動すると元に戻ります。
open-network = このネットワークに公開
opened-network = このネットワークに公開しました。サーバーを再起動するまで、同じネットワークの人がリンクを使えます。
share-link = リンクを共有
copy-link = リンクをコピー
copied = コピーしました。
no-copy = コピーできませんでした。リンクを選択してコピーしてください。
qr = リンクのQRコード
show-on-screen = このテーブルを、誰の手札も出さずにテレビやタブレットに映す
screen-join = スマホでコードを読み取って参加してください。手札はスマホに、テーブルはこの画面に出ます。
screen-start = 最初に参加した人が、スマホでゲームを始めます。
meanwhile = その間の出来事
ask-name = ほかの人に何と呼ばれたいですか？
skip-name = あとで
mark-you = あなた
mark-host = ホスト
start = 始める
sit-down = 参加する
leave = 席を立つ
free-chair = 空席
take-chair = { $name }の席を希望する
bot = ボット、レベル{ $level }
make-bot = ボットを入れる
make-open = 席を空ける
waiting-for-host = ホストがゲームを始めます。
waiting-for-people = 参加者を待っています。
full-table = 席はすべて埋まっています。ゲームが始まれば観戦できます。

## Faces

your-face = あなたの顔
face-colour = 色
face-instrument = 楽器
colour-blue = 青
colour-green = 緑
colour-red = 赤
colour-yellow = 黄
colour-purple = 紫
colour-grey = 灰色
instrument-guitar = ギター
instrument-violin = バイオリン
instrument-piano = ピアノ
instrument-drum = ドラム
instrument-trumpet = トランペット
instrument-flute = フルート
mark-program = プログラム
manner-Brio = 情熱的
manner-Dolce = おだやか
manner-Forza = 力強い
manner-Lento = ゆったり
manner-Mosso = 落ち着きがない
manner-Presto = すばやい

## The sealed shuffle

seal = 封印されたシャッフル
seal-help = サーバーは最初のカードの前に秘密の数を決め、その指紋をここに示します。各プレイヤーのブラウザも乱数を加え、そのすべてでカードがシャッフルされます。ゲームのあとで、何も変えられていないことを確かめられます。
seal-added = 乱数を加えたブラウザ：{ $people }台中{ $count }台
check-shuffle = シャッフルを確かめる
check-shuffle-busy = 計算しています…
check-shuffle-help = 指紋はお使いのブラウザが計算し、ルールはサーバーが実行しました。ルールも確かめるには、ゲームを保存して bandstand verify を実行してください。
shuffle-holds = このシャッフルは本物です。
shuffle-broken = このシャッフルは本物ではありません。
secret-noted = サーバーの秘密は最初のカードの前に決まっていました。指紋は、{ $time }にお使いのブラウザが控えたものと同じです。
secret-late = サーバーの秘密の指紋はこのテーブルが示すものと同じですが、お使いのブラウザは最初のカードの前に控えていません。
secret-forged = サーバーの秘密の指紋が、示されていたものと違います。秘密がすり替えられています。
shuffle-own =
    { $others ->
        [0] お使いのブラウザの乱数がシャッフルに入っているので、サーバーだけでカードを選ぶことはできませんでした。
       *[other] お使いのブラウザの乱数が、ほかの{ $others }人の乱数とともにシャッフルに入っているので、サーバーだけでカードを選ぶことはできませんでした。
    }
shuffle-others = { $others }人のブラウザの乱数がシャッフルに入っています。正しいかどうかは、そのブラウザだけが確かめられます。
shuffle-alone = このシャッフルに乱数を加えたブラウザはありません。サーバーだけで数を引きました。
shuffle-missing = お使いのブラウザの乱数が、使われたシャッフルに入っていません。
shuffle-forged = 使われたシャッフルは、この秘密と加えられた乱数からできたものではありません。
deal-same = このシャッフルからルールどおりに配ると、あなたに配られたカードと同じになり、ゲームのすべての手が成り立ちます。
deal-unseen = このシャッフルから、ゲームのすべての手がルールどおりに成り立ちます。お使いのブラウザは配られたところを見ていないので、比べられません。
deal-forged = このシャッフルからルールどおりに配ると、このゲームとは違うカードになります。

## At the table

your-turn = あなたの番
waiting-for = { $names }を待っています。
you = あなた
won = { $names }の勝ちです。
you-won = あなたの勝ちです。
together = みんなの勝ちです。
lost-together = ゲームに負けました。
not-finished = 途中で終わったゲームです。
podium = 順位
podium-points = { $points }点
my-place =
    { $points ->
        [0] { $name }と同点ですが、あなたは{ $place }位です。
       *[other] あなたは{ $place }位、{ $name }と{ $points }点差です。
    }
my-lead =
    { $points ->
        [0] { $name }と同点でしたが、タイブレークで勝ちました。
       *[other] { $name }に{ $points }点差をつけました。
    }
again = もう一度
to-replay = リプレイを見る
confirm = 決定
undo = 1手戻す
undo-ask = 1手戻すよう頼む
hint = ヒント
hint-thinking = 考え中…
hint-line = 勝率およそ{ $chance }%（±{ $margin }）、シミュレーション{ $tries }回
hint-none = 選べる手は1つだけです。
tab-scores = 得点
tab-log = ログ
tab-chat = チャット
tab-moves = 手
tab-rules = { rules }
all-moves = いまできること
say = メッセージを書く
send = 送る
mute = 音を消す
unmute = 音を出す
volume = 音量
speed = 速さ
speed-slow = ゆっくり
speed-normal = ふつう
speed-fast = 速い
speed-instant = すぐ
captions = 音の字幕をログに表示
confirm-moves = 決定の前に確認する
haptics = 振動：カードが置かれるのを感じる
stillness = 動きを減らす
keys = 1文字のキー：Hヒント、U1手戻す、S得点、Lログ、Rルール、Cチャット、V手、M消音
notices = 自分の番を知らせる
sound = ♪ { $caption }
more = その他
resign = 降参する
resign-sure = 降参しますか？ ボットが続けます。
resign-for = { $name }は降参しますか？ ボットが続けます。
leave-sure = 席を立ちますか？ 戻るまでボットが代わりにプレイします。誰もいなくなると、ゲームは待ちます。
agree = いいですよ
decline = このまま続ける
wish = { $name }さんが1手戻したいそうです。
wish-waiting = 1手戻すよう頼んでいます。
undo-refused = { $name }が断りました。手はそのままです。
unread = 未読{ $count }件
chair-wish = { $name }さんが{ $bot }の席に座りたいそうです。
chair-asked = { $bot }の席を希望しています。ホストが決めます。
paused = 全員が不在のため、ゲームは待っています。
absent = 離席中
mark-resigned = 降参・ボットが代行
days-left = { $count }日
hours-left = { $count }時間
spectators = { $count }人が観戦中
curtain = 端末を{ $name }さんに渡してください。
lift = { $name }です
take-back-for = { $name }の手を戻す
ask-back-for = { $name }の手を戻すよう頼む
take-back-chair = ボットが代わりにプレイしています。
im-back = 戻りました
lost-until = 切断、交代まで
not-there = 不在
bot-plays = ボットが代行
lost-label = 接続が切れています。まもなくボットが代わります
bot-plays-label = ボットが代わっています
is-lost = { $name }の接続が切れました。{ $seconds }秒後にボットが代わります。
is-not-there = { $name }はいまいません。
is-there-again = { $name }がつながりました。
you-are-missed = みんなが待っています。まもなくボットが代わります。
played-for-you = 席を外している間に、ボットが{ $count }手進めました。
mute-person = { $name }の発言を聞かない
unmute-person = { $name }の発言をまた聞く
emotes = リアクション
emote-applause = 拍手
emote-bravo = お見事
emote-thinking = 考え中
emote-oops = しまった
emote-thanks = ありがとう
emote-encore = アンコール

## The connection

connecting = 接続しています…
lost = 接続が切れました。つなぎ直しています…
offline = 接続がないため、手は送られていません。少し待ってやり直してください。
not-said = 接続がないため、送られていません。少し待ってやり直してください。
not-here = そのテーブルはここにないか、見ることができません。
closed-early = このテーブルはカードが配られる前に閉じられました。

## Replay

replay = リプレイ
moment = { $total }場面中の{ $number }
first = 最初
previous = 前へ
next = 次へ
last = 最後
stop-playing = 止める
seen-by = 視点
everyone = 全員
curve = 勝つ見込みの移り変わり
review = 勝負どころ
review-thinking = 判断を調べています：{ $of }のうち{ $done }
dearest = いちばん高くついた場面：{ $count }
dearest-how = タップすると、そのとき見えていた盤面に戻ります。
no-slips = 大きな見落としはありません。
slip = { $name }は「{ $made }」。「{ $best }」なら勝率が約{ $loss }%高くなりました。
share-moment = この場面を共有
play-on = ここから遊ぶ
midi = MIDIファイル
listen = ゲームを聴く
record = プレイ記録
sheet = 得点表
delete-game = このゲームを削除
delete-game-sure = このゲームを完全に削除しますか？ 誰も見られなくなります。
delete-game-yes = 削除する
nothing-played = まだ1手も進んでいません。
to-table = テーブルへ

## The first game

coach = はじめてのゲーム
offer = このゲームは初めてですか？ 遊びながら説明できます。
offer-yes = 説明してほしい
offer-no = 知っています
got-it = わかりました
coach-end = 説明を終える
learn = 学ぶ
learn-first = 先生つきの最初のゲーム
learn-first-help = 決まった配りで、ルールを1つずつ試します
exercises = 練習問題
teacher = 先生
lesson-done = 修了
lesson-solved = よくできました
lesson-missed = 今回は違いました
lesson-again = もう一度
lesson-next = 次へ
lesson-show = 答えを見る
lesson-other = それもできますが、このレッスンでは別の手を打ちます。{ $reason }
lessons-all = レッスン一覧
lesson-repeat = もう一度説明
lessons-on = 説明つきで遊ぶ

## Troubles

broken = うまくいきませんでした。
unreachable = サーバーに接続できません。通信状態を確認してから、もう一度お試しください。
tries-again = このページは自動でも再接続を試みます。
retry = もう一度
not-found = ここには何もありません。

## Lists and asides

list-more = { $items }、{ $item }
aside = { $text }（{ $aside }）
labelled = { $label }：{ $text }
further = { $text }。{ $more }
sentence = { $text }。

## Values of options: game, option, value

value-a-chord-inset-reconstructed = 復元した値
value-rythm-n-play-hand_limit-all = すべてのカード
value-rythm-n-play-hand_limit-play = PLAYカードのみ
value-rythm-n-play-names-letters = アルファベット
value-rythm-n-play-names-solfege = ドレミ
value-re-chord-songs-campfire = キャンプファイヤー
value-re-chord-songs-garage = ガレージ
value-re-chord-songs-arena = アリーナ
value-re-chord-songs-stadium = スタジアム
value-re-chord-clang-assisted = 補助あり
value-re-chord-clang-live = 補助なし
value-re-chord-green-spare = 自分は残る
value-re-chord-green-literal = 自分も取り除く
value-re-chord-difficulty-easy = やさしい
value-re-chord-difficulty-normal = ふつう
value-re-chord-difficulty-hard = むずかしい
value-re-chord-cards-reconstructed = 復元したカード
value-fiddlefoo-rounds-usual = 通常の回数
value-fiddlefoo-notes-regular = 規則的
value-fiddlefoo-notes-varied = 変化あり
value-fiddlefoo-adjacency-sides = 辺のみ
value-fiddlefoo-adjacency-corners = 角も含む
value-fiddlefoo-throws-any = 何枚でも
value-fiddlefoo-throws-one = 1枚
value-fiddlefoo-coop_deal-fair = 勝てる配り方
value-fiddlefoo-coop_deal-rulebook = ルールブックどおり
value-fiddlefoo-talkytoot-off = なし

## The room around a table

room = ルーム
room-name = ルームの名前
room-locked = 新しい人は参加できない
hand-over = ほかの人をホストにする
hand-over-now = 交代する
next-game = 次のゲーム
another-game = 別のゲーム
proposes = { $name }が「{ $title }」を提案しています。
who-is-ready = 準備ができた人
is-ready = 準備完了
is-not-ready = 準備中
ready = 準備完了
not-ready = 準備を取り消す
go-on-without = ほかの人を待たずに進む
next-begun = 「{ $title }」が始まりました。
to-next-game = 次のゲームへ
evening-score = 今日の成績：{ $games } ゲーム
evening-name = プレイヤー
evening-points = 勝ち点
evening-wins = 勝利

## サーバーなし

engine-loading = ネットワークなしで遊べるように、ルールとボットを読み込んでいます
engine-no-wasm = このブラウザーには WebAssembly がないため、ゲームを動かせません。最新の Firefox、Chrome、Edge、Safari なら遊べます。
engine-no-storage = このブラウザーは何も保存しないため（プライベートウィンドウなど）、ゲームが失われます。通常のウィンドウで開いてください。
engine-no-engine = ルールとボットを読み込めませんでした。接続を確かめて、ページを読み込み直してください。
hurried-level = サーバーなしでは、時間内に一部しか試せません。レベル 4 はゲームによって10分の1、レベル 5 は100分の1ほどです。どちらもここでは弱くなります。
update-waits = 新しいバージョンがあります。ゲームはそのまま残ります。
update-now = 切り替える

## Refusals of the server, by code

refusal-bad-token = このリンクは無効です。
refusal-no-spectators = このテーブルは観戦できません。
refusal-not-seated = このテーブルの参加者だけができます。
refusal-not-found = それはここにありません。
refusal-too-fast = 速すぎます。少し待ってください。
refusal-too-many = 回数が多すぎます。少し待ってください。
refusal-busy = 混み合っています。もう一度お試しください。
refusal-closing = サーバーを停止しています。少ししてからお試しください。
refusal-broken-table = このテーブルは開けません。ログが壊れています。サーバーの管理者が修復できます。
refusal-disk-full = サーバーのディスクがいっぱいで、保存されませんでした。空きができてからお試しください。
refusal-no-storage = データベースが応答せず、保存されませんでした。少ししてからもう一度お試しください。
refusal-open-tables = 終わっていないテーブルが多すぎます。先にどれかを終えるか、離れるか、降参してください。
refusal-kept-records = 保存したプレイ記録が多すぎます。先にどれかを削除してください。
refusal-person-bytes = ゲームとプレイ記録の容量が上限です。持ち込んだプレイ記録か、ボットだけと遊んだゲームを削除してください。
refusal-table-full = このテーブルのログはいっぱいです。最後まで遊べますが、チャットと1手戻すことはできません。
refusal-shared = ほかの人も遊んだゲームなので、削除できません。
refusal-delayed = 終わるまではテーブルで観戦してください。
refusal-not-asked = あなたへの確認ではありません。
refusal-not-host = テーブルのホストだけができます。
refusal-not-rated = レーティング戦です。先にレーティングを有効にしてください。
refusal-not-yours = あなたの席ではありません。
refusal-curtain = この席の幕は下りています。先に幕を上げてください。
refusal-absent = ボットが代わりにプレイしています。戻ったと伝えてください。
refusal-asked = すでに確認中です。
refusal-full = 席はすべて埋まっています。
refusal-late = その番はもう過ぎました。
refusal-no-move = 戻せる手がありません。
refusal-not-over = ゲームはまだ終わっていません。
refusal-not-playing = 進行中のゲームがありません。
refusal-not-started = ゲームはまだ始まっていません。
refusal-nothing-asked = 確認中のことはありません。
refusal-declined = このゲームの席を希望しましたが、断られました。
refusal-many-ask = すでに何人かが席を希望しています。あとでもう一度お試しください。
refusal-time = 時間切れです。この手はボットが決めます。
refusal-open-chairs = 空席があります。友だちかボットを入れてください。
refusal-over = ゲームは終わっています。
refusal-rated = レーティング戦ではできません。
refusal-resigned = 降参したゲームには戻れません（ほかの人のカードを見ているためです）。
refusal-seated = すでにこのテーブルに座っています。
refusal-added = このシャッフルにはもう乱数を加えました。
refusal-started = ゲームはもう始まっています。
refusal-taken = その席は埋まっています。
refusal-bad-line = 発言は1〜500文字です。
refusal-bad-name = 名前は、目に見える1〜24文字で、文字か数字か絵文字が必要です。
refusal-borrowed-name = サーバーやボットと間違えられる名前です。別の名前にしてください。
refusal-same-name = この席には同じ名前か、よく似た名前の人がいます。数字を付けるなど、別の名前にしてください。
refusal-unknown = この端末はログアウトしています。ページを読み込み直すか、「あなた」を開いてください。
refusal-no-link = このリンクはここにありません。全部コピーしましたか？それでもだめなら、ログイン中の端末の「あなた」で作り直してください。
refusal-link-used = このリンクはもう使われました。使えるのは1度だけです。ログイン中の端末の「あなた」で作り直してください。
refusal-link-replaced = 新しいリンクが作られたため、このリンクは無効です。新しいほうを使うか、「あなた」で作り直してください。
refusal-link-withdrawn = ほかの端末をログアウトしたため、このリンクは無効です。「あなた」で作り直してください。
refusal-link-expired = このリンクは期限切れです。ログイン中の端末の「あなた」で作り直してください。
refusal-already-you = この端末ではすでにあなたです。別の端末で開いてください。
refusal-bad-pace = 1手の時間は5秒から30日までです。
refusal-no-network = このコンピューターはいまネットワークにつながっていません。
refusal-not-from-here = ネットワークに公開できるのは、このサーバーのコンピューターだけです。
refusal-not-openable = どこで待ち受けるかは、サーバーの起動時に決められています。--lan と --host を参照してください。
refusal-port-taken = このポートはネットワーク上で別のプログラムが使っています。別の --port で起動してください。

## How a table plays

yes = はい
no = いいえ
terms = このテーブルの進め方
change-terms = 進め方を変える
change-terms-help = ゲーム中は、ほかの人の同意が必要です。
terms-clock = 1手{ $seconds }秒、持ち時間{ $bank }秒
hints-on = ヒントを使えます。使った人はほかの人にもわかります。
hints-off = ヒントなし。
away-wait = 離席した人を待ちます。
away-ask = 離席した人の代わりにボットが打つかは、ほかの人が決めます。
away-bot = 離席した人の代わりに、しばらくするとボットが打ちます。
away-bot-after = 離席した人の代わりに、{ $minutes }分後にボットが打ちます。
allow-hints = ヒントを使う
with-clock = 時計を使う
when-away = 離席した人がいたら
choice-wait = 待つ
choice-ask = ほかの人に聞く
choice-bot = ボットが打つ
bot-minutes = ボットが打つまでの分数
decision-seconds = 1手の秒数
bank-seconds = 持ち時間の秒数
ask-pause = 一時停止を頼む
wish-pause = { $name }が一時停止を求めています。
wish-pause-waiting = 一時停止を求めています。
wish-policy = { $name }が進め方の変更を求めています：
wish-policy-waiting = 進め方の変更を求めています：
on-hold = ゲームは一時停止中です。
go-on = 再開する
give-time = { $name }に1分追加する
let-bot-play = ボットに任せる
ten-seconds = 残り10秒

## Boxes and options of the games (the server has the English)

blurb-a-chord = 同じコードが重なるたびに最強のコードが変わる、ジャズのトリックテイキング。
blurb-six-forces = 取るトリックの数を予想します。切り札はリードした人のもの。
blurb-rythm-n-play = 五線を上へ下へと音を置き、最後に置いた人がまるごと引き取ります。
blurb-re-chord = 指板にピックを置いて本物のギターコードを作り、秘密のジャンルで名声を集めます。
blurb-fiddlefoo = 共有のマップにカードを置き、合うカードを置いた人へ投げつけます。
option-a-chord-first = 最初のステージをリードする人（2人のときは白を持つ人）
option-a-chord-inset = トークンの数ごとのステージの得点
option-a-chord-memory_aid = このステージで出たカードを見られる
option-six-forces-first = スタートプレイヤー
option-six-forces-memory_aid = このラウンドで出たカードを見られる
option-rythm-n-play-first = スタートプレイヤー
option-rythm-n-play-hand_limit = 手札の上限：すべてのカード、またはPLAYカードだけ
option-rythm-n-play-names = 音名：アルファベットまたはドレミ
option-rythm-n-play-memory_aid = 捨て札を見られる
option-re-chord-songs = 曲のセット
option-re-chord-first = スタートプレイヤー
option-re-chord-clang = コードの演奏：補助あり、または補助なし（間違えると山札へ）
option-re-chord-green = 緑のピック：自分は残る、または自分も取り除く
option-re-chord-difficulty = ひとり遊びの難しさ
option-re-chord-cards = カード：再構成、またはお手持ちの箱のもの
option-fiddlefoo-rounds = ラウンドの数
option-fiddlefoo-notes = カードの音符：規則的、または不ぞろい
option-fiddlefoo-adjacency = 隣り合い：辺だけ、または角も
option-fiddlefoo-throws = 1度に投げられる枚数
option-fiddlefoo-safesong = セーフソング：8×8のマップ、安全な距離、サイレンス
option-fiddlefoo-toned_down = セーフソング：遠いペアなら投げる基準を選べる
option-fiddlefoo-dissonance = セーフソング：ほかに何もなければ距離で投げられる
option-fiddlefoo-wildcard = 紫はどの色にもなる
option-fiddlefoo-cooperative = 協力：4つの山をちょうど満たす
option-fiddlefoo-coop_deal = 協力時の配り方：公平、またはルールブックどおり
option-fiddlefoo-talkytoot = Talkytootの特殊カード
refusal-kicked = ホストがあなたに退席を求めました。
refusal-locked = ホストがこのルームをロックしました。新しい人は参加できません。
refusal-gone-on = 次のゲームは別のテーブルで始まっています。
refusal-on-hold = ゲームは一時停止中です。先に再開してください。
refusal-no-hints = このテーブルではヒントを使えません。
refusal-elsewhere = このゲームは別のタブで開かれています。ここで遊ぶには、このページを読み込み直してください。

## 自分のゲーム、プロフィール、ランキング

my-turns = あなたの番（{ $count }）
your-turn-group = あなたの番
find-games = ゲームや名前で探す
until = { $date }まで
came = { $players }人中{ $place }位
my-games = これまでのゲームとレーティング
games = ゲーム数
wins = 勝ち
mean-place = 平均順位
rating = レーティング
rating-value = { $strength } ± { $margin }
rating-help = レーティングは1つのゲームでの強さで、20回に19回はこの範囲に入ります。全員がレーティングを希望するテーブルのゲームで変わります。
played-with = 一緒に遊んだ人
ahead = 上位
behind = 下位
no-results = 終わったゲームはまだありません。
ladder-of = { $title }：ランキング
ladder-help = レーティングを希望する人の一覧です。ほぼ確実にある強さの順に並びます。
no-ladder = このゲームでレーティングのある人はまだいません。
