"""Telling whoever is away that a table waits for them: by push, by mail, in a chat room."""
