"""Instructions by the things they are about: life, damage, mana, counters, tokens, copies,
libraries. CR 105-123.
"""
