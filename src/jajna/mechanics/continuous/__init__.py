"""What continuous effects change: power, types, colors, abilities, restrictions. CR 611, 613.

Static abilities and instructions ("until end of turn") share these. The subject of the words is
what the ability affects.
"""
