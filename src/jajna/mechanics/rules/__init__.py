"""Static abilities that change rules and not characteristics: restrictions, permissions, costs of
spells. CR 604, 613.11.
"""
