"""Changes by continuous effects: power, types, colors, abilities, control. CR 611, 613.

Static abilities and instructions ("until end of turn") share these nodes. The subject of their
phrases is the affected object.
"""
