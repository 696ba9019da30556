"""Damage to players that opponents have dealt to planeswalkers. CR 306.7, CR 2016-08-26 306.7."""

from __future__ import annotations

import pytest

from jajna import era
from jajna.decision import PASS, Kind
from jajna.judge.table import ANN, BOB, Table
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.prompts import option, prompt
from jajna.text.things import Teller
from tests.mechanics.bench import spell
from tests.rules.creatures import walker

BOLT = spell("Spell deals 3 damage to target player.")
SELF = spell("This spell deals 3 damage to you.", "Oops")
JACE = walker("Jace", 5)


def bolted(name: str) -> Table:
    """Ann's spell for 3 damage to Bob, who controls a planeswalker, resolves."""
    table = Table(era=era.find(name))
    table.battlefield(BOB, JACE)
    table.battlefield(ANN, walker("Gideon", 4))
    table.hand(ANN, BOLT)
    table.begin(ANN)
    table.act(ANN, "cast Spell", "Bob")
    for _ in range(2):
        table.game.answer(PASS)
    return table


@pytest.mark.parametrize(
    "name", ["2016-08", "current+any_target=creatures+planeswalker_redirection=on"]
)
def test_in_2016_an_opponent_may_have_it_dealt_to_a_planeswalker(name: str) -> None:
    table = bolted(name)
    assert table.asked is not None
    rule = table.game.era.cited("planeswalker_redirection")
    assert (table.asked.player, table.asked.kind, table.asked.rule) == (ANN, Kind.OBJECTS, rule)
    assert [table.describe(one) for one in table.asked.options] == ["Jace"]
    table.answer(["Jace"])
    assert table.life(BOB) == 20
    assert table.object("Jace").counters["loyalty"] == 2


def test_in_2016_it_need_not_be() -> None:
    table = bolted("2016-08")
    table.answer([])
    assert table.life(BOB) == 17
    assert table.object("Jace").counters["loyalty"] == 5


@pytest.mark.parametrize("name", ["2019-05", "2023-04", "current"])
def test_later_nobody_is_asked(name: str) -> None:
    table = bolted(name)
    assert table.asked is not None
    assert table.asked.kind is Kind.PRIORITY
    assert table.life(BOB) == 17


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_question_has_words(code: str) -> None:
    table = bolted("2016-08")
    assert table.asked is not None
    teller = Teller(language(code), table.game.view(ANN), {})
    assert "306.7" in prompt(table.asked, teller)
    assert "Jace" in option(table.asked, table.asked.options[0], teller)


def test_nobody_redirects_damage_from_their_own_source() -> None:
    table = Table(era=era.find("2016-08"))
    table.battlefield(ANN, JACE)
    table.hand(ANN, SELF)
    table.begin(ANN)
    table.act(ANN, "cast Oops")
    table.resolve_all()
    assert table.life(ANN) == 17
