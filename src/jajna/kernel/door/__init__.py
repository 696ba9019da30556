"""The one door: events, and the effects that replace or prevent them. CR 614-616."""
