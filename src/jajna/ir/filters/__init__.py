"""Descriptions of players and objects, built from small predicates. CR 109.2, 115."""
