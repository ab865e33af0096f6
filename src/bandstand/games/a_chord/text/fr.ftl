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

## Called out on the table

callout-key-changed = Nouvelle tonalité : { $key }
callout-improvisation = Improvisation en { $key }
callout-spotlight = Projecteur : { $seat }

## Moves, as a button names them

move-card = jouer { $card }

## Why a move is refused

not-in-hand = Vous n’avez pas { $card } en main. Jouez une carte de votre main.
follow-colour = Vous avez du { $colour }, la couleur demandée, et ce tour ne contient pas de { $chord } : fournissez-en.
follow-or-repeat = Vous avez du { $colour }, la couleur demandée : fournissez-en, ou répétez un accord visible de ce tour ({ $chord } n’y est pas).

## What a move would do, in two or three words

mark-wins = Remporte pour l’instant
mark-wins-trick = Remporte { $tokens }
mark-loses = Ne remporte pas
mark-spotlight = Remporte le jeton Projecteur
mark-key = Tonalité : { $key }
mark-leads-next = À vous d’entamer ensuite
mark-improvises = Improvisation en { $key }

## What a move does for the plan: the reason of a hint

plan-lead = { so-far } : vous voulez donc ce pli. { unseen-stronger }
plan-lead-enough = { so-far } : vous voulez donc perdre ce pli. { unseen-stronger }
plan-win = { so-far } ; cette carte remporte le pli pour l’instant.
plan-win-improvised = { so-far } ; ce pli a été improvisé et vous vaut { $gain } points de plus, et cette carte remporte le pli pour l’instant.
plan-let-go = { so-far } ; cette carte laisse passer le pli et en garde une plus forte pour la suite.
plan-cannot-win = { so-far }, mais aucune carte que vous pouvez jouer ne remporte ce pli.
plan-lose = { so-far } ; cette carte perd exprès.
plan-win-anyway = { so-far } ; cette carte remporte le pli pour l’instant, mais elle en garde une perdante pour la suite.
plan-must-win = { so-far }, mais toutes les cartes que vous pouvez jouer remportent le pli pour l’instant.
plan-improvise = Personne ne gagne cette manche : vous improvisez, { $key } devient la tonalité, vous entamez la suite, et le pli vaut 15 de plus.
plan-key = { $held ->
    [0] Elle fait de { $key } la tonalité et vous donne l’entame.
    [one] Elle fait de { $key } la tonalité et vous donne l’entame, et vous avez encore un { $key }.
   *[other] Elle fait de { $key } la tonalité et vous donne l’entame, et vous en avez encore { $held }.
}
so-far = { $aim ->
    [one] { $aim } jeton rapporte
   *[other] { $aim } jetons rapportent
} le plus et vous en avez { $have }
unseen-stronger = { $stronger ->
    [0] Aucune carte que vous n’avez pas vue n’est plus forte.
    [one] Une seule carte que vous n’avez pas vue est plus forte.
   *[other] { $stronger } cartes que vous n’avez pas vues sont plus fortes.
}

## What hints speak of

outcome-trick = vous remportez ce pli
outcome-spotlight = vous prenez le jeton Projecteur
outcome-improvise = vous improvisez

## Lessons: the first game and the exercises

first-goal = Trois scènes, et toute votre main sur chacune. Les plis gagnés rapportent, mais jusqu’à trois seulement : chacun de plus vous coûte. La tonalité, A, est l’accord le plus fort, puis B, C et ainsi de suite. Entamez du B vert.
first-change = Quelqu’un a répété D : c’est la tonalité. Vous le pouvez aussi : un G violet est posé, et votre G rouge le répète. La tonalité devient G, et vous entamez.
first-key = Vous entamez, et la tonalité est G : ensuite vient A. Entamez du A vert ; seul un G peut le battre.
first-colour = On demande du jaune et vous n’en avez pas : jouez ce que vous voulez. Défaussez le D bleu.
first-improvised = Improvisation : la dernière carte a répété la première. Le tour reste face cachée, B est la tonalité, et le même pli continue. Fournissez le B rouge, la tonalité même : il gagne les deux tours, 15 points de plus et le projecteur.
first-enough = Vous avez plus de jetons qu’il n’en faut : ne gagnez plus rien. La tonalité est F, et le A violet perd contre tout F ou G. Gardez le G pour plus tard.
first-improvise = Un G a entamé ce tour et vous jouez en dernier. Répétez-le avec le G bleu : vous improvisez, personne ne gagne encore, et vous entamez la suite.
first-last = Dernier tour de la scène : plus de changement de tonalité ni d’improvisation. Votre E vert est loin de la tonalité G ; laissez gagner quelqu’un d’autre.
first-end = C’était une scène entière, et toutes les règles sont apparues. Deux autres suivent ; le total le plus élevé gagne.
exercise-win = La tonalité est C. Gagnez ce pli.
exercise-win-why = À partir de C, l’ordre est C D E F G A B. Seul le C bat le D posé.
exercise-duck = Vous avez trois jetons, le meilleur nombre. Ne gagnez pas ce pli.
exercise-duck-why = À partir de F, l’ordre est F G A B C D E. F et G battent le A posé ; le E perd contre tout.
exercise-key = Faites de E la tonalité.
exercise-key-why = Un accord joué deux fois dans un tour devient la tonalité. Un E est posé : tout E le répète, même d’une autre couleur.
exercise-spotlight = Prenez le projecteur.
exercise-spotlight-why = Le projecteur va à qui gagne avec l’accord de la tonalité. Le E gagnerait aussi, mais seul le D est la tonalité.
exercise-improvise = Vous jouez en dernier. Improvisez.
exercise-improvise-why = La dernière carte improvise si elle a l’accord de la première. La première est un C : jouez le vôtre ; répéter le E ne ferait que changer la tonalité.
exercise-lead = Entamez le prochain pli sans gagner celui-ci.
exercise-lead-why = La dernière personne qui répète un accord entame, sans devoir gagner. Votre B répète le B, et le G posé gagne toujours.

## The board

# Things

board-colour-blue = bleu
board-colour-green = vert
board-colour-red = rouge
board-colour-yellow = jaune
board-colour-purple = violet
board-colour-grey = gris
board-colour-white = blanc
board-card = { $chord } { $colour }
board-place-white-L = blanc G
board-place-black-R = noir D
board-place-black-L = noir G
board-place-white-R = blanc D

# The hand

board-hand = Votre main
board-hand-empty = Votre main est vide.
board-sort-by-colour = Trier par couleur
board-sort-by-chord = Trier par accord
board-can-play = { $card }, jouable
board-cannot-play = { $card }, non jouable pour l’instant

# The table

board-ring = La tonalité est { $key }. Du plus fort au plus faible : { $order }.
board-key = ton
board-round = Le tour sur la table
board-lies = { $who } : { $card }
board-lies-won = { $who } : { $card }, l’emporte
board-to-play = { $who } : à jouer
board-not-yet = { $who } : pas encore de carte
board-leads = entame
board-winning = remporte pour l’instant
board-stage = Scène { $stage }/{ $of }
board-half =
    { $half ->
        [1] 1re mi-temps
       *[2] 2e mi-temps
    }
board-rounds-left =
    { $rounds ->
        [1] dernier tour
       *[other] encore { $rounds } tours
    }
board-face-down =
    { $rounds ->
        [one] { $rounds } tour face cachée
       *[other] { $rounds } tours face cachée
    }
board-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-trick-tokens =
    { $tokens ->
        [one] { $tokens } jeton de pli
       *[other] { $tokens } jetons de pli
    }
board-improvisations =
    { $improvisations ->
        [one] { $improvisations } jeton d’improvisation
       *[other] { $improvisations } jetons d’improvisation
    }
board-with-spotlight =
    { $spotlight ->
        [yes] , le jeton Projecteur
       *[no] { "" }
    }
board-total-points =
    { $total ->
        [one] { $total } point au total
       *[other] { $total } points au total
    }
board-plate = { $name } : { board-cards }, { board-trick-tokens }, { board-improvisations }{ board-with-spotlight }, { board-total-points }
board-inset = Ce que valent les jetons sur cette scène
board-inset-place =
    { $name } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-each-improvisation = Chaque jeton d’improvisation ajoute 15 points.

# Looking back

board-look-back = Revoir
board-last-round = Le dernier tour
board-no-last-round = Aucun tour n’a encore été joué.
board-played = Cartes jouées sur cette scène
board-open-hand = { $name } a { $cards }
board-open-aside = { $name } (2)

# Scores

board-stage-over = Fin de la scène { $stage }
board-result =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }{ $spotlight ->
        [yes] { " + Projecteur" }
       *[no] { "" }
    }{ $improvisations ->
        [0] { "" }
       *[other] { " + " }{ $improvisations } × 15
    }
board-points = points
board-total = au total
board-go-on = Passer à la scène { $stage }
board-scores = Feuille de score
board-stage-row = Scène { $stage }
board-total-row = Total

# What is expected

board-lead-any = Vous entamez : jouez la carte de votre choix.
board-lead-on = Le pli continue en { $key } : entamez le tour suivant, avec la carte de votre choix.
board-follow = Jouez du { $colour }, ou répétez un accord de ce tour.
board-follow-nothing = Vous n’avez pas de { $colour } : jouez la carte de votre choix.
board-to-place = Pour { $place }. { $sentence }
board-move = Jouer le { $card }

# Sounds

board-voicing-blue = septième de blues
board-voicing-green = neuvième ouverte
board-voicing-red = sixte swing
board-voicing-yellow = septième mineure soul
board-voicing-purple = power chord
board-sound-chord = { $chord }, { $voicing }
board-sound-drone = un doux bourdon sur { $key }
board-sound-fill = break de batterie
board-sound-trick = le pli en un seul accord
board-sound-spotlight = un scintillement qui monte

# The first game

board-lesson-goal = Trois scènes, et toute votre main sur chacune. Les plis ne rapportent que jusqu’à un certain point : l’échelle sous la table montre où chacun se trouve.
board-lesson-lead = Vous entamez : toute carte convient. Sa couleur est celle que les autres doivent fournir.
board-lesson-key = L’accord éclairé sur l’anneau est la tonalité, le plus fort. Ensuite, dans le sens horaire, de plus en plus faible. Les couleurs ne comptent pas.
board-lesson-follow = Fournissez la couleur demandée, ou répétez un accord déjà posé dans ce tour, dans n’importe quelle couleur.
board-lesson-anything = Vous n’avez pas la couleur demandée : vous pouvez jouer ce que vous voulez.
board-lesson-change = Un accord est venu deux fois : c’est la nouvelle tonalité, et la dernière personne qui l’a répété entame. Répéter, c’est diriger l’orchestre.
board-lesson-improvisation = Improvisation : la dernière carte avait l’accord de la première. Personne ne gagne encore ; le tour reste face cachée et le même pli continue dans une nouvelle tonalité.
board-lesson-improvised = Un pli improvisé : un jeton pour chacun de ses tours, et un jeton d’improvisation qui vaut 15 points.
board-lesson-spotlight = Gagner avec l’accord de la tonalité donne le jeton Projecteur. Il compte comme un jeton de plus, bienvenu ou non.
board-lesson-enough = Vous êtes au sommet de l’échelle. Désormais chaque pli de plus vous coûte.
board-lesson-two = À deux, chacun a deux places, G et D. Vous jouez pour les deux vôtres avec une seule main.
board-lesson-half = Seconde mi-temps : vos huit autres cartes. Tonalité, entame et jeton Projecteur restent tels quels.
board-lesson-scored = Une scène est décomptée et tous les jetons sont rendus. Le plus faible score entame la scène suivante.
