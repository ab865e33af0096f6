### Rythm 'n' Play: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-card = { face }
fact-last = { face }
fact-tone = { face }
fact-cards = { face }
    .none = rien
face = { $face ->
    [Sharp] Dièse
    [Flat] Bémol
    [Re] Ré
   *[other] { $face }
}
fact-value = { $value ->
    [whole] ronde
    [half] blanche
    [quarter] noire
   *[eighth] croche
}
fact-rythm = une { fact-value }
fact-values = { $cards ->
    [1] { fact-rythm }
   *[other] { equal-rythms }
}
    .none = rien
equal-rythms = { $cards } { fact-value }s
fact-ways = { $way ->
    [compose] composer
    [exchange] échanger des cartes RYTHM
    [take] prendre une carte RYTHM
    [pass] passer
    [pick-up] ramasser la portée
    [spend-more] dépenser une autre carte RYTHM
    [draw] piocher pour les temps choisis
    [tonality] choisir le côté de la carte Tonalité
   *[lay] poser face visible une carte PLAY de votre main
}
fact-beats = { $beats ->
    [0.5] un demi-temps
   *[other] { $beats } temps
}
fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fact-limited = { $limited ->
    [0] cartes PLAY
   *[other] cartes
}

## What happens

game-begins = { $reader ->
    [you] Vous commencez ; à votre droite, on choisit la Tonalité.
   *[other] { $seat } commence ; à sa droite, on choisit la Tonalité.
}
hand-dealt = { $reader ->
    [you] Vous recevez { $cards }, et { $values }.
   *[other] { $seat } reçoit { $cards }, et { $values }.
}
    .unknown = { $reader ->
        [you] Vous recevez quatre cartes PLAY et une carte RYTHM.
       *[other] { $seat } reçoit quatre cartes PLAY et une carte RYTHM.
    }
tonality-chosen = { $reader ->
    [you] Vous mettez la Tonalité côté { $tone }.
   *[other] { $seat } met la Tonalité côté { $tone }.
}
note-composed = { $reader ->
    [you] Vous composez { $card }.
   *[other] { $seat } compose { $card }.
}
change-composed = { $reader ->
    [you] Vous composez { $card } : la Tonalité passe côté { $tone }.
   *[other] { $seat } compose { $card } : la Tonalité passe côté { $tone }.
}
stave-shut = { $reader ->
    [you] Vous composez { $card } et fermez la portée.
   *[other] { $seat } compose { $card } et ferme la portée.
}
stave-picked-up = { $reader ->
    [you] Vous ramassez la portée : { $count }.
   *[other] { $seat } ramasse la portée : { $count }.
}
rythm-chosen = { $reader ->
    [you] Vous mettez { $rythm } dans l’échange : { $beats } pour l’instant.
   *[other] { $seat } met { $rythm } dans l’échange : { $beats } pour l’instant.
}
exchanged = { $reader ->
    [you] Vous dépensez { $values } : { $beats }.
   *[other] { $seat } dépense { $values } : { $beats }.
}
play-drawn = { $reader ->
    [you] Vous piochez { $count } : { $cards }.
   *[other] { $seat } pioche { $count } : { $cards }.
}
    .unknown = { $reader ->
        [you] Vous piochez { $count }.
       *[other] { $seat } pioche { $count }.
    }
play-stack-empty = La pile PLAY est vide : la prochaine portée ramassée termine la partie.
rythm-taken = { $reader ->
    [you] Vous prenez une carte RYTHM : { $rythm }.
   *[other] { $seat } prend une carte RYTHM : { $rythm }.
}
    .unknown = { $reader ->
        [you] Vous prenez une carte RYTHM.
       *[other] { $seat } prend une carte RYTHM.
    }
discards-shuffled = La défausse est mélangée en une nouvelle pile RYTHM : { $count }.
card-laid = { $reader ->
    [you] Vous posez { $card } face visible.
   *[other] { $seat } pose { $card } face visible.
}
passed = { $reader ->
    [you] Vous passez : aucun coup possible.
   *[other] { $seat } passe : aucun coup possible.
}
silent-lap = Personne n’a composé pendant tout un tour de table.
scored = { $seat } : { $down } face cachée, { $up } face visible, { $beats } en main : { $points }.

## Called out on the table

callout-stave-picked-up = { $seat } : portée de { $count }
callout-stave-shut = Portée fermée

## Moves, as a button names them

move-compose = composer { $card }
move-lay = poser { $card } face visible
move-pick-up = ramasser la portée
move-take = prendre une carte RYTHM
move-pass = passer
move-spend = dépenser { $rythm }
move-done = piocher pour les temps choisis
move-tonality = mettre la Tonalité côté { $tone }

## Why a move is refused

no-such-move = Ce coup n’existe pas dans ce jeu.
tonality-first = Choisissez d’abord le côté de la carte Tonalité : Dièse ou Bémol.
tonality-is-chosen = La Tonalité se choisit une fois, avant le premier tour : elle est côté { $tone }.
hand-limit = Vous avez plus de sept { $limited }. Posez { $excess } de vos cartes PLAY face visible devant vous.
within-hand-limit = On ne pose des cartes face visible que si l’on tient plus de sept { $limited }.
not-in-hand = Vous n’avez pas { $card }. Vous pouvez { $ways }.
begin-with-note = Une portée commence par une note, pas par une Altération.
change-after-change = Une Altération suit une note, jamais une autre Altération.
shut-stave = Cette portée est fermée : aucune note n’est au-delà, et une Altération ne suit pas une Altération.
rising = { $card } n’est pas plus haut que { $last }, et la Tonalité est Dièse : la portée monte.
falling = { $card } n’est pas plus bas que { $last }, et la Tonalité est Bémol : la portée descend.
no-stave = Il n’y a pas de portée à ramasser.
not-your-card = La dernière carte de la portée est à { $seats }. Vous ramassez une portée si, quand revient votre tour, sa dernière carte est la vôtre.
continue-or-pick-up = Personne n’a rien ajouté depuis votre carte. Avant toute autre chose, vous pouvez { $ways }.
exchange-begun = Finissez d’abord votre échange : vous pouvez { $ways }.
nothing-chosen = Vous n’avez choisi aucune carte RYTHM à dépenser.
rythm-not-in-hand = Vous n’avez plus de { $value } à dépenser.
no-play-left = La pile PLAY est vide : il n’y a plus rien à piocher en échange.
whole-beats = Un échange vaut 1, 2, 3 ou 4 temps entiers ; avec { $beats }, votre main n’y arrive pas.
unfinished-beat = { $beats }, ce n’est pas un nombre entier de temps : dépensez encore une croche.
four-beats = Un échange vaut quatre temps au plus ; cela ferait { $beats }.
no-rythm-left = Il n’y a plus de carte RYTHM à prendre, ni pile ni défausse.
seven-rythm = Vous avez sept cartes RYTHM et aucune carte PLAY à poser : vous ne pouvez pas en prendre une autre.
no-free-pass = On ne passe que si l’on ne peut ni composer, ni échanger, ni prendre. Vous pouvez { $ways }.

## What a move would do, in two or three words

mark-shuts = Ferme la portée
mark-turns = Passe côté { $tone }
mark-followers = { $notes ->
    [0] Aucune note ne peut suivre
    [one] { $notes } note peut suivre
   *[other] { $notes } notes peuvent suivre
}
mark-stave = À vous : { $count }
mark-ends-game = Termine la partie
mark-buys = Pioche { $count }
mark-lays-down = Puis { $count } à poser

## What a move does for the plan: the reason of a hint

plan-begin = Vous commencez une portée. { can-follow }
plan-compose = La portée passe à { $count }, un point chacune, et elle est à vous si cette carte reste la dernière. { can-follow }
plan-continue = Vous pourriez ramasser { $count } maintenant ; vous continuez pour en avoir plus. { can-follow }
plan-shuts = Rien ne peut suivre : toute la portée, { $count }, est à vous à votre prochain tour.
plan-pick-up = La portée compte { $count }, un point chacune : vous arrivez à { $points }.
plan-pick-up-last = La portée compte { $count }, et la partie se termine : vous arrivez à { $points }, les temps en main déjà déduits.
plan-take = { fit-now } Les temps achètent de nouvelles cartes.
plan-exchange = { fit-now } Les temps dépensés achètent { $count } et ne coûtent plus rien à la fin.
plan-lays-down = Vous aurez alors plus de sept cartes et poserez { $count }, à trois points chacune.
plan-lay = Sept cartes seulement peuvent rester. { fit-after }
plan-tonality = { $held ->
    [0] Avec { $tone }, aucune de vos notes n’est difficile à suivre.
    [one] Avec { $tone }, une de vos notes est difficile à suivre.
   *[other] Avec { $tone }, { $held } de vos notes sont difficiles à suivre.
}
can-follow = { $notes ->
    [0] Aucune note ne peut la suivre.
    [one] Une seule note peut la suivre.
   *[other] { $notes } des sept notes peuvent la suivre.
}
fit-now = { $fitting ->
    [0] Aucune de vos cartes ne va sur la portée.
    [one] Une de vos cartes va sur la portée.
   *[other] { $fitting } de vos cartes vont sur la portée.
}
fit-after = { $fitting ->
    [0] Aucune de celles que vous gardez ne va sur la portée.
    [one] Une de celles que vous gardez va sur la portée.
   *[other] { $fitting } de celles que vous gardez vont sur la portée.
}

## What hints speak of

outcome-stave = vous ramassez cette portée

## Lessons: the first game and the exercises

first-tonality = Ramassez des cartes : qui a posé la dernière carte de la mélodie la prend quand son tour revient, un point par carte. D’abord, choisissez son sens. Vos seules notes sont basses : choisissez Dièse, et la mélodie monte.
first-begin = La portée est vide : toute note peut la commencer. Posez un C.
first-pick-up = Personne n’a rien ajouté, et votre carte est la dernière. Ramassez la portée : un point.
first-change = Un D est posé, et votre C est trop bas. Une Altération peut suivre toute note : posez le Bémol. La mélodie doit descendre.
first-again = De nouveau, personne n’a suivi. Ramassez : les Altérations valent aussi un point.
first-take = Il vous reste peu de cartes. Prenez une carte RYTHM : elle achètera des cartes PLAY.
first-spend = Une blanche vaut deux temps, et chaque temps achète une carte PLAY. Choisissez-la.
first-done = Deux temps entiers : échangez maintenant.
first-compose = La portée est de nouveau vide. Commencez par un E ; la Tonalité est Bémol, seules des notes plus basses suivent.
first-must = La mélodie a changé de sens et doit monter au-dessus de E. Vous ne pouvez ni suivre ni échanger : vous devez prendre.
first-lure = L’adversaire l’a ramassée. Posez le E : on peut le suivre, et vous avez un Dièse.
first-shut = G est la note la plus haute. Un Dièse dessus ferme la portée : rien ne peut suivre.
first-reward = Elle vous a attendu. Ramassez-la : trois points.
first-end = On continue jusqu’à ce que la pile PLAY soit vide et une dernière portée ramassée. Les cartes RYTHM en main coûtent alors leurs temps ; le plus de points gagne.
exercise-rise = La mélodie monte. Ajoutez une note.
exercise-rise-why = Quand la Tonalité montre Dièse, une note doit être plus haute que la dernière. Au-dessus de D vous n’avez que E.
exercise-turn = Faites descendre la mélodie.
exercise-turn-why = Un Bémol tourne la Tonalité : désormais les notes doivent être plus basses. Il peut suivre toute note.
exercise-shut = Fermez la portée.
exercise-shut-why = Aucune note n’est plus haute que G : après un Dièse rien ne suit. Un Bémol laisserait passer des notes plus basses.
exercise-pick-up = Votre carte est la dernière. Marquez quatre points tout de suite.
exercise-pick-up-why = Quand votre tour vient et que votre carte est la dernière, vous pouvez ramasser la portée : un point par carte.
exercise-buy = Piochez trois cartes PLAY en un échange.
exercise-buy-why = Une blanche fait deux temps et deux croches un : trois temps, trois cartes.
exercise-no-answer = L’adversaire n’a que des notes. Ajoutez une note qu’on ne peut pas suivre.
exercise-no-answer-why = G est la note la plus haute : sans Altération rien ne la suit, et la portée vous revient.

## The board

# Things

board-card-Sharp = Dièse
board-card-Flat = Bémol
board-card-Do = Do
board-card-Re = Ré
board-card-Mi = Mi
board-card-Fa = Fa
board-card-Sol = Sol
board-card-La = La
board-card-Si = Si
board-value-whole = ronde
board-value-half = blanche
board-value-quarter = noire
board-value-eighth = croche
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-beats =
    { $count ->
        [0.5] un demi-temps
       *[other] { $count } temps
    }
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Moves

board-compose = composer { $card }
board-lay = poser { $card } face visible
board-pick-up = ramasser la portée
board-pick-up-for = Ramasser la portée : { board-points }
board-take = prendre une carte RYTHM
board-take-one = Prendre une carte RYTHM
board-pass = passer
board-pass-one = Passer
board-spend-whole = dépenser une ronde
board-spend-half = dépenser une blanche
board-spend-quarter = dépenser une noire
board-spend-eighth = dépenser une croche
board-done = piocher pour les temps choisis
board-draw =
    Piocher { $count ->
        [one] { $count } carte PLAY
       *[other] { $count } cartes PLAY
    }
board-tonality-Sharp = mettre la Tonalité côté Dièse
board-tonality-Flat = mettre la Tonalité côté Bémol

# What is expected

board-choose-tonality = Choisissez la Tonalité : la mélodie doit-elle monter ou descendre ?
board-lay-down =
    Vous avez plus de sept cartes : posez { $count ->
        [one] { $count } carte PLAY
       *[other] { $count } cartes PLAY
    } face visible. Chacune coûte 3 points.
board-go-on-or-pick-up = Personne n’a suivi votre carte : ramassez la portée pour { board-points }, ou continuez.
board-only-pick-up = La portée est à vous : ramassez-la pour { board-points }.
board-half-beat =
    { $count ->
        [0.5] Un demi-temps pour l’instant : ajoutez une croche.
       *[other] { board-beats } pour l’instant : ajoutez une croche.
    }
board-whole-beats = { board-beats } : piochez { board-cards }.
board-whole-beats-or-more = { board-beats } : piochez { board-cards }, ou ajoutez des cartes RYTHM.
board-begin = commencez la portée par une note
board-rise = composez au-dessus de { $last }
board-fall = composez au-dessous de { $last }
board-change = posez une Altération
board-exchange = dépensez des cartes RYTHM
board-take-it = prenez une carte RYTHM
board-take-one-too = prenez-en une
board-do-this = { $thing }.
board-do-one = { $things }.
board-must-pass = Vous ne pouvez ni composer, ni échanger, ni prendre : passez.

# The table

board-stave = La portée
board-stave-of-nothing = La portée est vide.
board-stave-of = Sur la portée : { $names }.
board-empty = La portée est vide
board-last-by = dernière : { $name }
board-last-by-spoken = Dernière carte : { $name }.
board-shut = fermée
board-shut-spoken = La portée est fermée : rien ne peut suivre.
board-tonality-is-Sharp = Dièse : on monte
board-tonality-is-Flat = Bémol : on descend
board-no-tonality = Tonalité à choisir
board-choosing =
    { $you ->
        [yes] Vous choisissez
       *[no] { $name } choisit
    } la Tonalité
board-rising = La mélodie monte
board-falling = La mélodie descend
board-silence =
    fin dans { $turns ->
        [one] { $turns } tour sans composer
       *[other] { $turns } tours sans composer
    }
board-play-stack = Pile PLAY, { board-cards }
board-rythm-stack = Pile RYTHM, { board-cards } : en prendre une
board-discards = Cartes RYTHM dépensées, { board-cards }
board-spent = défausse
board-players = Les joueurs
board-seat =
    { $name } : { $play } PLAY et { $rythm } RYTHM en main, { $down } face cachée, { $up } face visible, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $turn ->
        [yes] { " ; à jouer" }
       *[no] { "" }
    }
board-cards-of =
    Devant { $you ->
        [yes] vous
       *[no] { $name }
    }
board-in-hand = En main
board-face-down = Face cachée, 1 point chacune
board-face-up = Face visible, 3 points de moins chacune
board-not-shown = { board-cards }, à ne pas regarder
board-nothing = rien
board-spent-cards = Cartes RYTHM dépensées

# The hand

board-hand = Votre main
board-actions = Ce que vous pouvez faire
board-can-compose = peut être composée
board-cannot = pas maintenant
board-must-lay = peut être posée face visible
board-can-spend = peut être dépensée
board-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
board-chosen-copies =
    { $count ->
        [one] { $count } choisie
       *[other] { $count } choisies
    }
board-order-up = Du grave à l’aigu
board-order-down = De l’aigu au grave
board-order-help = L’ordre de vos cartes

# Scores

board-player = Joueur
board-down = Face cachée
board-up = Face visible
board-rythm = RYTHM en main
board-score = Points
board-hidden = caché
board-beats-later = Les cartes RYTHM encore en main coûtent leurs temps à la fin.

# Sounds

board-heard-note = la note { $note }
board-heard-change-Sharp = un glissé vers le haut
board-heard-change-Flat = un glissé vers le bas
board-heard-shut = un dernier accord : la portée est fermée
board-heard-melody =
    la portée, une mélodie de { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
board-heard-rhythm = un tambour : { $values }
board-heard-take = un petit coup de tambour
board-heard-thud = un tambour grave
board-heard-silence = une dernière note, longue et douce

# The first game

board-lesson-goal = Ensemble, vous écrivez une mélodie. Qui a posé la dernière carte la ramasse quand son tour revient : un point par carte. Le plus de points gagne.
board-lesson-tonality = La carte Tonalité dit où va la mélodie. Dièse : chaque note doit être plus haute que la précédente. Bémol : plus basse.
board-lesson-begin = La portée est vide : n’importe quelle note peut la commencer. Une Altération, non.
board-lesson-compose = Les cartes au bord lumineux peuvent suivre. Ce n’est pas la meilleure note qui compte mais la dernière : la personne qui l’a posée ramasse la portée quand son tour revient.
board-lesson-change = Une Altération fixe le sens de la mélodie : après Dièse elle monte, après Bémol elle descend. Elle ne peut suivre qu’une note.
board-lesson-pick-up = Personne n’a rien ajouté depuis votre carte. Ramassez la portée : chaque carte vaut un point, face cachée devant vous.
board-lesson-take = Rien pour suivre ? Prenez une carte RYTHM. Elles achètent des cartes PLAY, mais celles qui restent en main à la fin coûtent leurs temps.
board-lesson-exchange = Des cartes RYTHM qui font des temps entiers achètent des cartes PLAY, une par temps, quatre au plus. Touchez-les, puis la pile PLAY.
board-lesson-half = Une croche vaut un demi-temps : il en faut deux pour une carte.
board-lesson-lay = Sept cartes, pas plus. Le surplus va face visible devant vous, à 3 points de moins la carte. Dépensez tôt.
board-lesson-shut = Un Dièse sur la note la plus haute ou un Bémol sur la plus basse ferme la portée : rien ne peut suivre, elle attend son joueur.
board-lesson-last = La pile PLAY est vide : la prochaine portée ramassée termine la partie. Débarrassez-vous de vos cartes RYTHM tant que c’est possible.
board-lesson-end = Un point par carte face cachée, trois de moins par carte face visible, et les temps des cartes RYTHM en main. Le plus de points gagne.
