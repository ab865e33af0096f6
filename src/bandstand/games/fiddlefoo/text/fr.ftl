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
fact-cell = { $column },{ $row }
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
card-laid = Le plan commence avec { $card } en { $cell }.
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
    [you] Vous posez { $card } en { $cell }.
   *[other] { $seat } pose { $card } en { $cell }.
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
    [you] Vous déplacez { $card } en { $cell }.
   *[other] { $seat } déplace { $card } en { $cell }.
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

## Moves, as a button names them

move-place = poser { $card }
move-cell = poser en { $cell }
move-throw = lancer { $card }
move-pile = mettre { $card } sur sa pile
move-discard = défausser { $card }
move-moved = déplacer { $card }
move-target = déplacer en { $cell }
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
cell-taken = Il y a déjà une carte en { $cell }.
not-connected = La case { $cell } ne touche pas le plan. Il faut un côté commun.
not-in-line = Aucune carte de couleur { $colour } n’est en ligne avec { $cell }. Il en faut une sur la même ligne, colonne ou diagonale.
touches-colour = En { $cell }, la carte toucherait une autre carte de couleur { $colour }.
map-too-large = En { $cell }, la carte rendrait le plan plus grand que 8 sur 8.
line-closed = En { $cell }, la carte prolongerait une ligne close par un Safesong.
range-limit = En { $cell }, une Paire avec { $card } aurait moins de quatre nombres dans son intervalle.
distance-limit = En { $cell }, une Paire avec { $card } serait à une distance de plus de deux.
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

## What hints speak of

outcome-thrown-at = on vous lance des cartes
outcome-empty-hand = vous videz votre main
outcome-piles = chaque pile a ses dix notes
