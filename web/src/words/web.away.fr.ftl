## Being told while one is away

web-told = Pendant votre absence
web-told-text = Quand une table vous attend et que vous ne l’avez ouverte nulle part, on peut vous avertir : une fois par décision, et jamais contre votre gré.
web-told-push = Un message dans ce navigateur
web-told-push-refused = Ce navigateur ne le permet pas, ou ne peut être joint en ce moment.
web-told-mail = Un courriel
web-told-mail-note = Votre adresse ne sert à rien d’autre, et personne d’autre ne la voit.
web-told-mail-keep = Écrire à cette adresse
web-told-mail-sent = Un courriel vient de partir pour { $address } : suivez le lien qu’il contient pour activer les avis.
web-told-mail-on = Les courriels vont à { $address }.
web-told-mail-off = Ne plus m’écrire
web-told-room = Un message dans le salon de discussion de ce serveur
web-told-room-note = Toutes les personnes qui le lisent verront qu’une table vous attend.
web-stop = Arrêter ces avis
web-stop-text = Vous avez été averti qu’une table vous attend. Vous pouvez ne plus l’être de cette façon, et le demander de nouveau à tout moment.
web-stop-yes = Arrêter les avis
web-stop-done = C’est fait : vous ne recevrez plus ces avis.
web-confirm = Messages à cette adresse
web-confirm-text = Mesozoic vous écrira à cette adresse quand une table vous attendra. Chaque message contient un lien pour ne plus en recevoir.
web-confirm-yes = Oui, écrivez-moi
web-confirm-done = C’est noté : on vous avertira désormais.
