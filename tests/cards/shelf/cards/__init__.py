"""Modules of embedded cards."""
