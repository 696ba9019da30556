"""Hideaway. CR 702.75."""

from __future__ import annotations

from jajna.decision import Kind, Thing
from jajna.judge import Table
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

ONE = spell("You gain 1 life.", "One")
TWO = spell("You gain 2 life.", "Two")
DEN = permanent(
    "Den",
    "Artifact",
    "Hideaway 2\n{T}: You may play the exiled card without paying its mana cost if you control a "
    "creature.",
)


def with_den(*top: str) -> Table:
    """Ann has the artifact in hand; these cards are on top of her library."""
    return table(known=(ONE, TWO, DEN), hand=["Den"], library=top)


def hidden(at: Table, card: str) -> int:
    """Ann casts the artifact and hides a card with it; the card in exile."""
    at.act(ANN, "cast Den")
    at.choose(card)
    at.resolve_all()
    return at.game.zones.exile[0]


def test_702_75a_one_of_the_top_cards_is_exiled_face_down() -> None:
    at = with_den("One", "Two", "Bear")
    card = hidden(at, "Two")
    assert at.object(card).face_down
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Bear"
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "One"


def test_702_75a_only_so_many_cards_are_looked_at() -> None:
    at = with_den("One", "Two", "Bear")
    at.act(ANN, "cast Den")
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    named = [at.name(one.thing) for one in at.asked.options if isinstance(one, Thing)]
    assert named == ["One", "Two"]


def test_702_75a_who_controls_the_permanent_may_look_at_the_card() -> None:
    at = with_den("One", "Two")
    card = hidden(at, "Two")
    assert at.game.view(ANN).objects[card].name == "Two"
    assert at.game.view(BOB).objects[card].name == ""
    cast(at, "Gain control of target artifact.", "Den", by=BOB)
    assert at.game.view(BOB).objects[card].name == "Two"
    assert at.game.view(ANN).objects[card].name == "Two"


def test_406_3_who_could_look_may_look_when_the_permanent_is_no_longer_theirs() -> None:
    at = with_den("One", "Two")
    card = hidden(at, "Two")
    cast(at, "Gain control of target artifact until end of turn.", "Den", by=BOB)
    at.to_turn(BOB)
    assert at.object("Den").controller == ANN
    assert at.game.view(BOB).objects[card].name == "Two"


def test_607_2a_the_linked_ability_finds_the_card() -> None:
    at = with_den("One", "Two")
    hidden(at, "Two")
    at.battlefield(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "activate Den")
    at.choose("Two")
    at.resolve()
    at.resolve()
    assert at.life(ANN) == 22
    assert at.names_in(Zone.EXILE) == []


def test_702_75a_a_land_can_be_played_only_in_ones_own_turn() -> None:
    at = with_den("Field", "One")
    hidden(at, "Field")
    at.battlefield(ANN, "Bear")
    at.to_turn(BOB)
    at.act(ANN, "activate Den")
    at.resolve()
    assert len(at.game.zones.exile) == 1
    at.to_turn(ANN)
    at.act(ANN, "activate Den")
    at.choose("play Field")
    at.choices = [f"play {at.game.zones.exile[0]}"]
    at.resolve()
    assert "Field" in at.names_in(Zone.BATTLEFIELD)


def test_702_75a_if_the_permanent_has_left_the_card_is_exiled_for_good() -> None:
    at = with_den("One", "Two")
    at.act(ANN, "cast Den")
    at.resolve()
    cast(at, "Return target artifact to its owner's hand.", "Den", then=())
    at.choose("Two")
    at.resolve_all()
    assert len(at.game.zones.exile) == 1
    assert at.names_in(Zone.HAND, ANN) == ["Den"]


def test_702_75a_it_is_read_and_printed() -> None:
    found = compiled("Hideaway 4")
    assert found.face is not None, found.blockers
    assert SPANISH.lines(found.face.abilities) == ["Esconder 4"]
    assert compiled("Hideaway").face is None


def test_607_2a_without_hideaway_there_is_no_exiled_card() -> None:
    text = "{T}: You may play the exiled card without paying its mana cost."
    assert compiled(text).face is None
