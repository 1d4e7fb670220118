lesson-wrong = You may do that in a game of your own. For now, do what the card says.
