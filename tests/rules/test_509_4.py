"""Creatures that enter attacking or blocking. CR 508.4, 509.4."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, spell
from tests.table import CAT, table

KING = creature(
    "King",
    3,
    4,
    "Whenever King attacks, create a 1/1 white Cat creature token that's attacking.\n"
    "Whenever King blocks a creature, create a 1/1 white Cat creature token that's blocking that "
    "creature.",
)
WATCHER = creature(
    "Watcher",
    text="Whenever a creature an opponent controls blocks, you gain 5 life.\n"
    "Whenever a creature an opponent controls attacks, you gain 7 life.",
)
FOLIAGE = spell(
    "Create a 1/1 green Saproling creature token that's blocking target creature attacking you.",
    "Foliage",
)


def blocking(*attackers: str) -> Table:
    """Bob attacks Ann, whose King blocks the Giant."""
    at = table(ann=[KING], bob=["Giant", WATCHER], step=None)
    at.begin(BOB)
    at.attack(*attackers)
    at.block(("King", "Giant"))
    return at


def cat(at: Table) -> int:
    """The Cat token."""
    [found] = [one for one in at.game.zones.battlefield if at.game.object(one).token]
    return found


def test_508_4_the_token_attacks_untapped_and_never_attacked() -> None:
    at = table(ann=[KING], bob=[WATCHER])
    at.attack("King")
    at.resolve_all()
    combat = at.game.turn.combat
    assert combat is not None and combat.is_attacking(cat(at))
    assert not at.object(cat(at)).tapped
    assert at.life(BOB) == 27
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 23


def test_509_4_the_token_blocks_that_creature_and_never_blocked() -> None:
    at = blocking("Giant")
    at.resolve_all()
    combat = at.game.turn.combat
    assert combat is not None and combat.blocking[cat(at)] == [at.id("Giant")]
    assert at.life(BOB) == 25
    at.choose({"King": 5})
    at.to(Step.END_OF_COMBAT)
    assert at.object("Giant").damage == 4


def test_509_4a_it_blocks_nothing_if_the_creature_no_longer_attacks() -> None:
    at = blocking("Giant")
    at.hand(ANN, spell("Untap target creature and remove it from combat.", "Truce"))
    ask_again(at)
    at.act(ANN, "cast Truce", "Giant")
    at.resolve_all()
    combat = at.game.turn.combat
    assert combat is not None and not combat.is_blocking(cat(at))
    assert at.object(cat(at)).zone is Zone.BATTLEFIELD


def test_509_4b_a_token_put_onto_the_battlefield_blocks_what_flies() -> None:
    at = table(bob=[creature("Bird", 1, 1, "Flying")], hand=[FOLIAGE], step=None)
    at.begin(BOB)
    at.attack("Bird")
    at.to(Step.DECLARE_BLOCKERS)
    at.act(ANN, "cast Foliage", "Bird")
    at.resolve_all()
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 20
    assert at.object("Bird").zone is Zone.GRAVEYARD


def test_509_4_a_creature_that_attacks_another_player_is_no_target() -> None:
    at = table(3, bob=["Bear"], hand=[FOLIAGE], step=None)
    at.begin(BOB)
    at.attack("Bear", at=CAT)
    at.to(Step.DECLARE_BLOCKERS)
    assert at.why_not(ANN, "cast Foliage") is not None
