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
sign-out-here = Se déconnecter ici ? Vous pourrez redevenir { $name } depuis un autre appareil, par une clé d’accès ou par un lien.
sign-out-last = Se déconnecter ici ? C’est votre seul appareil : sans clé d’accès ni lien mis de côté, personne ne pourra redevenir { $name }, pas même vous.
sign-out-others = Se déconnecter partout ailleurs
sign-out-others-sure = Se déconnecter de tous les autres appareils ? Un lien qui n’a pas encore servi prend fin aussi.
signed-out = La déconnexion est faite.
passkeys = Clés d’accès
passkeys-help = Connectez-vous par l’empreinte, le visage ou le code d’un appareil, ou par une clé de sécurité. Le serveur ne garde aucun de vos secrets.
passkeys-nowhere = Les navigateurs n’acceptent de clés d’accès qu’à une adresse https qui porte un nom, ou sur localhost.
passkey-add = Ajouter une clé d’accès
passkey-added = Votre clé d’accès est prête.
passkey-sign-in = Se connecter par une clé d’accès
passkey-replace = Sur cet appareil, vous êtes { $now }. Y devenir la personne de votre clé d’accès ? Vous ne pourrez redevenir { $now } que depuis un autre appareil, ou par un lien ou une clé d’accès créés en tant que { $now }.
passkey-unused = Ajoutée le { $made }, pas encore utilisée.
passkey-used = Ajoutée le { $made }, utilisée la dernière fois le { $used }.
passkey-host = Valable sur { $host }.
passkey-end = Retirer
passkey-remove = Retirer la clé d’accès : { $device }
passkey-remove-sure = Retirer cette clé d’accès ? Personne ne pourra plus se connecter avec elle. Votre appareil peut continuer à la proposer tant qu’elle n’y est pas supprimée.
passkey-removed = La clé d’accès est retirée.
passkey-exists = Cet appareil a déjà une clé d’accès pour vous.
passkey-cancelled = Aucune clé d’accès n’a servi ; rien n’a changé.
my-data = Télécharger toutes mes données
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
link-name = Sur ce réseau, le serveur s’appelle aussi { $name }.
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
own-bot = robot, { $name }
own-bots = Robots de ce serveur
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
answer-by-itself = La réponse part toute seule.
answer-held = { $move } : c’est en route. Touchez encore pour annuler.
answer-ahead = Ensuite : { $move }. Touchez encore pour annuler.
answers-ahead =
    { $count ->
        [one] Ensuite : { $move }, sinon un autre coup choisi.
       *[other] Ensuite : { $move }, sinon l’un de { $count } autres coups.
    }
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
share-game = Partager
turning-point = Le tournant
turning-mine = { $name } : « { $made } ». Vos chances de gagner sont passées de { $before } % à { $after } %.
turning-theirs = { $name } : « { $made } ». Les chances de gagner de { $whose } sont passées de { $before } % à { $after } %.
turning-looking = Recherche du tournant de la partie…
turning-none = Aucun coup n’a décidé seul de cette partie.
look-at-it = Voir ce moment
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
in-advance = Répondre à l’avance
in-advance-short = À l’avance
in-advance-help = À votre prochaine décision, le premier de ces coups qui est permis est joué pour vous, toujours après le même court délai. Personne d’autre ne voit ce que vous avez choisi, ni que vous l’avez fait.
in-advance-keep = À chaque décision, jusqu’à nouvel ordre
in-advance-none = Vous n’avez rien dit à l’avance.
in-advance-kept = C’est retenu : vous pouvez quitter la table.
in-advance-end = Ne rien dire à l’avance
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
confirm-moves = Toucher deux fois pour jouer
automatic = Répondre tout seul quand il n’y a pas de choix
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
on-holiday = en vacances jusqu’au { $day }
holiday-until = en vacances jusqu’au
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
faster = Vous touchez souvent pour continuer. Aller plus vite ?
faster-yes = Plus vite
faster-no = Rester ainsi
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

## Options by name, presets, special cards

presets = Variante
preset-first = Première partie
preset-printed = Comme imprimé
preset-expert = Expert
preset-together = Ensemble
preset-own = À votre choix
change-options = Changer les options de règles
pieces-none = Aucune
pieces-chance = Au hasard
pieces-count = Combien
pieces-chosen = Celles-ci
pieces-needed = Choisissez au moins une carte.
pieces-by-chance =
    { $count ->
        [one] { $count } carte au hasard
       *[other] { $count } cartes au hasard
    }
switch-a-chord-first = Première entame
switch-a-chord-inset = Points des scènes
switch-a-chord-memory_aid = Aide-mémoire
switch-six-forces-first = Qui commence
switch-six-forces-memory_aid = Aide-mémoire
switch-rythm-n-play-first = Qui commence
switch-rythm-n-play-hand_limit = Limite de main
switch-rythm-n-play-names = Nom des notes
switch-rythm-n-play-memory_aid = Aide-mémoire
switch-re-chord-songs = Chansons
switch-re-chord-first = Qui commence
switch-re-chord-clang = CLANNNGGG !
switch-re-chord-green = Médiator vert
switch-re-chord-difficulty = Automa
switch-re-chord-cards = Cartes
switch-fiddlefoo-rounds = Manches
switch-fiddlefoo-notes = Notes
switch-fiddlefoo-adjacency = Voisins
switch-fiddlefoo-throws = Lancers
switch-fiddlefoo-safesong = Safesong
switch-fiddlefoo-toned_down = Version adoucie
switch-fiddlefoo-dissonance = Dissonance
switch-fiddlefoo-wildcard = Wildcard
switch-fiddlefoo-cooperative = Ensemble
switch-fiddlefoo-coop_deal = Donne
switch-fiddlefoo-talkytoot = Talkytoot
preset-a-chord-first = les cartes jouées peuvent être revues
preset-a-chord-printed = il faut se souvenir des cartes jouées
preset-six-forces-first = les cartes jouées peuvent être revues
preset-six-forces-printed = il faut se souvenir des cartes jouées
preset-rythm-n-play-first = les cartes jouées peuvent être revues
preset-rythm-n-play-printed = il faut se souvenir des cartes jouées
preset-re-chord-first = la table dit quels accords sont complets ; des accords faciles
preset-re-chord-printed = à vous de voir les accords complets, et une erreur coûte
preset-re-chord-expert = comme imprimé, avec les accords qui demandent le plus de médiators ; seul, contre un automa difficile
preset-fiddlefoo-first = trois manches ; les notes suivent les nombres
preset-fiddlefoo-printed = trois manches, avec les notes des cartes imprimées
preset-fiddlefoo-expert = avec Safesong et six cartes spéciales tirées au hasard
preset-fiddlefoo-together = tout le monde gagne ou perd ensemble
special-fiddlefoo-discard = Défausse
special-fiddlefoo-discard-effect = vous pouvez sortir une carte de votre main du jeu.
special-fiddlefoo-move = Déplacement
special-fiddlefoo-move-effect = vous pouvez déplacer une autre carte ; le plan reste d’un seul tenant.
special-fiddlefoo-play-again = Rejouer
special-fiddlefoo-play-again-effect = après les lancers, posez une carte de plus, d’une autre couleur.
special-fiddlefoo-remove-cards = Retrait
special-fiddlefoo-remove-cards-effect = vous pouvez retirer jusqu’à trois cartes du plan.
special-fiddlefoo-wild-pair = Paire libre
special-fiddlefoo-wild-pair-effect = elle fait aussi Paire avec les autres couleurs en ligne.
special-fiddlefoo-other-colours = Autres couleurs
special-fiddlefoo-other-colours-effect = dans ses intervalles on lance toute couleur.
special-fiddlefoo-range-limit = Grand intervalle
special-fiddlefoo-range-limit-effect = dans ses Paires, il faut au moins quatre nombres entre les deux cartes.
special-fiddlefoo-no-safety = Sans filet
special-fiddlefoo-no-safety-effect = un Safesong fait avec elle ne protège personne.
special-fiddlefoo-distance-limit = Tout près
special-fiddlefoo-distance-limit-effect = dans ses Paires, au plus deux cartes entre les deux.
special-fiddlefoo-draw = Pioche
special-fiddlefoo-draw-effect = qui la lance pioche une carte.
special-fiddlefoo-notes-penalty = Pénalité
special-fiddlefoo-notes-penalty-effect = qui la lance par ses seules notes pioche deux cartes.
special-fiddlefoo-notes-only = Notes seules
special-fiddlefoo-notes-only-effect = elle se lance par ses notes, jamais par intervalle.
special-fiddlefoo-contrary = Contraire
special-fiddlefoo-contrary-effect = elle se lance justement quand elle ne convient pas.
special-fiddlefoo-clingy = Collante
special-fiddlefoo-clingy-effect = elle reste tant que vous avez trois cartes ou moins.
special-fiddlefoo-instaplay = Illico
special-fiddlefoo-instaplay-effect = elle se pose tout de suite, si elle peut l’être.
special-fiddlefoo-reveal = Révélée
special-fiddlefoo-reveal-effect = tout le monde la voit dans votre main.
special-fiddlefoo-swap-map = Échange
special-fiddlefoo-swap-map-effect = vous pouvez échanger jusqu’à trois cartes avec le plan.
special-fiddlefoo-colour-echo = Écho de couleur
special-fiddlefoo-colour-echo-effect = repiochez si la dernière carte posée a sa couleur.
special-fiddlefoo-note-echo = Écho de notes
special-fiddlefoo-note-echo-effect = repiochez si la dernière carte posée a autant de notes.
special-fiddlefoo-double-worst = Double peine
special-fiddlefoo-double-worst-effect = elle coûte le double de votre autre carte la plus chère.
special-fiddlefoo-most-held = Majorité
special-fiddlefoo-most-held-effect = elle coûte 10 si aucune couleur ne dépasse la sienne en main.

## The room around a table

room = Salon
room-name = Nom du salon
room-locked = Fermé aux nouveaux venus
hand-over = Confier le rôle d’hôte
hand-over-now = Confier
watching-now = Regardent en ce moment
ask-to-go = Demander à { $name } de partir
next-game = La partie suivante
another-game = Un autre jeu
propose-game = Proposer { $title }
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
hurried-level = Sans serveur, ce niveau n’a le temps que pour environ { $share } % de ses essais, et pour moins sur un appareil lent. Il joue moins bien que sur un serveur.
update-waits = Une nouvelle version est prête. Vos parties restent telles quelles.
update-now = Y passer
play-offline = Jouer sans réseau
play-offline-help = { $megabytes } Mo sont chargés une fois. Ensuite les cinq jeux marchent sur cet appareil sans connexion, contre des robots ou sur un seul écran.
play-offline-ready = Tout est sur cet appareil : les cinq jeux, contre des robots ou sur un seul écran.
out-of-reach = Pas de connexion au serveur. Vos parties y reprendront dès qu’elle sera revenue.
to-server = Retour au serveur
keep-played =
    { $count ->
        [one] Garder la partie jouée hors ligne
       *[other] Garder les { $count } parties jouées hors ligne
    }
keep-played-help = Le serveur les vérifie et les garde avec vos parties. Elles ne sont jamais classées.
brought-records = Parties enregistrées
played-alone = jouée hors ligne, jamais classée

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
refusal-table-full = Le journal de cette table est plein. La partie peut être jouée jusqu’au bout, sans conversation, ni reprise, ni allées et venues.
refusal-shared = D’autres ont joué cette partie : elle reste pour eux.
refusal-delayed = Avant la fin, regardez la partie à la table.
refusal-not-asked = Cette demande ne vous concerne pas.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-bad-seek = Choisissez des jeux à plusieurs, et une semaine au plus. Une partie classée se joue sans robots.
refusal-stranger = Invitez des amis, ou des personnes rencontrées à une table.
refusal-many-invited = Assez de personnes sont déjà invitées à cette table.
refusal-asked-many = Beaucoup de personnes ne vous ont pas encore répondu.
refusal-many-friends = Vous avez autant d’amis qu’on peut en avoir ici.
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
refusal-passkey-refused = La réponse de cette clé d’accès n’est pas valable ici.
refusal-passkey-expired = Cela a pris trop de temps, ou a déjà servi. Réessayez.
refusal-passkey-known = Cette clé d’accès est déjà connue ici.
refusal-passkey-address = Les clés d’accès veulent une adresse qui porte un nom, pas un numéro : localhost, ou un domaine.
refusal-no-passkey = Cette clé d’accès n’est pas, ou plus, connue ici.
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
refusal-led = Quelqu’un d’autre guide. Demandez à guider.
refusal-looker = Vous avez vu une main : vous pourrez parler une fois la partie terminée.
refusal-looked = Vous avez vu une main de cette partie : vous ne pouvez plus y jouer.
refusal-asked-often = Vous avez assez demandé. Regardez la table.
refusal-long-holiday = Cela fait plus de jours de vacances qu’il n’en reste en un an.
refusal-bad-holiday = Des vacances finissent après leur début, d’ici un an.
refusal-on-holiday = Cette personne est en vacances : la table attend son retour.
refusal-no-premoves = Quand on joue d’une traite, rien ne se dit à l’avance.
refusal-many-premoves = C’est plus de coups qu’on n’en peut dire à l’avance.
refusal-no-premove = Cela ne peut pas se dire avant votre tour.
refusal-many-remarks = Les spectateurs de cette table ont assez parlé.
refusal-no-hints = Cette table joue sans conseils.
refusal-elsewhere = Cette partie se joue dans un autre onglet. Rechargez cette page pour la jouer ici.

## Trouver une partie

find-game = Trouver une partie
open-seats = Places libres
no-open-seats = Aucune place libre pour l’instant.
open-seats-help = ● : présent en ce moment. La cote s’affiche pour qui veut être classé.
here-now = présent en ce moment
open-seat-count =
    { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
rated = Classée
rated-game = Partie classée
rated-help = Une partie classée change la force estimée de chacun à ce jeu : elle monte pour qui finit devant plus fort que soi, elle baisse pour qui finit derrière moins fort. Pas de robots, pas de conseils, et qui abandonne finit dernier.
rated-consent = Les classements montrent alors votre nom et vos cotes. Sous « Vous », vous pouvez y mettre fin.
be-rated = Être classé et rejoindre
terms-rated = Classée : elle change la cote de tous les joueurs.
terms-clock-days =
    { $days ->
        [one] Un jour par décision
       *[other] { $days } jours par décision
    }

seek = Chercher des joueurs
seek-help = Qui cherche un de ces jeux au même rythme reçoit une table avec vous. Vous pouvez fermer cette page : sous « Vous », choisissez comment être prévenu.
seek-games = Un de ces jeux
seek-tempo = Rythme
tempo-live = Maintenant, une minute par coup
tempo-daily = Sur plusieurs jours, un jour par coup
seek-wait = Pendant combien de temps
wait-seconds = { $count } secondes
wait-minutes =
    { $count ->
        [one] Une minute
       *[other] { $count } minutes
    }
wait-days =
    { $count ->
        [one] Un jour
       *[other] { $count } jours
    }
then-bots = Ensuite, jouer contre des robots
seeking = Vous cherchez des joueurs : { $games }.
seeking-bots = Ensuite, vous jouerez contre des robots.
seek-stop = Ne plus chercher
seek-found = Une table vous attend.
seek-ended = Personne n’a été trouvé à temps.
seekers = Qui cherche
seek-same = Choisir la même chose

invited-by = { $name } vous invite : { $game }.
decline-invitation = Non merci
friends = Amis
friends-help = On est amis quand les deux l’ont dit. Vous pouvez inviter à vos tables vos amis et les personnes rencontrées.
friend-asks = { $name } vous demande en ami.
friend-accept = Accepter
friend-decline = Refuser
friend-ask = Demander en ami
friend-asked = demandé
friend-withdraw = Ne plus demander
friend-remove = Retirer
friend-was-asked = Vous avez demandé à { $name } de devenir amis.
friend-is = { $name } et vous êtes amis.
people-met = Personnes rencontrées
invite-known = Inviter des connaissances
invite-person = Inviter
person-invited = invité

## Mes parties, profils, classements

my-turns = À vous ({ $count })
your-turn-group = À vous de jouer
last-change = dernier coup ou message : { $date }
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
favourite = Joue surtout à { $title }.
head-to-head =
    { $games ->
        [one] Vous contre { $name } : une partie ensemble, devant { $ahead }, derrière { $behind }, à égalité { $level }.
       *[other] Vous contre { $name } : { $games } parties ensemble, devant { $ahead }, derrière { $behind }, à égalité { $level }.
    }
rating-courses = Les cotes au fil du temps
rating-course = { $title } : la cote est passée de { $first } à { $last } en { $games } parties cotées.
as-table = En tableau
rated-games = Parties cotées
date = Date
progress = Progrès
beat-bots = victoire contre des robots de niveau « { $level } »
lessons-learnt = { $learnt } leçons apprises sur { $all }
played-games = Parties finies
played-title = Jeu
played-ending = Résultat
played-any = Peu importe
played-won = Gagnée
played-lost = Non gagnée
played-unrated = Sans cote
played-with-name = Nom d’un autre joueur
played-more = Autres parties
none-found = Aucune partie de ce genre.

ladder-of = { $title } : le classement
ladder-help = Toutes les personnes qui veulent une cote, selon la force qu’elles ont très probablement au moins.
no-ladder = Personne n’a encore de cote à ce jeu.
no-ladder-pace = Personne n’a encore de cote à ce rythme. Les parties des versions précédentes ne comptent que parmi toutes les parties.
ladder-pace-all = Toutes les parties
ladder-pace-live = D’une traite
ladder-pace-daily = Sur plusieurs jours
ladder-pace-untimed = Sans limite de temps

## Regarder

watching-hidden = Les spectateurs ne voient aucune main.
watching-shoulder = Les spectateurs peuvent regarder par-dessus l’épaule d’un joueur, s’il est d’accord.
watching-open = Les spectateurs peuvent voir toutes les mains, si tous les joueurs sont d’accord.
spectators-see = Les spectateurs voient
choice-hidden = aucune main
choice-shoulder = la main d’un joueur d’accord
choice-open = toutes les mains, si tous sont d’accord
watching-help = Qui voit une main ne peut plus prendre place dans cette partie, ni parler avant la fin.
watching-late = Partie classée : les mains sont montrées une fois leurs cartes jouées.
look-over = Regarder par-dessus l’épaule de { $name }
look-at-all = Voir toutes les mains
look-asked = Vous avez demandé à { $name } de vous laisser regarder.
look-asked-all = Vous avez demandé à voir toutes les mains.
looking-over = Vous regardez par-dessus l’épaule de { $name }.
looking-at-all = Vous voyez toutes les mains.
stop-looking = Ne plus regarder
look-wish = { $name } demande à regarder par-dessus votre épaule.
look-all-wish = { $name } demande à voir toutes les mains.
looks-over = { $name } regarde par-dessus l’épaule de { $seat }
looks-over-yours = { $name } regarde par-dessus votre épaule
sees-all = { $name } voit toutes les mains
stop-looker = Ne plus laisser { $name } regarder
look-together = Regarder ensemble
you-lead = Vous guidez. Partagez ce moment pour inviter.
stop-leading = Ne plus guider
asks-to-lead = { $name } demande à guider.
let-lead = Laisser guider
you-follow = Vous suivez { $name }.
leads = { $name } guide.
follow = Suivre
stop-following = Regarder librement
ask-to-lead = Demander à guider
lead-asked = Vous avez demandé à guider
nobody-leads = Personne ne guide en ce moment.
looks-back = { $name } revoit la partie.
mark-watching = spectateur
watching-talk = Seuls les spectateurs lisent ceci jusqu’à la fin de la partie.
looker-silent = Vous voyez une main : vous pourrez parler une fois la partie terminée.

## My programs

programs = Mes programmes
programs-help = Un programme à vous joue par l’interface des robots, avec un jeton au lieu d’un appareil. Il a ses propres parties et sa propre cote.
program-name = Nom du programme
program-register = Inscrire un programme
program-token = Le jeton de { $name }, montré cette seule fois
program-copy = Copier le jeton
program-end = Le retirer
program-end-of = Le retirer : { $name }
program-end-sure = Retirer { $name } ? Son jeton ne servira plus ; ses parties restent.

## Holidays

holiday = Vacances
holiday-help = Pendant votre absence, les pendules d’une heure ou plus par décision sont arrêtées pour vous, aucun robot ne prend votre place aux tables sans pendule, et vos tours ne vous sont pas annoncés. Les autres le voient à votre place. Les jours d’une année sont limités.
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-take = Prendre des vacances
holiday-taken = Vous êtes en vacances : { $days }.
holiday-end = Mettre fin aux vacances
holiday-of = { $name } est en vacances : { $days }.

## When it’s my turn

notify = Quand c’est à moi
notify-help = Bandstand vous prévient même quand il est fermé : dans ce navigateur, par courriel ou dans une messagerie. On vous dit le jeu, les joueurs et l’échéance, rien d’autre ; jamais pendant que vous regardez la table.
notify-here = Me prévenir dans ce navigateur
notify-unable = Ce navigateur ne peut pas vous prévenir : il faut https et un navigateur qui reçoit des messages push.
notify-denied = Ce navigateur ne permet pas à Bandstand de vous prévenir. Cela se change dans ses réglages pour ce site.
channel-push = Navigateur
channel-email = Courriel
channel-ntfy = ntfy
channel-discord = Discord
channel-matrix = Matrix
channel-webhook = Webhook
add-channel = Ajouter un autre moyen
add = Ajouter
channel-field-url = Adresse
channel-field-room = Salon
channel-field-token = Jeton d’accès
channel-field-email = Adresse électronique
channel-help-email = Vous y recevez d’abord un code. Plusieurs tours tiennent dans un courriel.
channel-help-ntfy = L’adresse de votre sujet, par exemple https://ntfy.example.org/mon-sujet.
channel-help-discord = L’adresse d’un webhook : paramètres du salon, Intégrations.
channel-help-matrix = L’adresse de votre serveur, l’identifiant d’un salon et le jeton d’accès d’un compte qui s’y trouve.
channel-help-webhook = Une adresse qui reçoit du JSON par POST.
code = Code du courriel
confirm-code = Confirmer
send-test = Envoyer un essai
test-sent = L’essai est envoyé.
remove-channel = Retirer
trouble-private = En pause : { $detail } est dans un réseau privé.
trouble-unreachable = En pause : { $detail } est injoignable.
trouble-status = En pause : le destinataire a répondu { $detail }.
trouble-no-mail = En pause : ce serveur n’envoie pas de courriel.
trouble-mailbox = En pause : le serveur de courriel refuse cette adresse.
trouble-mail-server = En pause : le serveur de courriel n’a rien accepté.
trouble-broken = En pause : une erreur s’est produite ici.
remind = Me rappeler avant une échéance
remind-never = Jamais
digest = Temps entre deux courriels
digest-at-once = Aucun
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
quiet-hours = Heures calmes ({ $zone })
quiet-from = De
quiet-to = À
calendar = Un calendrier de mes échéances
calendar-help = Les logiciels de calendrier peuvent montrer vos échéances. L’adresse est secrète et montrée une seule fois : une nouvelle annule l’ancienne.
calendar-new = Une nouvelle adresse de calendrier
calendar-end = Supprimer le calendrier
refusal-no-zone = Ce fuseau horaire n’existe pas.
refusal-null = Un texte ne peut pas contenir de caractère nul.
refusal-half-quiet = Les heures calmes ont besoin d’un début et d’une fin.
refusal-bad-address = Rien ne peut être envoyé à cette adresse. Vérifiez-la ; elle doit commencer par https://.
refusal-no-mail = Ce serveur n’envoie pas de courriel.
refusal-too-many-channels = Vous avez trop de moyens ; retirez-en un.
refusal-too-many-codes = Trop de courriels ont été demandés. Réessayez dans une heure.
refusal-not-sent = Le courriel avec le code n’a pas pu être envoyé.
refusal-wrong-code = Ce n’est pas le code. Ajoutez de nouveau l’adresse pour en recevoir un autre.
refusal-unconfirmed = Confirmez d’abord l’adresse, par le code qui y a été envoyé.

## Jeux venus d’ailleurs

generic-expects = Choisissez un coup.
generic-hand = Votre main
generic-moves = Vos coups
generic-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
generic-seats = Joueurs
generic-yes = oui
generic-no = non
generic-no-scores = Ce jeu ne montre pas de score avant la fin.

## Le bureau de l’administration

desk = Bureau
desk-title = Le bureau de l’administration
desk-closed = Le bureau est réservé à l’administration de ce serveur.
desk-claim = Ce lien fait de vous un administrateur de ce serveur. Il ne fonctionne qu’une fois.
desk-claim-yes = Devenir administrateur
desk-people = Personnes
desk-tables = Tables
desk-reports = Signalements
desk-server = Serveur
desk-load = Charge et erreurs
desk-audit = Journal
desk-name = Nom
desk-status = État
desk-seen = Vu la dernière fois
desk-find = Chercher un nom
desk-nobody = Personne ne s’appelle ainsi.
desk-no-tables = Il n’y a aucune table.
desk-no-reports = Personne n’a rien signalé.
desk-administrator = administrateur
desk-muted = réduit au silence
desk-banned = banni
desk-program = programme
desk-why = Raison, pour le journal
desk-how-long = Durée
desk-hour = Une heure
desk-day = Un jour
desk-week = Une semaine
desk-for-good = Sans fin
desk-with-address = Aussi l’adresse d’où la personne est venue
desk-rename = Renommer
desk-rename-of = Renommer { $name }
desk-mute = Couper la parole
desk-mute-of = Couper la parole à { $name }
desk-unmute = Rendre la parole
desk-unmute-of = Rendre la parole à { $name }
desk-ban = Bannir
desk-ban-of = Bannir { $name }
desk-unban = Lever le bannissement
desk-unban-of = Lever le bannissement de { $name }
desk-close-table = Fermer
desk-close-of = Fermer la table de { $people }
desk-settle = Traité
desk-settle-of = Traité : le signalement sur { $name }
desk-reported = { $by } sur { $name }
desk-add-member = Ajouter un membre
desk-member-link = Le lien pour { $name }. Il ne fonctionne qu’une fois.
desk-addresses = Adresses bannies
desk-lift = Laisser entrer
desk-lift-of = Laisser entrer { $address }
desk-address = Adresse ou réseau
desk-ban-address = Bannir une adresse
desk-grant = Confier l’administration
desk-grant-of = Confier l’administration : { $name }
desk-revoke = Retirer l’administration
desk-revoke-of = Retirer l’administration : { $name }
desk-until = jusqu’au { $date }
desk-done = Fait.
desk-announcement = Annonce sur chaque page
desk-announce = Annoncer
desk-announce-end = La retirer
desk-texts = Ce que le serveur dit de lui-même
desk-server-name = Nom du serveur
desk-welcome = Texte d’accueil
desk-privacy = Note sur la vie privée
desk-access = Qui peut venir
desk-access-open = Tout le monde
desk-access-members = Seulement les membres
desk-access-code = Qui apporte le code d’invitation
desk-errors = Derniers avertissements et erreurs
desk-no-errors = Rien n’a échoué depuis le démarrage du serveur.
desk-parked = Tables mises de côté
desk-none-parked = Aucune table n’est mise de côté.
desk-parked-line = { $table } : la ligne { $line } de son journal est abîmée. Arrêtez le serveur et lancez bandstand repair.
desk-parked-rest = { $table } : nouvel essai dans { $seconds } secondes.
desk-load-version = Version
desk-load-uptime = Heures depuis le démarrage
desk-load-live = Tables en mémoire
desk-load-sockets = Connexions ouvertes
desk-load-people = Personnes aux tables
desk-load-moves = Coups joués depuis le démarrage
desk-load-speed = Temps moyen d’un coup (ms)
desk-load-known = Personnes et tables au total
desk-load-writable = La base de données accepte l’écriture
desk-load-free = Place libre sur le disque (Mo)
desk-yes = oui
desk-no = non
desk-earlier = Actions précédentes
desk-shell = le terminal
desk-act-grant = Administrateur nommé
desk-act-revoke = Administrateur révoqué
desk-act-rename = Renommé
desk-act-mute = Parole coupée
desk-act-unmute = Parole rendue
desk-act-ban = Banni
desk-act-unban = Bannissement levé
desk-act-ban-address = Adresse bannie
desk-act-unban-address = Adresse de nouveau admise
desk-act-add-member = Membre ajouté
desk-act-close-table = Table fermée
desk-act-close-report = Signalement traité
desk-act-announce = Annoncé
desk-act-set-texts = Textes changés
desk-act-set-access = Accès changé
announcement = Annonce
dismiss = Masquer
you-are-muted = L’administration vous a coupé la parole.
you-are-muted-until = L’administration vous a coupé la parole jusqu’au { $date }.
you-are-banned = L’administration de ce serveur vous a banni.
you-are-banned-until = L’administration de ce serveur vous a banni jusqu’au { $date }.
privacy-note = Vie privée
invitation-code = Code d’invitation de ce serveur
report-person = Signaler à l’administration
report-line = Signaler ce que { $name } a dit
report-about = Vous signalez { $name } à l’administration de ce serveur. La personne n’en est pas informée.
report-words = De quoi s’agit-il ?
reported = L’administration le lira.
refusal-banned = L’administration de ce serveur vous a banni.
refusal-muted = L’administration de ce serveur vous a coupé la parole : personne n’entend cela.
refusal-members-only = Ce serveur est réservé à ses membres. L’administration peut vous envoyer un lien.
refusal-needs-code = Pour jouer ici, il faut le code d’invitation de ce serveur : saisissez-le sous « Vous ».
refusal-not-administrator = Le bureau est réservé à l’administration de ce serveur.
refusal-no-administrator = Cette personne n’est pas administrateur.
refusal-administrator = Un administrateur ne peut pas être banni. Révoquez-le d’abord.
refusal-link-over = Ce lien ne fonctionne plus. Sur le serveur : bandstand admin grant NOM.
refusal-no-address = Aucune adresse utilisable. Exemples : 192.0.2.7, 192.0.2.0/24.
refusal-own-address = C’est votre propre adresse, ou celle de ce serveur.
refusal-in-the-past = La fin est dans le passé.
refusal-far-off = Cette fin est trop lointaine. N’en donnez aucune : ce sera pour toujours.
refusal-many-reports = Vous avez beaucoup signalé. Attendez un peu.
refusal-no-words = Dites de quoi il s’agit.
