# Ciò che si dice ai principianti mentre decidono. Le stesse chiavi e variabili in ogni lingua.

## Ciò che è urgente

urgent-cold =
    { $count ->
        [one] Uno dei tuoi dinosauri morirà di freddo dove si trova
       *[other] { $count } dei tuoi dinosauri moriranno di freddo dove si trovano
    }.
urgent-hot =
    { $count ->
        [one] Uno dei tuoi dinosauri morirà di caldo dove si trova
       *[other] { $count } dei tuoi dinosauri moriranno di caldo dove si trovano
    }.
urgent-deadly =
    { $count ->
        [one] Uno dei tuoi dinosauri è dove nulla sopravvive
       *[other] { $count } dei tuoi dinosauri sono dove nulla sopravvive
    }.
urgent-losses =
    { $count ->
        [one] Uno dei tuoi dinosauri morirà
       *[other] { $count } dei tuoi dinosauri moriranno
    }; il clima si ferma lì, per non lasciartene troppo pochi.
urgent-end = Potrebbe essere l’ultimo turno: uno dei prossimi { $count } gettoni è il meteorite.
urgent-last-turn = È l’ultimo turno: il prossimo gettone è il meteorite.

## Prima di un passo falso

slip-left-to-die =
    { $count ->
        [one] Uno dei tuoi dinosauri morirà
       *[other] { $count } dei tuoi dinosauri moriranno
    }, e ti resta un passo che ne salverebbe uno.
slip-born-to-die = Qui il neonato morirà in questo turno; altrove c’è posto dove vivrebbe.
slip-no-newborn = C’è posto dove un neonato vivrebbe: un dinosauro in più, e 1 PM in più in questo turno.
slip-unsaved = «{ $card }», che hai in mano, salverebbe uno dei tuoi dinosauri.
slip-fall = Potrebbe scappare in una zona vuota accanto invece di morire.
slip-dear-bid = Pagheresti { $pays } PM, quasi tutto ciò che hai, e i PM che tieni fanno vincere la partita.
