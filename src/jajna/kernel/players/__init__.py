"""Players: what each may do, who controls them, and what designations they have. CR 102."""
