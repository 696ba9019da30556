"""What triggered abilities wait for. CR 603.

Every pattern binds what its text refers to again: the object as ``EVENT_OBJECT``, the player as
``EVENT_PLAYER``, the number as ``EVENT_AMOUNT``. Where an event has two objects (what deals damage
and what is dealt it, what blocks and what is blocked), ``EVENT_OBJECT`` is the one that the text
names only by a description; if it describes both, the first.
"""
