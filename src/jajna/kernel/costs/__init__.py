"""Costs and mana: total costs, mana sources, and how to pay. CR 106, 118, 605."""
