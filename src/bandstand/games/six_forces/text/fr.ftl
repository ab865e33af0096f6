### 6 Forces: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = le { fact-cards }
    .unknown = une carte
fact-cards = { $number } { fact-colour }
fact-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
fact-trump = { $trump ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [green] vert
    [big] Grand
   *[small] Petit
}
fact-trumps = { fact-trump }
fact-ways = { $way ->
    [play] jouer une carte
    [predict] annoncer
   *[trump] choisir un atout
}
fact-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
fact-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
fact-points = { signed } { $amount ->
    [one] point
   *[other] points
}
fact-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
signed = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}

## What happens

round-begins = La manche { $round } commence par { $seat }.
hand-dealt = { $reader ->
    [you] Vous recevez { $count } : { $cards }.
   *[other] { $seat } reçoit { $count } : { $cards }.
}
    .unknown = { $reader ->
        [you] Vous recevez { $count }.
       *[other] { $seat } reçoit { $count }.
    }
predicted = { $reader ->
    [you] Vous annoncez { $tricks } ; au centre : { $chips }.
   *[other] { $seat } annonce { $tricks } ; au centre : { $chips }.
}
predicted-with-spare = { $reader ->
    [you] Vous annoncez { $predicted } ou { $tricks }, avec un jeton de réserve ; au centre : { $chips }.
   *[other] { $seat } annonce { $predicted } ou { $tricks }, avec un jeton de réserve ; au centre : { $chips }.
}
trump-chosen = { $reader ->
    [you] Vous choisissez l’atout { $trump }.
   *[other] { $seat } choisit l’atout { $trump }.
}
tricks-begin = { $reader ->
    [you] Les plis commencent ; vous entamez.
   *[other] Les plis commencent ; { $seat } entame.
}
card-played = { $reader ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
trick-won = { $reader ->
    [you] Vous remportez le pli (atout { $trump }) : { $tricks } pour l’instant.
   *[other] { $seat } remporte le pli (atout { $trump }) : { $tricks } pour l’instant.
}
round-scored = { $seat } : { $tricks } (annonce { $predicted }), { $points }, soit { $total } au total.
round-scored-with-spare = { $seat } : { $tricks } (annonce { $predicted } ou { $or_predicted }), { $points }, soit { $total } au total.

## Called out on the table

callout-trick-won = { $standing ->
    [reached] { $seat } : annonce atteinte
    [over] { $seat } : annonce dépassée
   *[unchanged] { "" }
}

## Moves, as a button names them

move-card = jouer { $card }
move-predict = annoncer { $tricks }
move-predict-spare = annoncer { $predicted } ou { $tricks }, avec un jeton de réserve
move-trump = choisir { $trump } comme atout

## Why a move is refused

no-such-move = Ce coup n’existe pas à 6 Forces. Vous pouvez { $ways }.
conception-first = Aucune carte n’est jouée avant que tout le monde ait annoncé et choisi un atout. Vous pouvez { $ways }.
already-predicted = Vous avez déjà annoncé dans cette manche. Choisissez maintenant votre atout.
too-few-chips = Il faudrait plus de jetons qu’il n’y en a au centre : { $chips }. Le jeton de réserve compte aussi. Annoncez avec les jetons présents ; 0 est toujours possible.
trump-already-chosen = Vous avez choisi l’atout { $trump }. Annoncez maintenant vos plis.
trump-taken = L’atout { $trump } est pris, et à trois les trois atouts sont différents. Libres : { $trumps }.
trump-repeated-already = L’atout { $trump } est pris, et un atout est déjà deux fois sur la table. Libres : { $trumps }.
conception-over = Annonces et atouts sont fixés pour cette manche. Jouez une carte.
not-in-hand = Vous n’avez pas { $card } en main. Jouez une carte de votre main.
follow-colour = Vous avez du { $colour }, la couleur demandée : fournissez-en.

## What a move would do, in two or three words

mark-wins = Remporte pour l’instant
mark-wins-trick = Remporte le pli
mark-loses = Ne remporte pas
mark-reaches-prediction = Annonce atteinte : { $tricks }
mark-over-prediction = Au-delà de l’annonce
mark-under-prediction = Annonce hors d’atteinte
mark-prize = Si juste : { $points }

## What a move does for the plan: the reason of a hint

plan-predict-first = { $held ->
    [0] Vous n’avez aucun des trois nombres les plus hauts, et votre atout n’est pas encore choisi.
   *[other] Vos cartes parmi les trois nombres les plus hauts : { $held } ; votre atout n’est pas encore choisi.
}
plan-predict-colour = { $held ->
    [0] Votre atout est { $trump }, et vous n’en avez aucun.
   *[other] Votre atout est { $trump }, et vous en avez { $held }.
}
plan-predict-big = Votre atout est Grand, et vos cartes parmi les trois nombres les plus hauts : { $held }.
plan-predict-small = Votre atout est Petit, et vos cartes parmi les trois nombres les plus bas : { $held }.
plan-trump-colour = Vous choisissez { $trump }, dont vous avez { $held }. Dans les plis que vous entamez, cette couleur bat les autres couleurs.
plan-trump-big = Vos cartes parmi les trois nombres les plus hauts : { $held }. Dans les plis que vous entamez, le plus haut gagne.
plan-trump-small = Vos cartes parmi les trois nombres les plus bas : { $held }. Dans les plis que vous entamez, le plus bas gagne.
plan-either = { so-far } : un pli de plus convient, aucun aussi.
plan-lead = { so-far } : vous voulez donc ce pli. { unseen-stronger }
plan-lead-enough = { so-far } : vous voulez donc perdre ce pli. { unseen-stronger }
plan-win = { so-far } ; cette carte remporte le pli pour l’instant.
plan-let-go = { so-far } ; cette carte laisse passer le pli et en garde une plus forte pour la suite.
plan-cannot-win = { so-far }, mais aucune carte que vous pouvez jouer ne remporte ce pli.
plan-lose = { so-far } ; cette carte perd exprès.
plan-win-anyway = { so-far } ; cette carte remporte le pli pour l’instant, mais elle en garde une perdante pour la suite.
plan-must-win = { so-far }, mais toutes les cartes que vous pouvez jouer remportent le pli pour l’instant.
so-far = { $spare ->
    [0] Vous avez annoncé { $low } et vous en avez { $have }
   *[other] Vous avez annoncé { $low } ou { $high } et vous en avez { $have }
}
unseen-stronger = { $stronger ->
    [0] Aucune carte que vous n’avez pas vue n’est plus forte.
    [one] Une seule carte que vous n’avez pas vue est plus forte.
   *[other] { $stronger } cartes que vous n’avez pas vues sont plus fortes.
}

## What hints speak of

outcome-trick = vous remportez ce pli
outcome-prediction = votre annonce se réalise

## Lessons: the first game and the exercises

first-trump = Annoncez combien de plis vous gagnerez, puis gagnez-en exactement autant. D’abord chacun choisit un atout et annonce, dans l’ordre qu’il veut. Choisissez Grand : dans les plis que vous entamez, le nombre le plus haut gagnera.
first-predict = Annoncez maintenant. Vous avez des 7 et des 8, mais pas de 9 : quatre plis. Une annonce exacte vaut 4 points, chaque pli d’écart en coûte un.
first-lead = Vous entamez : votre atout Grand décide, le nombre le plus haut gagne, toutes couleurs. Commencez par le 4 jaune pour voir.
first-lead-again = Qui gagne entame de nouveau. Essayez le 6 bleu : quelqu’un a peut-être plus haut.
first-theirs = Ce pli a été entamé par quelqu’un d’autre : seul son atout compte, le rouge. Personne n’a joué rouge ; le plus haut jaune gagne. Fournissez le 8 jaune.
first-highest = À vous d’entamer, et Grand compte de nouveau. Le 9 bleu est joué : entamez du 8 bleu.
first-lose = Trois sur quatre. Rien ne presse : cédez l’entame avec le 4 vert.
first-follow = On demande du rouge : vous devez fournir. Jouez le 7 rouge tant que le 8 le bat.
first-forced = Encore du rouge, et le 6 rouge est votre seul.
first-anything = Il ne vous reste pas de rouge : jouez ce que vous voulez. Défaussez le 7 vert, qui pourrait gagner de trop plus tard.
first-safe = L’atout de l’entame est bleu : votre 5 bleu gagnerait. Gardez-le pour la fin et jouez le 3 jaune.
first-low = Fournissez du vert. Quelqu’un a coupé à l’atout bleu : vos deux cartes perdent. Jouez le 2 vert.
first-keep = Pas de jaune. L’atout est rouge, rien de vous ne gagne ; gardez le 5 bleu pour le dernier pli.
first-last = On demande du bleu, et votre 5 bleu est plus haut : le quatrième pli, exactement comme annoncé.
first-end = Quatre annoncés, quatre gagnés : 4 points. Une partie a autant de manches que de joueurs, et le total le plus élevé gagne.
exercise-trump = L’atout de l’entame est vert. Gagnez ce pli.
exercise-trump-why = Vous n’avez pas de jaune : vous pouvez couper. Même le 1 vert bat le 9 jaune.
exercise-small = L’atout de l’entame est Petit. Gagnez ce pli.
exercise-small-why = Avec Petit, le nombre le plus bas gagne, de toute couleur : le 2 rouge est plus bas que le 4 bleu.
exercise-duck = Vous avez les plis annoncés. Ne gagnez pas celui-ci ; l’atout de l’entame est Grand.
exercise-duck-why = Avec Grand, tout nombre au-dessus de 7 gagne ici, de toute couleur. Seul le 2 jaune est sûr.
exercise-lead = Vous entamez, et votre atout est rouge. Les autres n’ont pas de bleu. Gagnez ce pli.
exercise-lead-why = Ils n’ont pas de bleu et peuvent couper le 8 à l’atout rouge. Le 9 rouge est l’atout le plus haut.
exercise-big = L’atout de l’entame est Grand, et une personne joue après vous. Gagnez ce pli.
exercise-big-why = Vous devez fournir du bleu, et seul le 8 dépasse le 6.
exercise-predict = Vous entamez en premier avec l’atout rouge, et voici votre main. Annoncez juste.
exercise-predict-why = Tous les rouges sont à vous, et chacun de vos 9 est le plus haut de sa couleur. Qui gagne entame encore : les douze plis.

## The board

# Things

board-colour-blue = bleu
board-colour-green = vert
board-colour-red = rouge
board-colour-yellow = jaune
board-colour-purple = violet
board-colour-grey = gris
board-colour-white = blanc
board-trump-red = rouge
board-trump-yellow = jaune
board-trump-blue = bleu
board-trump-green = vert
board-trump-big = Grand
board-trump-small = Petit
board-trump-meaning-red = le plus haut rouge l’emporte
board-trump-meaning-yellow = le plus haut jaune l’emporte
board-trump-meaning-blue = le plus haut bleu l’emporte
board-trump-meaning-green = le plus haut vert l’emporte
board-trump-meaning-big = le nombre le plus haut l’emporte
board-trump-meaning-small = le nombre le plus bas l’emporte
board-card = { $number } { $colour }

# The hand

board-hand = Votre main
board-hand-empty = Votre main est vide.
board-sort-by-colour = Trier par couleur
board-sort-by-number = Trier par nombre
board-can-play = { $card }, jouable
board-cannot-play = { $card }, non jouable pour l’instant

# The table

board-round = Manche { $round } sur { $of }
board-tricks-left =
    { $tricks ->
        [1] dernier pli
       *[other] encore { $tricks } plis
    }
board-lap = tour de table { $lap } sur 2
board-trick = Le pli sur la table
board-lies = { $who } : { $card }
board-lies-won = { $who } : { $card }, l’emporte
board-to-play = { $who } : à jouer
board-not-yet = { $who } : pas encore de carte
board-leads = entame
board-winning = remporte pour l’instant
board-trump-of-trick =
    { $you ->
        [yes] Vous entamez
       *[no] { $name } entame
    }, atout { $trump } : { $meaning }

# Plates

board-its-trump = atout { $trump }
board-no-trump = pas encore d’atout
board-plate =
    { $name } : { $said }, { $trump }, { $tricks ->
        [one] { $tricks } pli gagné
       *[other] { $tricks } plis gagnés
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    } au total
board-says-nothing = pas encore d’annonce
board-says = annonce { $prediction }
board-with-spare = { $tricks } ou { $more }

# Before the tricks

board-predict = Combien de plis ?
board-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } au centre
board-choose-trump = Votre atout, quand vous entamez
board-spare = Réserve
board-spare-help = Jeton de réserve : ce nombre, ou un de plus
board-predict-move =
    Annoncer { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
board-predict-spare-move = Annoncer { $prediction }, avec un jeton de réserve
board-trump-move = Choisir { $trump } comme atout
board-card-move = Jouer le { $card }
board-allowed = { $what }, possible
board-refused = { $what }, impossible pour l’instant

# Looking back

board-look-back = Revoir
board-last-trick = Le dernier pli
board-no-last-trick = Aucun pli n’a encore été joué.
board-played = Cartes jouées dans cette manche
board-open-hand = { $name } a { $cards }

# Scores

board-round-over = Fin de la manche { $round }
board-result =
    annonce { $said }, { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
board-points = points
board-total = au total
board-go-on = Passer à la manche { $round }
board-scores = Feuille de score : annonce, plis gagnés, points
board-round-row = Manche { $round }
board-total-row = Total
board-exact = Annonce exacte : +4. Avec un jeton de réserve, l’un des deux nombres : +2. Sinon : −1 par pli d’écart.

# What is expected

board-expect-either = Annoncez vos plis, ou choisissez votre atout.
board-expect-prediction =
    { $chips ->
        [0] Il n’y a plus de jeton : annoncez 0.
        [one] Annoncez vos plis : { $chips } jeton reste.
       *[other] Annoncez vos plis : { $chips } jetons restent.
    }
board-expect-trump = Choisissez votre atout : il décide des plis que vous entamez.
board-expect-lead = Vous entamez avec la carte de votre choix. L’atout est le vôtre, { $trump }.
board-expect-follow = Fournissez du { $colour }.
board-expect-anything = Vous n’avez pas de { $colour } : jouez la carte de votre choix.

# Sounds

board-sound-card = un son doux pour le { $card }
board-sound-trump-card = un son doux et son octave pour le { $card }
board-sound-trump = l’octave de l’atout { $trump }
board-sound-taps =
    { $taps ->
        [one] { $taps } petit coup de bois
       *[other] { $taps } petits coups de bois
    }
board-sound-won = le pli en un seul accord
board-sound-good = un accord clair
board-sound-bad = un son qui tombe

# The first game

board-lesson-goal = Annoncez combien de plis vous gagnerez, puis gagnez-en exactement autant. Une manche en compte douze.
board-lesson-either = Deux tours de table avant la première carte : annoncez ou choisissez un atout maintenant, l’autre choix viendra ensuite. Une annonce tardive en sait plus, mais les jetons et les atouts s’épuisent.
board-lesson-predict = Regardez votre main : les hautes cartes et une longue couleur d’atout gagnent des plis. Une annonce exacte vaut +4, même un vrai 0.
board-lesson-spare = Un doute ? Avec un jeton de réserve vous annoncez deux nombres à la fois, par exemple 3 ou 4. C’est plus sûr, et ne vaut que +2.
board-lesson-trump = Votre atout ne compte que dans les plis que vous entamez. Grand : le nombre le plus haut, toutes couleurs. Petit : le plus bas.
board-lesson-lead = Vous entamez : c’est votre atout qui décide de ce pli. Jouez la carte de votre choix.
board-lesson-theirs = Regardez la carte au milieu : c’est l’atout de la personne qui a entamé ce pli, et lui seul compte.
board-lesson-follow = Fournissez la couleur demandée. Personne n’est obligé de couper.
board-lesson-anything = Vous n’avez pas la couleur demandée : jouez ce que vous voulez, par exemple une carte dangereuse.
board-lesson-reached = Vous avez les plis annoncés. Désormais chaque pli de plus vous coûte : faites profil bas.
board-lesson-over = Un pli de trop : chacun coûte un point. Mieux vaut s’arrêter là.
board-lesson-scored = La manche est décomptée ; la suivante commence à gauche du dernier premier joueur.
