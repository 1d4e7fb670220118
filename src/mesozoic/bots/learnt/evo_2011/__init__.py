"""What is looked at in EVO (2011)."""
