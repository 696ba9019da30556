"""Cards exiled in a face-down pile that is shuffled and manifested. CR 406.3, 701.40."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

INFILTRATOR = creature(
    "Infiltrator",
    3,
    3,
    "When Infiltrator deals combat damage to a player, exile it and the top card of your library "
    "in a face-down pile, shuffle that pile, then manifest those cards.",
)


def infiltrated() -> Table:
    """Ann's creature has dealt damage; a Giant was on top of her library."""
    at = table(ann=[INFILTRATOR], library=["Giant"])
    at.attack("Infiltrator")
    at.to(Step.END_OF_COMBAT)
    return at


def hidden(at: Table) -> list[int]:
    """The face-down permanents."""
    return [one for one in at.game.zones.battlefield if at.game.objects[one].face_down]


def test_701_40a_both_cards_enter_as_face_down_creatures() -> None:
    at = infiltrated()
    faces = hidden(at)
    assert len(faces) == 2
    assert sorted(at.game.objects[one].definition.card.name for one in faces) == [
        "Giant",
        "Infiltrator",
    ]
    assert {at.game.objects[one].now.power for one in faces} == {2}


def test_400_2_opponents_dont_know_which_is_which() -> None:
    at = infiltrated()
    for one in hidden(at):
        seen = at.game.view(BOB).find(one)
        assert seen is not None
        assert seen.name == ""


def test_400_7_what_has_left_isnt_manifested() -> None:
    at = table(ann=[INFILTRATOR], library=["Giant"])
    at.attack("Infiltrator")
    while not at.game.zones.stack:
        at.answer_next()
    cast(at, "Destroy target creature.", "Infiltrator", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Infiltrator"]
    assert [at.game.objects[one].definition.card.name for one in hidden(at)] == ["Giant"]


def test_701_40a_cards_of_another_players_graveyard_are_yours_to_control() -> None:
    at = table()
    at.graveyard(BOB, "Bear", "Giant", "Relic")
    cast(
        at,
        "Exile all creature cards from target player's graveyard in a face-down pile, shuffle that "
        "pile, then manifest those cards.",
        BOB,
    )
    faces = hidden(at)
    assert len(faces) == 2
    assert {at.game.objects[one].controller for one in faces} == {ANN}
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Relic"]
