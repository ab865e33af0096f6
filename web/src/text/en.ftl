### The words of the pages around the boards, in English.

## Everywhere

title = Bandstand
tagline = Five games about music, by their real rules
language = Language
theme = Theme
theme-device = As the device
theme-dark = Dark
theme-light = Light
settings = Settings
close = Close
cancel = Cancel
ask-again = Try again
home = All games

## The start page

play-now = Play now
play-now-help = Against bots, at once
with-friends = With friends
with-friends-help = Send a link, or show a QR code
big-screen = On a big screen
big-screen-help = The table on a television, each hand on a phone
bots-too = Bots among them
same-screen = Same screen
same-screen-help = Pass the device round
watch = Watch
resume = Continue
against-bots = Against bots
more-ways = More ways to play
company = Who’s playing
open-to-all = Anyone can join
pace = Time per move
no-clock = No limit
seconds-each = { $count } seconds + 1 minute reserve
day-each = A day
days-each = { $count } days
player = Player { $number }
by-chance = Random
status-gathering = Waiting for players
status-playing = In progress
status-finished = Finished
status-closed = Closed

## Myself and my devices

rate-me = Rate my games against people
recovery = Use my profile on another device
recovery-help = Open this private link there, once, by { $date }. Anyone with this link can play as you, so keep it private. A new link replaces it.
welcome-back = Welcome back, { $name }.
become-sure = Are you { $name }? The link works once; then this device is yours.
replace-sure = On this device you are { $now }. Become { $name } here instead? You can then be { $now } again only from another device, or by a link made as { $now }.
become = Be { $name } here
stay = Stay { $name }
already-you = You are { $name } on this device already. Open the link on the other one: it still works.
devices = Devices
this-device = this device
unknown-device = Unknown device
seen = First seen { $first }, last { $last }
sign-out = Sign out
sign-out-from = Sign out: { $device }
sign-out-there = Sign that device out?
sign-out-here = Sign out here? You can be { $name } again from another device, or by a link.
sign-out-last = Sign out here? This is your only device: unless you keep a link, nobody can be { $name } again, not even you.
sign-out-others = Sign out everywhere else
sign-out-others-sure = Sign out on all other devices? A link that was not used yet ends too.
signed-out = You are signed out.
delete-me = Delete me
delete-sure = Delete { $name } for good? You leave your tables and give up games under way. Ratings, saved games and programs go. Games that are over stay for the others, under “{ $gone }”.
delete-yes = Delete for good
deleted = You are deleted. Nothing here knows you any more.
gone = Somebody who left

## A new table

tutorial = First game
tutorial-help = Explained as you play
rules = Rules
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-range = { $first }–{ $last } players
minutes = { $count } min
credits = A game by { $designer }, published by { $publisher }
seats = Players
level = Bot level
level-0 = Random
level-1 = Easy
level-2 = Fair
level-3 = Good
level-4 = Strong
level-5 = Expert
options = Rules options
lay = Create table
no-tables = No tables just now.
no-games = You haven’t played here yet.
open-record = Open a saved game
no-record = This file isn’t a saved game.
your-name = Your name
long-name = { $count } characters: a name has at most { $longest }.
guest = Guest
me = You
save = Save
saved = Saved.

## Gathering

invite = Invite
invite-help = Anyone with this link can join.
invite-help-playing = Anyone with this link can ask for a bot’s seat; you will be asked.
link-here = It opens on this computer only. For other devices on the same network, start the server with --lan.
link-here-openable = It opens on this computer only. You can open the server to the network this computer is on; a restart closes it again.
open-network = Open to this network
opened-network = Open to this network: anyone on it can use the link, until the server restarts.
share-link = Share the link
copy-link = Copy the link
copied = Copied.
no-copy = Couldn’t copy. Select the link and copy it.
qr = QR code for the link
show-on-screen = Show this table on a television or tablet, without anybody’s hand
screen-join = Scan the code with your phone to join. Your hand shows there, the table here.
screen-start = The first to join starts the game, on their phone.
meanwhile = What happened meanwhile
ask-name = What shall the others call you?
skip-name = Not now
mark-you = you
mark-host = host
start = Start
sit-down = Join
leave = Leave
free-chair = Open seat
take-chair = Ask for { $name }’s seat
bot = bot, level { $level }
make-bot = Put a bot here
make-open = Open this seat
waiting-for-host = The host will start the game.
waiting-for-people = Waiting for players.
full-table = Every seat is taken. Once the game begins you can watch.

## Faces

your-face = Your face
face-colour = Colour
face-instrument = Instrument
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-yellow = Yellow
colour-purple = Purple
colour-grey = Grey
instrument-guitar = Guitar
instrument-violin = Violin
instrument-piano = Piano
instrument-drum = Drum
instrument-trumpet = Trumpet
instrument-flute = Flute
mark-program = program
manner-Brio = full of fire
manner-Dolce = gentle
manner-Forza = firm
manner-Lento = in no hurry
manner-Mosso = restless
manner-Presto = quick

## The sealed shuffle

seal = Sealed shuffle
seal-help = The server has fixed a secret number and shows its fingerprint here before the first card. Each player’s browser adds a random number of its own; the cards are shuffled by all of them together. After the game you can check that nothing was changed.
seal-added = Browsers that have added to it: { $count } of { $people }.
check-shuffle = Check the shuffle
check-shuffle-busy = Computing…
check-shuffle-help = Your browser has computed the fingerprints itself; the rules ran on the server. To check those too, save the game and run: bandstand verify
shuffle-holds = The shuffle holds.
shuffle-broken = This shuffle does not hold.
secret-noted = The server had fixed its secret before the first card: it has the fingerprint that your browser noted at { $time }.
secret-late = The server’s secret has the fingerprint that this table shows, but your browser was not there to note it before the first card.
secret-forged = The server’s secret does not have the fingerprint that it showed: it was exchanged.
shuffle-own =
    { $others ->
        [0] Your browser’s random number is in the shuffle, so the server could not choose the cards alone.
        [one] Your browser’s random number is in the shuffle, and that of one other player, so the server could not choose the cards alone.
       *[other] Your browser’s random number is in the shuffle, and those of { $others } other players, so the server could not choose the cards alone.
    }
shuffle-others =
    { $others ->
        [one] The random number of one player’s browser is in the shuffle; only that browser can tell that it is the right one.
       *[other] The random numbers of { $others } players’ browsers are in the shuffle; only those browsers can tell that they are the right ones.
    }
shuffle-alone = No browser added to this shuffle: the server drew its number alone.
shuffle-missing = Your browser’s random number is not in the shuffle that was used.
shuffle-forged = The shuffle that was used is not made of this secret and the random numbers added to it.
deal-same = From this shuffle the rules deal the very cards that you were dealt, and every move of the game follows.
deal-unseen = From this shuffle every move of the game follows by the rules; your browser did not see the deal to compare it.
deal-forged = From this shuffle the rules deal other cards than those of this game.

## At the table

your-turn = Your turn
waiting-for = Waiting for { $names }.
you = You
won = { $names } won.
you-won = You won.
together = Everybody won.
lost-together = You lost this one.
not-finished = This game wasn’t played to its end.
podium = Who came where
podium-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
my-place =
    { $place ->
        [2] You came second
        [3] You came third
        [4] You came fourth
        [5] You came fifth
       *[other] You came last
    }{ $points ->
        [0] , level on points with { $name }.
        [one] , { $points } point behind { $name }.
       *[other] , { $points } points behind { $name }.
    }
my-lead =
    { $points ->
        [0] Level on points with { $name }: the tie-break decided.
        [one] By { $points } point, ahead of { $name }.
       *[other] By { $points } points, ahead of { $name }.
    }
again = Play again
to-replay = Watch the replay
confirm = Confirm
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-thinking = Thinking…
hint-line = wins about { $chance }% of the time (±{ $margin }), over { $tries } simulated games
hint-none = There’s only one move.
tab-scores = Scores
tab-log = Log
tab-chat = Chat
tab-moves = Moves
tab-rules = { rules }
all-moves = Everything you can do now
say = Say something
send = Send
mute = Mute sounds
unmute = Sounds on
volume = Volume
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
captions = Sound captions in the log
confirm-moves = Ask before each move
haptics = Vibration: feel cards land
stillness = Less motion
keys = Single keys: H hint, U undo, S scores, L log, R rules, C chat, V moves, M mute
notices = Tell me when it’s my turn
sound = ♪ { $caption }
more = More
resign = Give up
resign-sure = Give this game up? A bot plays on for you.
resign-for = Give this game up for { $name }? A bot plays on.
leave-sure = Leave the table? A bot plays for you until you are back; if nobody is left, the game waits.
agree = Agree
decline = Decline
wish = { $name } would like to take a move back.
wish-waiting = You asked to take a move back.
undo-refused = { $name } says no: your move stays.
unread = { $count } unread
chair-wish = { $name } would like { $bot }’s seat.
chair-asked = You asked for { $bot }’s seat; the host decides.
paused = Everybody is away: the game waits.
absent = away
mark-resigned = resigned, a bot plays
days-left = { $count } d
hours-left = { $count } h
spectators =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
curtain = Pass the device to { $name }.
lift = I am { $name }
take-back-for = Take back { $name }’s move
ask-back-for = Ask to take back { $name }’s move
take-back-chair = A bot is playing for you.
im-back = I’m back
lost-until = lost, bot in
not-there = not here
bot-plays = bot plays
lost-label = connection lost, a bot takes over soon
bot-plays-label = a bot is playing
is-lost = { $name } is cut off; a bot takes over in { $seconds } seconds.
is-not-there = { $name } is not here.
is-there-again = { $name } is here again.
you-are-missed = The others are waiting for you; a bot is about to take over.
played-for-you =
    { $count ->
        [one] While you were away a bot made a move for you:
       *[other] While you were away a bot made { $count } moves for you:
    }
mute-person = Mute { $name }
unmute-person = Unmute { $name }
emotes = Reactions
emote-applause = Applause
emote-bravo = Bravo
emote-thinking = Thinking
emote-oops = Oops
emote-thanks = Thanks
emote-encore = Encore

## The connection

connecting = Connecting…
lost = The connection is lost. Trying again…
offline = Not connected: the move was not sent. Try again in a moment.
not-said = Not connected: that was not sent. Try again in a moment.
not-here = This table doesn’t exist, or you don’t have access to it.
closed-early = This table was closed before a card was dealt.

## Replay

replay = Replay
moment = Moment { $number } of { $total }
first = First
previous = Previous
next = Next
last = Last
stop-playing = Stop
seen-by = Seen by
everyone = Everybody
curve = The chance to win, move by move
review = What mattered
review-thinking = Looking at the decisions: { $done } of { $of }
dearest = { $count ->
    [one] Your costliest moment
   *[other] Your { $count } costliest moments
}
dearest-how = Touch one to see the table as you knew it then.
no-slips = No big mistakes.
slip = { $name } chose “{ $made }”; “{ $best }” would have won about { $loss }% more often.
share-moment = Share this moment
play-on = Continue from here
midi = Download MIDI
listen = Listen to the game
record = Save the game
sheet = Score sheet
delete-game = Delete this game
delete-game-sure = Delete this game for good? Nobody can look at it any more.
delete-game-yes = Delete it
nothing-played = Nothing has been played at this table yet.
to-table = To the table

## The first game

coach = First game
offer = First time? We can explain as you play.
offer-yes = Explain it
offer-no = I know it
got-it = Got it
coach-end = Stop the lessons
learn = Learn
learn-first = A first game with a teacher
learn-first-help = A fixed deal: you make the moves, one rule after the other
exercises = Exercises
teacher = Teacher
lesson-done = learnt
lesson-solved = Well done
lesson-missed = Not this time
lesson-again = Try again
lesson-next = Next
lesson-show = Show me
lesson-other = You could do that, but not in this lesson. { $reason }
lessons-all = All lessons
lesson-repeat = Say it again
lessons-on = Explain as I play

## Troubles

broken = Something went wrong.
unreachable = The server can’t be reached. Check your connection, then try again.
tries-again = This page also tries by itself.
retry = Try again
not-found = There’s nothing here.

## Lists and asides

list-more = { $items }, { $item }
aside = { $text } ({ $aside })
labelled = { $label }: { $text }
further = { $text }; { $more }
sentence = { $text }.

## Values of options: game, option, value

value-a-chord-inset-reconstructed = reconstructed
value-rythm-n-play-hand_limit-all = all cards
value-rythm-n-play-hand_limit-play = PLAY cards only
value-rythm-n-play-names-letters = letters
value-rythm-n-play-names-solfege = solfège
value-re-chord-songs-campfire = Campfire
value-re-chord-songs-garage = Garage
value-re-chord-songs-arena = Arena
value-re-chord-songs-stadium = Stadium
value-re-chord-clang-assisted = assisted
value-re-chord-clang-live = live
value-re-chord-green-spare = spares itself
value-re-chord-green-literal = literal
value-re-chord-difficulty-easy = easy
value-re-chord-difficulty-normal = normal
value-re-chord-difficulty-hard = hard
value-re-chord-cards-reconstructed = reconstructed
value-fiddlefoo-rounds-usual = the usual number
value-fiddlefoo-notes-regular = regular
value-fiddlefoo-notes-varied = varied
value-fiddlefoo-adjacency-sides = by sides
value-fiddlefoo-adjacency-corners = by corners too
value-fiddlefoo-throws-any = any number
value-fiddlefoo-throws-one = one
value-fiddlefoo-coop_deal-fair = can be won
value-fiddlefoo-coop_deal-rulebook = as printed
value-fiddlefoo-talkytoot-off = none

## The room around a table

room = Room
room-name = Name of the room
room-locked = Nobody new can join
hand-over = Make somebody else the host
hand-over-now = Hand over
next-game = The next game
another-game = Another game
proposes = { $name } proposes { $title }.
who-is-ready = Who is ready
is-ready = ready
is-not-ready = not ready yet
ready = I’m ready
not-ready = Not ready
go-on-without = Go on without the others
next-begun = { $title } has begun.
to-next-game = To the next game
evening-score =
    { $games ->
        [one] The evening: { $games } game
       *[other] The evening: { $games } games
    }
evening-name = Player
evening-points = Points
evening-wins = Won

## How a table plays

yes = yes
no = no
terms = How this table plays
change-terms = Change how this table plays
change-terms-help = During the game the others must agree.
terms-clock = { $seconds } seconds for a decision, { $bank } more in the bank
hints-on = Hints are allowed; the others see who asks for one.
hints-off = Without hints.
away-wait = If somebody is away, the others wait.
away-ask = If somebody is away, the others decide whether a bot plays.
away-bot = If somebody is away, a bot plays after a while.
away-bot-after =
    { $minutes ->
        [one] If somebody is away, a bot plays after { $minutes } minute.
       *[other] If somebody is away, a bot plays after { $minutes } minutes.
    }
allow-hints = Allow hints
with-clock = Play with a clock
when-away = If somebody is away
choice-wait = wait
choice-ask = ask the others
choice-bot = a bot plays
bot-minutes = After how many minutes
decision-seconds = Seconds for a decision
bank-seconds = Seconds in the bank
ask-pause = Ask for a pause
wish-pause = { $name } asks for a pause.
wish-pause-waiting = You asked for a pause.
wish-policy = { $name } asks for another way to play:
wish-policy-waiting = You asked for another way to play:
on-hold = The game is paused.
go-on = Go on
give-time = A minute more for { $name }
let-bot-play = Let a bot play
ten-seconds = Ten seconds left

## Without a server

engine-loading = Loading the rules and the bots, so that you can play without a network
engine-no-wasm = This browser can’t run the games: it has no WebAssembly. A current Firefox, Chrome, Edge or Safari has.
engine-no-storage = This browser keeps nothing (a private window?), so a game would be lost. Open this page in an ordinary window.
engine-no-engine = The rules and bots couldn’t be loaded. Check your connection, then load the page again.
hurried-level = Without a server there is time for a part of the tries only: in some games level 4 makes a tenth of them, and level 5 makes about a hundredth. Both play more weakly here.
update-waits = A new version is ready. Your games stay as they are.
update-now = Change to it

## Refusals of the server, by code (it says the others in English itself)

refusal-unknown = Nobody is signed in here any more. Load the page again, or open You.
refusal-kicked = The host asked you to leave this table.
refusal-locked = The host has locked this room: nobody new can join.
refusal-gone-on = The next game has begun at another table.
refusal-on-hold = The game is paused. Go on first.
refusal-no-hints = This table plays without hints.
refusal-elsewhere = This game is being played in another tab. Load this page to play it here.

## My games, profiles, ladders

my-turns = Your turn ({ $count })
your-turn-group = Your turn
find-games = Find by game or name
until = Until { $date }
came = Place { $place } of { $players }
my-games = My games and ratings
games = Games
wins = Wins
mean-place = Mean place
rating = Rating
rating-value = { $strength } ± { $margin }
rating-help = A rating is strength at one game, with the range that holds it 19 times in 20. It changes with games at rated tables where everyone is a person who wants to be rated.
played-with = Played with
ahead = Ahead
behind = Behind
no-results = No finished games yet.

ladder-of = { $title }: the ladder
ladder-help = Everyone who wants to be rated, by the strength they have at least, very probably.
no-ladder = Nobody is rated at this game yet.
