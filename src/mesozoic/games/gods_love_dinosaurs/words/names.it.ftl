## Il gioco
game-title = Gods Love Dinosaurs
game-tagline = Fai crescere un ecosistema in cui ognuno nutre qualcuno e i dinosauri si nutrono di tutti.
game-authors = Kasper Lapp, 2020, Pandasaurus Games

## Gli dèi, per posto
species-0 = Sole
    .a = il Sole
    .the = il Sole
    .of = del Sole
    .to = al Sole
species-1 = Luna
    .a = la Luna
    .the = la Luna
    .of = della Luna
    .to = alla Luna
species-2 = Tuono
    .a = il Tuono
    .the = il Tuono
    .of = del Tuono
    .to = al Tuono
species-3 = Vento
    .a = il Vento
    .the = il Vento
    .of = del Vento
    .to = al Vento
species-4 = Stella della sera
    .a = la Stella della sera
    .the = la Stella della sera
    .of = della Stella della sera
    .to = alla Stella della sera

## Gli animali
animal-frog = Rane
    .a = una rana
    .the = le rane
    .of = delle rane
    .some =
        { $count ->
            [one] una rana
           *[other] { $count } rane
        }
animal-frog-text = Prede. Vivono nei laghi e sui jolly.
animal-rabbit = Conigli
    .a = un coniglio
    .the = i conigli
    .of = dei conigli
    .some =
        { $count ->
            [one] un coniglio
           *[other] { $count } conigli
        }
animal-rabbit-text = Prede. Vivono nei campi e sui jolly.
animal-rat = Ratti
    .a = un ratto
    .the = i ratti
    .of = dei ratti
    .some =
        { $count ->
            [one] un ratto
           *[other] { $count } ratti
        }
animal-rat-text = Prede. Vivono nelle foreste e sui jolly.
animal-tiger = Tigri
    .a = una tigre
    .the = le tigri
    .of = delle tigri
    .some =
        { $count ->
            [one] una tigre
           *[other] { $count } tigri
        }
animal-tiger-text = Predatori. Cacciano fino a due esagoni, cambiando direzione a piacere.
animal-eagle = Aquile
    .a = un’aquila
    .the = le aquile
    .of = delle aquile
    .some =
        { $count ->
            [one] un’aquila
           *[other] { $count } aquile
        }
animal-eagle-text = Predatori. Cacciano fino a tre esagoni, in linea retta.
animal-dinosaur = Dinosauri
    .a = un dinosauro
    .the = i dinosauri
    .of = dei dinosauri
    .some =
        { $count ->
            [one] un dinosauro
           *[other] { $count } dinosauri
        }
animal-dinosaur-text = Mangiano tutto lungo il cammino, fino a cinque esagoni, e si fermano su una montagna. Un uovo per ogni predatore mangiato.

## I terreni
terrain-lake = Lago
    .a = un lago
    .some =
        { $count ->
            [one] un lago
           *[other] { $count } laghi
        }
terrain-lake-text = La casa delle rane.
terrain-forest = Foresta
    .a = una foresta
    .some =
        { $count ->
            [one] una foresta
           *[other] { $count } foreste
        }
terrain-forest-text = La casa dei ratti.
terrain-field = Campo
    .a = un campo
    .some =
        { $count ->
            [one] un campo
           *[other] { $count } campi
        }
terrain-field-text = La casa dei conigli.
terrain-wild = Jolly
    .a = un esagono jolly
    .some =
        { $count ->
            [one] un esagono jolly
           *[other] { $count } esagoni jolly
        }
terrain-wild-text = Ospita tutte e tre le specie di prede.
terrain-mountain = Montagna
    .a = una montagna
    .some =
        { $count ->
            [one] una montagna
           *[other] { $count } montagne
        }
terrain-mountain-text = Dove i dinosauri concludono la caccia.

## Le direzioni
direction-east = verso est
direction-north-east = verso nord-est
direction-north-west = verso nord-ovest
direction-west = verso ovest
direction-south-west = verso sud-ovest
direction-south-east = verso sud-est

## Le opzioni del tavolo
option-length = Durata
option-length-text = In una partita breve si usano soltanto le pile A e C: circa la metà delle tessere. Una nostra variante.
option-length-whole = Partita intera
option-length-short = Partita breve
