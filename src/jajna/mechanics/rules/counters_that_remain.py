"""Counters that remain on an object as it moves from zone to zone. CR 122.2, 400.7."""

from __future__ import annotations

from jajna.ir.abilities import KeepsCounters
from jajna.wording import phrase

phrase(
    KeepsCounters,
    en="counters remain on ~ as it moves to any zone other than a player's hand or library",
    es="los contadores permanecen sobre ~ al ir a cualquier zona que no sea la mano o la "
    "biblioteca de un jugador",
)
