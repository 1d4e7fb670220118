## Le tessere

error-pack-tile-words = { $file }, riga { $line }: «{ $found }» non è una tessera. Servono quattro parole: lettera, contrassegno e due esagoni, come «A 2+ lake:frog forest».
error-pack-tile-letter = { $file }, riga { $line }: non c’è una lettera «{ $found }». Lettere possibili: { $known }.
error-pack-tile-mark = { $file }, riga { $line }: non c’è un contrassegno «{ $found }». Contrassegni possibili: { $known }.
error-pack-tile-terrain = { $file }, riga { $line }: non c’è un terreno «{ $found }». Terreni possibili: { $known }.
error-pack-tile-animal = { $file }, riga { $line }: «{ $found }» non è un animale da tessera. Animali possibili: { $known }.
error-pack-tile-animals = { $file }, riga { $line }: entrambi gli esagoni portano un animale. Ce ne vuole al massimo uno.
error-pack-animal-astray = { $file }, riga { $line }: { A($animal) } non può stare su { A($terrain) }. Le prede stanno sul loro terreno o su un jolly, i predatori ovunque tranne che su una montagna.
error-pack-tile-count = { $file }, riga { $line }: la lettera { $letter } ha { $found ->
        [0] zero tessere
        [one] una tessera
       *[other] { $found } tessere
    } con il contrassegno { $mark }. Ne servono { $expected }.
error-pack-tiles = { $file }, riga { $line }: le tessere sono { $found }. Previste: { $expected }, come le conta il regolamento.
error-pack-terrain-total = { $file }, riga { $line }: in tutte le tessere gli esagoni di questo terreno sono { $found }: { $terrain }. Ne servono { $expected }.
error-pack-animal-total = { $file }, riga { $line }: le tessere portano in tutto questo numero di animali «{ $animal }»: { $found }. Ne servono { $expected }.
error-pack-tile-share = { $file }, riga { $line }: { $more } dovrebbero avere più { $share ->
        [prey] prede
        [wild] jolly
        [predators] predatori
       *[mountains] montagne
    } di { $fewer }, ma ne hanno { $found } contro { $others }.
error-pack-tile-variety = { $file }, riga { $line }: fra le tessere «{ $name }» manca questo genere: { $kind }. In ogni lettera e in ogni contrassegno servono tutti i terreni, tutti gli animali e tessere senza animali.

## La tessera di partenza e il tabellone degli animali

error-pack-start-hex = { $file }, riga { $line }: «{ $found }» non è un esagono. Per esempio: { $known }.
error-pack-start-middle = { $file }, riga { $line }: il nido sta su una montagna, non su «{ $found }».
error-pack-ring = { $file }, riga { $line }: l’anello deve essere un elenco di { $expected } esagoni.
error-pack-start-prey = { $file }, riga { $line }: l’anello deve portare questi animali, una volta ciascuno e nessun altro: { $expected }.
error-pack-columns = { $file }, riga { $line }: le colonne devono essere queste, in qualsiasi ordine: { $expected }.
error-pack-rows = { $file }, riga { $line }: la tabella [rows] deve dire quante righe si usano per ognuno di questi numeri di giocatori: { $expected }.
error-pack-pawn = { $file }, riga { $line }: il segnalino non può cominciare sotto «{ $found }». Colonne possibili: { $known }.
error-pack-board-large = { $file }, riga { $line }: in { $players } il tabellone ha { $places } caselle, ma la lettera A ha solo { $found } tessere per riempirle.
error-pack-no-row = { $file }, riga { $line }: con { $players } giocatori ci vuole almeno una riga.
