"""Statements that are true or false: what stands after "if" and "as long as". CR 603.4, 604.2."""
