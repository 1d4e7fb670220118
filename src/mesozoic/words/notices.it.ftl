## Notices to whoever is away

notice-turn = Tocca a te.
notice-stop = Basta con questi avvisi
notice-room = Si aspetta { $name }: { $game }.
notice-mail-subject = { $game }: tocca a te
notice-mail =
    Tocca a te a un tavolo di { $game }:

    { $link }

    Per non ricevere più questi messaggi segui questo link. Non serve accedere:

    { $stop }
notice-confirm-subject = Messaggi da Mesozoic
notice-confirm =
    Qualcuno, probabilmente tu, desidera che Mesozoic scriva a questo indirizzo quando un tavolo lo aspetta. Se sei tu, segui questo link:

    { $link }

    Altrimenti non fare niente: non ci saranno altri messaggi.
