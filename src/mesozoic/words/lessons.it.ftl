lesson-wrong = Potrai farlo in una partita vera. Per ora segui la scheda.
