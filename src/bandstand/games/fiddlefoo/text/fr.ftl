### Fiddlefoo: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { $special ->
    [none] le { $number } { fact-colour }
   *[other] la carte spéciale « { special } »
}
    .unknown = une carte
fact-other = { fact-card }
fact-cards = { fact-card }
    .none = zéro carte
    .unknown = des cartes cachées
fact-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
   *[purple] violet
}
fact-colours = { fact-colour }
special = { $special ->
    [discard] Défausse
    [move] Déplacement
    [play-again] Rejouer
    [remove-cards] Retrait
    [wild-pair] Paire libre
    [other-colours] Autres couleurs
    [range-limit] Grand intervalle
    [no-safety] Sans filet
    [distance-limit] Tout près
    [draw] Pioche
    [notes-penalty] Pénalité
    [notes-only] Notes seules
    [contrary] Contraire
    [clingy] Collante
    [instaplay] Illico
    [reveal] Révélée
    [swap-map] Échange
    [colour-echo] Écho de couleur
    [note-echo] Écho de notes
    [double-worst] Double peine
   *[most-held] Majorité
}
fact-of-card = { $special ->
    [none] du { $number } { fact-colour }
   *[other] de la carte spéciale { $special }
}
fact-near = { $side ->
    [above] au-dessus { fact-of-card }
    [below] au-dessous { fact-of-card }
    [left] à gauche { fact-of-card }
    [right] à droite { fact-of-card }
    [above-left] en haut à gauche { fact-of-card }
    [above-right] en haut à droite { fact-of-card }
    [below-left] en bas à gauche { fact-of-card }
   *[below-right] en bas à droite { fact-of-card }
}
fact-basis = { $basis ->
    [range] intervalle
    [notes] notes
   *[distance] distance
}
fact-range = { $size ->
    [none] intervalle vide
    [one] intervalle { $low }
   *[many] intervalle de { $low } à { $high }
}
fact-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fact-notes = { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}
fact-points = { $points ->
    [one] { $points } note
   *[other] { $points } notes
}
fact-ways = { $way ->
    [finish] dire que vous avez terminé
    [draw] piocher
    [pass] passer
    [pile] mettre une carte sur sa pile
    [place] poser une carte de votre main
    [discard] défausser une carte de votre main
    [move] déplacer une carte du plan
    [remove] retirer une carte du plan
    [throw] lancer une carte qui convient
    [exchange] échanger une carte de votre main
    [want] choisir la carte du plan que vous voulez
   *[place-another] poser une autre carte
}

## What happens

round-begins = { $reader ->
    [you] La manche { $round } commence ; vous ouvrez le jeu.
   *[other] La manche { $round } commence ; { $seat } ouvre le jeu.
}
card-laid = Le plan commence avec { $card }.
hand-dealt = { $reader ->
    [you] Vous prenez { $count } : { $cards }.
   *[other] { $seat } prend { $count } : { $cards }.
}
    .unknown = { $reader ->
        [you] Vous prenez { $count }.
       *[other] { $seat } prend { $count }.
    }
card-chosen = { $reader ->
    [you] Vous choisissez { $card }.
   *[other] { $seat } choisit { $card }.
}
card-placed = { $reader ->
    [you] Vous posez { $card }.
   *[other] { $seat } pose { $card }.
}
pair = Paire : { $card } avec { $other } ; { $range }, différence { $difference }.
pair-at-distance = Paire : { $card } avec { $other } ; { $range }, différence { $difference }, distance { $distance }.
counts-as = { $reader ->
    [you] Vous choisissez pour elle la couleur { $colour }.
   *[other] { $seat } choisit pour elle la couleur { $colour }.
}
safesong = Un Safesong : les lignes de ces Paires sont closes.
silence = Silence : tous les autres peuvent lancer à { $seat } une carte au choix.
toned-down = { $reader ->
    [you] Vous choisissez : on ne peut lancer que par { $basis }.
   *[other] { $seat } choisit : on ne peut lancer que par { $basis }.
}
left-open = { $reader ->
    [you] Vous laissez ouvert par quoi l’on peut lancer.
   *[other] { $seat } laisse ouvert par quoi l’on peut lancer.
}
throws-asked = Peuvent lancer à { $seat } : { $seats }.
meant-to-throw = { $reader ->
    [you] Vous allez lancer { $card }.
   *[other] { $seat } va lancer { $card }.
}
meant-for-pile = { $reader ->
    [you] Vous allez mettre { $card } sur sa pile.
   *[other] { $seat } va mettre { $card } sur sa pile.
}
thrown = { $reader ->
    [you] Vous lancez { $cards } à { $seats }.
   *[other] { $seat } lance { $cards } à { $seats }.
}
nobody-threw = Personne ne lance rien.
put-on-pile = { $reader ->
    [you] Vous mettez { $card } sur sa pile, qui a maintenant { $notes }.
   *[other] { $seat } met { $card } sur sa pile, qui a maintenant { $notes }.
}
back-from-pile = { $reader ->
    [you] Vous reprenez { $card } : un nombre égal est passé avant.
   *[other] { $seat } reprend { $card } : un nombre égal est passé avant.
}
cannot-place = { $reader ->
    [you] Vous n’avez aucune carte que l’on puisse poser.
   *[other] { $seat } n’a aucune carte que l’on puisse poser.
}
passes = { $reader ->
    [you] Vous n’avez aucune carte que l’on puisse poser, et la pioche est vide.
   *[other] { $seat } n’a aucune carte que l’on puisse poser, et la pioche est vide.
}
drawn = { $reader ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $card }.
}
all-stuck = La pioche est vide et personne n’a de carte que l’on puisse poser.
discarded = { $reader ->
    [you] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
card-moved = { $reader ->
    [you] Vous déplacez { $card } vers une autre case.
   *[other] { $seat } déplace { $card } vers une autre case.
}
card-removed = { $reader ->
    [you] Vous retirez { $card } du plan.
   *[other] { $seat } retire { $card } du plan.
}
may-play-again = { $reader ->
    [you] Vous pouvez poser encore une carte, mais d’une autre couleur que { $colour }.
   *[other] { $seat } peut poser encore une carte, mais d’une autre couleur que { $colour }.
}
must-place = { $reader ->
    [you] Vous devez poser { $card } tout de suite.
   *[other] { $seat } doit poser { $card } tout de suite.
}
revealed = { $reader ->
    [you] Vous montrez { $card }.
   *[other] { $seat } montre { $card }.
}
echoed = { $reader ->
    [you] { $card } fait écho à la dernière carte posée : vous repiochez.
   *[other] { $card } fait écho à la dernière carte posée : { $seat } repioche.
}
may-exchange = { $reader ->
    [you] Vous piochez { $card } et pouvez échanger des cartes avec le plan.
   *[other] { $seat } pioche { $card } et peut échanger des cartes avec le plan.
}
exchanged = { $reader ->
    [you] Vous mettez { $card } là où était { $other }, et prenez cette carte.
   *[other] { $seat } met { $card } là où était { $other }, et prend cette carte.
}
round-scored = { $reader ->
    [you] Vous gardez { $cards } : { $points } ({ $total } au total).
   *[other] { $seat } garde { $cards } : { $points } ({ $total } au total).
}
hand-left = { $reader ->
    [you] Vous gardez { $cards }.
   *[other] { $seat } garde { $cards }.
}
piles-filled = Manche { $round } : chaque pile a exactement dix notes.
piles-missed = Manche { $round } : écart total des piles à dix, { $points }.
won-together = Vous gagnez tous ensemble.
lost-together = Vous perdez tous ensemble.

## Called out on the table

callout-thrown = { $seat } : { $count } { $grounds ->
    [number] par le numéro
    [notes] par les notes
    [both] par numéro et notes
   *[any] pour le Silence
}
callout-nobody-threw = Personne ne lance
callout-safesong = Safesong
callout-silence = Silence

## Moves, as a button names them

move-place = poser { $card }
move-cell = poser { $near }
move-throw = lancer { $card }
move-pile = mettre { $card } sur sa pile
move-discard = défausser { $card }
move-moved = déplacer { $card }
move-target = déplacer { $near }
move-removed = retirer { $card } du plan
move-offered = échanger { $card }
move-wanted = prendre { $card } sur le plan
move-take = piocher
move-pass = passer
move-as = en { $colour }
move-by = par { $basis }
move-leave-open = laisser ouvert
move-done = terminer les lancers
move-keep-all = tout garder
move-move-nothing = ne rien déplacer
move-enough-removed = c’est assez
move-no-exchange = ne plus échanger
move-no-extra = pas d’autre carte

## Why a move is refused

no-such-move = Ce coup n’existe pas dans ce jeu.
not-in-hand = Vous n’avez pas { $card }. Vous pouvez { $ways }.
fits-nowhere = Aucune case pour { $card } : il faut toucher le plan, être en ligne avec une carte qui fasse Paire, et respecter les autres règles de pose.
can-place = Une de vos cartes peut être posée : vous devez en poser une.
pile-empty = La pioche est vide. Vous ne pouvez que passer.
can-draw = Vous ne pouvez rien poser, mais la pioche n’est pas vide : piochez.
asked-card = Un tour commence par une carte à poser. Vous pouvez { $ways }.
asked-cell = Choisissez une case pour { $card }.
cell-taken = Il y a déjà une carte dans cette case.
not-connected = Cette case ne touche pas le plan. Il faut un côté commun.
not-in-line = Aucune carte de couleur { $colour } n’est en ligne avec cette case. Il en faut une sur la même ligne, colonne ou diagonale.
touches-colour = Dans cette case, la carte toucherait une autre carte de couleur { $colour }.
map-too-large = Dans cette case, la carte rendrait le plan plus grand que 8 sur 8.
line-closed = Dans cette case, la carte prolongerait une ligne close par un Safesong.
range-limit = Dans cette case, une Paire avec { $card } aurait moins de quatre nombres dans son intervalle.
distance-limit = Dans cette case, une Paire avec { $card } serait à une distance de plus de deux.
asked-colour = Dites quelle couleur prend la carte violette : { $colours }.
no-pair-as = Avec la couleur { $colour }, la carte ne ferait aucune Paire.
asked-basis = Dites par quoi l’on peut lancer : intervalle, notes ou distance ; ou laissez ouvert.
asked-throws = On vous demande vos lancers. Vous pouvez { $ways }.
no-piles = Il n’y a de piles que dans le jeu coopératif.
given-already = Vous donnez déjà { $card }.
one-throw = À cette table chacun ne lance qu’une carte à la fois.
clings = On ne peut pas lancer { $card } avec trois cartes en main ou moins.
pile-too-high = La pile de couleur { $colour } montre { $number }. Il faut un nombre plus élevé.
equal-number = Vous mettez déjà { $other } sur la pile de couleur { $colour } : de deux nombres égaux, un seul peut y aller à la fois.
contrary-matches = Comme { $card } convient, on ne peut justement pas la lancer.
notes-only = L’intervalle contient { $card }, mais seules ses notes permettent de la lancer.
notes-only-at-distance = Une distance égale le nombre de cette carte, { $card }, mais seules ses notes permettent de la lancer.
silence-used = Seul le Silence permettrait de lancer { $card }, et vous l’avez utilisé.
not-by-basis = On ne lance que par { $basis }, et { $card } ne convient pas ainsi.
no-match = Rien ne permet de lancer { $card } : aucun intervalle de sa couleur n’a son nombre, et aucune différence n’égale ses notes.
no-match-at-distance = Rien ne permet de lancer { $card } : sans intervalle ni différence, ce sont les distances qui comptent, et aucune n’égale son nombre ni ses notes.
asked-discard = On vous demande une défausse. Vous pouvez { $ways }.
asked-exchange = On vous demande un échange. Vous pouvez { $ways }.
asked-moved = On vous demande une carte du plan. Vous pouvez { $ways }.
asked-removed = On vous demande des cartes du plan. Vous pouvez { $ways }.
asked-wanted = Vous échangez une carte. Vous pouvez { $ways }.
asked-again = On vous demande une carte de plus. Vous pouvez { $ways }.
another-colour = La carte de plus doit être d’une autre couleur que { $colour }.
not-on-map = Sur le plan on ne trouve pas { $card }.
moves-others = Avec { $card } on déplace les autres cartes, pas elle-même.
falls-apart = Le plan se romprait : il doit rester d’un seul tenant.

## What a move would do, in two or three words

mark-cells = { $cells ->
    [one] { $cells } case possible
   *[other] { $cells } cases possibles
}
mark-safesong = Safesong : aucun lancer
mark-matches = Lancers possibles : { $count }
mark-no-match = Aucune carte ne convient
mark-silence = Silence : une carte au choix
mark-last-card = Votre dernière carte
mark-by-number = Par son numéro
mark-by-notes = Par ses notes

## What a move does for the plan: the reason of a hint

plan-card = { $cells ->
    [one] Elle a { $cells } place possible, et il vous reste { $count } pour { $notes }.
   *[other] Elle a { $cells } places possibles, et il vous reste { $count } pour { $notes }.
}
plan-cell = { $matching ->
    [0] Il vous reste { $count }, et aucune carte que vous n’avez pas vue ne peut vous être lancée pour ses Paires.
    [one] Il vous reste { $count }, et une seule carte que vous n’avez pas vue pourrait vous être lancée pour ses Paires.
   *[other] Il vous reste { $count }, et { $matching } cartes que vous n’avez pas vues pourraient vous être lancées pour ses Paires.
}
plan-cell-safe = Il vous reste { $count }, et rien ne peut vous être lancé : un Safesong.
plan-cell-any = Il vous reste { $count }, mais par le Silence chacun des autres peut lancer une carte quelconque.
plan-throw = Lancée, elle quitte votre main : il vous reste { $count } pour { $notes }.
plan-keep = { $could ->
    [one] Vous gardez { $could } carte que vous pourriez lancer : il vous reste { $count } pour { $notes }.
   *[other] Vous gardez { $could } cartes que vous pourriez lancer : il vous reste { $count } pour { $notes }.
}

## What hints speak of

outcome-thrown-at = on vous lance des cartes
outcome-empty-hand = vous videz votre main
outcome-piles = chaque pile a ses dix notes

## Lessons: the first game and the exercises

first-choose = Débarrassez-vous de vos cartes : chaque note qui reste en main compte contre vous. Vous posez une carte par tour. Choisissez le 14 jaune.
first-cell = Elle doit toucher le plan, être alignée avec une carte jaune sans être côte à côte. Posez-la en bas, dans la colonne du 15 jaune.
first-throw = Votre Paire différait d’une note : on vous a lancé une carte à une note. À vous de lancer : cette Paire diffère de deux notes, autant qu’en a votre 3 bleu.
first-done = Le 12 jaune est dans l’intervalle 11 à 14 : il pourrait partir aussi. Gardez-le cette fois et terminez.
first-next = Encore à vous. Le 5 rouge a autant de notes que le 10 rouge du plan : choisissez-le.
first-safe = Sur la ligne du 10 rouge, la différence est 0 : aucune carte ne part par ses notes ; seuls les rouges 6 à 9 peuvent être lancés. Posez-la là.
first-end = Personne n’a pu lancer. On continue jusqu’à ce que quelqu’un n’ait plus de carte, en posant ou en lançant. La plus petite somme de notes gagne.
exercise-safe = Posez une carte pour laquelle on ne peut rien lancer.
exercise-safe-why = 15 et 16 sont voisins, avec une note chacun : aucun nombre entre eux, et la différence est 0.
exercise-two-pairs = Faites deux Paires à la fois avec le 13 jaune.
exercise-two-pairs-why = La carte fait une Paire avec chaque carte de sa couleur alignée : ici sur sa ligne et sa diagonale.
exercise-throw = Lancez toutes les cartes possibles.
exercise-throw-why = Les jaunes 10 et 15 ont l’intervalle 11 à 14, et leurs notes diffèrent de 2 : le 12 jaune et le 3 bleu conviennent.
exercise-notes = Vous n’avez pas de jaune. Lancez pourtant une carte.
exercise-notes-why = Les notes de la Paire diffèrent de 2, et le 4 rouge a deux notes : par les notes, toute couleur convient.
exercise-dear = Posez la carte qui vous coûterait le plus.
exercise-dear-why = 8 et 9 ont quatre notes, 1 et 16 une seule. Le milieu coûte cher à garder.
exercise-finish = Terminez la manche maintenant.
exercise-finish-why = Un lancer finit la manche autant qu’une pose. Vos deux cartes conviennent : lancez-les.

## The board

# Things

board-colour-yellow = jaune
board-colour-red = rouge
board-colour-blue = bleu
board-colour-purple = violet
board-instrument-yellow = violon
board-instrument-red = guitare
board-instrument-blue = batterie
board-instrument-purple = piano
board-notes =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-plain = { $number } { $colour }
board-with-notes = { $card }, { board-notes }
board-special = { $card } « { $name } »
board-span = { $low }–{ $high }

# The table

board-map = Le plan
board-players = Joueurs
board-person =
    { $name } : { board-cards } en main, { $total ->
        [one] { $total } note
       *[other] { $total } notes
    } jusqu’ici
board-person-together = { $name } : { board-cards } en main
board-in-the-light = à jouer
board-known = connues : { $list }
board-pile-count = Pioche : { board-cards }
board-gone = Hors du jeu : { $list }
board-colour-pile-empty = La pile { $colour } est vide ; il lui faut 10 notes
board-colour-pile = Pile { $colour } : { $top } au sommet, { board-notes } sur 10
board-free-cell = Case libre { $near } : forme une Paire avec { $partners }
board-free-target = Case libre { $near }
board-card-at = { $card } ; colonne { $column }, ligne { $row }
board-near-above = au-dessus du { $card }
board-near-below = au-dessous du { $card }
board-near-left = à gauche du { $card }
board-near-right = à droite du { $card }
board-near-above-left = en haut à gauche du { $card }
board-near-above-right = en haut à droite du { $card }
board-near-below-left = en bas à gauche du { $card }
board-near-below-right = en bas à droite du { $card }
board-can-be-chosen = au choix
board-just-placed = vient d’être posée
board-partner = en Paire avec la dernière carte posée
board-closer = Agrandir
board-whole-map = Tout le plan
board-round = Manche { $round } sur { $rounds }
board-tap-again = Touchez encore pour poser ici.

# What may be thrown

board-could-throw = On pourrait vous lancer
board-may-throw = À { $name } :
board-may-throw-you = À vous :
board-last-pairs = Ces Paires permettent :
board-any-notes = les cartes à { $list }
board-nothing = rien
board-silence = Silence : 1 carte au choix
board-safesong = Safesong : personne ne lance
board-basis-range = par l’intervalle seulement
board-basis-notes = par les notes seulement
board-basis-distance = par la distance seulement
board-no-pairs-yet = Deux cartes d’une couleur sur une même ligne font une Paire.

# The hand

board-hand = Votre main
board-sort-colour = Trier par couleur
board-sort-number = Trier par nombre
board-can-place = peut être posée
board-can-throw = peut être lancée
board-throwing = lancée
board-piling = pour sa pile
board-chosen = choisie
board-empty-hand = Votre main est vide.
board-done = Terminé
board-done-throwing =
    { $count ->
        [0] Ne rien lancer
       *[other] Lancer { board-cards }
    }
board-done-discarding = Tout garder
board-done-moving = Ne rien déplacer
board-done-removing = C’est assez
board-done-exchanging = Ne plus échanger
board-done-again = Pas d’autre carte
board-take = Piocher
board-pass = Passer
board-as-colour = En { $colour }
board-by-basis-range = Par intervalle
board-by-basis-notes = Par notes
board-by-basis-distance = Par distance
board-leave-open = Laisser ouvert
board-throw-it = Lancer le { $card }
board-pile-it = Empiler le { $card }
board-thrown-mark = lancée
board-pile-mark = pile

# What is expected

board-expect-card = Choisissez une carte à poser.
board-expect-cell = Choisissez une case éclairée pour le { $card }.
board-expect-take = Aucune de vos cartes ne peut être posée : piochez.
board-expect-pass = Aucune de vos cartes ne peut être posée et la pioche est vide : passez.
board-expect-colour = Dites quelle couleur prend le { $card }.
board-expect-discard = Vous pouvez défausser une carte de votre main.
board-expect-moved-card = Vous pouvez déplacer une carte du plan : choisissez-la.
board-expect-target-cell = Choisissez la case où déplacer le { $card }.
board-expect-removed-card = Vous pouvez retirer jusqu’à trois cartes du plan.
board-expect-basis = Choisissez par quoi seulement on pourra lancer, ou laissez ouvert.
board-expect-throws = Lancez à { $name } ce qui convient, puis validez.
board-expect-throws-or-piles = Lancez des cartes à { $name }, ou empilez-les.
board-expect-nothing-to-throw = Vous n’avez rien à lancer à { $name }.
board-expect-enough-thrown = Vous ne pouvez lancer davantage. Validez.
board-expect-offered-card = Vous pouvez échanger une carte avec le plan : choisissez-la.
board-expect-wanted-card = Quelle carte du plan voulez-vous contre le { $card } ?
board-expect-another-card = Posez une carte de plus, d’une autre couleur, si vous voulez.
board-expect-over = La partie est terminée.

# Moves

board-move-card = poser le { $card }
board-move-cell = poser { $near }
board-move-throws = lancer le { $card }
board-move-pile = mettre le { $card } sur sa pile
board-move-discard = défausser le { $card }
board-move-moved = déplacer le { $card }
board-move-target = déplacer { $near }
board-move-removed = retirer le { $card } du plan
board-move-offered = échanger le { $card }
board-move-wanted = prendre le { $card } du plan

# Scores

board-player = Joueur
board-round-number = Manche { $round }
board-total = Total
board-notes-head = Notes
board-fewest = La plus petite somme de notes gagne.
board-piles-wanted = Vous gagnez ensemble si chaque pile a exactement 10 notes.
board-missing = Écart à dix
board-hands-left = Cartes restantes
board-none = aucune
board-round-over = La manche { $round } est finie
board-piles-miss =
    { $points ->
        [0] Chaque pile a exactement dix notes.
       *[other] Écart total à dix : { $points }.
    }
board-go-on = Continuer

# Special cards: the name, and what they do

board-when-paired = En Paire
board-when-thrown = Lancée
board-when-drawn = Piochée
board-when-scored = Au décompte

# Sounds

board-caption-placed = { $instrument }, note { $number }
board-caption-pair = un intervalle, { $some } et { $other }
board-caption-thrown = { board-cards } à la volée
board-caption-piled = une note claire
board-caption-drawn = un petit coup sec
board-caption-safesong = un long accord paisible
board-caption-silence = un coup étouffé
board-caption-round-over = tout l’orchestre, un accord
board-caption-special = un roulement

# The first game

board-lesson-goal = Débarrassez-vous de vos cartes. Chaque note qui vous reste en fin de manche compte contre vous.
board-lesson-card = Les cartes qui peuvent être posées sont éclairées. Choisissez-en une : vous verrez où elle peut aller.
board-lesson-cell = Une carte doit toucher le plan et être alignée avec une carte de sa couleur : ligne, colonne ou diagonale. Elle ne doit pas être côte à côte avec sa couleur.
board-lesson-prospect = Regardez une case avant de poser : la ligne au-dessus du plan dit ce qu’on pourrait vous lancer.
board-lesson-pairs = La nouvelle carte fait une Paire avec chaque carte de sa couleur alignée. Les nombres entre les deux sont l’intervalle ; l’écart de leurs notes est la différence.
board-lesson-throws = À vous de lancer : une carte de la couleur de la Paire, dans l’intervalle, ou toute carte qui a autant de notes que la différence.
board-lesson-nothing = Rien ne convient cette fois. On demande pourtant à tous, pour que personne ne devine vos cartes.
board-lesson-thrown-at-you = On vous a lancé des cartes. Tout le monde sait maintenant que vous les avez.
board-lesson-middle = Les cartes du milieu, de 5 à 12, ont beaucoup de notes : chères à garder. Posez-les ou lancez-les tôt.
board-lesson-safe-pair = Deux nombres voisins avec autant de notes font la Paire la plus sûre : rien ne peut être lancé.
board-lesson-few = Quelqu’un n’a plus qu’une ou deux cartes. Un lancer peut finir la manche autant qu’une pose.
board-lesson-round-end = La manche est finie. Après la dernière manche, la plus petite somme de notes gagne.
board-lesson-stuck = Aucune de vos cartes ne peut être posée : vous piochez, et votre tour s’arrête là.
board-lesson-together = Vous jouez ensemble : empilez vos cartes, toujours plus haut que la dernière. Dix notes sur chaque pile, exactement.
board-lesson-safesong = Avec Safesong, les cartes intermédiaires comptent : trois ou plus dans chaque Paire, et personne ne peut lancer.
board-lesson-special = Une étoile marque une carte spéciale. Touchez-la pour lire ce qu’elle fait.
