"""Casting spells and activating abilities, step by step. CR 601, 602."""
