"""What cards do: keyword actions, keyword abilities, continuous changes, costs, patterns.

Importing this package registers every phrase.
"""
