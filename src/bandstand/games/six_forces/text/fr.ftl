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

## What hints speak of

outcome-trick = vous remportez ce pli
outcome-prediction = votre annonce se réalise
