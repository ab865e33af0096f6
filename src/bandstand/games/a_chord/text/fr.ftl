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
    [you] Improvisation { $times } : vous amenez la tonalité sur { $key } et entamez à nouveau.
   *[other] Improvisation { $times } : { $seat } amène la tonalité sur { $key } et entame à nouveau.
}
trick-won = { $reader ->
    [you] Vous gagnez le pli : { $tokens }.
   *[other] { $seat } gagne le pli : { $tokens }.
}
improvised-trick-won = { $reader ->
    [you] Vous gagnez le pli improvisé : { $tokens } et un jeton d’improvisation.
   *[other] { $seat } gagne le pli improvisé : { $tokens } et un jeton d’improvisation.
}
spotlight = { $reader ->
    [you] Vous prenez le projecteur.
   *[other] { $seat } prend le projecteur.
}
key-changed = { $reader ->
    [you] Changement de tonalité : vous passez en { $key } et entamez.
   *[other] Changement de tonalité : { $seat } passe en { $key } et entame.
}
key-repeated = { $reader ->
    [you] Changement de tonalité sur place, { $key } : vous entamez.
   *[other] Changement de tonalité sur place, { $key } : { $seat } entame.
}
second-half = { $reader ->
    [you] La seconde partie commence ; vous entamez.
   *[other] La seconde partie commence ; { $seat } entame.
}
stage-scored = { $seat } : { $tokens }, { $improvisations } : { $points }, { $total } en tout.
stage-scored-with-spotlight = { $seat } : { $tokens } et le projecteur, { $improvisations } : { $points }, { $total } en tout.

## Moves, as a button names them

move-card = jouer { $card }

## Why a move is refused

not-in-hand = Vous n’avez pas { $card } en main. Jouez une carte de votre main.
follow-colour = Vous avez du { $colour }, la couleur d’entame, et ce tour ne contient pas de { $chord }. Jouez du { $colour }.
follow-or-repeat = Vous avez du { $colour }, la couleur d’entame, et ce tour ne contient pas de { $chord }. Jouez du { $colour }, ou un accord visible dans ce tour.

## What hints speak of

outcome-trick = vous gagnez ce pli
outcome-spotlight = vous prenez le projecteur
outcome-improvise = vous improvisez
