## Being told while one is away

web-told = While you are away
web-told-text = When a table waits for you and you have it open nowhere, you can be told: once for each decision, and never against your will.
web-told-push = A message in this browser
web-told-push-refused = This browser does not allow it, or cannot be reached now.
web-told-mail = An e-mail
web-told-mail-note = Your address serves for nothing else, and nobody else sees it.
web-told-mail-keep = Write to this address
web-told-mail-sent = A mail is on its way to { $address }. Follow the link in it to be told from then on.
web-told-mail-on = Mail goes to { $address }.
web-told-mail-off = No more mail
web-told-room = A line in this server’s chat room
web-told-room-note = Everybody who reads there sees that a table is waiting for you.
web-stop = Stop these notices
web-stop-text = You were told that a table is waiting for you. You need not be told in this way again; you can switch it on at any time.
web-stop-yes = Stop them
web-stop-done = Done: you will get no more of these notices.
web-confirm = Messages to this address
web-confirm-text = Mesozoic will write to your address when a table waits for you. Every message has a link to stop it.
web-confirm-yes = Yes, write to me
web-confirm-done = Done: from now on you will be told.
