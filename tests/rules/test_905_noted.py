"""What was noted as cards were drafted, in the games that follow. CR 905.2b."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import ANN, BOB, CAT
from jajna.kernel.state.digest import digest
from jajna.noted import Noted, NoteKind
from jajna.replay import GameSetup, SaveError, Session, load
from jajna.vocab import Step, Zone
from tests.mechanics.bench import BEAR, LAND, creature, spell, text_card
from tests.table import table

FIRE = spell("~ deals damage to target creature equal to the highest number you noted for cards "
             "named ~.", "Fire")  # fmt: skip
SECRET = spell("Destroy target creature that's one or more of the colors chosen as you drafted "
               "cards named ~.", "Secret")  # fmt: skip
GRINDER = creature("Grinder", 1, 1, "~ enters with X +1/+1 counters on it, where X is "
                   "the number of cards you removed from the draft with cards named ~."
                   )  # fmt: skip
CAPTAIN = creature("Captain", 2, 2, "When ~ enters, you may search your library for "
                   "a card with a name you noted for cards named ~, reveal it, put it into your "
                   "hand, then shuffle.")  # fmt: skip
VANGUARD = creature("Vanguard", 1, 1, "Other creatures you control of a type you noted for cards "
                    "named ~ get +1/+1.")  # fmt: skip
HOUND = creature("Hound", 2, 2, "~ attacks a player you noted for cards named ~ each combat if "
                 "able.")  # fmt: skip
PHANTASM = creature("Phantasm", 2, 2, "When ~ enters the battlefield, if you guessed correctly for "
                    "a card named ~, draw a card.")  # fmt: skip
ELF = creature("Scout", 1, 1, types="Creature — Elf")
GREEN = creature("Green", 3, 3, cost="{G}")
WHITE = creature("White", 3, 3, cost="{W}")
RED = creature("Red", 3, 3, cost="{R}")


def number(card: str, value: int) -> Noted:
    """A number that was noted."""
    return Noted(card, NoteKind.NUMBER, str(value))


def test_905_2b_the_highest_number_noted_for_cards_of_that_name_counts() -> None:
    noted = [number("Fire", 2), number("Fire", 4), number("Other", 9)]
    at = table(ann=["Giant"], hand=[FIRE], noted=[noted, [number("Fire", 5)]])
    at.act(ANN, "cast Fire", "Giant")
    at.resolve_all()

    assert at.object("Giant").damage == 4  # neither the other card's nor the other player's


def test_905_2b_without_a_note_the_number_is_zero() -> None:
    at = table(ann=["Giant"], hand=[FIRE])
    at.act(ANN, "cast Fire", "Giant")
    at.resolve_all()

    assert at.object("Giant").damage == 0


def test_905_2b_only_creatures_of_chosen_colors_are_targets() -> None:
    chosen = [Noted("Secret", NoteKind.COLOR, one) for one in "GWU"]
    at = table(bob=[GREEN, WHITE, RED], hand=[SECRET], noted=[chosen])
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Secret", "Red")
    at = table(bob=[GREEN, WHITE, RED], hand=[SECRET], noted=[chosen])
    at.act(ANN, "cast Secret", "Green")
    at.resolve_all()

    assert at.names_in(Zone.BATTLEFIELD) == ["White", "Red"]


def test_905_2b_each_removed_card_counts_face_up_or_down() -> None:
    removed = [Noted("Grinder", NoteKind.REMOVED, one) for one in ("", "", "Bear")]
    at = table(hand=[GRINDER], noted=[removed])
    at.act(ANN, "cast Grinder")
    at.resolve_all()

    assert at.power_toughness("Grinder")[0] == 4


def test_905_2b_a_card_with_a_noted_name_is_found() -> None:
    noted = [Noted("Captain", NoteKind.NAME, "Bear"), Noted("Other", NoteKind.NAME, "Giant")]
    at = table(hand=[CAPTAIN], library=["Giant", "Bear"], noted=[noted])
    at.choose("yes", "Bear")
    at.act(ANN, "cast Captain")
    at.resolve_all()

    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


def test_905_2b_others_of_a_noted_type_grow_and_no_others() -> None:
    at = table(
        ann=[VANGUARD, ELF, "Bear"],
        bob=[ELF],
        noted=[[Noted("Vanguard", NoteKind.TYPE, "Elf")]],
    )
    assert [at.game.objects[one].now.power for one in at.game.zones.battlefield] == [1, 2, 2, 1]


def test_905_2b_it_attacks_the_player_who_passed_it_if_able() -> None:
    noted = [Noted("Hound", NoteKind.PLAYER, "Cat")]
    at = table(3, ann=[HOUND], noted=[noted])
    with pytest.raises(IllegalAnswerError):
        at.attack("Hound", at=BOB)
    at = table(3, ann=[HOUND], noted=[noted])
    at.attack("Hound", at=CAT)
    at.to(Step.POSTCOMBAT_MAIN)

    assert at.life(CAT) == 18


def test_905_2b_it_attacks_anybody_where_nobody_was_noted() -> None:
    at = table(3, ann=[HOUND])
    at.attack("Hound", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)

    assert at.life(BOB) == 18


@pytest.mark.parametrize("guessed", [True, False])
def test_905_2b_a_correct_guess_is_known_in_the_game(guessed: bool) -> None:
    noted = [Noted("Phantasm", NoteKind.GUESS, "Bear")] if guessed else []
    at = table(hand=[PHANTASM], noted=[noted])
    at.act(ANN, "cast Phantasm")
    at.resolve_all()

    assert len(at.game.players[ANN].hand) == guessed


def test_905_2b_any_player_can_look_at_what_was_noted() -> None:
    at = table(noted=[[number("Fire", 2)]])
    other = table(noted=[[number("Fire", 3)]])

    assert at.game.view(BOB).players[ANN].noted == (number("Fire", 2),)
    assert at.game.view(BOB).summary() != other.game.view(BOB).summary()
    assert digest(at.game) != digest(other.game)


def test_905_2b_a_saved_game_has_what_was_noted(tmp_path: Path) -> None:
    deck = tuple([BEAR] * 20 + [LAND] * 20)
    setup = GameSetup((deck, deck), seed=3, first=0, noted=((number("Fire", 2),),))
    session = Session(setup)
    path = tmp_path / "game.json"
    session.save(path)
    cards = {one.name: one for one in (BEAR, LAND)}

    again = load(path, cards.__getitem__)

    assert again.game.players[ANN].noted == (number("Fire", 2),)
    assert again.game.digest() == session.game.digest()
    data = json.loads(path.read_bytes())
    data["players"][0]["noted"] = [["Fire", "weather", "2"]]
    path.write_text(json.dumps(data))
    with pytest.raises(SaveError):
        load(path, cards.__getitem__)


def test_905_2_what_acts_in_the_draft_does_nothing_in_the_game() -> None:
    card = text_card(
        "Librarian",
        "Artifact Creature — Construct",
        "Draft ~ face up.\nAs you draft a card, you may draft an additional card from that booster "
        "pack. If you do, put ~ into that booster pack.",
        ("3", "3"),
    )
    at = table(hand=[card])
    at.act(ANN, "cast Librarian")
    at.resolve_all()

    assert at.power_toughness("Librarian")[0] == 3
    assert at.asked is not None
    assert at.asked.kind is Kind.PRIORITY
