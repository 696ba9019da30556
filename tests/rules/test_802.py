"""The attack multiple players option. CR 802.

Not here: 802.4a, 802.4b (test_509), 802.5 (test_510).
"""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import ANN, BOB, CAT, Table
from jajna.vocab import Step
from tests.mechanics.bench import creature, permanent
from tests.table import table

DAN = 3


def attackers(*cards: str) -> Table:
    """A game of four in which Ann is asked what her creatures attack."""
    at = table(4, ann=cards or ["Bear", "Giant"])
    at.to_question(Kind.ATTACKERS)
    return at


def different(at: Table, **attacked: int) -> list[str]:
    """The answer that creatures attack different players."""
    return [f"{at.id(name)}>p{seat}" for name, seat in attacked.items()]


def test_802_1_one_player_alone_may_be_attacked() -> None:
    at = attackers()
    at.attack("Bear", "Giant", at="Cat")
    at.to(Step.END_OF_COMBAT)
    assert [player.life for player in at.game.players] == [20, 20, 13, 20]


def test_802_2_all_opponents_are_defending_players() -> None:
    at = attackers()
    assert at.asked is not None
    assert at.asked.pairs is not None
    assert sorted(at.asked.pairs.able[at.id("Bear")]) == [BOB, CAT, DAN]


@pytest.mark.parametrize(("owner", "blocked"), [(BOB, True), (CAT, False)])
def test_802_2a_the_defending_player_of_an_attacker_is_the_one_it_attacks(
    owner: int, blocked: bool
) -> None:
    walker = creature("Walker", 2, 2, "Mountainwalk")
    at = table(4, ann=[walker], step=None)
    at.battlefield(owner, permanent("Peak", "Basic Land — Mountain", cost=""))
    at.battlefield(CAT, "Wall")
    at.begin(ANN)
    at.attack("Walker", at="Cat")
    at.ask_anyway(Kind.BLOCKERS)
    at.to_question(Kind.BLOCKERS)
    assert at.asked is not None
    assert at.asked.pairs is not None
    assert (at.id("Wall") in at.asked.pairs.able) is blocked


def test_802_3_each_attacker_has_a_defender_of_its_own() -> None:
    at = attackers()
    at.answer(different(at, Bear=BOB, Giant=DAN))
    at.to(Step.END_OF_COMBAT)
    assert [player.life for player in at.game.players] == [20, 18, 20, 15]


def test_802_3a_a_restriction_on_attacking_one_player_is_about_that_one() -> None:
    at = table(4, ann=["Bear"], step=None)
    text = (
        "Creatures can't attack you unless their controller pays {2} for each creature they control"
        " that's attacking you."
    )
    at.battlefield(BOB, permanent("Toll", "Enchantment", text))
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.pairs is not None
    assert CAT in at.asked.pairs.able[at.id("Bear")]
    at.attack("Bear", at="Cat")
    at.to(Step.END_OF_COMBAT)
    assert at.life(CAT) == 18


@pytest.mark.parametrize(("second", "banded"), [(BOB, True), (CAT, False)])
def test_802_3b_creatures_in_a_band_attack_one_player(second: int, banded: bool) -> None:
    at = table(4, ann=[creature("Bander", 1, 1, "Banding"), "Bear"])
    at.to_question(Kind.ATTACKERS)
    at.answer(different(at, Bander=BOB, Bear=second))
    assert at.asked is not None
    assert (at.asked.kind is Kind.BAND) is banded


def test_802_3_a_teammate_or_oneself_is_not_attacked() -> None:
    at = attackers()
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", at="Ann")
