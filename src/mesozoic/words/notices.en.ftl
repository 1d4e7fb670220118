## Notices to whoever is away

notice-turn = You are waited for.
notice-stop = Stop these notices
notice-room = { $name } is waited for: { $game }.
notice-mail-subject = { $game }: you are waited for
notice-mail =
    You are waited for at a table of { $game }:

    { $link }

    To get no more of these messages, follow this link. You need not sign in:

    { $stop }
notice-confirm-subject = Messages from Mesozoic
notice-confirm =
    Somebody, probably you, wishes that Mesozoic write to this address when a table waits for them. If it is you, follow this link:

    { $link }

    If not, do nothing: there will be no further message.
