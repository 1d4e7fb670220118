## Le isole e i loro disegni

error-pack-empty-island = { $file }, riga { $line }: in questo file non c’è terra. Ci vuole un disegno, con una lettera per ogni zona.
error-pack-unknown-header = { $file }, riga { $line }: «{ $header }» qui è sconosciuto. Nomi possibili: { $expected }.
error-pack-header-twice = { $file }, riga { $line }: «{ $header }» è indicato una seconda volta. Tienine uno solo.
error-pack-header-missing = { $file }: manca la riga «{ $header } = …». Scrivila sopra il disegno.
error-pack-header-value = { $file }, riga { $line }: «{ $header }» non può valere «{ $value }». Valori possibili: { $expected }.
error-pack-unknown-colour = { $file }, riga { $line }, colonna { $column }: «{ $letter }» non è un terreno. Segni possibili: { $expected }, con uno spazio fra due zone.
error-pack-zone-count = { $file }, riga { $line }: { $expected ->
        [one] è annunciata una zona
       *[other] sono annunciate { $expected } zone
    }, ma { $found ->
        [one] ne è disegnata una
       *[other] ne sono disegnate { $found }
    }.

## Tabelle e numeri

error-pack-total = { $file }, riga { $line }: il totale è { $found }. Deve essere { $expected }.
error-pack-part = { $file }, riga { $line }: «{ $found }» qui è fuori posto. Ci vogliono: { $known }.
error-pack-table = { $file }, riga { $line }: manca la tabella [{ $name }].
error-pack-count = { $file }, riga { $line }: «{ $name }» dev’essere un numero da 0 a 99, e vale «{ $found }».
error-pack-count-huge = { $file }, riga { $line }: «{ $name }» dev’essere un numero da 0 a 99, e ne è ben lontano.
error-pack-number = { $file }, riga { $line }: «{ $found }» dev’essere un numero intero.
