## Being told while one is away

web-told = Pendant votre absence
web-told-text = Quand une table vous attend et que vous ne l’avez ouverte nulle part, on peut vous avertir : une fois par décision, et jamais contre votre gré.
web-told-push = Un message dans ce navigateur
web-told-push-refused = Ce navigateur ne le permet pas, ou ne peut être joint en ce moment.
web-told-mail = Un courriel
web-told-mail-note = Votre adresse ne sert à rien d’autre, et personne d’autre ne la voit.
web-told-mail-keep = Écrire à cette adresse
web-told-mail-sent = Un message est en route vers { $address }. Suivez le lien qu’il contient, et cela commence.
web-told-mail-on = Les messages vont à { $address }.
web-told-mail-off = Plus de courriel
web-told-room = Une ligne dans le salon de discussion de ce serveur
web-told-room-note = Les autres qui y lisent voient qu’on vous attend.
web-stop = Arrêter ces avis
web-stop-text = On vous a averti qu’une table vous attend. Désormais on ne le fera plus de cette façon ; vous pourrez le demander de nouveau à tout moment.
web-stop-yes = Les arrêter
web-stop-done = On ne vous avertit plus.
web-confirm = Messages à cette adresse
web-confirm-text = Mesozoic doit écrire à votre adresse quand une table vous attend. Chaque message contient un lien pour l’arrêter.
web-confirm-yes = Oui, écrivez-moi
web-confirm-done = Désormais on vous avertit.
