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
sign-out-here = Sign out here? You can be { $name } again from another device, by a passkey or by a link.
sign-out-last = Sign out here? This is your only device: unless you have a passkey or keep a link, nobody can be { $name } again, not even you.
sign-out-others = Sign out everywhere else
sign-out-others-sure = Sign out on all other devices? A link that was not used yet ends too.
signed-out = You are signed out.
passkeys = Passkeys
passkeys-help = Sign in with the fingerprint, face or PIN of a device, or by a security key. The server keeps no secret of yours.
passkeys-nowhere = Browsers have passkeys only at an https address with a name, or at localhost.
passkey-add = Add a passkey
passkey-added = Your passkey is ready.
passkey-sign-in = Sign in with a passkey
passkey-replace = On this device you are { $now }. Become the person of your passkey here instead? You can then be { $now } again only from another device, or by a link or passkey made as { $now }.
passkey-unused = Added { $made }, not used yet.
passkey-used = Added { $made }, last used { $used }.
passkey-host = Works at { $host }.
passkey-end = Remove
passkey-remove = Remove passkey: { $device }
passkey-remove-sure = Remove this passkey? Nobody can sign in with it then. Your device may go on listing it until you delete it there.
passkey-removed = The passkey is removed.
passkey-exists = This device has a passkey for you already.
passkey-cancelled = No passkey was used; nothing has changed.
my-data = Download all my data
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
link-name = On this network the server is also called { $name }.
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
own-bot = bot, { $name }
own-bots = Bots of this server
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
answer-by-itself = This is answered by itself.
answer-held = { $move }: on its way. Tap it again to call it back.
answer-ahead = Next: { $move }. Tap it again to cancel.
answers-ahead =
    { $count ->
        [one] Next: { $move }, else another move you chose.
       *[other] Next: { $move }, else one of { $count } other moves.
    }
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
share-game = Share
turning-point = Turning point
turning-mine = { $name } chose “{ $made }”: your chance to win went from { $before }% to { $after }%.
turning-theirs = { $name } chose “{ $made }”: { $whose }’s chance to win went from { $before }% to { $after }%.
turning-looking = Looking for the turning point…
turning-none = No single move decided this game.
look-at-it = Look at it
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
in-advance = Say it in advance
in-advance-short = In advance
in-advance-help = When you’re asked next, the first of these moves that is allowed is made for you, always after the same short while. Nobody else can see what you chose, or that you did.
in-advance-keep = At every decision, until I say otherwise
in-advance-none = You’ve said nothing in advance.
in-advance-kept = It’s kept: you can leave the table.
in-advance-end = Say nothing in advance
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
confirm-moves = Tap twice to play
automatic = Answer by itself when there is no choice
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
on-holiday = on holiday until { $day }
holiday-until = on holiday until
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
faster = You keep tapping on. Shall it go faster?
faster-yes = Faster
faster-no = As it is
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

## Options by name, presets, special cards

presets = Variant
preset-first = First game
preset-printed = As printed
preset-expert = Expert
preset-together = Together
preset-own = Own choice
change-options = Change the rules options
pieces-none = None
pieces-chance = By chance
pieces-count = How many
pieces-chosen = These
pieces-needed = Choose at least one card.
pieces-by-chance =
    { $count ->
        [one] { $count } card, by chance
       *[other] { $count } cards, by chance
    }
switch-a-chord-first = First leader
switch-a-chord-inset = Stage points
switch-a-chord-memory_aid = Memory aid
switch-six-forces-first = First player
switch-six-forces-memory_aid = Memory aid
switch-rythm-n-play-first = First player
switch-rythm-n-play-hand_limit = Hand limit
switch-rythm-n-play-names = Note names
switch-rythm-n-play-memory_aid = Memory aid
switch-re-chord-songs = Songs
switch-re-chord-first = First player
switch-re-chord-clang = CLANNNGGG!
switch-re-chord-green = Green pick
switch-re-chord-difficulty = Automa
switch-re-chord-cards = Cards
switch-fiddlefoo-rounds = Rounds
switch-fiddlefoo-notes = Notes
switch-fiddlefoo-adjacency = Neighbours
switch-fiddlefoo-throws = Throws
switch-fiddlefoo-safesong = Safesong
switch-fiddlefoo-toned_down = Toned down
switch-fiddlefoo-dissonance = Dissonance
switch-fiddlefoo-wildcard = Wildcard
switch-fiddlefoo-cooperative = Together
switch-fiddlefoo-coop_deal = Deal
switch-fiddlefoo-talkytoot = Talkytoot
special-fiddlefoo-discard = Discard
special-fiddlefoo-discard-effect = you may put one hand card out of the game.
special-fiddlefoo-move = Move
special-fiddlefoo-move-effect = you may move one other card of the map; the map stays in one piece.
special-fiddlefoo-play-again = Play again
special-fiddlefoo-play-again-effect = after the throws you may place one more, of another colour.
special-fiddlefoo-remove-cards = Remove
special-fiddlefoo-remove-cards-effect = you may take up to three cards off the map.
special-fiddlefoo-wild-pair = Wild pair
special-fiddlefoo-wild-pair-effect = it also pairs with every other colour in line.
special-fiddlefoo-other-colours = Other colours
special-fiddlefoo-other-colours-effect = its ranges let every colour be thrown.
special-fiddlefoo-range-limit = Wide range
special-fiddlefoo-range-limit-effect = its Pairs need at least four numbers in between.
special-fiddlefoo-no-safety = No safety
special-fiddlefoo-no-safety-effect = a Safesong made with it protects nobody.
special-fiddlefoo-distance-limit = Close by
special-fiddlefoo-distance-limit-effect = its Pairs have at most two cards in between.
special-fiddlefoo-draw = Draw
special-fiddlefoo-draw-effect = the player who throws it draws one card.
special-fiddlefoo-notes-penalty = Penalty
special-fiddlefoo-notes-penalty-effect = the player who throws it by its notes alone draws two cards.
special-fiddlefoo-notes-only = Notes only
special-fiddlefoo-notes-only-effect = it may be thrown by its notes, never by range.
special-fiddlefoo-contrary = Contrary
special-fiddlefoo-contrary-effect = it may be thrown exactly when it doesn’t match.
special-fiddlefoo-clingy = Clingy
special-fiddlefoo-clingy-effect = it stays while you have three cards or fewer.
special-fiddlefoo-instaplay = Instaplay
special-fiddlefoo-instaplay-effect = it must be placed at once, if it fits.
special-fiddlefoo-reveal = Reveal
special-fiddlefoo-reveal-effect = everybody sees it in your hand.
special-fiddlefoo-swap-map = Swap
special-fiddlefoo-swap-map-effect = you may exchange up to three hand cards with the map.
special-fiddlefoo-colour-echo = Colour echo
special-fiddlefoo-colour-echo-effect = draw again if the last card placed has its colour.
special-fiddlefoo-note-echo = Note echo
special-fiddlefoo-note-echo-effect = draw again if the last card placed has as many notes.
special-fiddlefoo-double-worst = Double worst
special-fiddlefoo-double-worst-effect = it costs twice your most expensive other card.
special-fiddlefoo-most-held = Most held
special-fiddlefoo-most-held-effect = it costs 10 if you have no colour more often than its own.

## The room around a table

room = Room
room-name = Name of the room
room-locked = Nobody new can join
hand-over = Make somebody else the host
hand-over-now = Hand over
watching-now = Watching now
ask-to-go = Ask { $name } to go
next-game = The next game
another-game = Another game
propose-game = Propose { $title }
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

## Watching

watching-hidden = Spectators see no hands.
watching-shoulder = Spectators may look over a player’s shoulder if that player agrees.
watching-open = Spectators may see all hands if every player agrees.
spectators-see = Spectators see
choice-hidden = no hands
choice-shoulder = the hand of a player who agrees
choice-open = all hands, if all agree
watching-help = A spectator who sees a hand can’t take a seat in this game, or talk before it is over.
watching-late = Played for rating: hands are shown once their cards have been played.
look-over = Look over { $name }’s shoulder
look-at-all = See all hands
look-asked = You asked { $name } to let you look.
look-asked-all = You asked to see all hands.
looking-over = You look over { $name }’s shoulder.
looking-at-all = You see all hands.
stop-looking = Stop looking
look-wish = { $name } asks to look over your shoulder.
look-all-wish = { $name } asks to see all hands.
looks-over = { $name } looks over the shoulder of { $seat }
looks-over-yours = { $name } looks over your shoulder
sees-all = { $name } sees all hands
stop-looker = Let { $name } look no more
look-together = Look together
you-lead = You lead. Share this moment to invite others.
stop-leading = Stop leading
asks-to-lead = { $name } asks to lead.
let-lead = Let them lead
you-follow = You follow { $name }.
leads = { $name } leads.
follow = Follow
stop-following = Look for myself
ask-to-lead = Ask to lead
lead-asked = You asked to lead
nobody-leads = Nobody leads just now.
looks-back = { $name } looks back at the game.
mark-watching = watching
watching-talk = Only spectators read this until the game is over.
looker-silent = You see a hand: you can talk again once the game is over.

## Without a server

engine-loading = Loading the rules and the bots, so that you can play without a network
engine-no-wasm = This browser can’t run the games: it has no WebAssembly. A current Firefox, Chrome, Edge or Safari has.
engine-no-storage = This browser keeps nothing (a private window?), so a game would be lost. Open this page in an ordinary window.
engine-no-engine = The rules and bots couldn’t be loaded. Check your connection, then load the page again.
hurried-level = Without a server this level has time for about { $share } % of its tries, and for fewer on a slow device. It plays more weakly than on a server.
update-waits = A new version is ready. Your games stay as they are.
update-now = Change to it
play-offline = Play without the network
play-offline-help = Fetches { $megabytes } MB once. Then all five games work on this device with no connection, against bots or on one screen.
play-offline-ready = It’s on this device: all five games, against bots or on one screen.
out-of-reach = No connection to the server. Your games there go on as soon as it’s back.
to-server = Back to the server
keep-played =
    { $count ->
        [one] Keep the game you played offline
       *[other] Keep the { $count } games you played offline
    }
keep-played-help = The server checks them and keeps them with your games. They’re never rated.
brought-records = Records
played-alone = played offline, never rated

## Refusals of the server, by code (it says the others in English itself)

refusal-unknown = Nobody is signed in here any more. Load the page again, or open You.
refusal-kicked = The host asked you to leave this table.
refusal-locked = The host has locked this room: nobody new can join.
refusal-gone-on = The next game has begun at another table.
refusal-on-hold = The game is paused. Go on first.
refusal-no-hints = This table plays without hints.
refusal-led = Somebody else leads. Ask to lead.
refusal-looker = You have seen a hand: talk again once the game is over.
refusal-looked = You have seen a hand of this game, so you can’t play in it.
refusal-asked-often = You have asked often enough. Watch the table.
refusal-long-holiday = That’s more days of holiday than are left in a year.
refusal-bad-holiday = A holiday ends after it begins, within a year.
refusal-on-holiday = They’re on holiday: the table waits until they’re back.
refusal-no-premoves = Where people play at one sitting, nothing is said in advance.
refusal-many-premoves = That’s more moves than can be said in advance.
refusal-no-premove = That can’t be said before you’re asked.
refusal-many-remarks = The spectators of this table have said enough.
refusal-elsewhere = This game is being played in another tab. Load this page to play it here.

## Finding a game

find-game = Find a game
open-seats = Open seats
no-open-seats = No open seats just now.
open-seats-help = ● is here now. Ratings are shown of those who want to be rated.
here-now = here now
open-seat-count =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
rated = Rated
rated-game = Rated game
rated-help = A rated game changes how strong you and the others are thought to be at this game: up for who finishes ahead of stronger players, down for who finishes behind weaker ones. Only people play, without hints, and the player who resigns comes last.
rated-consent = From then on ladders show your name and ratings. Under “You” you can end that.
be-rated = Be rated and join
terms-rated = Rated: it changes the ratings of everyone who plays.
terms-clock-days =
    { $days ->
        [one] A day for a decision
       *[other] { $days } days for a decision
    }

seek = Look for players
seek-help = Anyone who looks for one of the same games at the same pace gets a table with you. You can close this page: under “You” you choose how you’re told.
seek-games = Any of these games
seek-tempo = Pace
tempo-live = Now, a minute per move
tempo-daily = Over days, a day per move
seek-wait = For how long
wait-seconds = { $count } seconds
wait-minutes =
    { $count ->
        [one] One minute
       *[other] { $count } minutes
    }
wait-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    }
then-bots = Then play against bots
seeking = You’re looking for players: { $games }.
seeking-bots = Then you play against bots.
seek-stop = Stop looking
seek-found = There is a table for you.
seek-ended = Nobody was found in time.
seekers = Who is looking
seek-same = Choose the same

invited-by = { $name } invites you to { $game }.
decline-invitation = No, thanks
friends = Friends
friends-help = Friends are two who both said so. You can invite friends, and people you met, to your tables.
friend-asks = { $name } would like to be friends.
friend-accept = Accept
friend-decline = Decline
friend-ask = Ask to be friends
friend-asked = asked
friend-withdraw = Don’t ask any more
friend-remove = Remove
friend-was-asked = You asked { $name } to be friends.
friend-is = You and { $name } are friends.
people-met = People you met
invite-known = Invite people you know
invite-person = Invite
person-invited = invited

## My games, profiles, ladders

my-turns = Your turn ({ $count })
your-turn-group = Your turn
last-change = last move or word { $date }
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
favourite = Plays { $title } most.
head-to-head =
    { $games ->
        [one] You against { $name }: one game together, ahead { $ahead }, behind { $behind }, level { $level }.
       *[other] You against { $name }: { $games } games together, ahead { $ahead }, behind { $behind }, level { $level }.
    }
rating-courses = Ratings over time
rating-course = { $title }: the rating went from { $first } to { $last } in { $games } rated games.
as-table = As a table
rated-games = Rated games
date = Date
progress = Progress
beat-bots = won against bots of level “{ $level }”
lessons-learnt = { $learnt } of { $all } lessons learnt

played-games = Finished games
played-title = Game
played-ending = Result
played-any = Any
played-won = Won
played-lost = Not won
played-unrated = Not rated
played-with-name = Another player’s name
played-more = More games
none-found = No such games.

ladder-of = { $title }: the ladder
ladder-help = Everyone who wants to be rated, by the strength they have at least, very probably.
no-ladder = Nobody is rated at this game yet.
no-ladder-pace = Nobody is rated at this pace yet. Games of earlier versions count among all games only.
ladder-pace-all = All games
ladder-pace-live = At one sitting
ladder-pace-daily = Over days
ladder-pace-untimed = Without a clock

## My programs

programs = My programs
programs-help = A program of yours plays through the bot API, with a token instead of a device. It has games and a rating of its own.
program-name = Name of the program
program-register = Register a program
program-token = The token of { $name }, shown this once
program-copy = Copy the token
program-end = End it
program-end-of = End it: { $name }
program-end-sure = End { $name }? Its token works no more; its games stay.

## Holidays

holiday = Holiday
holiday-help = While you’re away, clocks of an hour or more for a decision stand still for you, no bot takes your place at tables without a clock, and you’re not told of turns. The others see it on your plate. The days of a year are limited.
holiday-first = First day
holiday-last = Last day
holiday-take = Take a holiday
holiday-taken = You’re on holiday: { $days }.
holiday-end = No holiday any more
holiday-of = { $name } is on holiday: { $days }.

## When it’s my turn

notify = When it’s my turn
notify-help = Be told while Bandstand is closed: in this browser, by e-mail or in a chat. You are told the game, the players and the deadline, nothing else; never while you look at the table.
notify-here = Tell this browser
notify-unable = This browser can’t be told: that needs https and a browser with push messages.
notify-denied = This browser doesn’t allow Bandstand to notify you. You can change that in the browser’s settings for this site.
channel-push = Browser
channel-email = E-mail
channel-ntfy = ntfy
channel-discord = Discord
channel-matrix = Matrix
channel-webhook = Webhook
add-channel = Add another way
add = Add
channel-field-url = Address
channel-field-room = Room
channel-field-token = Access token
channel-field-email = E-mail address
channel-help-email = You get a code there first. Several turns come in one e-mail.
channel-help-ntfy = The address of your topic, such as https://ntfy.example.org/my-topic.
channel-help-discord = The address of a webhook: channel settings, Integrations.
channel-help-matrix = The address of your home server, the id of a room and an access token of an account that is in it.
channel-help-webhook = An address that takes JSON by POST.
code = Code from the e-mail
confirm-code = Confirm
send-test = Send a test
test-sent = The test has been sent.
remove-channel = Remove
trouble-private = Paused: { $detail } is in a private network.
trouble-unreachable = Paused: { $detail } can’t be reached.
trouble-status = Paused: the receiver answered with { $detail }.
trouble-no-mail = Paused: this server sends no e-mail.
trouble-mailbox = Paused: the mail server refuses this address.
trouble-mail-server = Paused: the mail server took no e-mail.
trouble-broken = Paused: something went wrong here.
remind = Remind me before a deadline
remind-never = Never
digest = Time between two e-mails
digest-at-once = None
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
quiet-hours = Quiet hours ({ $zone })
quiet-from = From
quiet-to = To
calendar = A calendar of my deadlines
calendar-help = Calendar programs can show your deadlines. The address is secret, and shown once: a new one ends the one before.
calendar-new = A new calendar address
calendar-end = End the calendar

## Games from outside

generic-expects = Choose a move.
generic-hand = Your hand
generic-moves = Your moves
generic-hidden = { $count } hidden
generic-seats = Players
generic-yes = yes
generic-no = no
generic-no-scores = This game shows no scores before the end.

## The operator’s desk, and what people see of it

desk = Desk
desk-title = The operator’s desk
desk-closed = The desk is for the administrators of this server.
desk-claim = This link makes you an administrator of this server. It works once.
desk-claim-yes = Become an administrator
desk-people = People
desk-tables = Tables
desk-reports = Reports
desk-server = Server
desk-load = Load and errors
desk-audit = Audit
desk-name = Name
desk-status = Status
desk-seen = Last seen
desk-find = Find by name
desk-nobody = Nobody is called like that.
desk-no-tables = There are no tables.
desk-no-reports = Nobody has reported anything.
desk-administrator = administrator
desk-muted = muted
desk-banned = banned
desk-program = program
desk-why = Reason, for the audit
desk-how-long = How long
desk-hour = An hour
desk-day = A day
desk-week = A week
desk-for-good = For good
desk-with-address = Also the address they came from last
desk-rename = Rename
desk-rename-of = Rename { $name }
desk-mute = Mute
desk-mute-of = Mute { $name }
desk-unmute = Unmute
desk-unmute-of = Unmute { $name }
desk-ban = Ban
desk-ban-of = Ban { $name }
desk-unban = Lift the ban
desk-unban-of = Lift the ban of { $name }
desk-close-table = Close
desk-close-of = Close the table of { $people }
desk-settle = Seen to
desk-settle-of = Seen to: the report about { $name }
desk-reported = { $by } about { $name }
desk-add-member = Add a member
desk-member-link = The link for { $name }. It works once.
desk-addresses = Banned addresses
desk-lift = Let in again
desk-lift-of = Let { $address } in again
desk-address = Address or network
desk-ban-address = Ban an address
desk-grant = Make administrator
desk-grant-of = Make administrator: { $name }
desk-revoke = No administrator any more
desk-revoke-of = No administrator any more: { $name }
desk-until = until { $date }
desk-done = Done.
desk-announcement = Announcement on every page
desk-announce = Announce
desk-announce-end = Take it away
desk-texts = What the server says of itself
desk-server-name = The server’s name
desk-welcome = Welcome text
desk-privacy = Privacy note
desk-access = Who may come
desk-access-open = Everybody
desk-access-members = Members only
desk-access-code = Who brings the invitation code
desk-errors = Latest warnings and errors
desk-no-errors = Nothing went wrong since the server started.
desk-parked = Parked tables
desk-none-parked = No table is parked.
desk-parked-line = { $table }: line { $line } of its journal is damaged. Stop the server and run bandstand repair.
desk-parked-rest = { $table }: tried again in { $seconds } seconds.
desk-load-version = Version
desk-load-uptime = Hours since the start
desk-load-live = Tables in memory
desk-load-sockets = Open sockets
desk-load-people = People at tables
desk-load-moves = Moves by people since the start
desk-load-speed = Mean time of a move (ms)
desk-load-known = People and tables in total
desk-load-writable = The database can be written
desk-load-free = Free on the disk (MB)
desk-yes = yes
desk-no = no
desk-earlier = Earlier acts
desk-shell = the shell
desk-act-grant = Administrator made
desk-act-revoke = Administrator no more
desk-act-rename = Renamed
desk-act-mute = Muted
desk-act-unmute = Unmuted
desk-act-ban = Banned
desk-act-unban = Ban lifted
desk-act-ban-address = Address banned
desk-act-unban-address = Address let in again
desk-act-add-member = Member added
desk-act-close-table = Table closed
desk-act-close-report = Report seen to
desk-act-announce = Announced
desk-act-set-texts = Texts changed
desk-act-set-access = Access changed
announcement = Announcement
dismiss = Hide
you-are-muted = The operator has muted you.
you-are-muted-until = The operator has muted you until { $date }.
you-are-banned = The operator of this server has banned you.
you-are-banned-until = The operator of this server has banned you until { $date }.
privacy-note = Privacy
invitation-code = Invitation code of this server
report-person = Report to the operator
report-line = Report what { $name } said
report-about = You report { $name } to the operator of this server. They are not told.
report-words = What is it about?
reported = The operator will read it.
