"""The pool of cards: import, storage, the embedded starter cards and the hand-written overrides."""
