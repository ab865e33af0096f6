### Re-Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-space = corde { $string }, frette { $fret }
fact-target = corde { $string }, frette { $fret }
fact-where = corde { $string }, frette { $fret }
fact-pick = { $pick ->
    [white] blanc
    [red] rouge
    [blue] bleu
    [grey] gris
    [purple] violet
    [green] vert
    [wylde] wylde
    [down] face cachée
   *[empty] vide
}
fact-type = { $type ->
    [white] blanc
    [red] rouge
    [blue] bleu
    [grey] gris
    [purple] violet
    [green] vert
    [wylde] wylde
    [down] face cachée
   *[empty] vide
}
fact-wanted = { $wanted ->
    [white] un médiator blanc ou un wylde visible
    [red] un médiator rouge ou un wylde visible
    [blue] un médiator bleu ou un wylde visible
    [grey] un médiator gris ou un wylde visible
    [purple] un médiator violet ou un wylde visible
    [green] un médiator vert ou un wylde visible
    [wylde] un médiator wylde ou un wylde visible
   *[down] un médiator caché ou un wylde visible
}
fact-genre = { $genre } ({ fact-pick })
fact-cards = { $card }
fact-dots = { fact-type }
fact-code = { $source ->
    [bag] un médiator du sac, face cachée
   *[other] le médiator de l’emplacement { $source }
}, { $fret ->
    [unscored] sur la frette la plus basse pas encore décomptée
   *[other] sur la frette { $fret }
}, depuis { $string ->
    [six] la corde 6
   *[one] la corde 1
}, { $power ->
    [yes] avec son pouvoir
   *[no] sans son pouvoir
}
fact-pad = { fact-pick } { $fame }
fact-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fact-change = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
fact-slots = { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
}
fact-ways = { $way ->
    [take] prendre un médiator dans la réserve
    [bag] tirer un médiator du sac
    [draw-two] piocher deux cartes d’accord
    [pass] passer
    [replace] piocher une carte de remplacement
    [claim] jouer un accord complet
    [try] tenter un accord
    [return] rendre une carte d’accord
    [place] poser le médiator
    [move] déplacer le médiator sur une case libre
    [swap] le permuter avec un autre
    [remove-neighbour] retirer un médiator voisin
    [take-another] prendre un autre médiator dans la réserve
    [remove] retirer un autre médiator
    [lift] soulever un autre médiator pour le déplacer
    [turn-down] retourner un médiator visible
    [turn-up] révéler un médiator caché
   *[clear] retirer de sa frette un type de médiators
}
fame = { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
}

## What happens

game-begins = { $reader ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
genre-dealt = { $reader ->
    [you] Vous recevez un genre : { $genre }.
   *[other] { $seat } reçoit un genre : { $genre }.
}
    .unknown = { $reader ->
        [you] Vous recevez un genre secret.
       *[other] { $seat } reçoit un genre secret.
    }
song-dealt = { $reader ->
    [you] Vous recevez la chanson « { $song } ».
   *[other] { $seat } reçoit la chanson « { $song } ».
}
    .unknown = { $reader ->
        [you] Vous recevez une chanson secrète.
       *[other] { $seat } reçoit une chanson secrète.
    }
hand-dealt = { $reader ->
    [you] Vous recevez { $count } : { $cards }.
   *[other] { $seat } reçoit { $count } : { $cards }.
}
    .unknown = { $reader ->
        [you] Vous recevez { $count }.
       *[other] { $seat } reçoit { $count }.
    }
supply-filled = Emplacement { $slot } de la réserve : { $pick }.
pick-taken = { $reader ->
    [you] Vous prenez à l’emplacement { $slot } : { $pick }.
   *[other] { $seat } prend à l’emplacement { $slot } : { $pick }.
}
pick-drawn = { $reader ->
    [you] Vous tirez du sac : { $pick }.
   *[other] { $seat } tire du sac : { $pick }.
}
    .unknown = { $reader ->
        [you] Vous tirez un médiator du sac et le regardez en secret.
       *[other] { $seat } tire un médiator du sac et le regarde en secret.
    }
pick-placed = { $reader ->
    [you] Vous posez un médiator { $pick } { $space }.
   *[other] { $seat } pose un médiator { $pick } { $space }.
}
pick-placed-down = { $reader ->
    [you] Vous posez face cachée un médiator { $pick } { $space }.
   *[other] { $seat } pose face cachée un médiator { $pick } { $space }.
}
    .unknown = { $reader ->
        [you] Vous posez un médiator face cachée { $space }.
       *[other] { $seat } pose un médiator face cachée { $space }.
    }
cards-drawn = { $reader ->
    [you] Vous piochez { $count } : { $cards }.
   *[other] { $seat } pioche { $count } : { $cards }.
}
    .unknown = { $reader ->
        [you] Vous piochez { $count }.
       *[other] { $seat } pioche { $count }.
    }
card-returned = { $reader ->
    [you] Vous rendez { $card } à la pioche.
   *[other] { $seat } rend { $card } à la pioche.
}
    .unknown = { $reader ->
        [you] Vous rendez une carte à la pioche.
       *[other] { $seat } rend une carte à la pioche.
    }
pick-removed = Le médiator { $pick } ({ $space }) retourne dans le sac.
face-down-removed = Le médiator caché ({ $space }) retourne dans le sac, sans être vu.
pick-lifted = { $reader ->
    [you] Vous soulevez le médiator ({ $space }).
   *[other] { $seat } soulève le médiator ({ $space }).
}
pick-moved = Le médiator va de { $space } à { $target }.
picks-swapped = Les médiators ({ $space } et { $target }) permutent.
pick-turned-down = Le médiator { $pick } ({ $space }) est retourné face cachée.
pick-revealed = Le médiator ({ $space }) est révélé : { $pick }.
chord-played = { $reader ->
    [you] Vous jouez { $chord } : { fame }.
   *[other] { $seat } joue { $chord } : { fame }.
}
re-chord-played = { $reader ->
    [you] Vous rejouez { $chord } : { fame } en or.
   *[other] { $seat } rejoue { $chord } : { fame } en or.
}
song-played = { $reader ->
    [you] Vous jouez la chanson « { $song } » : { fame }.
   *[other] { $seat } joue la chanson « { $song } » : { fame }.
}
replacement-drawn = { $reader ->
    [you] Vous piochez en remplacement : { $card }.
   *[other] { $seat } pioche en remplacement : { $card }.
}
    .unknown = { $reader ->
        [you] Vous piochez une carte de remplacement.
       *[other] { $seat } pioche une carte de remplacement.
    }
chord-tried = { $reader ->
    [you] Vous tentez { $card }.
   *[other] { $seat } tente { $card }.
}
clang = CLANNNGGG! La carte { $card } n’est pas complète et retourne dans la pioche.
order-hold = Vous faites attendre { $card }.
order-claim = Vous jouerez { $card } dès que l’accord sera complet.
order-hold-all = Vous faites attendre toutes vos cartes, et celles que vous piocherez.
order-claim-all = Vous jouerez chaque carte dès que son accord sera complet.
fret-scored = La frette { $fret } est pleine : décompte Guitare solo, { $pad }.
laps-over = Soixante tours de table : le groupe rentre chez lui.
fame-counted = { $seat } : { $chords } pour les accords, { $songs } pour la chanson, { $lead } pour { $genre }, soit { fame }.
game-shared = La scène est partagée : { $seats }.
automa-row = La rangée de l’automa reçoit { $cards }.
automa-flips = L’automa retourne « { $song } » : { $code }.
automa-placed = L’automa pose un médiator { $pick } { $space }.
automa-placed-down = L’automa pose un médiator face cachée { $space }.
automa-chord-played = L’automa joue { $chord } : { fame }.
automa-re-chord-played = L’automa rejoue { $chord } : { fame } en or.
automa-counted = L’automa : { $chords } pour les accords, { $lead } pour { $genre }, { $bonus } pour son assurance, soit { fame }.
automa-beaten = { $reader ->
    [you] Vous battez l’automa.
   *[other] { $seat } bat l’automa.
}
automa-wins = { $reader ->
    [you] L’automa garde la scène ; vous perdez.
   *[other] L’automa garde la scène ; { $seat } perd.
}

## Called out on the table

callout-chord-played = { $seat } : { $chord }, +{ $fame }
callout-re-chord-played = { $seat } : re-chord { $chord }, +{ $fame }
callout-automa-chord-played = Automa : { $chord }, +{ $fame }
callout-automa-re-chord-played = Automa : re-chord { $chord }, +{ $fame }
callout-song-played = { $seat } : la chanson, +{ $fame }
callout-fret-scored = Frette { $fret } pleine
callout-clang = CLANNNGGG!

## Moves, as a button names them

move-take = prendre le médiator { $type } de l’emplacement { $slot }
move-bag = tirer un médiator du sac
move-draw-two = piocher deux cartes d’accord
move-draw-one = piocher une carte de remplacement
move-place = poser : { $where }
move-remove = retirer le médiator { $type } : { $where }
move-lift = déplacer le médiator { $type } : { $where }
move-turn-down = retourner le médiator { $type } : { $where }
move-turn-up = révéler le médiator : { $where }
move-to = le déplacer : { $where }
move-swap = permuter avec le médiator { $type } : { $where }
move-clear = retirer de la frette tout ce qui est { $type }
move-claim = jouer { $chord } ({ $dots })
move-try = tenter { $chord } ({ $dots })
move-return = rendre { $chord } ({ $dots })
move-hold = faire attendre { $chord } ({ $dots })
move-release = jouer { $chord } ({ $dots }) dès qu’il est complet
move-hold-all = faire attendre toutes les cartes
move-claim-all = jouer toutes les cartes dès que complètes
move-no-ability = sans pouvoir
move-leave = laisser là
move-keep = garder tout
move-go-on = continuer
move-no-replacement = pas de remplacement

## Why a move is refused

asked-action = Choisissez une action. Vous pouvez { $ways }.
asked-space = Choisissez une case pour votre médiator. Vous pouvez { $ways }.
asked-ability = Il s’agit du pouvoir du médiator { $pick }. Vous pouvez { $ways }.
asked-goal = Choisissez où va le médiator. Vous pouvez { $ways }.
asked-goal-or-pass = Le médiator est retourné. Vous pouvez { $ways }.
asked-neighbour = Il s’agit des voisins du médiator posé. Vous pouvez { $ways }.
asked-return = Vous avez pioché, et trois cartes au plus restent en main. Vous pouvez { $ways }.
asked-chords = Plus rien d’autre à faire. Vous pouvez { $ways }.
asked-replacement = Une carte de remplacement vous est offerte. Vous pouvez { $ways }.
space-taken = Il y a déjà un médiator : { $space }. Choisissez une case libre.
space-empty = Il n’y a pas de médiator : { $space }. Choisissez une case occupée.
already-lifted = Le médiator ({ $space }) est celui que vous déplacez. Vous pouvez { $ways }.
not-that-pick = Le médiator ({ $space }) est le bleu qui agit, et il reste en place. Vous pouvez { $ways }.
not-itself = Le médiator ({ $space }) est celui qui agit ; il n’agit que sur d’autres.
not-face-down = Le médiator ({ $space }) est visible ; violet révèle les médiators cachés.
not-face-up = Le médiator ({ $space }) est déjà caché ; gris retourne les médiators visibles.
not-a-neighbour = { $space } n’est pas voisin du médiator posé : même frette, corde d’à côté.
slot-empty = L’emplacement { $slot } est vide jusqu’à la fin du tour.
no-such-slot = Il n’y a pas d’emplacement { $slot } ; la réserve a { $slots }.
no-such-space = Cette case n’est pas sur ce manche : { $space }.
board-full = Aucune case n’est libre pour ce médiator ({ $pick }) ; seul un wylde pourrait être pris.
type-not-in-fret = Rien à retirer de ce type dans cette frette : { $type }.
deck-empty = La pioche est vide : il n’y a rien à piocher.
drawing-closed = Personne n’a posé de médiator depuis trois tours de table : on ne pioche plus deux cartes avant la prochaine pose.
hand-too-large = Vous avez { $count } ; rendez-en au moins { $excess } avant de passer.
card-not-in-hand = Vous n’avez pas { $card } en main.
chord-incomplete = La carte { $card } n’est pas complète : il faut { $wanted } ({ $space }).
already-held = { $card } attend déjà.
not-held = { $card } n’attend pas.
all-held = Garder est déjà votre consigne pour les nouvelles cartes.
all-claimed = Jouer ce qui est complet est déjà votre consigne pour les nouvelles cartes.
no-orders = Sans aide, il n’y a pas de consignes : vous tentez un accord quand vous le croyez complet.
no-such-move = Ce coup n’existe pas.

## What a move would do, in two or three words

mark-completes = Complète { $chord }
mark-completes-several = Complète { $count }
mark-fills-fret = Remplit la frette { $fret }
mark-fame = Renommée +{ $fame }
mark-song = Chanson +{ $fame }
mark-lead-guitar = Guitare solo { $change }

## What a move does for the plan: the reason of a hint

plan-take = { $chord }, dans votre main, a { $met } de ses { $needed } médiators, et ce type convient à un de ceux qui manquent.
plan-place = Avec lui, { $chord }, dans votre main, a { $met } de ses { $needed } médiators.
plan-fret = La frette { $fret } est pleine et compte : votre genre gagne { $fame }.
plan-genre = À la prochaine frette pleine, il vaut { $change } à la couleur de votre genre, { $pick }.
plan-claim = { $chord } rapporte { $fame } de renommée : vous arrivez à { $total }.
plan-song = Cela fait { $met } des { $needed } accords de votre chanson.
plan-return = { $chord } a pour l’instant { $met } de ses { $needed } médiators.
plan-nearest = L’accord le plus proche dans votre main, { $chord }, a { $met } de ses { $needed } médiators.

## What hints speak of

outcome-chord = le prochain accord est à vous
outcome-song = vous jouez votre chanson

## Lessons: the first game and the exercises

first-take = La plus grande renommée gagne : par les accords que vos médiators font apparaître, par votre chanson et par votre genre secret. À chaque tour, un médiator de la réserve ou du sac, ou deux cartes. Prenez le médiator violet.
first-place = Toute case vide convient. Posez-le corde 2, frette 5.
first-go-on = Un médiator de la réserve a un pouvoir, mais le violet demande un médiator face cachée, et il n’y en a pas. Continuez.
first-bag = Essayez le sac : vous piochez un médiator que les autres ne voient pas.
first-face-down = Il se pose face cachée et remplit les points sombres des cartes. Posez-le corde 6, frette 2.
first-leave = Vous pourriez ôter un voisin de la même frette. Laissez le wylde et continuez.
first-red = Un accord a été joué : 3 de renommée. Gênons le suivant. Prenez le médiator rouge.
first-space = Posez-le corde 2, frette 1.
first-ability = Le rouge peut ôter un médiator. Retirez celui qui est face cachée sur la corde 4.
first-end-turn = C’est tout. Terminez votre tour.
first-draw = Le second Em d’une même personne a rapporté l’or : un re-chord. Deux wyldes sont où Em veut ses points. Piochez deux cartes.
first-claim = Un Em, et il est complet : un wylde vaut toute couleur. Jouez-le.
first-end = Votre premier accord. Les frettes pleines rapportent aux genres, et après la cinquième la partie s’arrête. La plus grande renommée gagne.
exercise-complete = Complétez l’accord Em et jouez-le.
exercise-complete-why = La carte veut du blanc corde 5 et du bleu corde 4, frette 2. Le blanc y est ; prenez le bleu.
exercise-re-chord = Gagnez l’or.
exercise-re-chord-why = Vous avez déjà joué un Em : le suivant rapporte l’or. Il lui manque du vert corde 4, frette 2.
exercise-wylde = Il n’y a pas de médiator violet. Jouez pourtant Em.
exercise-wylde-why = Un wylde vaut toute couleur et peut remplacer un médiator : posez-le sur le rouge.
exercise-bag = Un point de votre Em est sombre. Jouez l’accord.
exercise-bag-why = Un point sombre veut un médiator face cachée, et ceux-là viennent du sac.
exercise-fret = Remplissez la première frette.
exercise-fret-why = Une frette pleine à la fin d’un tour rapporte à tous les genres. Une case était libre : la corde 1.
exercise-song = Votre chanson demande G, C et D. Jouez-la.
exercise-song-why = C et D sont devant vous. Avec G la chanson se joue d’elle-même : violet corde 1, frette 3.

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

board-move-take-slot = prendre le médiator de l’emplacement { $slot }
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
board-one-card = { $chord } ({ $dots })
board-move-claim = jouer { $card }
board-move-attempt = tenter { $card }
board-move-return-card = rendre { $card }
board-move-hold = faire attendre { $card }
board-move-release = jouer { $card } dès qu’il est complet
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

board-lesson-goal = La plus grande renommée gagne. Elle vient des accords que vous jouez, de votre chanson, et de votre genre secret chaque fois qu’une frette se remplit.
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
