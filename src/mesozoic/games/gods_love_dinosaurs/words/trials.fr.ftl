## Ce qu’on peut essayer à l’exemple d’une règle, et ce qu’il faut regarder
trial-gd-3-1 = Faites se reproduire vos proies : choisissez-en une, puis un hexagone vide à côté. Un petit chacune.
trial-gd-4-1 = Menez votre prédateur par-dessus une proie jusqu’à une autre. Voyez le premier hexagone : un petit y est né.
trial-gd-4-2 = Faites manger les deux lapins à un aigle. Le dinosaure barre le chemin de l’autre : voyez-le mourir de faim.
trial-gd-5-1 = Votre nid est libre : faites éclore un œuf. Le nouveau dinosaure chasse avant l’autre.
trial-gd-5-2 = Menez votre dinosaure par-dessus un prédateur jusqu’à une montagne. Comptez vos œufs : un par prédateur.
trial-gd-5-2-2 = Menez votre dinosaure par-dessus le tigre et l’aigle, puis ramenez-le à sa montagne : deux œufs.
trial-gd-5-5 = Faites chasser votre dinosaure et confirmez. Voyez alors le plateau : six tuiles remplissent les colonnes vides, deux restent seules.
