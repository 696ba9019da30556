"""The glossary as help: entries that refer to others, and neighbors, in every era."""

from __future__ import annotations

import pytest

from jajna.cli.terminal.definitions import lookup_lines
from jajna.era import ERAS, find
from jajna.glossary import find as found
from jajna.glossary import terms
from jajna.text.catalogue import LANGUAGES, language
from tests.seen import at_least

EVERY_ERA = pytest.mark.parametrize("era", list(ERAS))
COMBAT_STEPS = {
    "beginning-of-combat-step",
    "declare-attackers-step",
    "declare-blockers-step",
    "combat-damage-step",
    "end-of-combat-step",
}


@EVERY_ERA
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_neighbors_that_an_entry_names_can_be_looked_up(era: str, code: str) -> None:
    alone = [one.id for one in terms() if not one.related_in(era) and era not in one.absent]
    assert alone == []
    for one in at_least(260, terms()):
        for other in one.related_in(era):
            assert found(other.name(code, era), code), one.id
            assert other in found(other.title(code), code), one.id


@EVERY_ERA
def test_506_1_combat_leads_to_its_phase_and_to_the_five_steps(era: str) -> None:
    (combat,) = found("combate", "es")
    (phase,) = found("fase de combate", "es")

    assert phase in combat.related_in(era)
    for entry in (combat, phase):
        assert {one.id for one in entry.related_in(era)} >= COMBAT_STEPS


@EVERY_ERA
@pytest.mark.parametrize("code", LANGUAGES)
def test_help_opens_an_entry_with_its_neighbors(era: str, code: str) -> None:
    lines = lookup_lines("combat" if code == "en" else "combate", language(code), era)

    assert find(era) is ERAS[era]
    assert any(line.startswith(("See also: ", "Véase también: ")) for line in lines)
