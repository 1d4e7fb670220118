## Les îles et leurs dessins

error-pack-empty-island = { $file }, ligne { $line } : il n’y a aucune terre dans ce fichier. Il faut un dessin, avec une lettre par zone.
error-pack-unknown-header = { $file }, ligne { $line } : « { $header } » est inconnu ici. Noms possibles : { $expected }.
error-pack-header-twice = { $file }, ligne { $line } : « { $header } » est indiqué une deuxième fois. N’en gardez qu’un.
error-pack-header-missing = { $file } : il manque la ligne « { $header } = … ». Écrivez-la au-dessus du dessin.
error-pack-header-value = { $file }, ligne { $line } : « { $header } » ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }.
error-pack-unknown-colour = { $file }, ligne { $line }, colonne { $column } : « { $letter } » n’est pas un terrain. Signes possibles : { $expected }, avec un espace entre deux zones.
error-pack-zone-count = { $file }, ligne { $line } : { $expected ->
        [one] { $expected } zone est annoncée
       *[other] { $expected } zones sont annoncées
    }, mais le dessin en compte { $found }.

## Tables et nombres

error-pack-total = { $file }, ligne { $line } : le total est de { $found }. Il faut { $expected }.
error-pack-part = { $file }, ligne { $line } : « { $found } » n’a pas sa place ici. Il faut : { $known }.
error-pack-table = { $file }, ligne { $line } : il manque la table [{ $name }].
error-pack-count = { $file }, ligne { $line } : « { $name } » doit être un nombre de 0 à 99, et vaut « { $found } ».
error-pack-count-huge = { $file }, ligne { $line } : « { $name } » doit être un nombre de 0 à 99, et en est très loin.
error-pack-number = { $file }, ligne { $line } : « { $found } » doit être un nombre entier.
