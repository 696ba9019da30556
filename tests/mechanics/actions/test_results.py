"""What instructions before have done this way. CR 608.2c."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, permanent
from tests.table import table

SMASH = (
    "Destroy target artifact. If that artifact is put into a graveyard this way, you gain 3 life."
)


def test_608_2c_what_was_destroyed_was_put_into_a_graveyard_this_way() -> None:
    at = table()
    at.battlefield(BOB, "Relic")
    cast(at, SMASH, "Relic")
    assert at.life(ANN) == 23


def test_614_8_what_regenerates_was_not_put_there() -> None:
    at = table()
    at.battlefield(BOB, permanent("Idol", "Artifact", "{0}: Regenerate this artifact."))
    at.act(BOB, "activate Idol")
    at.resolve()
    cast(at, SMASH, "Idol")
    assert at.life(ANN) == 20


def test_614_6_what_is_exiled_instead_was_not_put_there() -> None:
    at = table()
    text = "If a card or token would be put into a graveyard from anywhere, exile it instead."
    at.battlefield(BOB, "Relic", permanent("Void", "Enchantment", text))
    cast(at, SMASH, "Relic")
    assert at.names_in(Zone.EXILE) == ["Relic", "Spell"]
    assert at.life(ANN) == 20
