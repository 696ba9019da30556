"""Objects: their definitions, and how they are found by id. CR 109, 110."""
