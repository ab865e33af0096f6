## The board

# Things

board-pick-white = blanc
board-pick-red = rouge
board-pick-blue = bleu
board-pick-grey = gris
board-pick-purple = violet
board-pick-green = vert
board-pick-wylde = wylde
board-pick-down = face cachée
board-genre-pop = pop
board-genre-rock = rock
board-genre-blues = blues
board-genre-metal = metal
board-genre-funk = funk
board-genre-country = country
board-fretboard = Manche
board-supply = Réserve
board-hand = Vos cartes d’accord
board-guitarists = Guitaristes
board-pad = La feuille de score
board-automa = Automa
board-fret-head = Frette

# For screen readers

board-space = corde { $string }, frette { $fret }
board-empty = vide
board-face-up = médiator { $pick }
board-face-down = médiator face cachée
board-face-down-known = médiator face cachée, vous savez qu’il est { $pick }
board-wanted = votre carte demande ici : { $pick }
board-in-use = le médiator utilisé
board-lifted = le médiator que l’on déplace
board-can = jouable
board-slot = emplacement { $slot } : médiator { $pick }
board-slot-empty = emplacement { $slot } : vide
board-bag-label =
    sac de { $count ->
        [one] { $count } médiator
       *[other] { $count } médiators
    }
board-deck-label =
    pioche de { $count ->
        [one] { $count } carte d’accord
       *[other] { $count } cartes d’accord
    }
board-held-label = { $name } : en main, { $pick }
board-held-hidden = un médiator que nul autre ne peut voir
board-held-nothing = aucun médiator en main
board-card-label = { $chord } : { $dots } ; argent { $silver }, or { $gold }
board-dot-label = { $pick } sur la corde { $string }, frette { $fret }
board-complete = complet
board-on-hold = en attente
board-no-chords = aucun
board-seat-label =
    { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, accords { $chords }, { $fame } points de renommée
board-turn-of = à jouer
board-song-label = Votre chanson « { $title } », { $fame } points de renommée
board-genre-label = Votre genre secret : { $genre }, médiators : { $pick }
board-have = joué
board-missing = manque encore
board-code-label = L’automa a retourné « { $song } » : { $meaning }
board-code-slot = médiator de l’emplacement { $slot }
board-code-bag = médiator du sac, face cachée
board-code-fret = frette { $fret }
board-code-unscored = la frette la plus basse pas encore décomptée
board-code-up = première case libre depuis la corde 6
board-code-down = première case libre depuis la corde 1
board-code-power = avec son pouvoir
board-code-idle = sans son pouvoir

# Buttons

board-play = Jouer
board-play-chord = Jouer { $chord }
board-try-it = Tenter
board-hold = Faire attendre
board-release = Jouer dès que complet
board-hold-all = Tout en attente
board-claim-all = Rien en attente
board-return-card = Rendre
board-tap-card = Touchez une carte pour la voir sur le manche.
board-pass-ability = Sans pouvoir
board-pass-grey-goal = Laisser là
board-pass-neighbour = Ne rien retirer
board-pass-return = Garder tout
board-pass-go-on = Continuer
board-pass-listen = Continuer
board-pass-replacement = Non merci
board-pass-plain = Passer

# What is expected

board-expect-action = Prenez un médiator dans la réserve ou le sac, ou piochez deux cartes.
board-expect-action-closed = Prenez un médiator dans la réserve ou le sac.
board-expect-place-up = Posez le médiator { $pick } sur une case libre.
board-expect-place-wylde = Posez le wylde : sur une case libre, ou à la place d’un médiator.
board-expect-place-down = Vous avez tiré : { $pick }. Posez-le face cachée sur une case libre.
board-expect-ability-white = Blanc : prenez un autre médiator dans la réserve, ou restez-en là.
board-expect-ability-red = Rouge : touchez un autre médiator pour le retirer, ou restez-en là.
board-expect-ability-blue = Bleu : touchez un autre médiator pour le déplacer, ou restez-en là.
board-expect-ability-grey = Gris : touchez un médiator visible pour le retourner, ou restez-en là.
board-expect-ability-purple = Violet : touchez un médiator caché pour le révéler, ou restez-en là.
board-expect-ability-green = Vert : touchez dans sa frette le type à retirer, ou restez-en là.
board-expect-blue-goal = Bleu : touchez la case où il va, ou le médiator avec lequel il permute.
board-expect-grey-goal = Retourné. Touchez une case libre pour l’y déplacer, ou laissez-le.
board-expect-neighbour = Vous pouvez retirer le médiator voisin dans la même frette.
board-expect-return-more =
    { $excess ->
        [one] Rendez une carte à la pioche.
       *[other] Rendez { $excess } cartes à la pioche.
    }
board-expect-return-any = Rendez les cartes dont vous ne voulez pas, ou gardez tout.
board-expect-go-on = Votre tour est fini : continuez.
board-expect-go-on-chord = Complet : { $chords }. Jouez-le, ou continuez.
board-expect-listen = L’automa a changé le manche : tentez un accord, ou continuez.
board-expect-try-chord = Tentez un accord si vous le croyez complet, ou continuez.
board-expect-replacement = Piocher une carte pour remplacer l’accord joué ?
board-expect-replacement-or-play = Complet : { $chords }. Jouez-le, ou piochez une carte pour remplacer l’accord joué.
board-expect-or-play = Complet : { $chords }. { $what }

# Moves

board-move-take = prendre le médiator { $pick } de l’emplacement { $slot }
board-move-bag = tirer un médiator du sac
board-move-draw-two = piocher deux cartes d’accord
board-move-draw-one = piocher une carte de remplacement
board-move-place = poser : { $where }
board-move-remove = retirer le médiator { $pick } : { $where }
board-move-lift = déplacer le médiator { $pick } : { $where }
board-move-turn-down = retourner le médiator { $pick } : { $where }
board-move-turn-up = révéler le médiator : { $where }
board-move-move-to = le déplacer : { $where }
board-move-swap-with = permuter avec le médiator { $pick } : { $where }
board-move-clear = retirer de la frette tout ce qui est { $pick }
board-move-claim = jouer { $chord } ({ $card })
board-move-attempt = tenter { $chord } ({ $card })
board-move-return-card = rendre { $chord } ({ $card })
board-move-hold = faire attendre { $chord } ({ $card })
board-move-release = jouer { $chord } ({ $card }) dès qu’il est complet
board-move-hold-all = faire attendre toutes les cartes
board-move-claim-all = jouer toutes les cartes dès que complètes

# Scores

board-score-chords = accords
board-score-song = chanson
board-score-lead = genre
board-score-total = renommée
board-score-lead-guitar = Même couleur dans une frette
board-score-lead-fame = Renommée
board-score-sum = Somme
board-score-yours = votre genre
board-score-no-chords = pas encore d’accord
board-score-golden = or
board-score-song-set = Chansons : { $set }
board-score-lap = Tour de table { $lap }
board-score-need-more = L’automa reçoit { $bonus } pour son assurance. Il vous faut plus de renommée que lui.

# Sounds

board-sound-note = une corde sonne : { $note }
board-sound-thud = une corde étouffée
board-sound-shuffle = des médiators remuent dans le sac
board-sound-click = un médiator est pris
board-sound-card = une carte est piochée
board-sound-chord = l’accord { $chord }
board-sound-gold = l’accord { $chord }, deux fois
board-sound-song = « { $song } », tous ses accords
board-sound-clang = CLANNNGGG!
board-sound-fret = les six cordes de la frette { $fret }, l’une après l’autre
board-sound-slide = un glissé le long d’une corde
board-sound-finish = le dernier accord résonne

# The first game

board-lesson-welcome = Un seul manche pour tout le monde : six cordes, cinq frettes. À votre tour, prenez un médiator dans la réserve ou le sac, ou piochez deux cartes d’accord.
board-lesson-card = Vos cartes sont de vrais accords. Touchez-en une : des anneaux montrent sur le manche quel médiator elle demande, et où.
board-lesson-place = Touchez une case éclairée. Regardez ce que demandent vos autres cartes, et ce que les autres pourraient chercher.
board-lesson-ability = Un médiator de la réserve a un pouvoir, que vous pouvez toujours laisser. La ligne sous la table dit ce qu’il fait.
board-lesson-face-down = Les médiators du sac se posent face cachée. Ils remplissent les points sombres des cartes, et leur couleur n’est connue que de vous.
board-lesson-complete = Un accord est complet quand tous ses anneaux sont remplis ; un wylde vaut n’importe quoi. Choisissez la carte et jouez-la.
board-lesson-silver = La première carte d’un accord rapporte l’argent, chaque suivante du même nom l’or : un re-chord.
board-lesson-order = Au tour des autres, une carte complète se joue d’elle-même. Faites-la attendre si vous préférez l’or.
board-lesson-song = Votre chanson se joue d’elle-même dès que tous ses accords sont devant vous.
board-lesson-genre = Votre genre est secret. Chaque fois qu’une frette se remplit, sa couleur rapporte : beaucoup de semblables dans une frette valent le plus.
board-lesson-fret = Une frette pleine : décompte Guitare solo, les six couleurs sont notées sur la feuille de score. Après la cinquième, la partie s’arrête.
board-lesson-clang = CLANNNGGG! Ici personne ne vous dit ce qui est complet. Une carte fausse est montrée, puis remélangée.
board-lesson-automa = L’automa retourne une chanson et suit son code. Ses cartes d’accord sont visibles : touchez-les pour voir ce qu’il lui faut.
board-lesson-wylde = Un wylde vaut n’importe quelle couleur pour un accord, et peut même remplacer un médiator.
