## Un mot sur ce que l’on rencontre à une table, outre les animaux et les terrains ; things.toml en donne la règle

phase-take = Prendre une tuile
phase-take-text = Celui dont c’est le tour prend n’importe quelle tuile du plateau Animaux.
phase-place = La poser
phase-place-text = On la tourne à son gré et on la pose contre l’écosystème ; l’animal qu’elle montre s’y installe.
phase-activation = Une espèce s’active
phase-activation-text = Prendre la dernière tuile d’une colonne active son espèce, chez tout le monde à la fois.
phase-dinosaurs = Les dinosaures s’activent
phase-dinosaurs-text = Si le pion est sous cette colonne : des œufs éclosent, les dinosaures chassent, le pion avance, les colonnes vides se remplissent.

thing-points = Points
thing-points-text = Chaque œuf et chaque dinosaure vivant vaut un point ; qui en a le plus à la fin l’emporte.
thing-egg = Œuf
thing-egg-text = Un dinosaure en pond un par prédateur mangé. Un œuf d’or en vaut cinq.
thing-nest = Nid
thing-nest-text = Vos œufs y reposent et les dinosaures y éclosent : un œuf pour un dinosaure, avant toute chasse.
thing-column = Colonne
thing-column-text = Qui prend sa dernière tuile active son espèce, chez tout le monde à la fois.
thing-pawn = Pion dinosaure
thing-pawn-text = Quand la colonne au-dessus est vidée, les dinosaures s’activent aussi ; puis le pion avance.
thing-volcano = Volcan
thing-volcano-text = Il est à qui a pris la dernière tuile d’une colonne et activé ainsi son espèce.
thing-tile = Tuile
thing-tile-text = Deux hexagones, peut-être avec un animal. Elle se pose n’importe où contre votre écosystème, tournée à votre gré.
thing-stacks = Tuiles restantes
thing-stacks-text = Elles remplissent les colonnes vides après les dinosaures. S’il y en a trop peu pour toutes, la partie finit.
thing-hunt = Pas
thing-hunt-text = Jusqu’où un chasseur peut encore aller : tigres 2 hexagones, aigles 3 en ligne droite, dinosaures 5.
thing-turn = Tour
thing-turn-text = Prenez une tuile et posez-la ; une colonne vidée active son espèce, et peut-être les dinosaures.

action-take-text = Elle rejoint votre écosystème. La dernière tuile d’une colonne met ses animaux en mouvement.
action-place-text = La tuile doit toucher votre écosystème ; le terrain importe peu.
action-breed-text = Chaque animal peut avoir un petit sur un hexagone voisin vide, de son terrain ou joker.
action-hunt-text = Chaque chasseur part une fois, dans l’ordre de votre choix. Il mange ce qu’il rencontre.
action-go-text = La chasse continue, tant qu’il reste des pas.
action-end-hunt-text = Il reste ici, après avoir mangé ce qui était sur son chemin.
action-leave-to-starve-text = Un chasseur qui ne mange rien est retiré.
action-let-starve-text = Il pourrait manger, mais il est retiré ; d’autres peuvent alors passer par son hexagone.
action-hatch-text = Un œuf devient un dinosaure sur la montagne du nid. Il chasse, et peut mourir de faim, comme les autres.
action-keep-eggs-text = Chaque œuf gardé vaut un point, et pourra éclore une autre fois.
action-confirm-text = Quand tous ont confirmé, chacun voit ce qui s’est fait.
