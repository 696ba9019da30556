"""Ascend. CR 702.131."""

from __future__ import annotations

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, text_card
from tests.table import table

SENTRY = creature("Sentry", 1, 1, "Ascend\n~ gets +3/+0 as long as you have the city's blessing.")
SECRETS = text_card(
    "Secrets", "Sorcery", "Ascend\nYou gain 1 life. If you have the city's blessing, draw a card."
)


def with_permanents(count: int) -> Table:
    """Ann controls the creature and so many other permanents."""
    at = table()
    at.battlefield(ANN, SENTRY, *["Relic"] * count)
    ask_again(at)
    return at


def test_702_131b_with_ten_permanents_its_controller_gets_the_blessing() -> None:
    assert with_permanents(9).power_toughness("Sentry") == (4, 1)


def test_702_131b_with_nine_nobody_does() -> None:
    assert with_permanents(8).power_toughness("Sentry") == (1, 1)


def test_702_131b_permanents_of_others_do_not_count() -> None:
    at = with_permanents(8)
    at.battlefield(BOB, "Relic", "Relic")
    ask_again(at)
    assert at.power_toughness("Sentry") == (1, 1)


def test_702_131c_the_blessing_stays_though_permanents_leave() -> None:
    at = with_permanents(9)
    cast(at, "Destroy all artifacts.")
    assert at.power_toughness("Sentry") == (4, 1)


def test_702_131c_several_players_may_have_it() -> None:
    at = with_permanents(9)
    at.battlefield(BOB, SENTRY, *["Relic"] * 9)
    ask_again(at)
    theirs = [one for one in at.game.zones.battlefield if at.name(one) == "Sentry"]
    assert [at.power_toughness(one) for one in theirs] == [(4, 1), (4, 1)]


def test_702_131a_an_instant_or_sorcery_gives_it_as_it_resolves() -> None:
    at = table()
    at.battlefield(ANN, *["Relic"] * 10)
    at.hand(ANN, SECRETS)
    ask_again(at)
    at.act(ANN, "cast Secrets")
    at.resolve()
    assert len(at.game.players[ANN].hand) == 1


def test_702_131a_with_fewer_permanents_it_does_not() -> None:
    at = table()
    at.battlefield(ANN, *["Relic"] * 9)
    at.hand(ANN, SECRETS)
    ask_again(at)
    at.act(ANN, "cast Secrets")
    at.resolve()
    assert at.game.players[ANN].hand == []
