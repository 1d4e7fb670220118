## L’aide dans les premières parties
web-help = Aide dans les premières parties
web-help-text = Explique chaque phase une fois et avertit avant les faux pas coûteux, pendant trois parties de chaque jeu. Rallumée, elle reprend du début.
web-help-sure = Vraiment ?
web-help-do = Le faire quand même
web-help-not = Choisir autre chose
web-help-warned = On ne vous en avertira plus.
web-help-understood = Compris
web-help-first = Chaque phase est expliquée une fois, dans les premières parties. Cela s’éteint dans les réglages.
web-help-once = Expliqué une seule fois.
web-help-passed = C’est déjà arrivé. Expliqué une seule fois.
web-help-goodbye = Vous connaissez le jeu maintenant : plus rien n’est expliqué ici. L’aide se rallume dans les réglages.
web-help-urgent = Ce qui presse

## Exemples de règles
web-example-watch = Voir l’exemple
web-example-again = Revoir l’exemple
web-example-try = Essayer
web-trial = Essai
web-trial-text = Faites ce que montre l’exemple, ou essayez autre chose : rien n’est en jeu.
web-trial-done = C’est fait : voilà la règle { $rule }. Continuez à votre guise, rien n’est en jeu.
web-trial-back = Retour à la règle

## Une leçon parmi les tables
web-lesson-at = Étape { $step }
