"""What is looked at in Evolution, family version."""
