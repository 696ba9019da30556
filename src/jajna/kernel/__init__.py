"""The machinery of the rules, in rooms by chapters of the CR.

The rooms stand in an order that `tools/architecture.py` keeps: each may import those before it.
"""
