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
