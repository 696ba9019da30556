"""A refusal names what forbids it, in both languages: the ability, the quality, the zone."""

from __future__ import annotations

import pytest

from jajna.formats.broken_rules import told
from jajna.formats.construction import Violation
from jajna.judge.scenario import run
from jajna.judge.scenario.reading import read
from jajna.kernel.combat.blockers import why_not_block
from jajna.text.catalogue import language
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, creature
from tests.scenarios.test_scenarios import starter_card
from tests.table import table

BLOCKS = (
    ("702.9b", "Flying", 'Sneak has "Flying". (CR 509.1b, 702.9)', "Sneak tiene «Vuela»."),
    ("702.36b", "Fear", 'Sneak has "Fear". (CR 509.1b, 702.36)', "Sneak tiene «Inspirar temor»."),
    ("702.13b", "Intimidate", 'Sneak has "Intimidate".', "Sneak tiene «Intimidar»."),
    ("702.28b", "Shadow", 'Sneak has "Shadow". (CR 509.1b, 702.28)', "Sneak tiene «Se desvanece»."),
    ("702.118b", "Skulk", 'Sneak has "Skulk". (CR 509.1b, 702.118)', "Sneak tiene «Escurridizo»."),
    ("702.14c", "Swampwalk", 'Sneak has "Swampwalk".', "Sneak tiene «Cruza pantanos»."),
    (
        "702.16f",
        "Protection from green",
        'Sneak has "Protection from green". (CR 702.16f)',
        "Sneak tiene «Protección contra verde». (CR 702.16f)",
    ),
    (
        "509.1b",
        "This creature can't be blocked by creatures with power 2 or greater.",
        "(2/2). Sneak can't be blocked by creatures with power 2 or greater. (CR 509.1b)",
        "(1/1). Sneak no puede ser bloqueada por criaturas con fuerza de 2 o más. (CR 509.1b)",
    ),
)


def refused(text: str) -> tuple[str, str]:
    """Why Grizzly Bears can't block a creature with this text, in both languages."""
    at = table()
    attacker = at.battlefield(ANN, creature("Sneak", 1, 1, text))[0]
    blocker = at.battlefield(BOB, "Grizzly Bears", "Swamp")[0]
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Sneak", at=BOB)
    at.to(Step.DECLARE_BLOCKERS)
    reason = why_not_block(at.game, blocker, attacker)
    assert reason is not None
    view = at.game.view(BOB)
    english, spanish = (
        reason_text(reason, Teller(language(code), view, {})) for code in ("en", "es")
    )
    return english, spanish


@pytest.mark.parametrize(
    ("text", "english", "spanish"), [row[1:] for row in BLOCKS], ids=[row[0] for row in BLOCKS]
)
def test_509_1b_a_block_is_refused_with_the_ability_that_forbids_it(
    text: str, english: str, spanish: str
) -> None:
    told_en, told_es = refused(text)
    assert english in told_en
    assert spanish in told_es


def refusals(steps: str, battlefield: str, cards: str, hand: str) -> dict[str, list[str]]:
    """The reasons that a scenario gives for what it wrongly calls illegal by CR 100.1."""
    text = f"""
title: refused
cards: [{cards}]
players: [{{name: Ann, hand: [{hand}]}}, {{name: Bob}}]
battlefield: [Mountain, {battlefield}]
steps:
{steps}
"""
    (script,) = read(text, "refused.yaml")
    outcome = run(script, starter_card)
    assert outcome.error is None, outcome.error
    found = [one for one in outcome.findings if not one.passed]
    return {code: [one.reason(code) for one in found] for code in ("en", "es")}


def illegal(*actions: str) -> str:
    listed = ", ".join(f"{{{action}, rule: 100.1}}" for action in actions)
    return f"  - expect: {{illegal: [{listed}]}}"


GUARDED = """{name: Ghost, type: Creature — Spirit, cost: "{0}", pt: 2/2, text: "%s"}"""


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        ("Hexproof", 'Ghost has "Hexproof". (CR 702.11b)', "Ghost tiene «Antimaleficio»."),
        (
            "Hexproof from red",
            'Ghost has "Hexproof from red".',
            "Ghost tiene «Antimaleficio contra rojo».",
        ),
        ("Shroud", 'Ghost has "Shroud". (CR 702.18a)', "Ghost tiene «Velo». (CR 702.18a)"),
        (
            "Protection from red",
            'Ghost has "Protection from red". (CR 702.16b)',
            "Ghost tiene «Protección contra rojo». (CR 702.16b)",
        ),
    ],
    ids=["702.11b", "702.11d", "702.18a", "702.16b"],
)
def test_115_1_a_target_is_refused_with_what_guards_it(
    text: str, english: str, spanish: str
) -> None:
    found = refusals(
        illegal("cast: Shock, targets: [Ghost]"), "{card: Ghost, owner: Bob}", GUARDED % text,
        "Shock",
    )  # fmt: skip
    assert english in found["en"][0]
    assert spanish in found["es"][0]


def test_732_1_a_spell_that_its_targets_make_too_dear_is_refused() -> None:
    rise = "{name: Rise, type: Instant, cost: '{R}', text: 'Strive — This spell costs {R} more to cast for each target beyond the first.\\nAny number of target creatures each get +1/+0 until end of turn.'}"  # noqa: E501
    found = refusals(
        illegal("cast: Rise, targets: [[Grizzly Bears, Goblin Raider]]"),
        "Grizzly Bears, Goblin Raider",
        rise.replace("'", '"'),
        "Rise",
    )
    assert "The action was taken back, as it can't be completed. (CR 732.1)" in found["en"][0]


def test_101_2_what_another_permanent_forbids_is_told_with_its_text() -> None:
    card = (
        '{name: Thicket, type: Enchantment, cost: "{0}", '
        "text: Creatures can't be the targets of spells.}"
    )
    found = refusals(
        illegal("cast: Shock, targets: [Grizzly Bears]"), "Grizzly Bears, Thicket", card, "Shock"
    )
    assert "Thicket says: Creatures can't be the targets of spells. (CR 101.2)" in found["en"][0]
    assert "Thicket dice: Las criaturas no pueden ser objetivos de hechizos." in found["es"][0]


def test_702_127a_the_half_with_aftermath_is_cast_from_a_graveyard_alone() -> None:
    card = (
        '{name: Cut, type: Instant, cost: "{0}", text: You gain 1 life., layout: aftermath, '
        'back: {name: Mend, type: Sorcery, cost: "{0}", text: "Aftermath\\nYou gain 2 life."}}'
    )
    found = refusals(illegal("cast: Cut, face: Mend"), "Plains", card, "Cut")
    assert found["en"] == [
        'Cut // Mend can only be cast from a graveyard. Cut // Mend has "Aftermath". '
        "(CR 601.3, 702.127)"
    ]
    assert (
        "solo se puede lanzar desde un cementerio. Cut // Mend tiene «Secuela»." in found["es"][0]
    )


def test_715_3d_a_card_on_an_adventure_is_cast_as_the_permanent_alone() -> None:
    card = (
        '{name: Giant, type: Creature — Giant, cost: "{0}", pt: 3/3, layout: adventure, '
        'back: {name: Stomp, type: Instant — Adventure, cost: "{0}", text: You gain 2 life.}}'
    )
    steps = "\n".join(
        (
            "  - {cast: Giant, face: Stomp}",
            "  - resolve: all",
            illegal("cast: Giant, face: Stomp"),
        )
    )
    found = refusals(steps, "Plains", card, "Giant")
    assert found["en"] == [
        "Giant (3/3) is on an adventure: from exile it can be cast as the permanent, not as the "
        "Adventure. (CR 715.3d)"
    ]
    assert "está en una aventura: desde el exilio se puede lanzar" in found["es"][0]


def test_302_6_a_creature_that_came_this_turn_gives_no_mana_by_being_tapped() -> None:
    found = refusals(
        illegal("tap: Birds of Paradise, for: G"), "{card: Birds of Paradise, sick: true}", "", ""
    )
    assert found["en"] == [
        "Birds of Paradise (0/1) has summoning sickness: you haven't controlled it since your turn "
        "began. (CR 302.6)"
    ]
    assert "mareo de invocación" in found["es"][0]


def test_302_6_a_mana_ability_that_costs_no_tap_is_not_held_back() -> None:
    card = '{name: Vent, type: Creature, cost: "{0}", pt: 1/1, text: "Pay 1 life: Add {G}."}'
    found = refusals(illegal("tap: Vent, for: G"), "{card: Vent, sick: true}", card, "")
    assert found["en"] == [""]


def test_605_1a_who_has_no_such_ability_is_told_so() -> None:
    found = refusals(illegal("tap: Hill Giant, for: G"), "Hill Giant", "", "")
    assert "605.1a" in found["en"][0]


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [
        ("en", "it has 1 card and must", "it has 2 cards and must"),
        ("es", "tiene 1 carta y debe", "tiene 2 cartas y debe"),
    ],
)
def test_100_2a_a_deck_of_one_card_has_one_card(code: str, one: str, many: str) -> None:
    for count, words in ((1, one), (2, many)):
        broken = Violation("too few cards", "100.2a", count, 60)
        assert told(broken, language(code)).startswith(words)
