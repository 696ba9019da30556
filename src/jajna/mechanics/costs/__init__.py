"""Costs beyond mana and the tap symbols. CR 118."""
