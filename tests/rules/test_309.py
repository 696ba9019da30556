"""Dungeons, and venturing into them. CR 309, 701.49, 704.5t."""

from __future__ import annotations

import pytest

from jajna.ir.abilities import Keyworded, SpellAbility, Triggered
from jajna.judge import ANN, BOB, Table
from jajna.kernel.card_kinds.dungeons import ROOM, DungeonCompleted, dungeon_of, leads, marker
from jajna.kernel.views.view import view
from jajna.mechanics.dungeons.cards import DUNGEONS
from jajna.mechanics.dungeons.rooms import names_of_rooms
from jajna.text.catalogue import language
from jajna.text.english.printer import ENGLISH
from jajna.text.log import account
from jajna.text.spanish.printer import SPANISH
from jajna.text.things import Teller
from jajna.vocab import Type, Zone
from tests.mechanics.bench import cast, creature, permanent
from tests.oracle.faces import compiled
from tests.seen import at_least
from tests.table import table

LOST_MINE = "Lost Mine of Phandelver"
TOMB = "Tomb of Annihilation"
VENTURE = "Venture into the dungeon."


def venture(at: Table, *choices: str, by: int = ANN) -> None:
    """A player ventures once, and the room ability resolves."""
    cast(at, VENTURE, by=by, then=choices)
    at.resolve_all()


def room_of(at: Table, player: int = ANN) -> str:
    """Where a player's venture marker is."""
    held = dungeon_of(at.game, player)
    return names_of_rooms(held.now.kit.all)[marker(held)] if held is not None else ""


def completed(at: Table) -> list[str]:
    """The dungeons that were completed, in order."""
    return [
        at.game.object(event.dungeon).now.name
        for event in at.game.history.log
        if isinstance(event, DungeonCompleted)
    ]


def test_309_2a_who_owns_no_dungeon_brings_one_into_the_command_zone() -> None:
    at = table()
    at.library(ANN, creature("Top"))
    venture(at, LOST_MINE)
    held = dungeon_of(at.game, ANN)
    assert held is not None
    assert held.zone is Zone.COMMAND
    assert held.now.types == Type.DUNGEON
    assert dungeon_of(at.game, BOB) is None


def test_309_4a_the_marker_begins_on_the_topmost_room_whose_ability_triggers() -> None:
    at = table()
    venture(at, TOMB)
    assert room_of(at) == "Trapped Entry"
    assert (at.life(ANN), at.life(BOB)) == (19, 19)


def test_309_5a_the_player_chooses_which_arrow_to_follow() -> None:
    at = table()
    at.hand(BOB, creature("Kept"))
    venture(at, TOMB)
    venture(at, "Oubliette")
    assert room_of(at) == "Oubliette"


def test_309_5a_where_one_arrow_leads_on_nothing_is_asked() -> None:
    at = table()
    venture(at, TOMB)
    venture(at, "Veils of Fear", by=ANN)
    lives = at.life(ANN)
    venture(at)
    assert room_of(at) == "Sandfall Cell"
    assert at.life(ANN) == lives - 2


def test_309_6_a_dungeon_leaves_once_the_last_room_ability_has_left_the_stack() -> None:
    at = table()
    at.library(ANN, *[creature(f"Card {number}") for number in range(9)])
    for choice in (LOST_MINE, "Mine Tunnels", "Dark Pool"):
        venture(at, choice)
    cast(at, VENTURE)
    assert room_of(at) == "Temple of Dumathoin"
    assert completed(at) == []
    hand = len(at.game.players[ANN].hand)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == hand + 1
    assert completed(at) == [LOST_MINE]
    assert dungeon_of(at.game, ANN) is None
    assert at.game.zones.command == []


def test_309_7_completing_a_dungeon_is_remembered_and_triggers() -> None:
    at = table()
    at.library(ANN, *[creature(f"Card {number}") for number in range(9)])
    text = "Whenever you complete a dungeon, you gain 5 life."
    at.battlefield(ANN, permanent("Watcher", "Enchantment", text))
    at.battlefield(
        ANN, creature("Veteran", text="Veteran gets +2/+2 as long as you've completed a dungeon.")
    )
    at.battlefield(
        BOB, creature("Other", text="Other gets +2/+2 as long as you've completed a dungeon.")
    )
    for choice in (TOMB, "Oubliette"):
        assert at.power_toughness("Veteran") == (2, 2)
        venture(at, choice)
    at.battlefield(
        ANN, creature("Veteran", text="Veteran gets +2/+2 as long as you've completed a dungeon.")
    )
    venture(at)
    assert completed(at) == [TOMB]
    assert at.life(ANN) == 19 + 5
    assert at.power_toughness("Veteran") == (4, 4)
    assert at.power_toughness("Other") == (2, 2)


def test_309_3_a_second_player_has_a_dungeon_of_their_own() -> None:
    at = table()
    venture(at, TOMB)
    venture(at, LOST_MINE, by=BOB)
    assert (room_of(at, ANN), room_of(at, BOB)) == ("Trapped Entry", "Cave Entrance")


def test_701_49c_from_the_bottommost_room_the_next_venture_completes_the_dungeon() -> None:
    at = table()
    at.library(ANN, *[creature(f"Card {number}") for number in range(9)])
    for choice in (LOST_MINE, "Mine Tunnels", "Dark Pool"):
        venture(at, choice)
    cast(at, VENTURE)
    cast(at, VENTURE, then=(TOMB,))
    assert completed(at) == [LOST_MINE]
    assert room_of(at) == "Trapped Entry"


def test_701_49d_undercity_is_entered_only_by_its_name() -> None:
    at = table()
    at.hand(ANN, permanent("Relic"))
    cast(at, "Venture into Undercity.", then=("Relic",))
    assert room_of(at) == "Secret Entrance"
    other = table()
    with pytest.raises(Exception, match="Undercity"):
        venture(other, "Undercity")


def test_701_49d_who_is_in_another_dungeon_goes_on_there() -> None:
    at = table()
    venture(at, TOMB)
    cast(at, "Venture into Undercity.", then=("Oubliette",))
    assert room_of(at) == "Oubliette"


def test_701_49_an_effect_may_allow_one_venture_each_turn() -> None:
    at = table()
    at.battlefield(
        BOB,
        creature(
            "Sentry", text="Each opponent can't venture into the dungeon more than once each turn."
        ),
    )
    venture(at, TOMB)
    venture(at)
    assert room_of(at) == "Trapped Entry"


def test_309_4_arrows_lead_down_and_every_room_is_reached() -> None:
    for card in at_least(4, DUNGEONS):
        abilities = card.faces[0].abilities
        rooms = [ability for ability in abilities if isinstance(ability, Keyworded)]
        assert len(rooms) == len(names_of_rooms(abilities))
        at = table()
        held = at.make(ANN, Zone.COMMAND, card)
        ways = [leads(held.now, number) for number in range(len(rooms))]
        assert all(one > number for number, way in enumerate(ways) for one in way)
        assert {0, *[one for way in ways for one in way]} == set(range(len(rooms)))
        assert [number for number, way in enumerate(ways) if not way] == [len(rooms) - 1]


def test_309_4c_every_room_ability_is_worded_in_both_languages() -> None:
    for card in at_least(4, DUNGEONS):
        for ability in card.faces[0].abilities:
            assert isinstance(ability, Keyworded)
            assert ability.name == ROOM
            first = ability.meaning[0]
            assert isinstance(first, Triggered)
            english, spanish = ENGLISH.lines((ability,)), SPANISH.lines((ability,))
            assert english[0].startswith(f"{first.word} — ")
            assert spanish[0].startswith(f"{first.word} — ")
            assert english != spanish


@pytest.mark.parametrize(
    ("name", "path"),
    [
        (LOST_MINE, ("Goblin Lair", "Storeroom")),
        ("Dungeon of the Mad Mage", ("Goblin Bazaar", "Muiral's Graveyard")),
        ("Dungeon of the Mad Mage", ("Twisted Caverns", "Runestone Caverns")),
    ],
)
def test_309_5_every_dungeon_can_be_walked_through(name: str, path: tuple[str, ...]) -> None:
    at = table()
    at.library(ANN, *[creature(f"Card {number}") for number in range(20)])
    at.battlefield(BOB, "Bear")
    wanted = [name, *path]
    for _ in range(12):
        cast(at, VENTURE, then=tuple(wanted))
        wanted = [one for one in wanted if one not in (name, room_of(at))]
        at.choices.clear()
        at.resolve_all()
        if completed(at):
            break
    assert completed(at) == [name]
    assert wanted == []


def test_309_what_happens_in_dungeons_is_told() -> None:
    at = table()
    at.library(ANN, *[creature(f"Card {number}") for number in range(9)])
    for choice in (LOST_MINE, "Mine Tunnels", "Dark Pool"):
        venture(at, choice)
    venture(at)
    english = account(
        at.game.history.log,
        Teller(language("en"), view(at.game, ANN, True), {}, at.game.history.log),
    )
    assert f"You enter the dungeon {LOST_MINE}." in english
    assert f"You move on to Mine Tunnels in {LOST_MINE}." in english
    assert f"You complete {LOST_MINE}." in english


@pytest.mark.parametrize(
    "text",
    [
        "Venture into the Dungeon of the Mad Mage.",
        "Venture into a dungeon.",
        "Complete a dungeon.",
        "Put a venture marker on target creature.",
    ],
)
def test_701_49_other_words_are_no_venture(text: str) -> None:
    assert compiled(text, "Instant").face is None


def test_701_49_the_instruction_is_read() -> None:
    found = compiled(VENTURE, "Instant").face
    assert found is not None
    assert isinstance(found.abilities[0], SpellAbility)
    assert SPANISH.lines(found.abilities) == ["Aventúrate en la mazmorra."]
