## Perché una cosa non è permessa, in qualsiasi gioco

why-over = La partita è finita.
why-not-asked = Adesso non tocca a te decidere.
why-not-offered = Non è fra le tue scelte del momento.
why-luck = Lo decide la sorte, non un giocatore.
