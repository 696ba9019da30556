"""Leagues and tournaments: who plays whom, and how all stand."""
