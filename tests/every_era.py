"""Tests that are run in each era for which a requirement is shown by them.

A row of ``tests/conformance`` names the editions in which it holds. The tests that show it are run
at tables of each of these, and the scenarios that name no era are played by the rules of each;
those that choose their eras themselves are left alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from conformance import SHOWN, Row, read_rows
from jajna.card import Card, CardNames
from jajna.era import CURRENT, Era, find
from jajna.judge import table
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.noted import Noted
from jajna.variant import Variant

NAMES: Final = {"2003": "2003-07", "2016": "2016-08", "2019": "2019-05", "2023": "2023-04"}
"""The eras by the editions that rows name."""

OWN_ERAS: Final = ("test_era_", "test_rulebook", "test_editions", "test_eras", "test_lessons")
"""How modules are called whose tests choose their eras."""

ON_STACK: Final = ("2003-07",)
"""Combat damage waits there: tests/rules/test_era_damage_on_stack.py."""
ORDERED: Final = ("2016-08", "2019-05", "2023-04")
"""It is divided in an order: tests/rules/test_era_damage_order.py."""

UNNAMED: Final = ("2003-07", "2016-08", "2019-05")
"""Tokens are named by their subtypes alone: tests/scenarios/eras/cards_of_a_time.yaml."""

OTHERWISE: Final[dict[str, tuple[str, ...]]] = {
    # Mulligans were taken otherwise (tests/rules/test_era_start.py).
    "test_103_5_who_keeps_is_asked_no_more": ("2003-07", "2016-08", "2019-05"),
    "test_111_3_tokens_have_the_characteristics_stated": UNNAMED,
    "test_506_4b_tapping_or_untapping_doesnt_remove_from_combat_nor_prevent_damage": ON_STACK,
    "test_510_1a_a_creature_assigns_damage_equal_to_its_power": ON_STACK,
    "test_510_1a_a_creature_without_power_assigns_none": ON_STACK,
    "test_510_1b_an_unblocked_creature_damages_what_it_attacks": ON_STACK,
    "test_510_1c_a_blocker_that_is_gone_gets_none_and_the_other_all": ON_STACK + ORDERED,
    "test_510_1c_among_several_blockers_it_is_divided_freely": ON_STACK + ORDERED,
    "test_510_1c_one_blocker_gets_all_of_it_unasked": ON_STACK,
    "test_510_1d_a_blocker_of_one_creature_damages_it_unasked": ON_STACK,
    "test_510_4_others_deal_theirs_in_the_second_step": ON_STACK,
    "test_702_4b_double_strikers_deal_damage_in_both_steps": ON_STACK,
    "test_702_19b_excess_damage_may_be_assigned_to_the_attacked_player": ON_STACK,
    "test_702_19b_all_blockers_need_lethal_damage_first": ORDERED,
    # Effects had no numbered layers (tests/rules/test_era_layers.py).
    "test_113_1a_a_granted_ability_is_told_with_what_grants_it": ("2003-07",),
    # Damage could be redirected to a planeswalker (tests/rules/test_era_redirection.py).
    "test_120_3f_lifelink_gains_as_much_life": ("2016-08",),
    # There are no battles yet (tests/rules/test_era_objects.py).
    "test_509_1a_a_blocker_must_be_an_untapped_creature_of_the_player_and_no_battle": (
        "2003-07",
        "2016-08",
        "2019-05",
    ),
    # Such abilities worked in play alone (tests/scenarios/eras/contradictions.yaml, C11).
    "test_604_3_a_defined_power_is_so_in_every_zone": ("2003-07",),
    "test_702_19d_without_blockers_left_all_goes_to_what_it_attacks": ON_STACK,
    # Such choices were not copied (tests/scenarios/eras/triggers.yaml, C42).
    "test_707_2_what_becomes_a_copy_copies_what_was_chosen": ("2003-07",),
}
"""The eras in which a test doesn't hold, as another rule is shown there by others."""

WITHOUT_GAMES: Final = (
    "tests/cards/",
    "tests/cli/test_deck_legality.py",
    "tests/cli/test_draft.py",
    "tests/cli/test_glossary.py",
    "tests/collection/",
    "tests/formats/",
    "tests/glossary/",
    "tests/judge/test_kinds.py",
    "tests/limited/",
    "tests/oracle/",
    "tests/simulation/",
    "tests/text/",
    "tests/tournaments/",
)
"""Where tests are that need no game of an era: they are run once."""
SCENARIO: Final = ".yaml: "
"""Between the file and the title of a test that is a scenario."""


def editions(row: Row) -> list[str]:
    """The editions that a row names: ``all``, one, from one on, or from one to another."""
    known = list(NAMES)
    found: list[str] = []
    for one in row.eras:
        first, _, last = one.removesuffix("+").partition("-")
        if one == "all":
            return known
        if one.endswith("+"):
            last = known[-1]
        found += known[known.index(first) : known.index(last or first) + 1]
    return found


def chooses_its_eras(test: str) -> bool:
    """Whether a test says itself by whose rules it goes, or needs no game."""
    file = test.partition("::")[0]
    return file.rpartition("/")[2].startswith(OWN_ERAS) or file.startswith(WITHOUT_GAMES)


def eras_by_test() -> dict[str, list[str]]:
    """The eras in which each test is run besides the current one; of a scenario, if it names none.

    Where the editions and documents differ ("C") tests choose their eras.
    """
    found: dict[str, list[str]] = {}
    for row in read_rows():
        if row.document == "C" or row.status != SHOWN:
            continue
        for test in row.tests:
            if chooses_its_eras(test):
                continue
            name = test.partition("::")[2]
            held = found.setdefault(test, [])
            eras = [NAMES[edition] for edition in editions(row)]
            held += [era for era in eras if era not in OTHERWISE.get(name, ()) + tuple(held)]
    return found


ERAS: Final = eras_by_test()


def parametrize(metafunc: pytest.Metafunc) -> None:
    """Have a test run in each of its eras; those of the past are left out of a fast check."""
    file, _, name = metafunc.definition.nodeid.partition("::")
    eras = ERAS.get(f"{file}::{name}", [])
    if not eras:
        return
    past = [pytest.param(era, marks=pytest.mark.slow) for era in eras]
    metafunc.parametrize("era_of_games", [CURRENT.name, *past], indirect=True)


@pytest.fixture(autouse=True)
def era_of_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let the games of a test be of the era that the test is run in, if it is run in several.

    There must be one, or the test shows nothing of the era.
    """
    if not hasattr(request, "param"):
        yield CURRENT.name
        return
    era = find(str(request.param))
    made: list[Game] = []

    def begin(
        decks: Sequence[Sequence[Card]],
        names: Sequence[str] = (),
        seed: int = 0,
        asked: Era = CURRENT,
        first: int | None = None,
        life: int | None = None,
        chooser: int | None = None,
        card_names: CardNames | None = None,
        variant: Variant | None = None,
        supplementary: Sequence[Sequence[Card]] = (),
        noted: Sequence[Sequence[Noted]] = (),
    ) -> Game:
        assert asked == CURRENT, "a test that chooses its era isn't run in others"
        made.append(
            new_game(
                decks,
                names,
                seed,
                era,
                first,
                life,
                chooser,
                variant=variant,
                card_names=card_names,
                supplementary=supplementary,
                noted=noted,
            )
        )
        return made[-1]

    for module in (table, request.module):
        monkeypatch.setattr(module, "new_game", begin, raising=module is table)
    yield era.name
    assert made, "no game was begun: the test belongs to WITHOUT_GAMES"
