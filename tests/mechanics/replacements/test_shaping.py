"""What something becomes by choice as it enters or is turned face up. CR 614.1c, 707.2."""

from __future__ import annotations

from jajna.card import Card
from jajna.judge import Table
from jajna.kernel.layers.explanation import explain
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Keyword, Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

PLASMA = creature(
    "Plasma",
    0,
    0,
    "As this creature enters, it becomes your choice of a 3/3 creature, a 2/2 creature with "
    "flying, or a 1/6 creature with defender.",
    "Creature — Elemental Shapeshifter",
)
CLAY = creature(
    "Clay",
    0,
    0,
    "As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact "
    "creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other "
    "types.",
    "Artifact Creature — Shapeshifter",
)
ENTITY = creature(
    "Entity",
    0,
    0,
    "As this creature enters or is turned face up, it becomes your choice of 5/1 or 1/5.\n"
    "Morph {0}",
    "Creature — Shapeshifter",
)
CLONE = creature(
    "Clone",
    0,
    0,
    "You may have this creature enter as a copy of any creature on the battlefield.",
    "Creature — Shapeshifter",
)


def play(at: Table, card: Card, *choices: str) -> None:
    """Ann casts a creature, which enters as these choices say."""
    at.hand(ANN, card)
    ask_again(at)
    at.choose(*choices)
    at.act(ANN, f"cast {card.name}")
    at.resolve()


def test_614_1c_it_enters_as_what_was_chosen() -> None:
    at = table()
    play(at, PLASMA, "2/2")
    assert at.power_toughness("Plasma") == (2, 2)
    assert at.object("Plasma").now.keywords & Keyword.FLYING
    assert at.object("Plasma").now.subtypes == {"Elemental", "Shapeshifter"}


def test_205_1b_types_are_added_only_where_that_is_said() -> None:
    at = table()
    play(at, CLAY, "1/6")
    assert at.object("Clay").now.subtypes == {"Shapeshifter", "Wall"}
    assert at.object("Clay").now.types == Type.ARTIFACT | Type.CREATURE
    assert at.object("Clay").now.keywords & Keyword.DEFENDER


def test_400_7_in_other_zones_it_is_what_is_printed() -> None:
    at = table()
    play(at, PLASMA, "3/3")
    cast(at, "Destroy target creature.", "Plasma")
    assert at.power_toughness("Plasma") == (0, 0)
    assert at.object("Plasma").zone is Zone.GRAVEYARD


def test_707_2_what_becomes_a_copy_copies_what_was_chosen() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    play(at, PLASMA, "2/2")
    text = "Target creature an opponent controls becomes a copy of target creature you control."
    cast(at, text, "Bear", "Plasma")
    (copy,) = [one for one in at.game.zones.battlefield if at.game.object(one).controller == BOB]
    assert at.power_toughness(copy) == (2, 2)
    assert at.object(copy).now.keywords & Keyword.FLYING


def test_707_5_what_enters_as_a_copy_gets_a_choice_of_its_own_on_top_of_it() -> None:
    at = table()
    play(at, PLASMA, "2/2")
    play(at, CLONE, "Plasma", "1/6")
    original, copy = at.game.zones.battlefield[-2:]
    assert at.power_toughness(original) == (2, 2)
    assert at.power_toughness(copy) == (1, 6)
    assert at.object(copy).now.keywords & Keyword.FLYING
    assert at.object(copy).now.keywords & Keyword.DEFENDER


def test_707_3_a_copy_of_that_copy_has_what_both_choices_made() -> None:
    at = table()
    play(at, PLASMA, "2/2")
    play(at, CLONE, "Plasma", "1/6")
    copy = at.game.zones.battlefield[-1]
    cast(at, "Create a token that's a copy of target creature.", copy, then=("3/3",))
    token = at.game.zones.battlefield[-1]
    assert at.power_toughness(token) == (3, 3)
    assert at.object(token).now.keywords & Keyword.FLYING
    assert at.object(token).now.keywords & Keyword.DEFENDER


def test_614_1e_it_becomes_one_of_them_as_it_is_turned_face_up() -> None:
    at = Table(2)
    (number,) = at.battlefield(ANN, ENTITY)
    thing = at.object(number)
    thing.face_down = True
    thing.face_down_by = "cast"
    at.game.characteristics.dirty = True
    at.begin(ANN)
    assert at.power_toughness(number) == (2, 2)
    at.choose("1/5")
    at.act(ANN, f"turn up {number}")
    assert at.power_toughness(number) == (1, 5)
    assert at.object(number).copiable.toughness == 5


def test_614_1c_it_is_said_in_spanish() -> None:
    assert SPANISH.lines(PLASMA.faces[0].abilities) == [
        "En cuanto ~ entre, se convierte, a tu elección, en una criatura 3/3, una criatura 2/2 con "
        "la habilidad de volar o una criatura 1/6 con la habilidad de defensor."
    ]


def test_707_2_an_explanation_tells_that_it_became_so_as_it_entered() -> None:
    at = table()
    play(at, PLASMA, "2/2")
    play(at, CLONE, "Plasma", "1/6")
    original, copy = at.game.zones.battlefield[-2:]
    assert explain(at.game, original).origin == "707.2"
    assert explain(at.game, copy).origin == "707.5"
