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
sign-out-here = この端末でログアウトしますか？別の端末、パスキー、リンクのどれかで、また{ $name }さんになれます。
sign-out-last = この端末でログアウトしますか？ほかの端末はありません。パスキーもリンクもないと、誰も{ $name }さんに戻れません。
sign-out-others = ほかのすべての端末でログアウト
sign-out-others-sure = ほかのすべての端末でログアウトしますか？まだ使っていないリンクも無効になります。
signed-out = ログアウトしました。
passkeys = パスキー
passkeys-help = 端末の指紋、顔、PIN、またはセキュリティキーでログインできます。サーバーは秘密を一切保存しません。
passkeys-nowhere = パスキーが使えるのは、名前のあるhttpsのアドレスかlocalhostだけです。
passkey-add = パスキーを追加
passkey-added = パスキーの準備ができました。
passkey-sign-in = パスキーでログイン
passkey-replace = この端末では{ $now }さんです。ここでパスキーの持ち主に替わりますか？{ $now }さんに戻れるのは、別の端末か、{ $now }さんとして作ったリンクかパスキーからだけです。
passkey-unused = 追加：{ $made }（未使用）
passkey-used = 追加：{ $made }、最後の使用：{ $used }
passkey-host = { $host }で使えます。
passkey-end = 削除
passkey-remove = パスキーを削除：{ $device }
passkey-remove-sure = このパスキーを削除しますか？以後、誰もこれでログインできません。端末側で削除するまで、端末の一覧には残ることがあります。
passkey-removed = パスキーを削除しました。
passkey-exists = この端末には、あなたのパスキーがすでにあります。
passkey-cancelled = パスキーは使われませんでした。何も変わっていません。
my-data = 自分のデータをすべてダウンロード
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
link-name = このネットワークでは{ $name }でも開けます。
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
own-bot = ボット、{ $name }
own-bots = このサーバーのボット
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
answer-by-itself = 自動で答えます。
answer-held = { $move }：まもなく実行します。もう一度タップすると取り消せます。
answer-ahead = 次の手：{ $move }。もう一度タップすると取り消せます。
answers-ahead = 次の手：{ $move }。打てなければ、選んだほかの{ $count }手から打ちます。
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
share-game = 共有
turning-point = 分かれ目
turning-mine = { $name }の「{ $made }」。あなたの勝率は{ $before }%から{ $after }%になりました。
turning-theirs = { $name }の「{ $made }」。{ $whose }の勝率は{ $before }%から{ $after }%になりました。
turning-looking = 勝負の分かれ目を探しています…
turning-none = 一手で決まったゲームではありませんでした。
look-at-it = この場面を見る
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
in-advance = 先に答える
in-advance-short = 先に
in-advance-help = 次に聞かれたとき、この中で最初に打てる手を、いつも同じ短い間をおいて代わりに打ちます。何を選んだかも、選んだことも、ほかの人には見えません。
in-advance-keep = 取り消すまで、毎回
in-advance-none = まだ何も先に答えていません。
in-advance-kept = 覚えました。テーブルを離れても大丈夫です。
in-advance-end = 先に答えるのをやめる
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
confirm-moves = 2回タップで出す
automatic = 選択の余地がないときは自動で答える
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
on-holiday = { $day }まで休暇
holiday-until = 休暇、最終日
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
faster = 何度もタップして先へ進めています。もっと速くしますか？
faster-yes = 速くする
faster-no = このまま
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

## Options by name, presets, special cards

presets = 遊び方
preset-first = はじめて
preset-printed = ルールブックどおり
preset-expert = 上級
preset-together = 協力
preset-own = 自分で選ぶ
change-options = ルールの選択を変える
pieces-none = なし
pieces-chance = ランダム
pieces-count = 枚数
pieces-chosen = 選んだもの
pieces-needed = 1枚以上選んでください。
pieces-by-chance = ランダムに{ $count }枚
switch-a-chord-first = 最初のリード
switch-a-chord-inset = ステージの得点
switch-a-chord-memory_aid = 記憶の補助
switch-six-forces-first = スタートプレイヤー
switch-six-forces-memory_aid = 記憶の補助
switch-rythm-n-play-first = スタートプレイヤー
switch-rythm-n-play-hand_limit = 手札の上限
switch-rythm-n-play-names = 音名
switch-rythm-n-play-memory_aid = 記憶の補助
switch-re-chord-songs = 曲
switch-re-chord-first = スタートプレイヤー
switch-re-chord-clang = CLANNNGGG!
switch-re-chord-green = 緑のピック
switch-re-chord-difficulty = オートマ
switch-re-chord-cards = カード
switch-fiddlefoo-rounds = ラウンド
switch-fiddlefoo-notes = 音符
switch-fiddlefoo-adjacency = 隣り合い
switch-fiddlefoo-throws = 投げる枚数
switch-fiddlefoo-safesong = セーフソング
switch-fiddlefoo-toned_down = おだやか
switch-fiddlefoo-dissonance = 不協和音
switch-fiddlefoo-wildcard = ワイルドカード
switch-fiddlefoo-cooperative = 協力
switch-fiddlefoo-coop_deal = 配り方
switch-fiddlefoo-talkytoot = Talkytoot
preset-a-chord-first = 出たカードを見直せます
preset-a-chord-printed = 出たカードは覚えておきます
preset-six-forces-first = 出たカードを見直せます
preset-six-forces-printed = 出たカードは覚えておきます
preset-rythm-n-play-first = 出たカードを見直せます
preset-rythm-n-play-printed = 出たカードは覚えておきます
preset-re-chord-first = 完成したコードは画面が教えます。やさしいコードで遊びます
preset-re-chord-printed = 完成したコードは自分で見つけます。間違えるとカードを失います
preset-re-chord-expert = ルールブックどおりで、ピックの多いコードを使います。ひとりなら強いオートマが相手です
preset-fiddlefoo-first = 3ラウンド。音符の数は数字に従います
preset-fiddlefoo-printed = 3ラウンド。音符は印刷されたカードと同じです
preset-fiddlefoo-expert = セーフソングと、ランダムな特殊カード6枚で遊びます
preset-fiddlefoo-together = 全員で勝つか、全員で負けます
special-fiddlefoo-discard = 捨て札
special-fiddlefoo-discard-effect = 手札を1枚、ゲームから除けます。
special-fiddlefoo-move = 移動
special-fiddlefoo-move-effect = マップの別のカードを1枚動かせます。マップは離れてはいけません。
special-fiddlefoo-play-again = もう一度
special-fiddlefoo-play-again-effect = 投げ合いのあと、別の色のカードをもう1枚置けます。
special-fiddlefoo-remove-cards = 取り除き
special-fiddlefoo-remove-cards-effect = マップのカードを3枚まで取り除けます。
special-fiddlefoo-wild-pair = 自由なペア
special-fiddlefoo-wild-pair-effect = 一直線にあるほかの色ともペアになります。
special-fiddlefoo-other-colours = ほかの色も
special-fiddlefoo-other-colours-effect = このペアの範囲では、どの色でも投げられます。
special-fiddlefoo-range-limit = 広い範囲
special-fiddlefoo-range-limit-effect = このカードのペアは、間の数字が4つ以上必要です。
special-fiddlefoo-no-safety = 無防備
special-fiddlefoo-no-safety-effect = このカードのセーフソングは誰も守りません。
special-fiddlefoo-distance-limit = 近距離
special-fiddlefoo-distance-limit-effect = このカードのペアは、間のカードが2枚までです。
special-fiddlefoo-draw = ドロー
special-fiddlefoo-draw-effect = 投げた人は1枚引きます。
special-fiddlefoo-notes-penalty = ペナルティ
special-fiddlefoo-notes-penalty-effect = 音符だけで投げた人は2枚引きます。
special-fiddlefoo-notes-only = 音符だけ
special-fiddlefoo-notes-only-effect = 音符でだけ投げられ、範囲では投げられません。
special-fiddlefoo-contrary = あまのじゃく
special-fiddlefoo-contrary-effect = 合わないときにだけ投げられます。
special-fiddlefoo-clingy = しがみつき
special-fiddlefoo-clingy-effect = 手札が3枚以下のときは投げられません。
special-fiddlefoo-instaplay = 即プレイ
special-fiddlefoo-instaplay-effect = 置けるなら、すぐに置かなければなりません。
special-fiddlefoo-reveal = 公開
special-fiddlefoo-reveal-effect = 全員に見せます。
special-fiddlefoo-swap-map = 交換
special-fiddlefoo-swap-map-effect = 手札を3枚まで、マップのカードと交換できます。
special-fiddlefoo-colour-echo = 色エコー
special-fiddlefoo-colour-echo-effect = 最後に置かれたカードと同じ色なら、もう1枚引きます。
special-fiddlefoo-note-echo = 音符エコー
special-fiddlefoo-note-echo-effect = 最後に置かれたカードと音符が同じ数なら、もう1枚引きます。
special-fiddlefoo-double-worst = 最悪の倍
special-fiddlefoo-double-worst-effect = 手札でいちばん高いほかのカードの2倍になります。
special-fiddlefoo-most-held = 最多の色
special-fiddlefoo-most-held-effect = 手札にこの色より多い色がなければ、10の失点です。

## The room around a table

room = ルーム
room-name = ルームの名前
room-locked = 新しい人は参加できない
hand-over = ほかの人をホストにする
hand-over-now = 交代する
watching-now = 観戦中の人
ask-to-go = { $name }に退席を求める
next-game = 次のゲーム
another-game = 別のゲーム
propose-game = { $title }を提案する
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
hurried-level = サーバーなしでは、このレベルは試行の約{ $share }%しか時間内に試せません。遅い端末ではさらに減ります。サーバーより弱くなります。
update-waits = 新しいバージョンがあります。ゲームはそのまま残ります。
update-now = 切り替える
play-offline = ネットワークなしで遊ぶ
play-offline-help = 初回だけ { $megabytes } MBを読み込みます。その後はこの端末で、接続がなくても5つのゲームをボット相手や1つの画面で遊べます。
play-offline-ready = この端末に入っています。5つのゲームをボット相手や1つの画面で遊べます。
out-of-reach = サーバーに接続していません。接続が戻れば、サーバーのゲームは続きから遊べます。
to-server = サーバーに戻る
keep-played =
    { $count ->
       *[other] オフラインのゲームを{ $count }件保存する
    }
keep-played-help = サーバーが確認して、あなたのゲームと一緒に保存します。レーティングの対象にはなりません。
brought-records = プレイ記録
played-alone = オフラインのゲーム、レーティング対象外

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
refusal-table-full = このテーブルのログはいっぱいです。最後まで遊べますが、チャット、1手戻すこと、出入りはできません。
refusal-shared = ほかの人も遊んだゲームなので、削除できません。
refusal-delayed = 終わるまではテーブルで観戦してください。
refusal-not-asked = あなたへの確認ではありません。
refusal-not-host = テーブルのホストだけができます。
refusal-bad-seek = 2人以上で遊べるゲームを、1週間以内で選んでください。レーティング戦にボットは入れません。
refusal-stranger = フレンドか、同じテーブルで遊んだ人を招待してください。
refusal-many-invited = このテーブルに招待できる人数の上限に達しています。
refusal-asked-many = まだ返事のない申請が多すぎます。
refusal-many-friends = フレンドの数が上限に達しています。
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
refusal-passkey-refused = このパスキーの応答はここでは無効です。
refusal-passkey-expired = 時間がかかりすぎたか、すでに使われました。もう一度試してください。
refusal-passkey-known = このパスキーはすでに登録されています。
refusal-passkey-address = パスキーには番号ではなく名前のアドレスが必要です（localhostかドメイン名）。
refusal-no-passkey = このパスキーは登録されていないか、削除されています。
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
refusal-led = ほかの人が案内しています。案内を申し出てください。
refusal-looker = 手札を見たので、ゲームが終わるまで発言できません。
refusal-looked = このゲームの手札を見たので、席に着けません。
refusal-asked-often = もう十分に頼みました。テーブルを観戦してください。
refusal-long-holiday = 1年に取れる休暇の残りの日数を超えています。
refusal-bad-holiday = 休暇の最後の日は、最初の日以降で、1年以内にしてください。
refusal-on-holiday = 休暇中です。戻るまでテーブルは待ちます。
refusal-no-premoves = その場で続けて遊ぶテーブルでは、先に答えられません。
refusal-many-premoves = 先に答えられる手の数を超えています。
refusal-no-premove = それは、聞かれる前には答えられません。
refusal-many-remarks = このテーブルでの観戦者の発言は上限に達しました。
refusal-no-hints = このテーブルではヒントを使えません。
refusal-elsewhere = このゲームは別のタブで開かれています。ここで遊ぶには、このページを読み込み直してください。

## ゲームを探す

find-game = ゲームを探す
open-seats = 空席
no-open-seats = いまは空席がありません。
open-seats-help = ●はいまテーブルにいる人です。レーティングは希望する人だけ表示します。
here-now = テーブルにいます
open-seat-count =
    { $count ->
       *[other] 空席{ $count }
    }
rated = レーティング戦
rated-game = レーティング戦にする
rated-help = レーティング戦では、このゲームでの強さの推定が全員について変わります。強い人より上位なら上がり、弱い人より下位なら下がります。ボットもヒントもなく、降参すると最下位になります。
rated-consent = 以後、ランキングに名前とレーティングが表示されます。「あなた」でいつでもやめられます。
be-rated = レーティングを有効にして参加する
terms-rated = レーティング戦：遊ぶ全員のレーティングが変わります。
terms-clock-days =
    { $days ->
       *[other] 1手{ $days }日
    }

seek = 相手を探す
seek-help = 同じゲームを同じペースで探している人が見つかると、一緒のテーブルができます。このページは閉じてもかまいません。知らせ方は「あなた」で選べます。
seek-games = 遊びたいゲーム（いずれか）
seek-tempo = ペース
tempo-live = いますぐ、1手1分
tempo-daily = 数日かけて、1手1日
seek-wait = 探す時間
wait-seconds = { $count }秒
wait-minutes =
    { $count ->
       *[other] { $count }分
    }
wait-days =
    { $count ->
       *[other] { $count }日
    }
then-bots = 見つからなければボットと遊ぶ
seeking = 相手を探しています：{ $games }
seeking-bots = 見つからなければボットと遊びます。
seek-stop = 探すのをやめる
seek-found = テーブルができました。
seek-ended = 時間内に相手が見つかりませんでした。
seekers = 探している人
seek-same = 同じ条件にする

invited-by = { $name }さんから招待が届いています：{ $game }
decline-invitation = 断る
friends = フレンド
friends-help = お互いが承認するとフレンドになります。フレンドや同じテーブルで遊んだ人を、自分のテーブルに招待できます。
friend-asks = { $name }さんからフレンド申請が届いています。
friend-accept = 承認する
friend-decline = 断る
friend-ask = フレンドを申請する
friend-asked = 申請中
friend-withdraw = 申請を取り消す
friend-remove = フレンドから外す
friend-was-asked = { $name }に友だち申請をしました。
friend-is = { $name }とは友だちです。
people-met = 一緒に遊んだ人
invite-known = 知っている人を招待する
invite-person = 招待する
person-invited = 招待済み

## 自分のゲーム、プロフィール、ランキング

my-turns = あなたの番（{ $count }）
your-turn-group = あなたの番
last-change = 最後の動き { $date }
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
favourite = いちばん多く遊ぶゲーム：{ $title }
head-to-head = あなたと{ $name }さん：{ $games }ゲーム（上位{ $ahead }、下位{ $behind }、同位{ $level }）
rating-courses = レーティングの推移
rating-course = { $title }：{ $games }回のレーティング戦で{ $first }から{ $last }になりました。
as-table = 表で見る
rated-games = レーティング戦
date = 日付
progress = 進みぐあい
beat-bots = 「{ $level }」のボットに勝利
lessons-learnt = レッスン{ $all }個中{ $learnt }個を習得
played-games = 終わったゲーム
played-title = ゲーム
played-ending = 結果
played-any = 指定なし
played-won = 勝ち
played-lost = 勝ち以外
played-unrated = レーティングなし
played-with-name = ほかのプレイヤーの名前
played-more = さらに表示
none-found = 当てはまるゲームはありません。

ladder-of = { $title }：ランキング
ladder-help = レーティングを希望する人の一覧です。ほぼ確実にある強さの順に並びます。
no-ladder = このゲームでレーティングのある人はまだいません。
no-ladder-pace = このペースでレーティングのある人はまだいません。以前の版のゲームは「すべてのゲーム」にだけ数えられます。
ladder-pace-all = すべてのゲーム
ladder-pace-live = その場で続けて
ladder-pace-daily = 何日もかけて
ladder-pace-untimed = 制限時間なし

## 観戦

watching-hidden = 観戦者に手札は見えません。
watching-shoulder = 本人が認めれば、観戦者はそのプレイヤーの手札を見られます。
watching-open = 全員が認めれば、観戦者は全員の手札を見られます。
spectators-see = 観戦者に見えるもの
choice-hidden = 手札なし
choice-shoulder = 認めた人の手札
choice-open = 全員の手札（全員が認めれば）
watching-help = 手札を見た人は、このゲームの席に着けず、終わるまで発言できません。
watching-late = レート戦のため、手札はそのカードがプレイされた後に表示されます。
look-over = { $name }の手札を見る
look-at-all = 全員の手札を見る
look-asked = { $name }に手札を見せてもらうよう頼みました。
look-asked-all = 全員の手札を見たいと頼みました。
looking-over = { $name }の手札を見ています。
looking-at-all = 全員の手札を見ています。
stop-looking = 見るのをやめる
look-wish = { $name }があなたの手札を見たいそうです。
look-all-wish = { $name }が全員の手札を見たいそうです。
looks-over = { $name }が{ $seat }の手札を見ています
looks-over-yours = { $name }があなたの手札を見ています
sees-all = { $name }が全員の手札を見ています
stop-looker = { $name }に見せるのをやめる
look-together = 一緒に見る
you-lead = あなたが案内中です。場面を共有して招待できます。
stop-leading = 案内をやめる
asks-to-lead = { $name }が案内したいそうです。
let-lead = 任せる
you-follow = { $name }の案内で見ています。
leads = { $name }が案内しています。
follow = 一緒に見る
stop-following = 自分で見る
ask-to-lead = 案内を申し出る
lead-asked = 案内を申し出ました
nobody-leads = いまは誰も案内していません。
looks-back = { $name }がゲームを振り返っています。
mark-watching = 観戦中
watching-talk = ゲームが終わるまで、観戦者だけが読めます。
looker-silent = 手札を見ているので、ゲームが終わるまで発言できません。

## My programs

programs = 自分のプログラム
programs-help = プログラムは端末の代わりにトークンを使い、ボットAPIを通して遊びます。ゲームの記録もレーティングも本人とは別です。
program-name = プログラムの名前
program-register = プログラムを登録
program-token = { $name }のトークン（今回だけ表示されます）
program-copy = トークンをコピー
program-end = 終了する
program-end-of = 終了する：{ $name }
program-end-sure = { $name }を終了しますか？トークンは使えなくなりますが、ゲームは残ります。

## Holidays

holiday = 休暇
holiday-help = 休暇の間、1手1時間以上の時計はあなたの番でも止まり、時計のないテーブルでもボットが代わることはなく、番の知らせも届きません。ほかの人には席に表示されます。1年に取れる日数には限りがあります。
holiday-first = 最初の日
holiday-last = 最後の日
holiday-take = 休暇を取る
holiday-taken = 休暇です：{ $days }。
holiday-end = 休暇をやめる
holiday-of = { $name }は休暇です：{ $days }。

## When it’s my turn

notify = 自分の番になったら
notify-help = Bandstandを閉じていても、このブラウザー、メール、チャットで知らせます。知らせるのはゲーム、相手、期限だけです。テーブルを見ている間は知らせません。
notify-here = このブラウザーに知らせる
notify-unable = このブラウザーには知らせられません。httpsとプッシュ通知に対応したブラウザーが必要です。
notify-denied = このブラウザーではBandstandの通知が許可されていません。ブラウザーのサイト設定で変更できます。
channel-push = ブラウザー
channel-email = メール
channel-ntfy = ntfy
channel-discord = Discord
channel-matrix = Matrix
channel-webhook = Webhook
add-channel = 知らせる方法を追加
add = 追加
channel-field-url = アドレス
channel-field-room = ルーム
channel-field-token = アクセストークン
channel-field-email = メールアドレス
channel-help-email = まず確認コードが届きます。複数の手番は1通にまとめます。
channel-help-ntfy = トピックのアドレスです。例：https://ntfy.example.org/my-topic
channel-help-discord = Webhookのアドレスです。チャンネル設定の「連携サービス」で作れます。
channel-help-matrix = ホームサーバーのアドレス、ルームのID、そのルームにいるアカウントのアクセストークンが必要です。
channel-help-webhook = JSONをPOSTで受け取るアドレスです。
code = メールのコード
confirm-code = 確認する
send-test = テストを送る
test-sent = テストを送りました。
remove-channel = 削除
trouble-private = 停止中：{ $detail }はプライベートネットワークにあります。
trouble-unreachable = 停止中：{ $detail }に接続できません。
trouble-status = 停止中：受信側の応答は{ $detail }でした。
trouble-no-mail = 停止中：このサーバーはメールを送りません。
trouble-mailbox = 停止中：メールサーバーがこのアドレスを拒否しました。
trouble-mail-server = 停止中：メールサーバーが受け付けませんでした。
trouble-broken = 停止中：サーバーで問題が起きました。
remind = 期限の前に知らせる
remind-never = 知らせない
digest = メールの間隔
digest-at-once = なし
span-minutes = { $count ->
   *[other] { $count }分
}
span-hours = { $count ->
   *[other] { $count }時間
}
quiet-hours = 知らせない時間帯（{ $zone }）
quiet-from = 開始
quiet-to = 終了
calendar = 期限のカレンダー
calendar-help = カレンダーアプリで期限を見られます。アドレスは秘密で、1度だけ表示します。新しく作ると前のものは無効です。
calendar-new = 新しいカレンダーのアドレス
calendar-end = カレンダーをやめる
refusal-no-zone = そのタイムゾーンはありません。
refusal-null = 文字列にヌル文字は使えません。
refusal-half-quiet = 知らせない時間帯には開始と終了が必要です。
refusal-bad-address = このアドレスには送れません。https://で始まるか確かめてください。
refusal-no-mail = このサーバーはメールを送りません。
refusal-too-many-channels = 知らせる方法が多すぎます。どれかを削除してください。
refusal-too-many-codes = メールの回数が多すぎます。1時間後にもう一度試してください。
refusal-not-sent = 確認コードのメールを送れませんでした。
refusal-wrong-code = コードが違います。新しいコードにはアドレスをもう一度追加してください。
refusal-unconfirmed = 先に、届いたコードでアドレスを確認してください。

## 外部のゲーム

generic-expects = 手を選んでください。
generic-hand = あなたの手札
generic-moves = 選べる手
generic-hidden = 非公開{ $count }枚
generic-seats = プレイヤー
generic-yes = はい
generic-no = いいえ
generic-no-scores = このゲームは終わるまで点数を表示しません。

## 管理者のデスク

desk = 管理
desk-title = 管理者のデスク
desk-closed = このデスクはサーバーの管理者専用です。
desk-claim = このリンクを使うと、あなたはこのサーバーの管理者になります。使えるのは1度だけです。
desk-claim-yes = 管理者になる
desk-people = 人
desk-tables = テーブル
desk-reports = 報告
desk-server = サーバー
desk-load = 負荷とエラー
desk-audit = 監査
desk-name = 名前
desk-status = 状態
desk-seen = 最終確認
desk-find = 名前で探す
desk-nobody = その名前の人はいません。
desk-no-tables = テーブルはありません。
desk-no-reports = 報告はありません。
desk-administrator = 管理者
desk-muted = 発言停止中
desk-banned = 利用禁止中
desk-program = プログラム
desk-why = 理由（監査に残ります）
desk-how-long = 期間
desk-hour = 1時間
desk-day = 1日
desk-week = 1週間
desk-for-good = 無期限
desk-with-address = 最後に使ったアドレスも
desk-rename = 名前を変える
desk-rename-of = { $name }の名前を変える
desk-mute = 発言を止める
desk-mute-of = { $name }の発言を止める
desk-unmute = 発言を許す
desk-unmute-of = { $name }の発言を許す
desk-ban = 利用を禁じる
desk-ban-of = { $name }の利用を禁じる
desk-unban = 禁止を解く
desk-unban-of = { $name }の禁止を解く
desk-close-table = 閉じる
desk-close-of = { $people }のテーブルを閉じる
desk-settle = 対応済み
desk-settle-of = { $name }についての報告は対応済み
desk-reported = { $by }より、{ $name }について
desk-add-member = メンバーを加える
desk-member-link = { $name }のリンク。使えるのは1度だけです。
desk-addresses = 禁止中のアドレス
desk-lift = また許す
desk-lift-of = { $address }をまた許す
desk-address = アドレスまたはネットワーク
desk-ban-address = アドレスを禁じる
desk-grant = 管理者にする
desk-grant-of = 管理者にする：{ $name }
desk-revoke = 管理者から外す
desk-revoke-of = 管理者から外す：{ $name }
desk-until = { $date }まで
desk-done = 完了しました。
desk-announcement = すべてのページに出すお知らせ
desk-announce = 知らせる
desk-announce-end = 取り下げる
desk-texts = サーバーの紹介
desk-server-name = サーバーの名前
desk-welcome = 歓迎の言葉
desk-privacy = 個人情報について
desk-access = 参加できる人
desk-access-open = 誰でも
desk-access-members = メンバーのみ
desk-access-code = 招待コードを持つ人
desk-errors = 最近の警告とエラー
desk-no-errors = サーバーの起動後、問題はありません。
desk-parked = 停止中のテーブル
desk-none-parked = 停止中のテーブルはありません。
desk-parked-line = { $table }：記録の{ $line }行目が壊れています。サーバーを止めてbandstand repairを実行してください。
desk-parked-rest = { $table }：{ $seconds }秒後にもう一度試します。
desk-load-version = バージョン
desk-load-uptime = 起動からの時間
desk-load-live = メモリ上のテーブル
desk-load-sockets = 接続数
desk-load-people = テーブルにいる人
desk-load-moves = 起動後の手数
desk-load-speed = 1手の平均時間（ms）
desk-load-known = 全員の数とテーブルの総数
desk-load-writable = データベースに書き込める
desk-load-free = ディスクの空き（MB）
desk-yes = はい
desk-no = いいえ
desk-earlier = 以前の操作
desk-shell = シェル
desk-act-grant = 管理者にした
desk-act-revoke = 管理者から外した
desk-act-rename = 名前を変えた
desk-act-mute = 発言を止めた
desk-act-unmute = 発言を許した
desk-act-ban = 利用を禁じた
desk-act-unban = 禁止を解いた
desk-act-ban-address = アドレスを禁じた
desk-act-unban-address = アドレスをまた許した
desk-act-add-member = メンバーを加えた
desk-act-close-table = テーブルを閉じた
desk-act-close-report = 報告に対応した
desk-act-announce = 知らせた
desk-act-set-texts = 文章を変えた
desk-act-set-access = 参加の条件を変えた
announcement = お知らせ
dismiss = 隠す
you-are-muted = 管理者があなたの発言を止めています。
you-are-muted-until = 管理者が{ $date }まであなたの発言を止めています。
you-are-banned = このサーバーの管理者があなたの利用を禁じています。
you-are-banned-until = このサーバーの管理者が{ $date }まであなたの利用を禁じています。
privacy-note = 個人情報
invitation-code = このサーバーの招待コード
report-person = 管理者に報告
report-line = { $name }の発言を報告
report-about = { $name }をサーバーの管理者に報告します。本人には知らされません。
report-words = どんな内容ですか？
reported = 管理者が読みます。
refusal-banned = このサーバーの管理者があなたの利用を禁じています。
refusal-muted = サーバーの管理者があなたの発言を止めています。誰にも届きません。
refusal-members-only = このサーバーはメンバー専用です。管理者がリンクを送れます。
refusal-needs-code = ここで遊ぶにはこのサーバーの招待コードが必要です。「あなた」で入力してください。
refusal-not-administrator = このデスクはサーバーの管理者専用です。
refusal-no-administrator = その人は管理者ではありません。
refusal-administrator = 管理者の利用は禁じられません。先に管理者から外してください。
refusal-link-over = このリンクはもう使えません。サーバーで bandstand admin grant 名前 を実行してください。
refusal-no-address = 使えるアドレスがありません。例：192.0.2.7、192.0.2.0/24。
refusal-own-address = それはあなた自身、またはこのサーバーのアドレスです。
refusal-in-the-past = 終わりの時刻が過去です。
refusal-far-off = 終わりの時刻が遠すぎます。指定しなければ無期限です。
refusal-many-reports = 報告が多すぎます。しばらくお待ちください。
refusal-no-words = 内容を書いてください。
