"""What a seat asks about: reasons, causes and terms, as it may know them."""

from __future__ import annotations

import pytest

from jajna.replay import Session
from jajna.tables.table import Table, TableError
from jajna.text.catalogue import language
from jajna.vocab import Step
from jajna.web.asked import ByMana
from jajna.web.channel import Channel
from jajna.web.lookups import ManaWay, explained, led, meaning, why_not
from tests.tables.places import ANN, BOB, keep_hands, pass_until, play_land, table

MAIN = Step.PRECOMBAT_MAIN


def at_main() -> Table:
    at = table()
    keep_hands(at)
    return at


def channel(at: Table, seat: int = ANN, code: str = "en") -> Channel:
    made = Channel(at, seat, language(code).in_era(at.session.setup.era), {})
    made.snapshot()
    return made


def of(one: Channel, name: str) -> int:
    hand = one.table.session.game.view(one.seat).players[one.seat].hand
    return one.numbers.of(next(card.id for card in hand if card.name == name))


def test_why_something_cannot_be_done_is_said_with_its_rule() -> None:
    one = channel(at_main())
    said = why_not(one, of(one, "Grizzly Bears"))
    assert said.title == "Grizzly Bears"
    assert said.lines and "CR 601.2h" in said.lines[0]
    assert why_not(one, of(one, "Forest")).lines == ["Play Forest: you can do that now."]


def test_605_3a_mana_can_be_made_where_nothing_is_paid() -> None:
    at = at_main()
    one = channel(at)
    assert why_not(one, of(one, "Forest")).mana == ()
    play_land(at)
    game = at.session.game
    pass_until(at, lambda: game.turn.number == 3 and at.asked == ANN and game.turn.step is MAIN)
    land = one.numbers.of(game.zones.battlefield[0])
    assert why_not(one, land).mana == (ManaWay(0, "G"),)
    assert at.question is not None
    one.answer(at.revision, ByMana(land, 0, "G"))
    assert [unit.mana for unit in game.players[ANN].pool] == [16]
    assert why_not(one, land).mana == ()


def test_who_is_not_asked_is_told_who_decides() -> None:
    one = channel(at_main(), BOB, "es")
    said = why_not(one, of(one, "Forest"))
    assert said.lines == ["Ann decide ahora, no tú."]


def test_what_is_not_known_is_not_explained() -> None:
    one = channel(at_main())
    hidden = one.table.session.game.players[BOB].hand[0]
    for number in (9999, one.numbers.of(hidden), BOB):
        with pytest.raises(TableError):
            why_not(one, number)
        with pytest.raises(TableError):
            explained(one, number)


def test_608_2_what_led_to_a_line_of_the_log_is_said() -> None:
    at = at_main()
    one = channel(at)
    play_land(at)
    message = one.update()
    assert message is not None
    said = led(one, one.lines_sent - len(message.log) + message.log.index("You play Forest."))
    assert said.title.startswith("You play Forest")
    with pytest.raises(TableError):
        led(one, one.lines_sent)


def test_each_line_of_the_log_has_its_event() -> None:
    at = at_main()
    one = Channel(at, ANN, language("en"), {})
    assert len(one.snapshot().log) == one.lines_sent
    play_land(at)
    one.update()
    assert one.lines_sent == channel(at).lines_sent
    for line in range(one.lines_sent):
        assert led(one, line).title


def test_what_led_to_a_line_is_said_though_the_table_has_forgotten_it() -> None:
    at = at_main()
    one = channel(at)
    lines = one.lines_sent
    play_land(at)
    one.update()
    before = [led(one, line) for line in range(one.lines_sent)]
    at.forget_events(1)
    assert len(at.session.game.history.log) == 1
    assert len(before) > lines
    while one.lines_sent == len(before):
        assert at.question is not None
        at.answer(at.question.fallback)
        one.update()
    assert [led(one, line) for line in range(len(before))] == before


def test_a_line_of_which_nobody_knows_any_more_isnt_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = at_main()
    one = channel(at)
    late, latest = one.past(one.lines_sent - 1)
    del late.history.log[: late.history.log.index(latest)]
    monkeypatch.setattr(Session, "retold", lambda session: late)
    assert led(one, one.lines_sent - 1).title
    with pytest.raises(TableError, match="too long ago"):
        led(one, 0)


def test_terms_are_told_in_the_words_of_the_era() -> None:
    one = channel(at_main())
    assert meaning(one, "flying").title == "Flying"
    assert any(line.startswith("CR 702.9") for line in meaning(one, "flying").lines)
    every = meaning(one, "")
    assert "Flying" in every.more and not every.lines
    unknown = meaning(one, "flyng")
    assert "Flying" in unknown.more
