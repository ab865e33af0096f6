### What reaches people who are elsewhere. Never what is in anybody’s hand.

turn = À vous : { $game }
reminder = { $game } : votre temps touche à sa fin
match = Une table pour vous : { $game }
invitation = Une invitation : { $game }
friend = { $name } vous demande en ami
friend-body = Vous pouvez accepter ou refuser.
accepted = { $name } et vous êtes maintenant amis
accepted-body = Vous pouvez vous inviter à vos tables.
opponents = Avec { $names }.
until = Vous avez jusqu’au { $moment }.
alone = Votre table vous attend.
digest = { $count ->
    [one] C’est à vous à une table
   *[other] C’est à vous à { $count } tables
}
digest-news = { $count ->
    [one] Du nouveau à une table
   *[other] Du nouveau à { $count } tables
}
digest-end = Vous avez demandé ce courriel sur { $link } : vous pouvez changer cela sous « Vous ».
test = Bandstand vous joint
test-body = C’est ici que vous saurez quand c’est à vous.
code = { $code } est votre code pour Bandstand
code-body = Saisissez { $code } sur la page où vous avez donné cette adresse. Si ce n’était pas vous, ignorez ce courriel : vous n’en recevrez pas d’autre.
calendar = Bandstand : mes tours
deadline = { $game } : votre temps est écoulé
