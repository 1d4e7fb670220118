"""Who plays: guests, accounts, how they sign in, and which seats are theirs."""
