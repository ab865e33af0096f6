### What reaches people who are elsewhere. Never what is in anybody’s hand.

turn = あなたの番です：{ $game }
reminder = { $game }：残り時間がわずかです
match = 相手が見つかりました：{ $game }
invitation = 招待が届きました：{ $game }
friend = { $name }さんからフレンド申請が届きました
friend-body = 承認するか断るかを選べます。
accepted = { $name }さんとフレンドになりました
accepted-body = お互いをテーブルに招待できます。
opponents = 相手：{ $names }
until = 期限は{ $moment }です。
alone = テーブルがあなたを待っています。
digest = { $count ->
   *[other] { $count }つのテーブルであなたの番です
}
digest-news = { $count ->
   *[other] { $count }つのテーブルからお知らせがあります
}
digest-end = このメールは{ $link }で希望されたものです。「あなた」で変更できます。
test = Bandstandからのお知らせが届きました
test-body = 自分の番になると、ここに知らせます。
code = Bandstandの確認コード：{ $code }
code-body = アドレスを入力したページに{ $code }を入力してください。心当たりがなければ無視してください。これ以上は届きません。
calendar = Bandstand：自分の番
deadline = { $game }：時間切れ
