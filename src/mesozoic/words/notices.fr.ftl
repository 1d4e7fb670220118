## Notices to whoever is away

notice-turn = On vous attend.
notice-stop = Arrêter ces avis
notice-room = On attend { $name } : { $game }.
notice-mail-subject = { $game } : on vous attend
notice-mail =
    On vous attend à une table ({ $game }) :

    { $link }

    Pour ne plus recevoir ces messages, suivez ce lien. Il n’est pas nécessaire de se connecter :

    { $stop }
notice-confirm-subject = Messages de Mesozoic
notice-confirm =
    Quelqu’un, sans doute vous, souhaite que Mesozoic écrive à cette adresse quand une table l’attend. Si c’est vous, suivez ce lien :

    { $link }

    Sinon, ne faites rien : il n’y aura pas d’autre message.
