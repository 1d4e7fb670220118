"""Every sentence that a person reads, in English, French and Italian."""
