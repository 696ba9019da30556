"""Names that players choose. CR 201.4, 607.2d."""

from __future__ import annotations

from typing import Final

import pytest

from jajna.card import Card, CardNames, PrintedName, names_on, printed_names
from jajna.decision import Decision, Kind, NamedCard
from jajna.era import find as find_era
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.kernel.zones.knowledge import eyes_of, knows
from jajna.oracle import compile_face
from jajna.vocab import Step, Supertype, Type, Zone
from tests.mechanics.bench import ANN, BEAR, BOB, LAND, ask_again, cast, creature, permanent
from tests.oracle.faces import face
from tests.table import table

ENGINE = permanent("Engine", "Artifact", "{0}: You gain 1 life.")
MINE = permanent("Mine", "Land", "{T}: Add {C}.\n{0}: You gain 1 life.", cost="")
CYCLER = creature("Cycler", 2, 2, "Cycling {0}")
NEEDLE = (
    "As Needle enters, choose a card name.\n"
    "Activated abilities of sources with the chosen name can't be activated unless they're mana "
    "abilities."
)


def with_name(text: str, name: str, *cards: Card) -> Table:
    """Ann has cast an artifact that has a name chosen, after Bob got these cards."""
    at = table()
    at.battlefield(BOB, *[card for card in cards if card is not CYCLER])
    at.hand(BOB, *[card for card in cards if card is CYCLER])
    at.battlefield(ANN, permanent("Known", "Artifact"))
    at.hand(ANN, permanent("Needle", "Artifact", text))
    ask_again(at)
    at.act(ANN, "cast Needle")
    at.choose(name)
    at.resolve()
    return at


def test_607_2d_abilities_of_sources_with_the_name_are_not_activated() -> None:
    at = with_name(NEEDLE, "Engine", ENGINE)
    reason = at.why_not(BOB, "activate Engine")
    assert reason is not None
    assert reason.rule == "602.5"
    other = with_name(NEEDLE, "Known", ENGINE)
    assert other.why_not(BOB, "activate Engine") is None


def test_605_1a_mana_abilities_are_left_alone() -> None:
    at = with_name(NEEDLE, "Mine", MINE)
    assert at.why_not(BOB, "activate Mine.0") is None
    assert at.why_not(BOB, "activate Mine.1") is not None


def test_607_2d_cards_in_hand_are_sources_too() -> None:
    at = table()
    at.hand(ANN, CYCLER, permanent("Needle", "Artifact", NEEDLE))
    ask_again(at)
    at.act(ANN, "cast Needle")
    at.choose("Cycler")
    at.resolve()
    assert at.why_not(ANN, "activate Cycler") is not None


def test_201_4_the_names_offered_tell_nothing_of_what_is_hidden() -> None:
    at = table()
    at.hand(BOB, ENGINE)
    at.graveyard(BOB, "Wall")
    at.hand(ANN, permanent("Needle", "Artifact", NEEDLE), "Bear")
    ask_again(at)
    at.act(ANN, "cast Needle")
    at.to_question(Kind.WORD)
    assert at.asked is not None
    names = [one.name for one in at.asked.options if isinstance(one, NamedCard)]
    assert "Bear" in names
    assert "Wall" in names
    assert "Engine" not in names


def test_201_4a_a_nonland_name_is_none_of_a_land() -> None:
    at = table()
    at.hand(ANN, "Field", "Bear", permanent("Rule", "Artifact", "As Rule enters, choose a nonland "
    "card name.\nSpells with the chosen name can't be cast."))  # fmt: skip
    ask_again(at)
    at.act(ANN, "cast Rule")
    at.to_question(Kind.WORD)
    assert at.asked is not None
    names = [one.name for one in at.asked.options if isinstance(one, NamedCard)]
    assert "Field" not in names
    at.answer("Bear")
    assert at.why_not(ANN, "cast Bear") is not None


def test_701_23d_cards_with_that_name_are_sought_everywhere() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall")
    at.graveyard(BOB, "Bear", "Giant")
    cast(
        at,
        "Choose a nonland card name. Search target player's graveyard, hand, and library for any "
        "number of cards with that name and exile them. Then that player shuffles.",
        "Bob",
        then=("Bear", ("Bear",)),
    )
    assert at.names_in(Zone.EXILE) == ["Bear"]
    assert at.names_in(Zone.GRAVEYARD, BOB) in (["Giant"], ["Bear", "Giant"])


VEX = (
    "{T}: Target player chooses a card name, then reveals the top card of their library. If that "
    "card has the chosen name, that player puts it into their hand. Otherwise, they put it into "
    "their graveyard and Arcanix deals 2 damage to them."
)


@pytest.mark.parametrize(("name", "life"), [("Giant", 20), ("Bear", 18)])
def test_608_2c_a_guess_at_the_top_card(name: str, life: int) -> None:
    at = table()
    at.battlefield(ANN, permanent("Arcanix", "Artifact", VEX))
    at.library(BOB, "Giant", "Bear")
    at.act(ANN, "activate Arcanix", "Bob")
    at.choose(name)
    at.resolve()
    assert at.life(BOB) == life
    assert at.names_in(Zone.HAND, BOB) == (["Giant"] if life == 20 else [])
    assert at.names_in(Zone.GRAVEYARD, BOB) == ([] if life == 20 else ["Giant"])


@pytest.mark.parametrize(("name", "controller"), [("Bear", ANN), ("Giant", BOB)])
def test_608_2c_a_guess_at_the_card_found(name: str, controller: int) -> None:
    at = table()
    at.library(BOB, "Giant", "Bear")
    cast(
        at,
        "Search target player's library for a card, then that player chooses a card name. If you "
        "searched for a creature card that doesn't have that name, you may put it onto the "
        "battlefield under your control. Then that player shuffles.",
        "Bob",
        then=(("Giant",), name, True),
    )
    giant = next(one for one in at.game.objects.values() if one.now.name == "Giant")
    on_battlefield = giant.zone is Zone.BATTLEFIELD
    assert on_battlefield == (controller == ANN)
    if on_battlefield:
        assert giant.controller == ANN


@pytest.mark.parametrize(
    "text",
    [
        "Search target player's library for any number of cards with that name and exile them.",
        "Choose a card name other than yours.",
    ],
)
def test_no_name_was_chosen(text: str) -> None:
    assert compile_face(face(text, "Instant")).face is None


HALO = "As Halo enters, choose a card name.\nYou have protection from the chosen card name."


@pytest.mark.parametrize(("name", "life"), [("Blaster", 20), ("Known", 19)])
def test_702_16e_damage_to_a_player_protected_from_a_name_is_prevented(
    name: str, life: int
) -> None:
    text = "{0}: Blaster deals 1 damage to each opponent."
    at = with_name(HALO.replace("Halo", "Needle"), name, permanent("Blaster", "Artifact", text))
    at.act(BOB, "activate Blaster")
    at.resolve()
    assert at.life(ANN) == life


FIRE: Final = Card(
    "Fire // Ice",
    (creature("Fire", 1, 1).faces[0], permanent("Ice", "Enchantment", "").faces[0]),
    "split",
)
TABLE: Final = [
    *printed_names(FIRE),
    PrintedName("Black Pearl", Type.ARTIFACT),
    PrintedName("Isle", Type.LAND, Supertype.BASIC),
    PrintedName("Mesa", Type.LAND),
    PrintedName("Golem Smith", Type.ARTIFACT | Type.CREATURE),
]


def asked_for(choice: str, *cards: Card, names: bool = True, era: str = "current") -> Table:
    """Ann is asked for a name, with Bears of her own and these cards in Bob's hand."""
    table_of_names = CardNames(lambda: TABLE) if names else None
    at = Table(era=find_era(era), card_names=table_of_names)
    at.define(BEAR, LAND)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    at.hand(BOB, *cards)
    at.hand(ANN, permanent("Rule", "Artifact", f"As Rule enters, choose {choice}.\n"
    "Spells with the chosen name can't be cast."), "Bear")  # fmt: skip
    ask_again(at)
    at.act(ANN, "cast Rule")
    at.to_question(Kind.WORD)
    return at


def may_name(at: Table, name: str) -> bool:
    return at.game.why_not(NamedCard(name)) is None


def test_201_4_any_card_may_be_named_but_nothing_else() -> None:
    at = asked_for("a card name")
    assert may_name(at, "Black Pearl")
    assert may_name(at, "Isle")
    assert not may_name(at, "Goblin Token")
    assert not may_name(at, "black pearl")
    assert not may_name(at, "")


def test_201_4_what_may_be_named_does_not_depend_on_what_is_hidden() -> None:
    engine = asked_for("a card name", ENGINE)
    assert not may_name(engine, "Engine")
    assert isinstance(engine.asked, Decision)
    offered = [one.notation() for one in engine.asked.options]
    others = asked_for("a card name", MINE)
    assert isinstance(others.asked, Decision)
    assert offered == [one.notation() for one in others.asked.options]


def test_201_4_without_a_table_only_known_names_may_be_chosen() -> None:
    at = asked_for("a card name", ENGINE, names=False)
    assert may_name(at, "Bear")
    assert not may_name(at, "Black Pearl")
    assert not may_name(at, "Engine")


@pytest.mark.parametrize(
    ("choice", "allowed"),
    [
        ("a nonland card name", {"Black Pearl", "Golem Smith", "Fire", "Ice"}),
        ("an artifact card name", {"Black Pearl", "Golem Smith"}),
        ("a creature card name", {"Golem Smith", "Fire"}),
        ("a noncreature, nonland card name", {"Black Pearl", "Ice"}),
        ("a nonartifact, nonland card name", {"Fire", "Ice"}),
        ("a land card name", {"Isle", "Mesa"}),
        ("a nonbasic land card name", {"Mesa"}),
        ("a card name other than a basic land card name",
         {"Black Pearl", "Golem Smith", "Fire", "Ice", "Mesa"}),
    ],
)  # fmt: skip
def test_201_4a_a_name_has_the_characteristics_asked_for(choice: str, allowed: set[str]) -> None:
    at = asked_for(choice)
    assert {one.name for one in TABLE if may_name(at, one.name)} == allowed


def test_201_4b_one_half_of_a_split_card_is_named_by_its_own_characteristics() -> None:
    at = asked_for("a card name")
    assert may_name(at, "Ice")
    assert not may_name(at, "Fire // Ice")
    assert not may_name(asked_for("a creature card name"), "Ice")


def test_709_4a_a_split_card_has_the_name_of_the_half_that_was_named() -> None:
    at = asked_for("a card name", FIRE)
    at.answer(NamedCard("Ice"))
    at.resolve_all()
    fire = next(one for one in at.game.objects.values() if one.definition.card is FIRE)
    assert fire.now.has_name("Ice")
    assert at.game.history.card_names == ["Ice"]


def test_709_4a_in_2003_both_halves_of_a_split_card_are_named_together() -> None:
    at = asked_for("a card name", era="2003-07")
    assert may_name(at, "Fire // Ice")
    assert not may_name(at, "Ice")
    at.answer(NamedCard("Fire // Ice"))
    assert at.game.history.card_names == ["Fire", "Ice"]


def test_201_4d_the_back_face_of_a_double_faced_card_may_be_named() -> None:
    faces = [PrintedName("Day", Type.CREATURE), PrintedName("Night", Type.LAND)]
    assert [one.name for one in names_on("transform", faces)] == ["Day", "Night"]
    assert [one.types for one in names_on("transform", faces)] == [Type.CREATURE, Type.LAND]


def test_201_4_tokens_have_no_names_to_choose() -> None:
    assert names_on("token", [PrintedName("Goblin", Type.CREATURE)]) == []


def test_201_4_a_name_that_nobody_knows_of_is_offered_where_no_other_fits() -> None:
    known = asked_for("a creature card name")
    assert isinstance(known.asked, Decision)
    assert known.asked.options == [NamedCard("Bear")]
    assert known.asked.forced is None
    lands = asked_for("a land card name")
    assert isinstance(lands.asked, Decision)
    assert lands.asked.options == [NamedCard("Isle")]


def test_201_4_a_name_is_read_from_its_notation() -> None:
    at = asked_for("a card name")
    assert isinstance(at.asked, Decision)
    assert at.asked.parse("name Black Pearl") == NamedCard("Black Pearl")
    with pytest.raises(IllegalAnswerError):
        at.asked.parse("name Engine")


def test_607_2d_a_name_that_no_card_of_the_game_has_is_noted() -> None:
    at = asked_for("a card name")
    at.answer(NamedCard("Black Pearl"))
    at.resolve_all()
    assert at.why_not(ANN, "cast Bear") is None
    assert at.game.digest() != asked_for("a card name").game.digest()


ACROSTIC = creature(
    "Acrostic",
    4,
    4,
    "Whenever Acrostic attacks, each player chooses a card name. Then each player reveals the top "
    "card of their library. If the card a player revealed has the name they chose, that player "
    "puts it into their hand. If it doesn't, that player puts it on the bottom of their library.",
)


def test_608_2c_each_player_guesses_the_top_card_of_their_own_library() -> None:
    at = table(ann=[ACROSTIC], library=["Bear"])
    at.library(BOB, "Wall")
    at.graveyard(BOB, "Bear", "Wall")
    at.choose("Wall", "Wall")  # Ann's guess is right of Bob's card only
    at.attack("Acrostic")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Bear"
    assert at.names_in(Zone.HAND, BOB) == ["Wall"]


def test_101_4_the_active_player_chooses_a_name_first() -> None:
    at = table(3, ann=[ACROSTIC], library=["Bear"])
    at.graveyard(BOB, "Bear")
    at.attack("Acrostic", at=BOB)
    asked = []
    for _ in range(3):
        at.to_question(Kind.WORD)
        assert at.asked is not None
        asked.append(at.asked.player)
        at.answer("Bear")
    assert asked == [0, 1, 2]
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


TRAP = permanent(
    "Trap",
    "Artifact",
    "As Trap enters, choose an opponent and a card name other than a basic land card name.\n"
    "The chosen player reveals each card they draw.\n"
    "When the chosen player draws a card with the chosen name, sacrifice Trap. If you do, Trap "
    "deals 10 damage to that player.",
)


def trapped(*library: str) -> Table:
    """Of three players Ann has set a trap for Cat, who will draw these, if she draws a Giant."""
    at = table(3)
    at.graveyard(BOB, "Giant")
    at.hand(ANN, TRAP)
    at.library(2, *library)
    ask_again(at)
    at.act(ANN, "cast Trap")
    at.choose("Cat", "Giant")
    at.resolve()
    return at


def test_614_12a_an_opponent_and_then_a_name_are_chosen_as_it_enters() -> None:
    at = table(3)
    at.hand(ANN, TRAP)
    ask_again(at)
    at.act(ANN, "cast Trap")
    at.to_question(Kind.PLAYER)
    assert at.asked is not None
    assert [at.describe(one) for one in at.asked.options] == ["Bob", "Cat"]
    at.answer("Cat")
    at.to_question(Kind.WORD)
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_121_1_the_trap_springs_as_the_chosen_player_draws_the_named_card() -> None:
    at = trapped("Giant")
    cast(at, "Target player draws a card.", "Cat")
    at.resolve_all()
    assert at.life(2) == 10
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_201_2_another_card_or_another_player_does_not_spring_the_trap() -> None:
    at = trapped("Bear", "Giant")
    at.library(BOB, "Giant")
    cast(at, "Target player draws a card.", "Cat")
    cast(at, "Target player draws a card.", "Bob")
    at.resolve_all()
    assert [at.life(player) for player in range(3)] == [20, 20, 20]
    assert at.names_in(Zone.BATTLEFIELD) == ["Trap"]


def test_701_20a_everybody_knows_what_the_chosen_player_draws() -> None:
    at = trapped("Bear", "Bear")
    at.library(BOB, "Wall")
    cast(at, "Target player draws two cards.", "Cat")
    cast(at, "Target player draws a card.", "Bob")
    eyes = eyes_of(at.game, ANN)
    assert all(knows(at.game, eyes, at.object(card)) for card in at.game.players[2].hand)
    assert not any(knows(at.game, eyes, at.object(card)) for card in at.game.players[BOB].hand)
