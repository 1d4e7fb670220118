## Le carte era

error-pack-era-line = { $file }, riga { $line }: qui { $found ->
        [one] c’è una parola
       *[other] ci sono { $found } parole
    }. Ce ne vogliono 5: un’era, gli spazi della corsia di sinistra, di mezzo e di destra, e un segno, oppure «-» se non ce n’è.
error-pack-era-word = { $file }, riga { $line }: «{ $found }» qui non ha senso. Parole possibili: { $expected }.
error-pack-era-no-rock = { $file }, riga { $line }: questa carta non ha nessuna roccia. Ce ne vuole almeno una fra i suoi tre spazi.
error-pack-era-premium-unstable = { $file }, riga { $line }: questa carta sarebbe insieme pregiata e instabile. Ci vuole una pozza d’acqua o una grotta senza vulcano, zona sismica o uragano, oppure il contrario.
error-pack-era-outer = { $file }, riga { $line }: un vulcano, un mare o un burrone sta in mezzo, oppure ce ne sono due. Ce ne vuole al massimo uno per carta, nella corsia di sinistra o di destra.
error-pack-era-ground =
    { $file }, riga { $line }: una carta { $era } non può avere { A($ground) }. Ci vuole un altro spazio: lì non servirebbe mai.
error-pack-era-total =
    { $file }, riga { $line }: { $found ->
        [0] nessuna carta conta
        [one] una carta conta
       *[other] { $found } carte contano
    } come «{ $name }». Ce ne vogliono { $expected }.
error-pack-era-premium = { $file }, riga { $line }: nessuna carta { $era } è pregiata. Ce ne vuole almeno una, con una pozza d’acqua o una grotta.
error-pack-era-plain = { $file }, riga { $line }: tutte le carte { $era } sono pregiate o instabili. Ce ne vuole almeno una che non sia né l’uno né l’altro.
