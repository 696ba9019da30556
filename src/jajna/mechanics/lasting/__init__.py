"""Effects that last: delayed and reflexive triggers, shields, permissions. CR 603.7, 611.2, 615."""
