"""Mana of different colors and of each color among permanents. CR 106.1b, 105.2."""

from __future__ import annotations

import pytest

from jajna.cards.texts import compile_text
from jajna.decision import Kind
from jajna.vocab import Mana, Step
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

GEM = permanent("Gem", "Artifact", "{T}: Add two mana of different colors.")
BLOOM = permanent(
    "Bloom",
    "Artifact",
    "{T}: For each color among permanents you control, add one mana of that color.",
)
RED = creature("Ruby", 1, 1, cost="{R}")
GOLD = creature("Lynx", 1, 1, cost="{R}{G}")
BLUE = creature("Squid", 1, 1, cost="{U}")


def test_106_1b_two_mana_of_different_colors_are_never_of_one() -> None:
    at = table(ann=[GEM])
    at.game.answer(at.action(ANN, "activate Gem"))
    assert at.asked is not None
    assert at.asked.kind is Kind.MANA
    offered = [at.describe(option) for option in at.asked.options]
    assert len(offered) == 10
    assert all(len({*words[-2:]}) == 2 for words in offered)


def test_106_1b_a_combination_of_three_colors_is_of_these_alone() -> None:
    text = "{T}: Add two mana in any combination of {R}, {W}, and/or {B}."
    at = table(ann=[permanent("Relic", "Artifact", text)])
    at.game.answer(at.action(ANN, "activate Relic"))
    assert at.asked is not None
    assert len(at.asked.options) == 6


@pytest.mark.parametrize("colors", ["{R}, {W}", "{R}{W}", "{R}, {W} and/or {W}{B}", "{R}"])
def test_106_1b_what_is_no_list_of_colors_is_refused(colors: str) -> None:
    text = f"{{T}}: Add two mana in any combination of {colors}."
    assert compile_text(text, "Artifact").blockers


def test_106_1b_one_mana_is_added_for_each_color_among_ones_permanents() -> None:
    at = table(ann=[BLOOM, RED, GOLD], bob=[BLUE])
    at.act(ANN, "activate Bloom")
    assert sorted(one.mana for one in at.game.players[ANN].pool) == sorted([Mana.RED, Mana.GREEN])


def test_106_1b_no_color_among_permanents_adds_no_mana() -> None:
    at = table(ann=[BLOOM], bob=[BLUE])
    at.act(ANN, "activate Bloom")
    assert len(at.game.players[ANN].pool) == 0


def test_107_4e_a_shard_is_tapped_and_either_mana_is_paid() -> None:
    text = "{3}, {T} or {U}, {T}: You gain 1 life."
    shard = permanent("Shard", "Artifact", text)
    island = permanent("Isle", "Land", "{T}: Add {U}.", cost="")
    wastes = permanent("Waste", "Land", "{T}: Add {C}.", cost="")
    at = table(ann=[shard, wastes, wastes])
    assert at.why_not(ANN, "activate Shard") is not None
    at.battlefield(ANN, island)
    ask_again(at)
    at.act(ANN, "activate Shard")
    at.resolve()
    assert at.life(ANN) == 21
    assert at.object("Shard").tapped
    assert at.why_not(ANN, "activate Shard") is not None


def test_205_1a_a_creature_becomes_the_chosen_type_alone() -> None:
    at = table(ann=[creature("Sage", types="Creature — Human Wizard")])
    text = "Choose a creature type other than Wall. Target creature becomes that type until end of "
    cast(at, text + "turn.", "Sage", then=("Goblin",))
    assert at.object("Sage").now.subtypes == frozenset(["Goblin"])
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Sage").now.subtypes == frozenset(["Human", "Wizard"])


def test_608_2d_the_type_that_the_text_rules_out_is_not_offered() -> None:
    at = table(ann=[creature("Sage", types="Creature — Human Wizard")])
    text = "{0}: Choose a creature type other than Wall. Each creature becomes that type until end "
    at.battlefield(ANN, permanent("Lens", "Artifact", text + "of turn."))
    ask_again(at)
    at.act(ANN, "activate Lens")
    at.to_question(Kind.WORD)
    assert at.asked is not None
    words = [at.describe(option) for option in at.asked.options]
    assert not any("Wall" in word for word in words)
    assert any("Goblin" in word for word in words)
