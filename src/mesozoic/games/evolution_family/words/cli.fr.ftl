# Ce que seul ce jeu dit à la ligne de commande.

## simulate

cli-end-last-era = Gagnées sur la dernière ère
cli-end-backstop = Arrêtées après 5 000 tours
