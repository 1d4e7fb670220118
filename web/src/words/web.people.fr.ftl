## Son compte, et la page sur son appareil

web-proof = Est-ce bien vous ?
web-proof-text = Ceci est définitif, ou laisse entrer quelqu’un dans votre compte. Montrez donc encore une fois que c’est vous ; ensuite, on ne vous le redemande pas pendant cinq minutes.
web-proof-passkey = Montrer une clé d’accès
web-proof-yes = Continuer
web-proof-code-note = Il ne servira plus ensuite.
web-proof-otherwise = Sans code de secours
web-passkeys = Clés d’accès
web-passkey = Clé d’accès
web-passkey-made = créée le { $day }
web-passkey-used = utilisée le { $day }
web-passkey-unused = jamais utilisée
web-passkey-rename = Renommer
web-passkey-rename-which = Renommer : { $name }
web-passkey-name-note = Par exemple l’appareil qui la garde.
web-passkey-name-keep = Garder ce nom
web-passkey-remove = Retirer
web-passkey-remove-which = Retirer : { $name }
web-passkey-remove-text = « { $name } » n’ouvrira plus votre compte. Les navigateurs connectés le restent ; vous pouvez les déconnecter plus haut. L’appareil la proposera peut-être encore, tant que vous ne l’y supprimez pas.
web-passkey-remove-yes = La retirer
web-passkey-not-here = À cette adresse, aucun navigateur ne crée de clé d’accès : c’est un numéro, pas un nom.
web-me-codes-title = Codes de secours
web-me-others-out = Déconnecter tous les autres
web-install = Sur cet appareil
web-install-text = Mesozoic peut prendre place parmi vos applications, avec sa propre fenêtre et sans le navigateur autour.
web-install-yes = L’installer
web-install-done = Vous l’avez ici comme application.
web-install-apple = Dans Safari, touchez le signe de partage, puis « Sur l’écran d’accueil ».
web-install-android = Dans le menu du navigateur, choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».
web-install-desk = Chrome et Edge ont un signe pour cela au bout de l’adresse ; dans Safari, c’est « Ajouter au Dock » dans le menu Fichier. Firefox, sur un ordinateur, ne le permet pas.
web-install-insecure = Les navigateurs ne le permettent qu’à une adresse qui commence par https.
web-sent-away = L’hôte vous a renvoyé de la table de { $game }.
web-opening-send-away = Renvoyer
web-opening-send-away-whom = Renvoyer { $name }
web-last = dernier coup { $when }
web-news = { $count ->
    [one] un coup nouveau
   *[other] { $count } coups nouveaux
  }
web-ended-none = Terminée sans résultat, d’un commun accord
web-me-codes-renew-text = { $count ->
    [one] Le seul code de secours qui vous reste n’ouvrira plus rien.
   *[other] Les { $count } codes de secours qui vous restent n’ouvriront plus rien.
  } Les nouveaux ne seront affichés qu’une fois.
web-me-codes-renew-yes = Les remplacer
web-field-missing = Écrivez d’abord quelque chose ici.
web-field-short = Trop court : il faut au moins { $least } caractères.
web-field-mail = Ce n’est pas une adresse électronique : elle doit ressembler à nom@exemple.org.
web-field-range = Indiquez un nombre entier de { $least } à { $most }.
web-field-wrong = Ce qui est écrit ici ne peut pas être accepté.
