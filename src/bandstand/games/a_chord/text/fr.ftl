### Take the A Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = le { fact-cards }
    .unknown = cette carte
fact-cards = { $chord } { fact-colour }
fact-colour = { $colour ->
    [blue] bleu
    [green] vert
    [red] rouge
    [yellow] jaune
   *[purple] violet
}
fact-spot = { $spot ->
    [white-L] blanc G
    [black-R] noir D
    [black-L] noir G
   *[white-R] blanc D
}
fact-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fact-tokens = { $tokens ->
    [one] { $tokens } jeton de pli
   *[other] { $tokens } jetons de pli
}
fact-improvisations = { $improvisations ->
    [one] { $improvisations } improvisation
   *[other] { $improvisations } improvisations
}
fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens

stage-begins = { $reader ->
    [you] La scène { $stage } commence ; vous entamez.
   *[other] La scène { $stage } commence ; { $seat } entame.
}
key-turned-up = On retourne { $card } : la tonalité est { $key }.
hand-dealt = { $reader ->
    [you] Vous recevez { $count } : { $cards }.
   *[other] { $seat } reçoit { $count } : { $cards }.
}
    .unknown = { $reader ->
        [you] Vous recevez { $count }.
       *[other] { $seat } reçoit { $count }.
    }
card-played = { $reader ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
card-played-to = { $reader ->
    [you] Vous jouez { $card } sur { $spot }.
   *[other] { $seat } joue { $card } sur { $spot }.
}
improvisation = { $reader ->
    [you] Improvisation { $times } : vous amenez la tonalité sur { $key } et entamez le tour suivant.
   *[other] Improvisation { $times } : { $seat } amène la tonalité sur { $key } et entame le tour suivant.
}
trick-won = { $reader ->
    [you] Vous remportez le pli : { $tokens }.
   *[other] { $seat } remporte le pli : { $tokens }.
}
improvised-trick-won = { $reader ->
    [you] Vous remportez le pli improvisé : { $tokens } et un jeton d’improvisation.
   *[other] { $seat } remporte le pli improvisé : { $tokens } et un jeton d’improvisation.
}
spotlight = { $reader ->
    [you] Vous prenez le jeton Projecteur.
   *[other] { $seat } prend le jeton Projecteur.
}
key-changed = { $reader ->
    [you] Changement de tonalité : vous passez en { $key } et entamez.
   *[other] Changement de tonalité : { $seat } passe en { $key } et entame.
}
key-repeated = { $reader ->
    [you] { $key } est répété : la tonalité ne bouge pas, vous entamez.
   *[other] { $key } est répété : la tonalité ne bouge pas, { $seat } entame.
}
second-half = { $reader ->
    [you] La seconde mi-temps commence ; vous entamez.
   *[other] La seconde mi-temps commence ; { $seat } entame.
}
stage-scored = { $seat } : { $tokens }, { $improvisations }, soit { $points } ({ $total } au total).
stage-scored-with-spotlight = { $seat } : { $tokens } et le jeton Projecteur, { $improvisations }, soit { $points } ({ $total } au total).

## Moves, as a button names them

move-card = jouer { $card }

## Why a move is refused

not-in-hand = Vous n’avez pas { $card } en main. Jouez une carte de votre main.
follow-colour = Vous avez du { $colour }, la couleur demandée, et ce tour ne contient pas de { $chord } : fournissez-en.
follow-or-repeat = Vous avez du { $colour }, la couleur demandée : fournissez-en, ou répétez un accord visible de ce tour ({ $chord } n’y est pas).

## What hints speak of

outcome-trick = vous remportez ce pli
outcome-spotlight = vous prenez le jeton Projecteur
outcome-improvise = vous improvisez
