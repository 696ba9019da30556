"""What can't be chosen as the target of an Aura spell as it is cast. CR 601.2c, 303.4a."""

from __future__ import annotations

from jajna.ir.abilities import NotChosenAsCast
from jajna.ir.declared.binding import ENCHANT, needs
from jajna.wording import phrase

needs(NotChosenAsCast, ENCHANT, "the spell isn't an Aura")
phrase(
    NotChosenAsCast,
    en="you can't choose {what:a} as this spell's target as you cast it",
    es="no puedes elegir {what:un} como objetivo de este hechizo al lanzarlo",
)
