### What reaches people who are elsewhere. Never what is in anybody’s hand.

turn = Your turn: { $game }
reminder = { $game }: your time is running out
match = A table for you: { $game }
invitation = You’re invited: { $game }
friend = { $name } would like to be friends
friend-body = You can say yes or no.
accepted = { $name } and you are friends now
accepted-body = You can invite each other to tables.
opponents = With { $names }.
until = You have until { $moment }.
alone = Your table waits for you.
digest = { $count ->
    [one] It’s your turn at one table
   *[other] It’s your turn at { $count } tables
}
digest-news = { $count ->
    [one] News from one table
   *[other] News from { $count } tables
}
digest-end = You asked for this e-mail at { $link }: under “You” you can change that.
test = Bandstand reaches you
test-body = This is where you are told when it’s your turn.
code = { $code } is your code for Bandstand
code-body = Enter { $code } on the page where you gave this address. If you didn’t, ignore this e-mail: nothing more will come.
calendar = Bandstand: my turns
deadline = { $game }: your time is up
