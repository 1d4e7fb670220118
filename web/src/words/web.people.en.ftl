## One's account, and the page on one's device

web-proof = Is it you?
web-proof-text = This cannot be undone, or lets somebody into your account. So show once more that it is you; then you are not asked again for five minutes.
web-proof-passkey = Show a passkey
web-proof-yes = Go on
web-proof-code-note = It is used up then.
web-proof-otherwise = Without a recovery code
web-passkeys = Passkeys
web-passkey = Passkey
web-passkey-made = made on { $day }
web-passkey-used = last used on { $day }
web-passkey-unused = not used yet
web-passkey-rename = Rename
web-passkey-rename-which = Rename: { $name }
web-passkey-name-note = Such as the device that keeps it.
web-passkey-name-keep = Keep this name
web-passkey-remove = Remove
web-passkey-remove-which = Remove: { $name }
web-passkey-remove-text = “{ $name }” no longer opens your account. Browsers that are signed in stay so; you can sign them out above. The device itself may go on offering it until you delete it there.
web-passkey-remove-yes = Remove it
web-passkey-not-here = At this address no browser makes passkeys: it is a number and no name.
web-me-codes-title = Recovery codes
web-me-others-out = Sign all others out
web-install = On this device
web-install-text = Mesozoic can lie among your programs, with a window of its own and without the browser around it.
web-install-yes = Install it
web-install-done = You have it here as a program of its own.
web-install-apple = In Safari, touch the share sign, then “Add to Home Screen”.
web-install-android = In the browser’s menu, choose “Install app” or “Add to Home screen”.
web-install-desk = Chrome and Edge have a sign for it at the end of the address; in Safari it is “Add to Dock” in the File menu. Firefox on a computer cannot.
web-install-insecure = Browsers allow it only at an address that begins with https.
web-sent-away = The host has sent you away from the table of { $game }.
web-opening-send-away = Send away
web-opening-send-away-whom = Send { $name } away
web-last = last act { $when }
web-news = { $count ->
    [one] one new act
   *[other] { $count } new acts
  }
web-ended-none = Ended without a result: everybody agreed
web-me-codes-renew-text = { $count ->
    [one] The one recovery code that you still have
   *[other] The { $count } recovery codes that you still have
  } will open nothing any more. The new ones are shown once.
web-me-codes-renew-yes = Replace them
web-field-missing = Write something here first.
web-field-short = Too short: { $least } characters at least.
web-field-mail = This is no e-mail address. It looks like name@example.org.
web-field-range = A whole number from { $least } to { $most }, please.
web-field-wrong = This cannot be taken as it is written.
