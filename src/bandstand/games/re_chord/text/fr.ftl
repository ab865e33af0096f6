### Re-Chord: what players read. A fact $x is worded by the message fact-x, if there is one;
### $reader is "you" where the fact seat is the reader. Read by src/bandstand/text.

## Words for facts

fact-space = { $string }/{ $fret }
fact-target = { $string }/{ $fret }
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
fact-pad = { fact-pick } { $fame }
fact-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fact-slots = { $slots ->
    [one] { $slots } place
   *[other] { $slots } places
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
supply-filled = Place { $slot } de la réserve : { $pick }.
pick-taken = { $reader ->
    [you] Vous prenez à la place { $slot } : { $pick }.
   *[other] { $seat } prend à la place { $slot } : { $pick }.
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
    [you] Vous posez sur { $space } : { $pick }.
   *[other] { $seat } pose sur { $space } : { $pick }.
}
pick-placed-down = { $reader ->
    [you] Vous posez face cachée sur { $space } : { $pick }.
   *[other] { $seat } pose face cachée sur { $space } : { $pick }.
}
    .unknown = { $reader ->
        [you] Vous posez un médiator face cachée sur { $space }.
       *[other] { $seat } pose un médiator face cachée sur { $space }.
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
pick-removed = Le médiator { $pick } sur { $space } retourne dans le sac.
face-down-removed = Le médiator caché sur { $space } retourne dans le sac, sans être vu.
pick-lifted = { $reader ->
    [you] Vous soulevez le médiator sur { $space }.
   *[other] { $seat } soulève le médiator sur { $space }.
}
pick-moved = Le médiator sur { $space } va sur { $target }.
picks-swapped = Les médiators sur { $space } et { $target } permutent.
pick-turned-down = Le médiator { $pick } sur { $space } est retourné face cachée.
pick-revealed = Le médiator sur { $space } est révélé : { $pick }.
chord-played = { $reader ->
    [you] Vous jouez { $chord } avec { $card } : { $fame } de renommée.
   *[other] { $seat } joue { $chord } avec { $card } : { $fame } de renommée.
}
re-chord-played = { $reader ->
    [you] Vous rejouez { $chord } avec { $card } : { $fame } de renommée en or.
   *[other] { $seat } rejoue { $chord } avec { $card } : { $fame } de renommée en or.
}
song-played = { $reader ->
    [you] Vous jouez la chanson « { $song } » : { $fame } de renommée.
   *[other] { $seat } joue la chanson « { $song } » : { $fame } de renommée.
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
clang = CLANNNGGG! { $card } n’est pas complet et retourne dans la pioche.
order-hold = Vous faites attendre { $card }.
order-claim = Vous jouerez { $card } dès que l’accord sera complet.
order-hold-all = Vous faites attendre toutes vos cartes, et celles que vous piocherez.
order-claim-all = Vous jouerez chaque carte dès que son accord sera complet.
fret-scored = La frette { $fret } est pleine. Guitare solo : { $pad }.
laps-over = Soixante tours de table : le groupe rentre à la maison.
fame-counted = { $seat } : { $chords } pour les accords, { $songs } pour la chanson, { $lead } pour { $genre }, soit { $fame } de renommée.
game-shared = La scène est partagée : { $seats }.
automa-row = La rangée de l’automa reçoit { $cards }.
automa-flips = L’automa retourne « { $song } » ({ $code }).
automa-placed = L’automa pose sur { $space } : { $pick }.
automa-placed-down = L’automa pose un médiator face cachée sur { $space }.
automa-chord-played = L’automa joue { $chord } avec { $card } : { $fame } de renommée.
automa-re-chord-played = L’automa rejoue { $chord } avec { $card } : { $fame } de renommée en or.
automa-counted = L’automa : { $chords } pour les accords, { $lead } pour { $genre }, { $bonus } pour son assurance, soit { $fame } de renommée.
automa-beaten = { $reader ->
    [you] Vous battez l’automa.
   *[other] { $seat } bat l’automa.
}
automa-wins = { $reader ->
    [you] L’automa garde la scène ; vous perdez.
   *[other] L’automa garde la scène ; { $seat } perd.
}

## Moves, as a button names them

move-take = prendre le médiator { $type } de la place { $slot }
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
move-claim = jouer { $chord } ({ $card })
move-try = tenter { $chord } ({ $card })
move-return = rendre { $chord } ({ $card })
move-hold = faire attendre { $chord } ({ $card })
move-release = jouer { $chord } ({ $card }) dès qu’il est complet
move-hold-all = faire attendre toutes les cartes
move-claim-all = jouer toutes les cartes dès que complètes
move-no-ability = sans pouvoir
move-leave = laisser là
move-keep = garder tout
move-go-on = continuer
move-no-replacement = pas de remplacement

## Why a move is refused

asked-action = On vous demande une action. Vous pouvez { $ways }.
asked-space = Vous tenez un médiator qui veut une case. Vous pouvez { $ways }.
asked-ability = Il s’agit du pouvoir du médiator { $pick }. Vous pouvez { $ways }.
asked-goal = Bleu a soulevé un médiator. Vous pouvez { $ways }.
asked-goal-or-pass = Le médiator est retourné. Vous pouvez { $ways }.
asked-neighbour = Il s’agit des voisins du médiator posé. Vous pouvez { $ways }.
asked-return = Vous avez pioché, et trois cartes au plus restent en main. Vous pouvez { $ways }.
asked-chords = Plus rien d’autre à faire. Vous pouvez { $ways }.
asked-replacement = Une carte de remplacement vous est offerte. Vous pouvez { $ways }.
space-taken = Il y a un médiator sur { $space }. Choisissez une case libre.
space-empty = Il n’y a pas de médiator sur { $space }. Choisissez une case occupée.
already-lifted = Le médiator sur { $space } est celui que vous déplacez. Vous pouvez { $ways }.
not-that-pick = Le médiator sur { $space } est le bleu qui agit, et il reste en place. Vous pouvez { $ways }.
not-itself = Le médiator sur { $space } est celui qui agit ; il n’agit que sur d’autres.
not-face-down = Le médiator sur { $space } est visible ; violet révèle les médiators cachés.
not-face-up = Le médiator sur { $space } est déjà caché ; gris retourne les médiators visibles.
not-a-neighbour = { $space } n’est pas voisin du médiator posé : même frette, corde d’à côté.
slot-empty = La place { $slot } est vide jusqu’à la fin du tour.
no-such-slot = Il n’y a pas de place { $slot } ; la réserve a { $slots }.
board-full = Aucune case n’est libre pour ce médiator ({ $pick }) ; seul un wylde pourrait être pris.
type-not-in-fret = Rien à retirer de ce type dans cette frette : { $type }.
deck-empty = La pioche est vide : il n’y a rien à piocher.
drawing-closed = Personne n’a posé de médiator depuis trois tours de table : on ne pioche plus deux cartes avant la prochaine pose.
hand-too-large = Vous avez { $count } ; rendez-en au moins { $excess } avant de passer.
card-not-in-hand = Vous n’avez pas { $card } en main.
chord-incomplete = { $card } n’est pas complet : il veut { $wanted } sur { $space }.
already-held = { $card } attend déjà.
not-held = { $card } n’attend pas.
all-held = Attendre est déjà votre ordre pour les nouvelles cartes.
all-claimed = Jouer ce qui est complet est déjà l’ordre de vos nouvelles cartes.
no-orders = Avec clang=live il n’y a pas d’ordres : chacun tente lui-même ses accords.
no-such-move = Ce coup n’existe pas.

## What hints speak of

outcome-chord = le prochain accord est à vous
outcome-song = vous jouez votre chanson
