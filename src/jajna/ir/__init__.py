"""Abilities as data. Every node is a small frozen dataclass which has its meaning as methods."""
