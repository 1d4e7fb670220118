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
urgent-end =
    { $faces ->
        [6] È l’ultimo turno: il meteorite cade.
       *[other] Potrebbe essere l’ultimo turno: il meteorite cade con { $faces } facce del dado.
    }

## Prima di un passo falso

slip-left-to-die =
    { $count ->
        [one] Uno dei tuoi dinosauri morirà
       *[other] { $count } dei tuoi dinosauri moriranno
    }, e ti resta un passo che ne salverebbe uno.
slip-poor-attack =
    { $faces ->
        [one] Vinci solo con un 1
       *[other] Vinci solo con un numero da 1 a { $faces }
    }; altrimenti il tuo dinosauro, al sicuro dov’è, muore.
slip-born-to-die = Qui il neonato morirà in questo turno; altrove c’è posto dove vivrebbe.
slip-unsaved = «{ $card }», che hai in mano, salverebbe uno dei tuoi dinosauri.
slip-dear-bid = Pagheresti { $pays } PM, quasi tutto ciò che hai, e i PM che tieni fanno vincere la partita.
slip-high-bid = Per ora basterebbe { $least }: se la tua offerta viene superata, ne fai un’altra.
