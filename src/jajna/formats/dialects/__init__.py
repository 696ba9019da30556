"""Deck lists as other programs write them: what they say, before any card is looked up."""
