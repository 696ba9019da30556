"""Choices and actions of several players at once. CR 101.4."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events.effects import ChoiceMade
from jajna.events.moves import Discarded, ZoneChange
from jajna.events.permanents import Sacrificed
from jajna.judge import ANN, BOB, CAT, Table
from jajna.judge.table import Choice
from jajna.text.catalogue import language
from jajna.text.log import event_text
from jajna.text.things import Teller
from jajna.vocab import Zone
from tests.mechanics.bench import creature, permanent, spell
from tests.table import table

LEGEND = "Isamaru"
FIELD = permanent("Field", "Land", "{T}: Add {C}.", "")


def casting(text: str, active: int = BOB) -> Table:
    """Three players, each with two creatures and two cards in hand; a spell of this text is cast
    by the active player and is about to resolve.
    """
    position = table(3)
    for seat in (ANN, BOB, CAT):
        position.battlefield(seat, "Grizzly Bears", "Hill Giant")
        position.hand(seat, creature("Fox"), creature("Owl"))
    position.hand(active, spell(text))
    position.begin(active)
    position.act(active, "cast Spell")
    return position


def to_choice(position: Table) -> tuple[int, Kind]:
    """Pass until somebody is asked something else: who, and what."""
    while position.asked is not None and position.asked.kind is Kind.PRIORITY:
        if not position.game.zones.stack:
            break
        position.answer_next()
    assert position.asked is not None
    return position.asked.player, position.asked.kind


def answer_all(position: Table, *choices: str | bool) -> list[int]:
    """Give these answers; who was asked."""
    asked: list[int] = []
    for choice in choices:
        asked.append(to_choice(position)[0])
        position.answer(choice)
    assert to_choice(position)[1] in (Kind.PRIORITY, Kind.TRIGGERS)
    return asked


def left(position: Table) -> list[str]:
    """What is on the battlefield, with the seats of who controls it."""
    return sorted(
        f"{position.object(number).controller} {position.name(number)}"
        for number in position.game.zones.battlefield
    )


def test_101_4_each_player_chooses_in_turn_order_from_the_active_player() -> None:
    position = casting("Each player sacrifices a creature.")
    asked = answer_all(position, "Grizzly Bears", "Hill Giant", "Grizzly Bears")
    assert asked == [BOB, CAT, ANN]
    assert left(position) == ["0 Hill Giant", "1 Hill Giant", "2 Grizzly Bears"]


def test_101_4_nothing_happens_before_all_have_chosen() -> None:
    position = casting("Each player sacrifices a creature.")
    for _ in range(3):
        to_choice(position)
        assert len(position.game.zones.battlefield) == 6
        position.answer("Grizzly Bears")
    assert len(position.game.zones.battlefield) == 3


def test_101_4_what_all_have_chosen_happens_at_the_same_time() -> None:
    """All go in one batch: those who watch see every creature die, their own too."""
    position = casting("Each player sacrifices a creature.")
    position.battlefield(BOB, creature("Mourner", 1, 1, "Whenever a creature dies, draw a card."))
    hand = len(position.game.players[BOB].hand)
    answer_all(position, "Mourner", "Hill Giant", "Grizzly Bears")
    position.answer_next()
    position.resolve_all()
    assert len(position.game.players[BOB].hand) == hand + 3
    assert len([event for event in position.game.history.log if isinstance(event, Sacrificed)]) == 3


def test_101_4a_a_card_chosen_in_hand_stays_hidden_until_all_have_chosen() -> None:
    views: list[str] = []
    for choice in ("Fox", "Owl"):
        position = casting("Each player discards a card.", active=ANN)
        assert to_choice(position) == (ANN, Kind.DISCARD)
        position.answer(choice)
        assert to_choice(position) == (BOB, Kind.DISCARD)
        assert position.asked is not None
        offered = [option.notation() for option in position.asked.options]
        views.append(f"{position.game.view(BOB).summary()} {offered}")
        position.answer("Fox")
        assert not [event for event in position.game.history.log if isinstance(event, Discarded)]
        position.answer("Fox")
        assert position.names_in(Zone.GRAVEYARD, ANN)[0] == choice
    assert views[0] == views[1]


def test_101_4_players_decide_whether_before_anything_happens() -> None:
    position = casting("Each player may put a creature card from their hand onto the battlefield.")
    answers = (True, "Owl", False, True, "Fox")
    assert answer_all(position, *answers) == [BOB, BOB, CAT, ANN, ANN]
    assert [name for name in left(position) if "Bears" not in name and "Giant" not in name] == [
        "0 Fox",
        "1 Owl",
    ]


def test_101_4_what_they_decided_happens_at_the_same_time() -> None:
    position = casting("Each player may put a creature card from their hand onto the battlefield.")
    position.battlefield(ANN, "Soul Warden")
    warden = creature("Warden", 1, 1, "Whenever another creature enters, you gain 1 life.")
    position.hand(CAT, warden)
    answer_all(position, True, "Owl", True, "Warden", True, "Fox")
    position.answer_next()
    position.resolve_all()
    assert (position.life(ANN), position.life(CAT)) == (23, 22)


def test_101_4_each_may_draw() -> None:
    position = casting("Each player may draw a card.")
    assert answer_all(position, True, False, True) == [BOB, CAT, ANN]
    assert [len(position.game.players[seat].hand) for seat in (ANN, BOB, CAT)] == [3, 3, 2]


def test_101_4_nobody_need_want_to() -> None:
    position = casting("Each player may sacrifice a creature.")
    assert answer_all(position, False, False, False) == [BOB, CAT, ANN]
    assert len(position.game.zones.battlefield) == 6


def test_118_12a_each_pays_or_not_for_themselves() -> None:
    position = casting("Each opponent loses 2 life unless that player pays {1}.", active=ANN)
    position.battlefield(BOB, FIELD)
    position.battlefield(CAT, FIELD)
    assert answer_all(position, False, True) == [BOB, CAT]
    assert [position.life(seat) for seat in (ANN, BOB, CAT)] == [20, 18, 20]
    assert [position.object(one).tapped for one in position.game.zones.battlefield[-2:]] == [
        False,
        True,
    ]


def test_118_12a_who_can_not_pay_is_not_asked() -> None:
    position = casting("Each opponent loses 2 life unless that player pays {1}.", active=ANN)
    position.battlefield(CAT, FIELD)
    assert answer_all(position, True) == [CAT]
    assert [position.life(seat) for seat in (ANN, BOB, CAT)] == [20, 18, 20]


def test_101_4_who_does_not_pay_chooses_at_once_what_goes() -> None:
    position = casting("Each opponent sacrifices a creature unless they pay {1}.", active=CAT)
    position.battlefield(ANN, FIELD)
    position.battlefield(BOB, FIELD)
    assert answer_all(position, False, "Hill Giant", True) == [ANN, ANN, BOB]
    assert [name for name in left(position) if "Giant" in name] == ["1 Hill Giant", "2 Hill Giant"]


def test_101_4_a_fork_between_the_choices_comes_to_the_same() -> None:
    position = casting("Each player may put a creature card from their hand onto the battlefield.")
    for choice in (True, "Owl", False):
        to_choice(position)
        position.answer(choice)
    fork = position.game.fork()
    answers: list[Choice] = [True, "Fox"]
    while answers:
        to_choice(position)
        question = position.asked
        assert question is not None
        answer = position.meant(question, answers.pop(0))
        position.game.answer(answer)
        fork.answer(answer)
    assert fork.digest() == position.game.digest()


def test_101_4_players_choose_their_legends_in_turn_order() -> None:
    position = table(3)
    for seat in (ANN, CAT, BOB):
        position.battlefield(seat, LEGEND, LEGEND)
    position.begin(BOB)
    asked: list[int] = []
    while position.asked is not None and position.asked.kind is Kind.LEGEND:
        asked.append(position.asked.player)
        assert len(position.game.zones.battlefield) == 6
        position.answer_next()
    assert asked == [BOB, CAT, ANN]
    gone = [event for event in position.game.history.log if isinstance(event, ZoneChange)]
    assert [event.cause for event in gone][-3:] == ["legend"] * 3


def told(position: Table, seat: int, lang: str = "en") -> list[str]:
    """What a player is told of the choices that were made."""
    teller = Teller(language(lang), position.game.view(seat, past=True))
    made = [event for event in position.game.history.log if isinstance(event, ChoiceMade)]
    return [event_text(event, teller) for event in made]


def test_101_4b_players_know_what_was_chosen_before() -> None:
    position = casting("Each player sacrifices a creature.")
    to_choice(position)
    position.answer("Hill Giant")
    assert to_choice(position) == (CAT, Kind.SACRIFICE)
    assert told(position, CAT) == ["Bob chooses Hill Giant."]
    assert told(position, BOB, "es") == ["Eliges Hill Giant."]


def test_101_4b_and_who_has_decided_what() -> None:
    position = casting("Each player may put a creature card from their hand onto the battlefield.")
    for choice in (True, "Owl", False):
        to_choice(position)
        position.answer(choice)
    assert told(position, ANN) == ["Bob accepts.", "Cat declines."]
    assert told(position, CAT, "es") == ["Bob acepta.", "Renuncias."]


def test_101_4a_but_not_which_card_in_a_hand() -> None:
    position = casting("Each player discards a card.", active=ANN)
    to_choice(position)
    position.answer("Owl")
    assert told(position, BOB) == []
