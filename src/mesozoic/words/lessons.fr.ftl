lesson-wrong = Vous pourrez le faire dans une vraie partie. Pour l’instant, suivez la fiche.
