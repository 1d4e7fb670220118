## Les cartes ère

error-pack-era-line = { $file }, ligne { $line } : il y a là { $found ->
        [one] { $found } mot
       *[other] { $found } mots
    }. Il en faut 5 : une ère, les emplacements des voies de gauche, du milieu et de droite, et un signe, ou « - » s’il n’y en a pas.
error-pack-era-word = { $file }, ligne { $line } : « { $found } » n’a pas de sens ici. Mots possibles : { $expected }.
error-pack-era-no-rock = { $file }, ligne { $line } : cette carte n’a pas de rocher. Il en faut au moins un parmi ses trois emplacements.
error-pack-era-premium-unstable = { $file }, ligne { $line } : cette carte serait à la fois premium et instable. Il faut un trou d’eau ou une caverne sans volcan, zone sismique ni ouragan, ou l’inverse.
error-pack-era-outer = { $file }, ligne { $line } : un volcan, une mer ou un ravin est au milieu, ou il y en a deux. Il en faut un au plus par carte, dans la voie de gauche ou de droite.
error-pack-era-ground =
    { $file }, ligne { $line } : une carte { $era } ne peut pas avoir { A($ground) }. Il faut un autre emplacement : celui-là n’y servirait jamais.
error-pack-era-total =
    { $file }, ligne { $line } : { $found ->
        [0] aucune carte ne compte
        [one] { $found } carte compte
       *[other] { $found } cartes comptent
    } comme « { $name } ». Il en faut { $expected }.
error-pack-era-premium = { $file }, ligne { $line } : aucune carte { $era } n’est premium. Il en faut au moins une, avec un trou d’eau ou une caverne.
error-pack-era-plain = { $file }, ligne { $line } : toutes les cartes { $era } sont premium ou instables. Il en faut au moins une qui ne soit ni l’un ni l’autre.
