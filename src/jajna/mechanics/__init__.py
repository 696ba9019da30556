"""What cards do: keyword actions, keyword abilities, other instructions, triggers, changes, costs.

Each module registers its phrases as it is imported; ``jajna.oracle`` and ``jajna.cards`` find the
modules by walking the package, so that a new mechanic needs no entry here.
"""
