"""Kinds of permanents with abilities of their own: Sagas, leveler cards. CR 711, 714."""
