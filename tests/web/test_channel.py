"""What a seat is sent: patches make the state that is, and nothing tells what is hidden."""

from __future__ import annotations

from itertools import count, pairwise
from random import Random
from typing import cast

import msgspec
import pytest

from jajna.agents import RandomAgent
from jajna.cards import starter
from jajna.decision import Assign, Division, Kind, Several, Shape
from jajna.errors import IllegalAnswerError
from jajna.replay import GameSetup, Session
from jajna.simulation.twins import twin
from jajna.tables import requests
from jajna.tables.offers import Offered
from jajna.tables.seat import Seat
from jajna.tables.table import COPIES, Table, TableError
from jajna.text.catalogue import language
from jajna.vocab import Supertype
from jajna.web.asked import ByName, ByNumber, ByPairs, ByPlaces, ByShares, Given
from jajna.web.channel import Channel, Patch, Snapshot
from jajna.web.company import WATCHER
from jajna.web.numbers import FIRST
from jajna.web.packer import Packer, Unpacker
from jajna.web.patches import Data, difference, patched
from jajna.web.shown import CardShown
from tests.tables.places import ANN, BOB, RIFFLES, begun, keep_hands, table

SEEDS = range(3)
ANSWERS = 150
FEWER = 60


def decks(seed: int) -> GameSetup:
    """A game of two people with thirty spells each, drawn from the starter cards."""
    chance = Random(seed)
    cards = [card for card in map(starter.SHELF.card, starter.names()) if card is not None]
    lands = [card for card in cards if card.faces[0].supertypes & Supertype.BASIC]
    spells = [card for card in cards if not card.faces[0].supertypes & Supertype.BASIC]
    made = tuple(
        tuple(chance.choice(lands) for _ in range(25)) + tuple(chance.sample(spells, 35))
        for _ in range(2)
    )
    return GameSetup(made, ("Ann", "Bob"), seed, by_hand=(ANN, BOB))


def channels(at: Table) -> list[Channel]:
    return [Channel(at, ANN, language("en"), {}), Channel(at, BOB, language("es"), {})]


def read(message: Snapshot | Patch) -> dict[str, Data]:
    return cast("dict[str, Data]", msgspec.json.decode(msgspec.json.encode(message)))


def state_in(message: Snapshot) -> dict[str, Data]:
    found = read(message)["state"]
    assert isinstance(found, dict)
    return found


# -- patches -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_what_patches_make_is_what_is(seed: int) -> None:
    at = Table(Session(decks(seed)), [Seat("", "all"), Seat("", "all")], count(1).__next__)
    agent, chance = RandomAgent(f"{seed}"), Random(seed)
    both = channels(at)
    first = [one.snapshot() for one in both]
    states = [state_in(message) for message in first]
    readers = [Unpacker(), Unpacker()]
    cards = [set(message.cards) for message in first]
    for reader, state, sent in zip(readers, states, first, strict=True):
        reader.begin(state, cast("dict[str, Data]", read(sent)["cards"]))
    for _ in range(ANSWERS):
        question = at.question
        if question is None:
            break
        if chance.random() < 0.05:
            at.handle(at.asked, requests.OfferTo(Offered.DRAW)) if at.offer is None else None
        elif chance.random() < 0.05 and at.offer is None:
            wish(at, requests.Undo())
        else:
            answer = agent.choose(question, at.view_to_decide())
            legal = at.session.game.why_not(answer) is None
            at.answer(answer if legal else question.fallback)
        for seat, one in enumerate(both):
            message = one.update()
            if isinstance(message, Snapshot):
                states[seat], cards[seat] = state_in(message), set(message.cards)
                told = cast("dict[str, Data]", read(message)["cards"])
                readers[seat].begin(states[seat], told)
            elif message is not None:
                patch = cast("dict[str, Data]", read(message)["patch"])
                states[seat] = patched(states[seat], readers[seat].patch(patch, states[seat]))
                told = msgspec.convert(
                    readers[seat].walk(read(message).get("cards", {})), dict[str, CardShown]
                )
                assert not any(card.name.startswith("~") for card in told.values())
                assert not set(message.cards) & cards[seat], "a card is sent once"
                cards[seat] |= set(message.cards)
            assert one.update() is None
            fresh = Channel(at, one.seat, one.language, {})
            fresh.numbers = one.numbers
            assert without_cards(states[seat]) == without_cards(state_in(fresh.snapshot()))
            assert cards_of(states[seat]) <= {*cards[seat], "-1"} or isinstance(message, Snapshot)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_page_that_comes_is_told_what_the_table_has_forgotten(seed: int) -> None:
    def begun() -> Table:
        return Table(Session(decks(seed), COPIES), [Seat(), Seat()], count(1).__next__)

    whole, short = begun(), begun()
    agent = RandomAgent(f"{seed}")
    one = Channel(short, ANN, language("en"), {})
    one.snapshot()
    for _ in range(FEWER):
        if whole.question is None:
            break
        answer = agent.choose(whole.question, whole.view_to_decide())
        whole.answer(answer)
        short.answer(answer)
        one.update()
        short.forget_events(1)
    assert len(short.session.game.history.log) < len(whole.session.game.history.log)
    assert one.lines_sent
    told = [Channel(at, BOB, language("es"), {}).snapshot().log for at in (whole, short)]
    assert told[0] == told[1] != []
    for line in (0, one.lines_sent // 2, one.lines_sent - 1):
        game, event = one.past(line)
        same = whole.session.game.history.log[game.history.log.index(event)]
        assert (type(event), event.things()) == (type(same), same.things())


def packed_and_read(states: list[dict[str, Data]]) -> list[dict[str, Data]]:
    """The patches between states as they are sent, each compared with what is read of it."""
    packer, reader = Packer(), Unpacker()
    packer.begin(states[0], {})
    reader.begin(json_of(states[0]), {})
    sent = []
    for before, after in pairwise(states):
        packed = json_of(packer.patch(difference(before, after), before))
        assert patched(before, reader.patch(packed, before)) == after
        sent.append(packed)
    return sent


def json_of(data: dict[str, Data]) -> dict[str, Data]:
    return cast("dict[str, Data]", msgspec.json.decode(msgspec.json.encode(data)))


def asking(*options: tuple[list[int], str]) -> dict[str, Data]:
    shown: list[Data] = [{"places": [*places], "text": text} for places, text in options]
    return {"ask": {"prompt": "What do you do?", "options": shown}}


def test_what_was_sent_once_is_a_number_afterwards() -> None:
    one, two = asking(([0], "Pass: end the turn")), asking(([0], "Pass: end the turn"), ([1], "A"))
    third = asking(([0, 2], "Pass: end the turn"), ([1], "A"))
    nothing: dict[str, Data] = {}
    sent = packed_and_read([nothing, one, nothing, two, nothing, third, two])
    assert b"Pass: end the turn" in msgspec.json.encode(sent[0])
    options = cast(
        "list[list[object]]", [[*ask.values()][-1] for ask in asks_in([sent[2], sent[4]])]
    )
    assert options == [["~4", {"text": "A"}], [{"places": [0, 2], "text": "~3"}, "~5"]]


def asks_in(patches: list[dict[str, Data]]) -> list[dict[str, Data]]:
    return [cast("dict[str, Data]", patch["ask"]) for patch in patches]


@pytest.mark.parametrize(
    "text", ["~", "~~", "~1", "~12345", "~what is it", "123456789", "\U0001f43b" * 6]
)
def test_a_text_that_looks_like_a_number_stays_a_text(text: str) -> None:
    states: list[dict[str, Data]] = [
        {},
        {"a": text},
        {"a": "", text: 1},
        {"a": text},
        {"b": [text]},
    ]
    packed_and_read(states)


def test_a_pile_grows_and_shrinks_to_a_single_thing() -> None:
    def board(*piles: tuple[int, list[list[int]]]) -> dict[str, Data]:
        things: dict[str, Data] = {}
        for number, ranges in piles:
            held = sum(last - first + 1 for first, last in ranges)
            pile: dict[str, Data] = {"things": [[*one] for one in ranges]}
            things[str(number)] = pile | ({"count": held} if held > 1 else {})
        return {"board": {"things": things}}

    sent = packed_and_read(
        [
            board((9, [[9, 9]])),
            board((9, [[9, 10], [12, 12]])),
            board((9, [[9, 9]]), (10, [[10, 10]]), (12, [[12, 12]])),
            board((12, [[9, 10], [12, 12]])),
            board((12, [[12, 12]])),
        ]
    )
    assert len(msgspec.json.encode(sent[0])) < len('{"board":{"things":{"9":[9,10,12]}}}') + 12


def test_no_more_is_numbered_than_both_ends_keep() -> None:
    states: list[dict[str, Data]] = [{}]
    states += [{"a": f"text number {number % 700}"} for number in range(1500)]
    sent = packed_and_read(states)
    assert sent[0] != sent[700] and sent[690] == sent[690 + 700]


def wish(at: Table, request: requests.Request) -> None:
    try:
        at.handle(at.asked, request)
    except (TableError, IllegalAnswerError):
        return


def things_of(state: dict[str, Data]) -> dict[str, dict[str, Data]]:
    shown = cast("dict[str, dict[str, Data]]", state["board"])["things"]
    return cast("dict[str, dict[str, Data]]", shown)


def cards_of(state: dict[str, Data]) -> set[str]:
    return {str(thing.get("card", -1)) for thing in things_of(state).values()}


def without_cards(state: dict[str, Data]) -> list[object]:
    """The state without the numbers of cards, which each stream gives anew."""
    things = {
        number: {key: value for key, value in thing.items() if key != "card"}
        for number, thing in things_of(state).items()
    }
    rest = dict(cast("dict[str, Data]", state["board"]))
    rest.pop("things")
    return [things, rest, state["table"], state.get("ask")]


def test_a_patch_is_a_merge_patch() -> None:
    old: dict[str, Data] = {"a": 1, "b": {"c": [1], "d": 2}, "e": "x"}
    new: dict[str, Data] = {"a": 1, "b": {"c": [1, 2]}, "f": False}
    patch = difference(old, new)
    assert patch == {"b": {"c": [1, 2], "d": None}, "e": None, "f": False}
    assert patched(old, patch) == new
    assert difference(new, new) == {}


# -- what is hidden ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_400_2_games_that_differ_in_what_is_hidden_are_sent_alike(seed: int) -> None:
    at = Table(Session(decks(seed)), [Seat("", "all"), Seat("", "all")], count(1).__next__)
    agent, chance = RandomAgent(f"{seed}"), Random(seed)
    for number in range(ANSWERS):
        question = at.question
        if question is None:
            break
        if number % 5 == 0:
            for seat in (ANN, BOB, WATCHER):
                seen = sent(at, seat)
                game = at.session.game
                at.session.game = twin(game, seat, chance)
                assert sent(at, seat) == seen
                at.session.game = game
        answer = agent.choose(question, at.view_to_decide())
        at.answer(answer if at.session.game.why_not(answer) is None else question.fallback)


def sent(at: Table, seat: int) -> bytes:
    return msgspec.json.encode(Channel(at, seat, language("en"), {}).snapshot())


def test_a_seat_has_numbers_of_its_own() -> None:
    at = table(begun(RIFFLES), "all")
    keep_hands(at)
    for one in channels(at):
        message = one.snapshot()
        numbers = [
            number
            for thing in message.state.board.things.values()
            for first, last in thing.things
            for number in range(first, last + 1)
        ]
        assert sorted(numbers) == list(range(FIRST, FIRST + len(numbers)))


# -- answers -----------------------------------------------------------------------------------


def asked_channel(at: Table) -> Channel:
    one = Channel(at, at.asked, language("en"), {})
    one.snapshot()
    return one


def test_an_answer_is_given_by_the_places_of_options() -> None:
    at = table(begun(RIFFLES), "all")
    keep_hands(at)
    one = asked_channel(at)
    ask = one.snapshot().state.ask
    assert ask is not None
    lands = next(option for option in ask.options if option.what == "play")
    assert len(lands.places) > 1, "lands that are alike are one option"
    one.answer(ask.number, ByPlaces([lands.places[-1]]))
    message = one.update()
    assert isinstance(message, Patch)
    assert message.log == ["You play Forest."]


@pytest.mark.parametrize(
    "given",
    [ByPlaces([99]), ByPlaces([-1]), ByPlaces([]), ByPlaces([0, 1]), ByNumber(3), ByName("x"),
     ByPairs([(9999, 1)])],
)  # fmt: skip
def test_what_is_no_answer_changes_nothing(given: Given) -> None:
    at = table(begun(RIFFLES), "all")
    keep_hands(at)
    one = asked_channel(at)
    digest = at.session.game.digest()
    with pytest.raises(IllegalAnswerError):
        one.answer(at.revision, given)
    assert at.session.game.digest() == digest


def test_who_is_not_asked_is_shown_no_question_and_cannot_answer() -> None:
    at = table(begun(RIFFLES), "all")
    keep_hands(at)
    other = Channel(at, BOB if at.asked == ANN else ANN, language("en"), {})
    assert other.snapshot().state.ask is None
    with pytest.raises(TableError, match="aren't asked"):
        other.answer(at.revision, ByPlaces([0]))


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    at = table(begun(RIFFLES), "all")
    keep_hands(at)
    with pytest.raises(TableError, match="earlier question"):
        asked_channel(at).answer(at.revision - 1, ByPlaces([0]))


def test_every_shape_of_question_is_answered_by_what_is_usual() -> None:
    shapes = set()
    for seed in SEEDS:
        at = Table(Session(decks(seed)), [Seat("", "all"), Seat("", "all")], count(1).__next__)
        agent = RandomAgent(f"{seed}")
        for number in range(ANSWERS):
            question = at.question
            if question is None:
                break
            one = asked_channel(at)
            ask = one.snapshot().state.ask
            assert ask is not None
            if number % 2:
                shapes.add(question.shape)
                given: Given = ByPlaces(list(ask.usual))
                if question.shape is Shape.NUMBER:
                    given = ByNumber(ask.least)
                elif question.pairs is not None or question.shape is Shape.DIVISION:
                    given = usual(at, one)
                if question.kind is not Kind.PRIORITY or ask.usual:
                    one.answer(ask.number, given)
                    continue
            answer = agent.choose(question, at.view_to_decide())
            at.answer(answer if at.session.game.why_not(answer) is None else question.fallback)
    assert {Shape.ONE, Shape.SOME} <= shapes


def usual(at: Table, one: Channel) -> Given:
    """What is usual for a declaration or a division."""
    question = at.question
    assert question is not None
    fallback = question.fallback
    if isinstance(fallback, Division):
        return ByShares(list(fallback.shares))
    assert isinstance(fallback, Several)
    of = one.numbers.of
    return ByPairs(
        [(of(pair.creature), of(pair.to)) for pair in fallback.options if isinstance(pair, Assign)]
    )


def test_another_language_is_spoken_from_a_snapshot_on() -> None:
    at = table(begun(RIFFLES), "all")
    keep_hands(at)
    one = Channel(at, at.asked, language("en"), {})
    one.snapshot()
    assert one.update() is None
    one.speak(language("es"), {})
    message = one.update()
    assert isinstance(message, Snapshot)
    assert message.language == "es"
    assert message.state.board.step_name == "primera fase principal"


def test_after_something_was_taken_back_the_whole_is_sent() -> None:
    at = table(begun(RIFFLES), "all")
    keep_hands(at)
    one = asked_channel(at)
    before = one.snapshot()
    assert at.question is not None
    at.answer(next(option for option in at.question.options if option.notation() != "pass"))
    assert isinstance(one.update(), Patch)
    at.handle(ANN, requests.Undo())
    after = one.update()
    assert isinstance(after, Snapshot)
    assert after.log == before.log
    assert after.state.board == before.state.board


def test_701_23a_cards_of_one_name_in_a_library_are_one_option() -> None:
    forest, growth = starter.SHELF.card("Forest"), starter.SHELF.card("Rampant Growth")
    assert forest is not None and growth is not None
    deck = (*[forest] * 25, *[growth] * 15)
    game = GameSetup((deck, deck), ("Ann", "Bob"), 1, by_hand=(ANN, BOB))
    at = Table(Session(game), [Seat("", "all"), Seat("", "all")], count(1).__next__)
    agent = RandomAgent("search")
    both = channels(at)
    while (question := at.question) is not None and question.kind is not Kind.SEARCH:
        at.answer(agent.choose(question, None))
    assert question is not None
    ask = both[at.asked].snapshot().state.ask

    assert ask is not None and [one.text for one in ask.options] in (["Forest"], ["Bosque"])
    assert len(ask.options[0].places) == question.count > 1


# -- ends --------------------------------------------------------------------------------------


def test_104_3a_who_concedes_is_told_of_as_the_reason_and_a_pause_ends_nothing() -> None:
    at = table()
    keep_hands(at)
    ann, bob = channels(at)
    at.handle(ANN, requests.OfferTo(Offered.PAUSE))
    if at.offer is not None:
        at.handle(BOB, requests.Reply(True))
    paused = ann.snapshot().state.table
    assert (paused.stage, paused.winner, paused.ended) == ("paused", -2, ())
    at.handle(BOB, requests.Resume())
    at.handle(BOB, requests.Concede())
    assert ann.snapshot().state.table.ended == ("Bob concedes the game.",)
    assert bob.snapshot().state.table.winner == ANN
    assert bob.snapshot().state.table.ended != ("Bob concedes the game.",)
