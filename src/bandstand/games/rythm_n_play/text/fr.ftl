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

## What hints speak of

outcome-stave = vous ramassez cette portée
