### Les mots des pages autour des plateaux, en français.

## Everywhere

title = Bandstand
tagline = Cinq jeux de musique, selon leurs vraies règles
language = Langue
theme = Thème
theme-device = Comme l’appareil
theme-dark = Sombre
theme-light = Clair
settings = Réglages
close = Fermer
cancel = Annuler
ask-again = Réessayer
home = Tous les jeux

## The start page

play-now = Jouer
play-now-help = Tout de suite, contre des robots
with-friends = Entre amis
with-friends-help = Envoyez un lien ou montrez un QR code
big-screen = Sur grand écran
big-screen-help = La table sur un téléviseur, chaque main sur un téléphone
bots-too = Robots parmi eux
same-screen = Même écran
same-screen-help = On se passe l’appareil
watch = Regarder
resume = Continuer
against-bots = Contre des robots
more-ways = Autres façons de jouer
company = Avec qui
open-to-all = Table ouverte à tous
pace = Temps par coup
no-clock = Sans limite
seconds-each = { $count } secondes + 1 minute de réserve
day-each = Un jour
days-each = { $count } jours
player = Joueur { $number }
by-chance = Au hasard
status-gathering = En attente de joueurs
status-playing = En cours
status-finished = Terminée
status-closed = Fermée

## Myself and my devices

rate-me = Classer mes parties entre humains
recovery = Me retrouver sur un autre appareil
recovery-help = Ouvrez-y ce lien privé, une seule fois, avant le { $date }. Toute personne qui l’ouvre joue à votre place : gardez-le pour vous. Un nouveau lien annule l’ancien.
welcome-back = Bon retour, { $name }.
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
signed-out = La déconnexion est faite.
delete-me = Me supprimer
delete-sure = Supprimer { $name } pour de bon ? Vous quittez vos tables et abandonnez les parties en cours. Classements, parties enregistrées et programmes disparaissent. Les parties terminées restent aux autres, sous le nom « { $gone } ».
delete-yes = Supprimer pour de bon
deleted = C’est fait. Rien ici ne vous connaît plus.
gone = Quelqu’un de parti

## A new table

tutorial = Première partie
tutorial-help = Expliquée pendant que vous jouez
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
level-0 = Aléatoire
level-1 = Facile
level-2 = Moyen
level-3 = Bon
level-4 = Fort
level-5 = Redoutable
options = Variantes
lay = Créer la table
no-tables = Aucune table pour l’instant.
no-games = Vous n’avez pas encore joué ici.
open-record = Ouvrir une partie enregistrée
no-record = Ce fichier n’est pas une partie enregistrée.
your-name = Votre nom
long-name = { $count } caractères : un nom en compte au plus { $longest }.
guest = Invité
me = Vous
save = Enregistrer
saved = C’est enregistré.

## Gathering

invite = Inviter
invite-help = Toute personne qui a ce lien peut rejoindre la table.
invite-help-playing = Toute personne qui a ce lien peut demander la place d’un robot ; on vous posera la question.
link-here = Il ne s’ouvre que sur cet ordinateur. Pour d’autres appareils du même réseau, lancez le serveur avec --lan.
link-here-openable = Il ne s’ouvre que sur cet ordinateur. Vous pouvez ouvrir le serveur au réseau de cet ordinateur ; un redémarrage le referme.
open-network = Ouvrir à ce réseau
opened-network = Ouvert à ce réseau : tous ceux qui y sont peuvent utiliser le lien, jusqu’au redémarrage du serveur.
share-link = Partager le lien
copy-link = Copier le lien
copied = Copié.
no-copy = La copie n’a pas marché. Sélectionnez le lien et copiez-le.
qr = Le lien en QR code
show-on-screen = Montrer cette table sur un téléviseur ou une tablette, sans la main de personne
screen-join = Scannez le code avec votre téléphone pour rejoindre. Votre main s’y affiche, la table ici.
screen-start = Le premier arrivé lance la partie, sur son téléphone.
meanwhile = Ce qui s’est passé entre-temps
ask-name = Comment les autres doivent-ils vous appeler ?
skip-name = Pas maintenant
mark-you = vous
mark-host = hôte
start = Commencer
sit-down = Rejoindre
leave = Quitter
free-chair = Place libre
take-chair = Demander la place de { $name }
bot = robot, niveau { $level }
make-bot = Mettre un robot
make-open = Libérer la place
waiting-for-host = L’hôte lancera la partie.
waiting-for-people = En attente de joueurs…
full-table = Toutes les places sont prises. Vous pourrez regarder la partie.

## Faces

your-face = Votre visage
face-colour = Couleur
face-instrument = Instrument
colour-blue = Bleu
colour-green = Vert
colour-red = Rouge
colour-yellow = Jaune
colour-purple = Violet
colour-grey = Gris
instrument-guitar = Guitare
instrument-violin = Violon
instrument-piano = Piano
instrument-drum = Tambour
instrument-trumpet = Trompette
instrument-flute = Flûte
mark-program = programme
manner-Brio = plein de fougue
manner-Dolce = tout en douceur
manner-Forza = énergique
manner-Lento = sans hâte
manner-Mosso = toujours en mouvement
manner-Presto = vif

## The sealed shuffle

seal = Mélange scellé
seal-help = Le serveur a fixé un nombre secret et en montre ici l’empreinte avant la première carte. Le navigateur de chaque joueur y ajoute un nombre tiré au hasard ; les cartes sont mélangées par tous ces nombres ensemble. Après la partie, vous pouvez vérifier que rien n’a été changé.
seal-added = Navigateurs qui y ont participé : { $count } sur { $people }.
check-shuffle = Vérifier le mélange
check-shuffle-busy = Calcul en cours…
check-shuffle-help = Votre navigateur a calculé les empreintes lui-même ; les règles ont tourné sur le serveur. Pour les vérifier aussi, enregistrez la partie et lancez : bandstand verify
shuffle-holds = Le mélange est authentique.
shuffle-broken = Ce mélange n’est pas authentique.
secret-noted = Le serveur avait fixé son secret avant la première carte : il a l’empreinte que votre navigateur a notée à { $time }.
secret-late = Le secret du serveur a l’empreinte que montre cette table, mais votre navigateur n’était pas là pour la noter avant la première carte.
secret-forged = Le secret du serveur n’a pas l’empreinte qu’il avait montrée : il a été échangé.
shuffle-own =
    { $others ->
        [0] Le nombre de votre navigateur est dans le mélange : le serveur n’a pas pu choisir les cartes seul.
        [one] Le nombre de votre navigateur est dans le mélange, avec celui d’un autre joueur : le serveur n’a pas pu choisir les cartes seul.
       *[other] Le nombre de votre navigateur est dans le mélange, avec ceux de { $others } autres joueurs : le serveur n’a pas pu choisir les cartes seul.
    }
shuffle-others =
    { $others ->
        [one] Le nombre du navigateur d’un joueur est dans le mélange ; seul ce navigateur peut dire que c’est le bon.
       *[other] Les nombres des navigateurs de { $others } joueurs sont dans le mélange ; seuls ces navigateurs peuvent dire que ce sont les bons.
    }
shuffle-alone = Aucun navigateur n’a participé à ce mélange : le serveur a tiré son nombre seul.
shuffle-missing = Le nombre de votre navigateur n’est pas dans le mélange utilisé.
shuffle-forged = Le mélange utilisé n’est pas fait de ce secret et des nombres ajoutés.
deal-same = À partir de ce mélange, les règles distribuent exactement les cartes que vous avez reçues, et tous les coups de la partie en découlent.
deal-unseen = Tous les coups de la partie découlent de ce mélange selon les règles ; votre navigateur n’a pas vu la donne pour la comparer.
deal-forged = À partir de ce mélange, les règles distribuent d’autres cartes que celles de cette partie.

## At the table

your-turn = À vous
waiting-for = On attend { $names }.
you = Vous
won = Victoire : { $names }.
you-won = Vous avez gagné.
together = Tout le monde a gagné.
lost-together = Partie perdue.
not-finished = Cette partie n’a pas été jouée jusqu’au bout.
podium = Le classement
podium-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
my-place =
    { $place ->
        [2] Vous êtes deuxième
        [3] Vous êtes troisième
        [4] Vous êtes quatrième
        [5] Vous êtes cinquième
       *[other] Vous êtes à la dernière place
    }{ $points ->
        [0] , à égalité de points avec { $name }.
        [one] , à { $points } point de { $name }.
       *[other] , à { $points } points de { $name }.
    }
my-lead =
    { $points ->
        [0] À égalité de points avec { $name } : le départage a décidé.
        [one] Avec { $points } point d’avance sur { $name }.
       *[other] Avec { $points } points d’avance sur { $name }.
    }
again = Rejouer
to-replay = Revoir
confirm = Confirmer
undo = Reprendre le coup
undo-ask = Demander à reprendre le coup
hint = Conseil
hint-thinking = Réflexion…
hint-line = gagne environ { $chance } % du temps (±{ $margin }), sur { $tries } parties simulées
hint-none = Il n’y a qu’un coup possible.
tab-scores = Scores
tab-log = Journal
tab-chat = Discussion
tab-moves = Coups
tab-rules = { rules }
all-moves = Tout ce que vous pouvez faire
say = Écrire un message
send = Envoyer
mute = Couper le son
unmute = Remettre le son
volume = Volume
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
captions = Sous-titres des sons dans le journal
confirm-moves = Demander avant chaque coup
haptics = Vibration : sentir les cartes se poser
stillness = Moins de mouvement
keys = Raccourcis : H conseil, U reprendre le coup, S scores, L journal, R règles, C discussion, V coups, M son
notices = Me prévenir quand c’est à moi
sound = ♪ { $caption }
more = Plus
resign = Abandonner
resign-sure = Abandonner cette partie ? Un robot la finit pour vous.
resign-for = Abandonner cette partie pour { $name } ? Un robot la finit.
leave-sure = Quitter la table ? Un robot joue pour vous jusqu’à votre retour ; s’il ne reste personne, la partie attend.
agree = D’accord
decline = Refuser
wish = { $name } voudrait reprendre un coup.
wish-waiting = Vous avez demandé à reprendre un coup.
undo-refused = { $name } n’est pas d’accord : votre coup reste.
unread = non lus : { $count }
chair-wish = { $name } voudrait la place de { $bot }.
chair-asked = Vous avez demandé la place de { $bot } ; l’hôte décide.
paused = Personne n’est là : la partie attend.
absent = en pause
mark-resigned = abandon, un robot joue
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
take-back-chair = Un robot joue à votre place.
im-back = Je suis là
lost-until = connexion perdue, robot dans
not-there = pas là
bot-plays = un robot joue
lost-label = connexion perdue, un robot va prendre la place
bot-plays-label = un robot joue
is-lost = { $name } a perdu la connexion ; un robot joue dans { $seconds } secondes.
is-not-there = { $name } n’est pas là.
is-there-again = { $name } est de nouveau là.
you-are-missed = On vous attend ; un robot va jouer à votre place.
played-for-you =
    { $count ->
        [one] En votre absence, un robot a joué un coup pour vous :
       *[other] En votre absence, un robot a joué { $count } coups pour vous :
    }
mute-person = Ne plus entendre { $name }
unmute-person = Entendre { $name } de nouveau
emotes = Réactions
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
not-here = Cette table n’existe pas, ou vous n’y avez pas accès.
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
dearest = { $count ->
    [one] Votre moment le plus coûteux
   *[other] Vos { $count } moments les plus coûteux
}
dearest-how = Touchez-en un pour revoir la table telle que vous la connaissiez.
no-slips = Aucune grosse erreur.
slip = { $name } : « { $made } » ; « { $best } » aurait donné environ { $loss } chances de plus sur 100.
share-moment = Partager ce moment
play-on = Continuer d’ici
midi = Télécharger le MIDI
listen = Écouter la partie
record = Enregistrer la partie
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
learn = Apprendre
learn-first = Une première partie avec un professeur
learn-first-help = Une donne fixe : vous jouez les coups, une règle après l’autre
exercises = Exercices
teacher = Professeur
lesson-done = appris
lesson-solved = Bien joué
lesson-missed = Pas cette fois
lesson-again = Réessayer
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-other = Ce serait permis, mais pas dans cette leçon. { $reason }
lessons-all = Toutes les leçons
lesson-repeat = Répéter la leçon
lessons-on = Expliquer pendant la partie

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
value-re-chord-clang-assisted = avec aide
value-re-chord-clang-live = sans aide
value-re-chord-green-spare = s’épargne
value-re-chord-green-literal = part aussi
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

## The room around a table

room = Salon
room-name = Nom du salon
room-locked = Fermé aux nouveaux venus
hand-over = Confier le rôle d’hôte
hand-over-now = Confier
next-game = La partie suivante
another-game = Un autre jeu
proposes = { $name } propose { $title }.
who-is-ready = Qui est prêt
is-ready = c’est prêt
is-not-ready = pas encore
ready = C’est bon pour moi
not-ready = Pas encore
go-on-without = Continuer sans les autres
next-begun = { $title } a commencé.
to-next-game = Vers la partie suivante
evening-score =
    { $games ->
        [one] La soirée : { $games } partie
       *[other] La soirée : { $games } parties
    }
evening-name = Qui
evening-points = Points
evening-wins = Victoires

## Sans serveur

engine-loading = Chargement des règles et des robots, pour jouer sans réseau
engine-no-wasm = Ce navigateur ne peut pas faire tourner les jeux : il n’a pas WebAssembly. Firefox, Chrome, Edge ou Safari l’ont dans leur version actuelle.
engine-no-storage = Ce navigateur ne garde rien (fenêtre privée ?) : une partie serait perdue. Ouvrez cette page dans une fenêtre ordinaire.
engine-no-engine = Les règles et les robots n’ont pas pu être chargés. Vérifiez votre connexion, puis rechargez la page.
hurried-level = Sans serveur, le temps ne suffit que pour une partie des essais : dans certains jeux le niveau 4 en fait un dixième, et le niveau 5 environ un centième. Tous deux jouent moins bien ici.
update-waits = Une nouvelle version est prête. Vos parties restent telles quelles.
update-now = Y passer

## Refusals of the server, by code

refusal-bad-token = Ce lien n’est pas valable, ou ne l’est plus.
refusal-no-spectators = Cette table joue sans spectateurs.
refusal-not-seated = C’est réservé aux joueurs de cette table.
refusal-not-found = Cela n’existe pas ici.
refusal-too-fast = C’était trop rapide ; attendez un instant.
refusal-too-many = Trop de demandes ; attendez un instant.
refusal-busy = Trop de monde en ce moment. Réessayez.
refusal-closing = Le serveur s’arrête un instant. Réessayez bientôt.
refusal-broken-table = Cette table ne peut pas être ouverte : son journal est abîmé. La personne qui gère ce serveur peut la réparer.
refusal-disk-full = Le disque de ce serveur est plein : rien n’a été enregistré. Réessayez quand il y aura de la place.
refusal-no-storage = La base de données ne répond pas : rien n’a été enregistré. Réessayez dans un instant.
refusal-open-tables = Vous avez trop de tables en cours. Terminez-en, quittez-en ou abandonnez-en une d’abord.
refusal-kept-records = Vous gardez ici trop de parties enregistrées. Supprimez-en une d’abord.
refusal-person-bytes = Vos parties prennent trop de place ici. Supprimez une partie apportée, ou jouée uniquement contre des robots.
refusal-table-full = Le journal de cette table est plein. La partie peut être jouée jusqu’au bout, sans conversation ni reprise.
refusal-shared = D’autres ont joué cette partie : elle reste pour eux.
refusal-delayed = Avant la fin, regardez la partie à la table.
refusal-not-asked = Cette demande ne vous concerne pas.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-not-rated = Cette table est classée ; activez d’abord le classement de vos parties.
refusal-not-yours = Ce n’est pas votre place.
refusal-curtain = Le rideau de cette place est baissé. Levez-le d’abord.
refusal-absent = Un robot joue à votre place ; dites que vous êtes là.
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
refusal-time = Votre temps est écoulé : un robot prend cette décision.
refusal-open-chairs = Une place est encore libre. Mettez-y un ami ou un robot.
refusal-over = La partie est terminée.
refusal-rated = Ce n’est pas permis à une table classée.
refusal-resigned = Vous avez abandonné cette partie et connaissez des cartes encore en jeu : vous ne pouvez donc pas y revenir.
refusal-seated = Vous êtes déjà à cette table.
refusal-added = Vous avez déjà participé à ce mélange.
refusal-started = La partie a déjà commencé.
refusal-taken = Cette place est prise.
refusal-bad-line = Un message compte de 1 à 500 caractères.
refusal-bad-name = Un nom compte de 1 à 24 caractères, tous visibles, dont une lettre, un chiffre ou un émoji.
refusal-borrowed-name = On prendrait ce nom pour le serveur ou pour un robot. Choisissez-en un autre.
refusal-same-name = Quelqu’un porte déjà ce nom à cette table, ou presque. Prenez-en un autre, avec un chiffre par exemple.
refusal-unknown = Plus personne n’est connecté ici. Rechargez la page, ou ouvrez « Vous ».
refusal-no-link = Ce lien n’existe pas ici. L’avez-vous copié en entier ? Sinon, faites-en un nouveau sous « Vous », sur un appareil déjà connecté.
refusal-link-used = Ce lien a déjà servi, et ne sert qu’une fois. Faites-en un nouveau sous « Vous », sur un appareil déjà connecté.
refusal-link-replaced = Un lien plus récent a mis fin à celui-ci. Utilisez le nouveau, ou faites-en un sous « Vous », sur un appareil déjà connecté.
refusal-link-withdrawn = Ce lien a pris fin quand les autres appareils ont été déconnectés. Faites-en un nouveau sous « Vous ».
refusal-link-expired = Ce lien a expiré. Faites-en un nouveau sous « Vous », sur un appareil déjà connecté.
refusal-already-you = C’est déjà vous sur cet appareil. Ouvrez le lien sur l’autre.
refusal-bad-pace = Un coup peut prendre de 5 secondes à 30 jours.
refusal-no-network = Cet ordinateur n’est sur aucun réseau en ce moment.
refusal-not-from-here = Seul l’ordinateur de ce serveur peut l’ouvrir au réseau.
refusal-not-openable = Qui a lancé ce serveur a choisi où il écoute ; voir --lan et --host.
refusal-port-taken = Un autre programme occupe ce port sur le réseau ; lancez le serveur avec un autre --port.

## How a table plays

yes = oui
no = non
terms = Comment se joue cette table
change-terms = Modifier le déroulement
change-terms-help = En cours de partie, l’accord des autres est nécessaire.
terms-clock = { $seconds } secondes par décision, plus { $bank } en réserve
hints-on = Les conseils sont permis ; les autres voient qui en demande.
hints-off = Sans conseils.
away-wait = En cas d’absence, les autres attendent.
away-ask = En cas d’absence, les autres décident si un robot joue.
away-bot = En cas d’absence, un robot joue au bout d’un moment.
away-bot-after =
    { $minutes ->
        [one] En cas d’absence, un robot joue au bout de { $minutes } minute.
       *[other] En cas d’absence, un robot joue au bout de { $minutes } minutes.
    }
allow-hints = Permettre les conseils
with-clock = Jouer à la pendule
when-away = En cas d’absence
choice-wait = attendre
choice-ask = demander aux autres
choice-bot = un robot joue
bot-minutes = Au bout de combien de minutes
decision-seconds = Secondes par décision
bank-seconds = Secondes en réserve
ask-pause = Demander une pause
wish-pause = { $name } demande une pause.
wish-pause-waiting = Vous avez demandé une pause.
wish-policy = { $name } propose un autre déroulement :
wish-policy-waiting = Vous avez proposé un autre déroulement :
on-hold = La partie est en pause.
go-on = Continuer
give-time = Une minute de plus pour { $name }
let-bot-play = Laisser jouer un robot
ten-seconds = Encore dix secondes

## Boxes and options of the games (the server has the English)

blurb-a-chord = Un jeu de plis jazz où l’accord le plus fort change à chaque accord répété.
blurb-six-forces = Annoncez vos plis ; dans chacun, l’atout est celui de la personne qui entame.
blurb-rythm-n-play = Montez et descendez la portée ; posez la dernière note, et elle est toute à vous.
blurb-re-chord = Des médiators sur un manche : complétez de vrais accords et servez votre genre secret.
blurb-fiddlefoo = Posez vos cartes sur le plan commun, et lancez celles qui conviennent à qui vient de poser.
option-a-chord-first = qui ouvre la première scène (à deux : qui a les blancs)
option-a-chord-inset = les points d’une scène selon le nombre de jetons
option-a-chord-memory_aid = revoir les cartes jouées sur cette scène
option-six-forces-first = qui commence
option-six-forces-memory_aid = revoir les cartes jouées dans cette manche
option-rythm-n-play-first = qui commence
option-rythm-n-play-hand_limit = la limite de main : toutes les cartes ou les cartes PLAY seules
option-rythm-n-play-names = le nom des notes : lettres ou solfège
option-rythm-n-play-memory_aid = revoir les cartes défaussées
option-re-chord-songs = les chansons
option-re-chord-first = qui commence
option-re-chord-clang = jouer un accord : avec aide, ou sans (une erreur retourne dans la pioche)
option-re-chord-green = le médiator vert : s’épargne lui-même, ou part avec les verts
option-re-chord-difficulty = la difficulté en solitaire
option-re-chord-cards = les cartes : reconstituées, ou celles de votre boîte
option-fiddlefoo-rounds = le nombre de manches
option-fiddlefoo-notes = les notes des cartes : régulières ou variées
option-fiddlefoo-adjacency = les voisins : par les côtés, ou aussi par les coins
option-fiddlefoo-throws = combien de cartes on peut lancer à la fois
option-fiddlefoo-safesong = Safesong : plan de 8 × 8, distances sûres, Silence
option-fiddlefoo-toned_down = Safesong : une Paire lointaine laisse choisir ce qui se lance
option-fiddlefoo-dissonance = Safesong : les distances comptent quand rien d’autre ne compte
option-fiddlefoo-wildcard = le violet vaut toutes les couleurs
option-fiddlefoo-cooperative = coopératif : remplir exactement quatre piles
option-fiddlefoo-coop_deal = la donne à plusieurs : équitable, ou celle du livret
option-fiddlefoo-talkytoot = les cartes spéciales Talkytoot
refusal-kicked = L’hôte vous a demandé de quitter cette table.
refusal-locked = L’hôte a fermé ce salon : personne d’autre ne peut entrer.
refusal-gone-on = La partie suivante a commencé à une autre table.
refusal-on-hold = La partie est en pause. Reprenez-la d’abord.
refusal-no-hints = Cette table joue sans conseils.
refusal-elsewhere = Cette partie se joue dans un autre onglet. Rechargez cette page pour la jouer ici.

## Mes parties, profils, classements

my-turns = À vous ({ $count })
your-turn-group = À vous de jouer
find-games = Chercher par jeu ou par nom
until = Jusqu’au { $date }
came = Place { $place } sur { $players }
my-games = Mes parties et mes cotes
games = Parties
wins = Victoires
mean-place = Place moyenne
rating = Cote
rating-value = { $strength } ± { $margin }
rating-help = Une cote mesure la force à un jeu, avec l’intervalle qui la contient 19 fois sur 20. Elle change avec les parties aux tables cotées où chaque place est tenue par une personne qui veut une cote.
played-with = Joué avec
ahead = Devant
behind = Derrière
no-results = Aucune partie terminée pour l’instant.
ladder-of = { $title } : le classement
ladder-help = Toutes les personnes qui veulent une cote, selon la force qu’elles ont très probablement au moins.
no-ladder = Personne n’a encore de cote à ce jeu.
