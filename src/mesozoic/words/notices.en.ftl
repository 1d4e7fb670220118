## Notices to whoever is away

notice-turn = A table is waiting for you.
notice-stop = Stop these notices
notice-room = Waiting for { $name }: { $game }.
notice-mail-subject = { $game }: a table is waiting for you
notice-mail =
    A table of { $game } is waiting for you:

    { $link }

    To get no more of these messages, follow this link. You need not sign in:

    { $stop }
notice-confirm-subject = Messages from Mesozoic
notice-confirm =
    Somebody, probably you, wishes that Mesozoic write to this address when a table waits for them. If it is you, follow this link:

    { $link }

    If not, do nothing: there will be no further message.
