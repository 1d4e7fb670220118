# Ce qu’on dit aux débutants pendant qu’ils décident. Les mêmes clés et variables dans chaque langue.

## Ce qui presse

urgent-ready = { THE($animal) } est sur la dernière carte : s’il y est encore à son prochain tour, une carte ère vous fait gagner.
urgent-rival-ready = { THE($animal) } est sur sa dernière carte, et gagne à son prochain tour à moins d’être renvoyé.
urgent-flank = { THE($animal) } est à côté d’un cratère, et la pioche contient encore { $count ->
        [one] une éruption qui pourrait
       *[other] { $count } éruptions qui pourraient
    } le renvoyer.

## Avant un faux pas

slip-discard = Cette carte allongerait votre propre chemin : personne ne gagne tant que son chemin n’est pas complet.
slip-drags-own = { THE($animal) } serait ramené sur cette carte : elle se place derrière lui.
slip-stay = Un pas en avant est gratuit, et vous rapprocherait du bout de votre chemin.
slip-last-token = Cela coûte votre dernier jeton, et sans jeton on ne participe plus aux concours.
slip-flank = Vous seriez à côté d’un cratère, et la pioche contient encore { $count ->
        [one] une éruption
       *[other] { $count } éruptions
    } ; un autre pas va aussi loin sans ce risque.
slip-spared = Renvoyer un rival ne vous coûte rien.
slip-stay-out = Deviner ne coûte rien : les jetons montrés restent à vous.
