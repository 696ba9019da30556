"""The timestamp of an effect whose ability was granted. CR 613.7a."""

from __future__ import annotations

from jajna.judge.table import ANN
from jajna.kernel.zones.move import attach
from jajna.vocab import Keyword, Zone
from tests.mechanics.bench import creature, text_card
from tests.table import table

HAMMER = text_card(
    "Hammer",
    "Artifact — Equipment",
    "Equipped creature gets +10/+10 and loses flying.\nEquip {8}",
)
RUNE = text_card(
    "Rune",
    "Enchantment — Aura",
    'Enchant Equipment\nEnchanted Equipment has "Equipped creature has flying."',
)


def flies(rune_first: bool) -> bool:
    """Whether a Bird with the Hammer, which has the Rune, flies."""
    at = table()
    (bird,) = at.battlefield(ANN, creature("Bird", 1, 1, "Flying"))
    at.put(ANN, Zone.BATTLEFIELD, HAMMER, attached_to=bird)
    at.put(ANN, Zone.BATTLEFIELD, RUNE, attached_to="Hammer")
    if rune_first:
        attach(at.game, at.id("Hammer"), -1)
        attach(at.game, at.id("Hammer"), bird)
    at.battlefield(ANN, creature("Cat", 1, 1, ""))
    return at.object("Bird").has(Keyword.FLYING)


def test_613_7a_a_granted_ability_has_the_timestamp_of_the_later_grant() -> None:
    assert flies(rune_first=False)


def test_613_7a_or_that_of_the_object_if_it_is_later() -> None:
    """The Hammer was moved later than the Rune: both abilities then have its timestamp."""
    assert flies(rune_first=True)
