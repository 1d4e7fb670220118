"""The table's server: it holds the records, asks the rules, and tells each what it may know."""
