"""Triggered abilities. CR 603."""
