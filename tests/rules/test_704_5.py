"""State-based actions: legends, Auras on nothing and protectors. CR 704.5j, 704.5m, 704.5x."""

from __future__ import annotations

from dataclasses import replace

from jajna.card import Card
from jajna.judge.table import Table
from jajna.kernel.combat.state import why_no_protector
from jajna.kernel.objects.object import PROTECTOR
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent, text_card
from tests.rules.creatures import creature as fighter
from tests.rules.creatures import siege
from tests.table import table


def test_704_5j_the_legend_rule_may_not_apply() -> None:
    at = table()
    hero = creature("Hero", types="Legendary Creature")
    text = 'The "legend rule" doesn\'t apply to permanents you control.'
    at.battlefield(ANN, permanent("Mirror", text=text), hero)
    at.battlefield(BOB, hero)
    for player in (ANN, BOB):
        at.hand(player, hero)
        at.begin(player)
        at.act(player, "cast Hero")
        at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == []
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Hero"]


def test_704_5m_an_aura_without_enchant_goes_if_it_is_attached_to_nothing() -> None:
    position = table()
    position.battlefield(ANN, text_card("Haze", "Enchantment — Aura", ""))
    position.begin(ANN)
    assert position.names_in(Zone.BATTLEFIELD) == []
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Haze"]


def invasion(name: str) -> Card:
    """A battle that is a Siege."""
    return Card(name, (replace(siege(name).faces[0], subtypes=("Siege",)),))


def test_704_5x_a_battle_keeps_its_protector_while_it_is_attacked_and_no_other_does() -> None:
    at = Table()
    [bear] = at.battlefield(ANN, fighter("Bear"))
    attacked, other = at.battlefield(ANN, invasion("Invasion"), invasion("Raid"))
    for battle in (attacked, other):
        at.game.objects[battle].mark(PROTECTOR, [BOB])
    at.begin(ANN)
    at.attack(bear, at=attacked)
    for battle in (attacked, other):
        at.game.objects[battle].mark(PROTECTOR, [ANN])
    assert why_no_protector(at.game, at.game.objects[attacked]) == ""
    assert why_no_protector(at.game, at.game.objects[other]) == "704.5x"
