"""Drafters: players by program who take cards and build decks of them. CR 100.2b."""

from __future__ import annotations

from jajna.agents.drafting.building import build
from jajna.agents.drafting.commander_decks import Led
from jajna.agents.drafting.drafters import DRAFTERS, Drafter, make_drafter, pick_for, ranks
from jajna.agents.drafting.seated import Seated, is_away, is_person, people_of
from jajna.agents.drafting.worth import Prospect, Prospects

__all__ = [
    "DRAFTERS",
    "Drafter",
    "Led",
    "Prospect",
    "Prospects",
    "Seated",
    "build",
    "is_away",
    "is_person",
    "make_drafter",
    "people_of",
    "pick_for",
    "ranks",
]
