"""Resolving spells and abilities: instructions, choices and payments. CR 608."""
