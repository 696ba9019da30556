"""What was chosen as a permanent entered, and what then speaks of it. CR 607.2d, 614.12a."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Color, Mana, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

GROVE = permanent(
    "Grove",
    "Land",
    "As Grove enters, choose a color other than green.\n"
    "{T}: Add {G} or one mana of the chosen color.",
    cost="",
)
KNIGHT = creature(
    "Knight",
    text="As Knight enters, choose odd or even.\n"
    "Knight has protection from each mana value of the chosen quality.",
)
LAW = permanent(
    "Law",
    "Enchantment",
    "As Law enters, choose odd or even.\nEach creature with mana value of the chosen quality has "
    "haste.\nEach creature without mana value of the chosen quality enters tapped.",
)


def test_614_12a_the_excluded_color_cant_be_chosen() -> None:
    at = table(hand=[GROVE])
    with pytest.raises(IllegalAnswerError, match=r": white, blue, black, red$"):
        at.act(ANN, "play Grove", "green")


@pytest.mark.parametrize(("place", "mana"), [(0, Mana.GREEN), (1, Mana.RED)])
def test_607_2d_mana_is_of_the_chosen_color_or_of_the_other(place: int, mana: int) -> None:
    at = table(hand=[GROVE])
    at.begin(ANN)
    at.act(ANN, "play Grove", "red")
    at.act(ANN, "activate Grove", place)
    assert [unit.mana for unit in at.game.players[ANN].pool] == [mana]


def test_607_2d_without_a_chosen_color_there_is_the_other_mana_only() -> None:
    at = table(ann=[GROVE])
    at.act(ANN, "activate Grove")
    assert [unit.mana for unit in at.game.players[ANN].pool] == [Mana.GREEN]


def choosing(*, quality: str) -> Table:
    """Ann's Knight has protection from each mana value of this quality."""
    at = table(hand=[KNIGHT])
    at.act(ANN, "cast Knight", quality)
    at.resolve_all()
    return at


@pytest.mark.parametrize(("quality", "dies"), [("even", False), ("odd", True)])
def test_702_16b_zero_is_an_even_mana_value(quality: str, *, dies: bool) -> None:
    at = choosing(quality=quality)
    cast(at, "Spell deals 2 damage to each creature.")
    at.resolve_all()
    assert (at.object("Knight").zone is Zone.GRAVEYARD) == dies


def test_702_16f_creatures_of_the_other_quality_can_block_it() -> None:
    at = choosing(quality="odd")
    at.battlefield(BOB, creature("One", cost="{1}"), creature("Two", cost="{2}"))
    at.begin(ANN)
    at.attack("Knight")
    at.to_question(Kind.BLOCKERS)
    assert at.asked is not None and at.asked.pairs is not None
    assert [at.name(one) for one in at.asked.pairs.able] == ["Two"]


def test_607_2d_only_creatures_of_the_chosen_quality_have_haste_and_others_enter_tapped() -> None:
    two = creature("Two", cost="{2}")
    one = creature("One", cost="{1}")
    at = table(hand=[LAW, one, two])
    at.act(ANN, "cast Law", "even")
    at.resolve_all()
    for name in ("One", "Two"):
        cast(
            at,
            "You may put a creature card from your hand onto the battlefield.",
            then=("yes", name),
        )
        ask_again(at)
    assert (at.object("One").tapped, at.object("Two").tapped) == (True, False)
    at.begin(ANN)
    at.attack("Two")
    assert at.life(BOB) == 20


LAB = permanent(
    "Lab",
    text="As Lab enters, choose a color and a creature type.\n"
    "Lab enters with X charge counters on it.\n"
    "{T}: Create an X/X creature token of the chosen color and type, where X is the number of "
    "charge counters on Lab.",
    cost="{X}",
)


def test_607_2d_a_token_is_of_the_chosen_color_and_creature_type() -> None:
    at = table(ann=[permanent("Stone", text="{0}: Add {C}.")], hand=[LAB])
    for _ in range(3):
        at.act(ANN, "activate Stone")
    at.act(ANN, "cast Lab", 3, 1, "green", "Goblin")
    at.resolve_all()
    at.choices.clear()
    at.act(ANN, "activate Lab")
    at.resolve_all()
    [token] = [one for one in at.game.zones.battlefield if at.game.object(one).token]
    now = at.game.object(token).now
    assert (now.colors, now.subtypes, now.power) == (Color.GREEN, frozenset(["Goblin"]), 3)
