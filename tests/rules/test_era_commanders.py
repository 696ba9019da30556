"""Commanders by older editions. CR 2019-05-03 903.9."""

from __future__ import annotations

import pytest

from jajna.decision import YES
from jajna.judge import ANN, BOB
from jajna.vocab import Zone
from tests.mechanics.bench import cast, permanent
from tests.rules.test_400_11 import WISH, wishing
from tests.rules.test_903 import asked, on_battlefield, until_asked, where


@pytest.mark.parametrize("text", ["Destroy target creature.", "Exile target creature."])
@pytest.mark.parametrize("era", ["2016-08", "2019-05", "current+commanders_die=off"])
def test_903_9_by_older_editions_it_goes_there_instead_of_dying(text: str, era: str) -> None:
    at = on_battlefield(era=era)
    watcher = permanent("Watcher", text="Whenever a creature dies, you gain 3 life.")
    at.battlefield(BOB, watcher)
    until_asked(at, text, "Legend")
    question = asked(at)
    assert question.rule.endswith("903.9")
    assert where(at) is Zone.BATTLEFIELD
    at.game.answer(YES)
    at.resolve_all()
    assert where(at) is Zone.COMMAND
    assert at.life(BOB) == 40


@pytest.mark.parametrize("era", ["2019-05", "current+wishes_keep_to_deck=off"])
def test_903_11a_by_older_rules_any_card_is_brought_in(era: str) -> None:
    at = wishing(era)
    cast(at, WISH, then=(True, "Surge"))
    assert at.names_in(Zone.HAND, ANN) == ["Surge"]
