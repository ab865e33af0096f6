### Les mots des pages autour des plateaux, en français.

## Everywhere

title = Bandstand
tagline = Cinq jeux de musique, selon leurs vraies règles
language = Langue
theme = Thème
dark = Sombre
light = Clair
settings = Réglages
close = Fermer
cancel = Annuler
ask-again = Réessayer
home = Tous les jeux

## The start page

play-now = Jouer
play-now-help = Tout de suite, contre des robots
with-friends = Entre amis
with-friends-help = Envoyez un lien ou montrez un code
same-screen = Même écran
same-screen-help = On se passe l’appareil
watch = Regarder
resume = Reprendre
against-bots = Contre des robots
more-ways = Autrement
company = Avec qui
open-to-all = Tout le monde peut s’asseoir
pace = Temps par décision
no-clock = Sans limite
seconds-each = { $count } secondes, plus une minute de réserve
day-each = Un jour
days-each = { $count } jours
player = Joueur { $number }
by-chance = Au hasard
status-gathering = On s’installe
status-playing = En cours
status-finished = Terminée
status-closed = Fermée

## Myself and my devices

rate-me = Classer mes parties entre humains
recovery = Me retrouver sur un autre appareil
recovery-help = Ouvrez-y ce lien privé, une seule fois, avant le { $date }. Qui l’a peut être vous ; un nouveau lien met fin à l’ancien.
welcome-back = Content de vous revoir, { $name }.
become-sure = Êtes-vous { $name } ? Le lien ne sert qu’une fois ; cet appareil sera ensuite le vôtre.
replace-sure = Sur cet appareil, vous êtes { $now }. Y devenir { $name } ? Vous ne pourrez redevenir { $now } que depuis un autre appareil, ou par un lien créé en tant que { $now }.
become = Être { $name } ici
stay = Rester { $name }
already-you = Vous êtes déjà { $name } sur cet appareil. Ouvrez le lien sur l’autre : il est toujours valable.
devices = Appareils
this-device = cet appareil
unknown-device = Appareil inconnu
seen = Vu la première fois le { $first }, la dernière le { $last }
sign-out = Se déconnecter
sign-out-from = Se déconnecter : { $device }
sign-out-there = Déconnecter cet autre appareil ?
sign-out-here = Se déconnecter ici ? Vous pourrez redevenir { $name } depuis un autre appareil, ou par un lien.
sign-out-last = Se déconnecter ici ? C’est votre seul appareil : sans un lien mis de côté, personne ne pourra redevenir { $name }, pas même vous.
sign-out-others = Se déconnecter partout ailleurs
sign-out-others-sure = Se déconnecter de tous les autres appareils ? Un lien qui n’a pas encore servi prend fin aussi.
signed-out = Vous êtes déconnecté.
delete-me = Me supprimer
delete-sure = Supprimer { $name } pour de bon ? Vous quittez vos tables et abandonnez les parties en cours. Classements, parties écrites et programmes disparaissent. Les parties terminées restent aux autres, sous le nom « { $gone } ».
delete-yes = Supprimer pour de bon
deleted = C’est fait. Rien ici ne vous connaît plus.
gone = Quelqu’un de parti

## A new table

tutorial = Première partie
tutorial-help = Avec quelqu’un qui explique
rules = Règles
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-range = { $first } à { $last } joueurs
minutes = { $count } min
credits = Un jeu de { $designer }, publié par { $publisher }
seats = Nombre de joueurs
level = Niveau des robots
level-0 = Au hasard
level-1 = Facile
level-2 = Correct
level-3 = Bon
level-4 = Fort
level-5 = Le meilleur de la maison
options = Variantes
lay = Dresser la table
no-tables = Aucune table pour l’instant.
no-games = Vous n’avez pas encore joué ici.
open-record = Ouvrir une partie écrite
no-record = Ce fichier n’est pas une partie écrite.
your-name = Votre nom
long-name = { $count } caractères : un nom en compte au plus { $longest }.
guest = Invité
me = Vous
save = Enregistrer
saved = C’est enregistré.

## Gathering

invite = Inviter
invite-help = Qui ouvre ce lien peut s’asseoir.
invite-help-playing = Qui ouvre ce lien peut demander la place d’un robot ; on vous posera la question.
link-here = Il ne s’ouvre que sur cet ordinateur. Pour d’autres appareils du même réseau, lancez le serveur avec --host 0.0.0.0.
copy-link = Copier le lien
copied = Copié.
no-copy = La copie n’a pas marché. Copiez le lien à la main.
qr = Le lien sous forme de code à photographier
start = Commencer
sit-down = S’asseoir
leave = Quitter
free-chair = Place libre
take-chair = Demander la place de { $name }
bot = robot, niveau { $level }
make-bot = Mettre un robot
make-open = Libérer la place
waiting-for-host = L’hôte lancera la partie.
waiting-for-people = On attend que quelqu’un s’assoie.
full-table = Toutes les places sont prises. Vous pourrez regarder la partie.

## At the table

your-turn = À vous
waiting-for = On attend { $names }.
you = Vous
won = Victoire : { $names }.
you-won = Vous avez gagné.
together = Tout le monde a gagné.
lost-together = La maison a gagné.
not-finished = Cette partie n’a pas été jouée jusqu’au bout.
again = Rejouer
to-replay = Revoir
confirm = Jouer ce coup
undo = Reprendre
undo-ask = Demander à reprendre
hint = Conseil
hint-thinking = Réflexion…
hint-line = gagne environ { $chance } fois sur 100 (à { $margin } près), sur { $tries } parties imaginées
hint-none = Il n’y a qu’un coup possible.
tab-scores = Scores
tab-log = Journal
tab-chat = Parler
tab-moves = Coups
tab-rules = { rules }
all-moves = Tout ce que vous pouvez faire
say = Dire quelque chose
send = Envoyer
mute = Couper le son
unmute = Remettre le son
volume = Volume
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
confirm-moves = Demander avant chaque coup
stillness = Moins de mouvement
keys = Touches seules : H conseil, U reprendre, S scores, L journal, R règles, C parler, V coups, M son
notices = Me prévenir quand c’est à moi
sound = ♪ { $caption }
more = Plus
resign = Abandonner
resign-sure = Abandonner cette partie ? Un robot la finit pour vous.
resign-for = Abandonner cette partie pour { $name } ? Un robot la finit.
leave-sure = Quitter la table ? Un robot joue pour vous jusqu’à votre retour ; s’il ne reste personne, la partie attend.
agree = D’accord
decline = Non
wish = { $name } voudrait reprendre un coup.
wish-waiting = Vous avez demandé à reprendre un coup.
chair-wish = { $name } voudrait la place de { $bot }.
chair-asked = Vous avez demandé la place de { $bot } ; l’hôte décide.
paused = Tout le monde est absent : la partie attend.
absent = absent
days-left = { $count } j
hours-left = { $count } h
spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
curtain = Passez l’appareil à { $name }.
lift = C’est moi, { $name }
take-back-for = Reprendre le coup de { $name }
ask-back-for = Demander à reprendre le coup de { $name }
take-back-chair = Le robot de la maison joue pour vous.
im-back = Je suis là
lost-until = coupé, robot dans
not-there = pas là
bot-plays = le robot joue
lost-label = connexion perdue, le robot de la maison va prendre la place
house-bot-plays = le robot de la maison joue
is-lost = { $name } a perdu la connexion ; le robot de la maison joue dans { $seconds } secondes.
is-not-there = { $name } n’est pas là.
is-there-again = { $name } est de nouveau là.
you-are-missed = On vous attend ; le robot de la maison va jouer à votre place.
played-for-you =
    { $count ->
        [one] En votre absence, le robot de la maison a joué un coup pour vous :
       *[other] En votre absence, le robot de la maison a joué { $count } coups pour vous :
    }
mute-person = Ne plus entendre { $name }
unmute-person = Entendre { $name } de nouveau
emotes = Signes
emote-applause = Applaudissements
emote-bravo = Bravo
emote-thinking = Je réfléchis
emote-oops = Oups
emote-thanks = Merci
emote-encore = Bis

## The connection

connecting = Connexion…
lost = Connexion perdue. Nouvel essai…
offline = Pas de connexion : le coup n’est pas parti. Réessayez dans un instant.
not-said = Pas de connexion : rien n’est parti. Réessayez dans un instant.
not-here = Il n’y a pas de telle table ici, ou vous ne pouvez pas la voir.
closed-early = Cette table a été fermée avant la première carte.

## Replay

replay = Revoir la partie
moment = Moment { $number } sur { $total }
first = Début
previous = Précédent
next = Suivant
last = Fin
stop-playing = Arrêter
seen-by = Vu par
everyone = Tout le monde
curve = Les chances de gagner, coup par coup
review = Ce qui a compté
review-thinking = Examen des décisions : { $done } sur { $of }
no-slips = Rien d’important n’a été manqué.
slip = { $name } : « { $made } » ; mieux valait « { $best } », d’environ { $loss } chances sur 100.
share-moment = Partager ce moment
play-on = Continuer d’ici
midi = Fichier MIDI
listen = Écouter la partie
record = La partie écrite
sheet = Feuille de score
delete-game = Supprimer cette partie
delete-game-sure = Supprimer cette partie pour de bon ? Personne ne pourra plus la revoir.
delete-game-yes = Supprimer
nothing-played = Rien n’a encore été joué à cette table.
to-table = Aller à la table

## The first game

coach = Première partie
offer = Votre première partie de ce jeu ? On peut vous l’expliquer en jouant.
offer-yes = Expliquez-moi
offer-no = Je connais
got-it = Compris
coach-end = Arrêter les leçons

## Troubles

broken = Quelque chose n’a pas marché.
unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
tries-again = Cette page réessaie aussi d’elle-même.
retry = Réessayer
not-found = Il n’y a rien ici.

## Lists and asides

list-more = { $items }, { $item }
aside = { $text } ({ $aside })
labelled = { $label } : { $text }
further = { $text } ; { $more }
sentence = { $text }.

## Values of options: game, option, value

value-a-chord-inset-reconstructed = reconstitués
value-rythm-n-play-hand_limit-all = toutes les cartes
value-rythm-n-play-hand_limit-play = les cartes PLAY seules
value-rythm-n-play-names-letters = lettres
value-rythm-n-play-names-solfege = solfège
value-re-chord-songs-campfire = Feu de camp
value-re-chord-songs-garage = Garage
value-re-chord-songs-arena = Aréna
value-re-chord-songs-stadium = Stade
value-re-chord-clang-assisted = aidée
value-re-chord-clang-live = à qui la voit
value-re-chord-green-spare = s’épargne
value-re-chord-green-literal = à la lettre
value-re-chord-difficulty-easy = facile
value-re-chord-difficulty-normal = normale
value-re-chord-difficulty-hard = difficile
value-re-chord-cards-reconstructed = reconstituées
value-fiddlefoo-rounds-usual = comme d’habitude
value-fiddlefoo-notes-regular = régulières
value-fiddlefoo-notes-varied = variées
value-fiddlefoo-adjacency-sides = par les côtés
value-fiddlefoo-adjacency-corners = aussi par les coins
value-fiddlefoo-throws-any = autant qu’on veut
value-fiddlefoo-throws-one = une seule
value-fiddlefoo-coop_deal-fair = équitable
value-fiddlefoo-coop_deal-rulebook = celle du livret
value-fiddlefoo-talkytoot-off = aucune

## Refusals of the server, by code

refusal-bad-token = Ce lien n’est pas, ou plus, connu ici.
refusal-no-spectators = Cette table joue sans spectateurs.
refusal-not-seated = C’est réservé à qui est assis à cette table.
refusal-not-found = Cela n’existe pas ici.
refusal-too-fast = C’était trop rapide ; attendez un instant.
refusal-too-many = Trop de demandes ; attendez un instant.
refusal-busy = Trop de monde en ce moment. Réessayez.
refusal-closing = La maison ferme. Revenez dans un instant.
refusal-broken-table = Cette table ne peut pas être ouverte : son journal est abîmé. Qui gère ce serveur peut la réparer.
refusal-disk-full = Le disque de ce serveur est plein : rien n’a été enregistré. Réessayez quand il y aura de la place.
refusal-no-storage = La base de données ne répond pas : rien n’a été enregistré. Réessayez dans un instant.
refusal-open-tables = Vous avez trop de tables en cours. Terminez-en, quittez-en ou abandonnez-en une d’abord.
refusal-kept-records = Vous gardez ici trop de parties écrites. Supprimez-en une d’abord.
refusal-person-bytes = Vos parties prennent trop de place ici. Supprimez une partie apportée, ou jouée seul contre des robots.
refusal-table-full = Le journal de cette table est plein. La partie peut être jouée jusqu’au bout, sans conversation ni reprise.
refusal-shared = D’autres ont joué cette partie : elle reste pour eux.
refusal-delayed = Avant la fin, regardez la partie à la table.
refusal-not-asked = On ne vous demande rien.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-not-rated = Cette table est classée ; acceptez d’abord d’être classé.
refusal-not-yours = Ce n’est pas votre place.
refusal-curtain = Le rideau de cette place est baissé. Levez-le d’abord.
refusal-absent = Le robot de la maison joue pour vous ; dites que vous êtes là.
refusal-asked = Une demande est déjà en cours.
refusal-full = Toutes les places sont prises.
refusal-late = Ce tour est passé.
refusal-no-move = Vous n’avez pas de coup à reprendre.
refusal-not-over = La partie n’est pas terminée.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-started = La partie n’a pas commencé.
refusal-nothing-asked = Personne ne demande rien.
refusal-declined = Vous avez demandé une place de cette partie, et la réponse était non.
refusal-many-ask = Plusieurs personnes demandent déjà une place. Réessayez plus tard.
refusal-time = Votre temps est écoulé : le robot de la maison prend cette décision.
refusal-open-chairs = Une place est encore libre. Mettez-y un ami ou un robot.
refusal-over = La partie est terminée.
refusal-rated = Ce n’est pas permis à une table classée.
refusal-resigned = Vous avez abandonné cette partie et connaissez des cartes encore en jeu.
refusal-seated = Vous êtes déjà à cette table.
refusal-started = La partie a commencé.
refusal-taken = Cette place est prise.
refusal-bad-line = Une phrase compte 1 à 500 lettres.
refusal-bad-name = Un nom compte 1 à 24 caractères, tous visibles, dont une lettre, un chiffre ou un émoji.
refusal-borrowed-name = On prendrait ce nom pour la maison ou l’un de ses robots. Choisissez-en un autre.
refusal-same-name = Quelqu’un porte déjà ce nom à cette table, ou presque. Prenez-en un autre, avec un chiffre par exemple.
refusal-unknown = Plus personne n’est connecté ici. Rechargez la page, ou ouvrez « Vous ».
refusal-no-link = Ce lien n’existe pas ici. L’avez-vous copié en entier ? Sinon, faites-en un nouveau sous « Vous », sur un appareil où vous êtes connecté.
refusal-link-used = Ce lien a déjà servi, et ne sert qu’une fois. Faites-en un nouveau sous « Vous », sur un appareil où vous êtes connecté.
refusal-link-replaced = Un lien plus récent a mis fin à celui-ci. Utilisez le nouveau, ou faites-en un sous « Vous », sur un appareil où vous êtes connecté.
refusal-link-withdrawn = Ce lien a pris fin quand les autres appareils ont été déconnectés. Faites-en un nouveau sous « Vous ».
refusal-link-expired = Ce lien a expiré. Faites-en un nouveau sous « Vous », sur un appareil où vous êtes connecté.
refusal-already-you = C’est déjà vous sur cet appareil. Ouvrez le lien sur l’autre.
refusal-bad-pace = Une décision peut prendre de 5 secondes à 30 jours.

## Boxes and options of the games (the server has the English)

blurb-a-chord = Un jeu de plis jazz où l’accord le plus fort change à chaque accord répété.
blurb-six-forces = Annoncez vos plis ; qui entame apporte l’atout.
blurb-rythm-n-play = Montez et descendez la portée ; la dernière note posée vous donne toute la ligne.
blurb-re-chord = Des médiators sur un manche : complétez de vrais accords et nourrissez votre style.
blurb-fiddlefoo = Posez vos cartes sur une carte commune et lancez les paires à qui vient de jouer.
option-a-chord-first = qui ouvre la première scène (à deux : les blancs)
option-a-chord-inset = les points d’une scène selon le nombre de jetons
option-a-chord-memory_aid = revoir les cartes jouées dans cette scène
option-six-forces-first = qui commence
option-six-forces-memory_aid = revoir les cartes jouées dans cette manche
option-rythm-n-play-first = qui commence
option-rythm-n-play-hand_limit = la limite de main : toutes les cartes ou les cartes PLAY seules
option-rythm-n-play-names = le nom des notes : lettres ou solfège
option-rythm-n-play-memory_aid = revoir les cartes défaussées
option-re-chord-songs = les chansons
option-re-chord-first = qui commence
option-re-chord-clang = l’annonce d’un accord : aidée, ou à qui la voit le premier
option-re-chord-green = le médiator vert : de réserve, ou à la lettre
option-re-chord-difficulty = la difficulté en solitaire
option-re-chord-cards = les cartes : reconstituées, ou celles de votre boîte
option-fiddlefoo-rounds = le nombre de manches
option-fiddlefoo-notes = les notes des cartes : régulières ou variées
option-fiddlefoo-adjacency = les voisins : par les côtés, ou aussi par les coins
option-fiddlefoo-throws = combien de cartes on peut lancer à la fois
option-fiddlefoo-safesong = variante Safesong
option-fiddlefoo-toned_down = variante adoucie
option-fiddlefoo-dissonance = variante dissonance
option-fiddlefoo-wildcard = avec jokers
option-fiddlefoo-cooperative = tous ensemble
option-fiddlefoo-coop_deal = la donne à plusieurs : équitable, ou celle du livret
option-fiddlefoo-talkytoot = les cartes spéciales Talkytoot
