"""Costs and mana: what must be paid, what can pay it, what is cheapest. CR 106, 118, 605."""
