## Ce qu’un débutant apprend de chaque phase, une fois : deux lignes au plus.
web-explain-take = Prenez une tuile. La dernière d’une colonne active les animaux du dessus, pour tous : pensez à ce que feraient les vôtres.
web-explain-place = Tournez la tuile et posez-la contre votre écosystème. Les proies se reproduisent sur leur terrain, et les prédateurs ont besoin de proies à portée.
web-explain-activation = Ces animaux agissent chez tout le monde : les proies ont un petit chacune, les chasseurs mangent ou meurent. Confirmez quand vous avez fini.
web-explain-dinosaurs = Un dinosaure chasse sur cinq hexagones au plus et finit sur une montagne libre ; il pond un œuf par prédateur mangé. Les œufs font gagner.
