"""Permanents that enter only if something is given up for them. CR 614.1a, 614.12."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, cast, permanent
from tests.table import table

OTHERWISE = (
    "If you do, put {0} onto the battlefield. If you don't, put it into its owner's graveyard."
)
VALE = permanent(
    "Vale",
    "Land",
    "If Vale would enter, sacrifice two untapped lands instead. " + OTHERWISE.format("Vale"),
    cost="",
)
ISLE = permanent("Isle", "Land", cost="")
GLADE = permanent("Glade", "Land", cost="")
GEM = permanent(
    "Gem",
    text="If Gem would enter, you may discard a land card instead. " + OTHERWISE.format("Gem"),
)
WATCH = permanent("Watch", text="Whenever an artifact enters under your control, you gain 1 life.")


def test_614_1a_the_permanents_are_sacrificed_and_it_enters() -> None:
    at = table(ann=["Field", ISLE, GLADE], hand=[VALE])
    at.act(ANN, "play Vale", ["Field", "Isle"])
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Glade", "Vale"]
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Field", "Isle"]


def test_609_3_who_has_too_few_sacrifices_those_there_are() -> None:
    at = table(ann=["Field"], hand=[VALE])
    at.act(ANN, "play Vale")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Field", "Vale"]


def test_614_1a_tapped_lands_do_not_count() -> None:
    at = table(ann=["Field", "Field"], hand=[VALE])
    cast(at, "Tap target land.", "Field")
    at.act(ANN, "play Vale")
    at.resolve_all()
    assert len(at.names_in(Zone.BATTLEFIELD)) == 1


def test_614_1a_a_card_may_be_discarded_for_it() -> None:
    at = table(ann=[WATCH], hand=[GEM, "Field"])
    at.act(ANN, "cast Gem", ["Field"])
    at.resolve_all()
    assert at.object("Gem").zone is Zone.BATTLEFIELD
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Field"]
    assert at.life(ANN) == 21


def test_614_1a_what_is_not_paid_for_never_enters() -> None:
    at = table(ann=[WATCH], hand=[GEM, "Bear"])
    ask_again(at)
    at.act(ANN, "cast Gem")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Gem"]
    assert at.life(ANN) == 20
