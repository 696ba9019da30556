"""Mutate, and merged permanents. CR 702.140, 729."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Pick, Several
from jajna.judge import ANN, BOB, Table
from jajna.kernel.card_kinds.merged import MUTATED, Merged
from jajna.kernel.views.view import view
from jajna.simulation.invariants import census, why_cards_lost
from jajna.text.catalogue import language
from jajna.text.english.printer import ENGLISH
from jajna.text.log import account
from jajna.text.spanish.printer import SPANISH
from jajna.text.things import Teller
from jajna.vocab import Color, Keyword, Step, Zone
from tests.mechanics.bench import cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

TOP, UNDER = "on top of it", "under it"
BEAST = "Mutate {0}\nFlying\nWhenever this creature mutates, you gain 3 life."


def beast(name: str = "Beast", power: int = 4, text: str = BEAST) -> Card:
    """A creature that may be cast mutating for nothing."""
    return creature(name, power, power, text, "Creature — Beast", cost="{1}{G}")


def host(text: str = "Vigilance") -> Card:
    return creature("Host", 1, 1, text, "Creature — Elf", cost="{W}")


def prepared(*others: Card) -> Table:
    """Ann has a creature on the battlefield and two cards with mutate in her hand."""
    at = table()
    at.battlefield(ANN, host(), *others)
    at.hand(ANN, beast(), beast("Second", 6))
    at.begin(ANN)
    return at


def mutate(at: Table, place: str, name: str = "Beast", target: str | int = "Host") -> None:
    """Ann casts a card for its mutate cost, and it resolves."""
    way = at.game.object(at.id(name)).now.kit.costs[0]
    assert way.name == "mutate"
    at.act(ANN, f"cast {at.id(name)} way 0", target)
    at.choices.clear()
    at.choose(place)
    at.resolve()


def merged(at: Table) -> list[Merged]:
    return [event for event in at.game.history.log if isinstance(event, Merged)]


def test_702_140a_the_mutate_cost_is_paid_and_a_creature_is_targeted() -> None:
    at = prepared()
    at.act(ANN, f"cast {at.id('Beast')} way 0", "Host")
    item = at.game.object(at.game.zones.stack[-1]).item
    assert item is not None
    assert item.ctx.targets == [[at.id("Host")]]


@pytest.mark.parametrize("kind", ["Creature — Human", "Artifact", "Creature — Human Wizard"])
def test_702_140a_no_human_and_nothing_but_a_creature(kind: str) -> None:
    at = table()
    at.battlefield(ANN, creature("Other", types=kind) if "Creature" in kind else permanent("Other"))
    at.hand(ANN, beast())
    at.begin(ANN)
    assert at.why_not(ANN, f"cast {at.id('Beast')} way 0") is not None


def test_702_140a_only_a_creature_of_the_same_owner() -> None:
    at = table()
    at.battlefield(BOB, creature("Foe"))
    at.hand(ANN, beast())
    at.begin(ANN)
    assert at.why_not(ANN, f"cast {at.id('Beast')} way 0") is not None


def test_702_140b_without_its_target_it_enters_as_a_creature() -> None:
    at = prepared()
    at.hand(BOB, spell("Destroy target creature."))
    at.act(ANN, f"cast {at.id('Beast')} way 0", "Host")
    at.choices.clear()
    at.act(BOB, "cast Spell", "Host")
    at.resolve()
    at.resolve()
    assert at.object("Beast").zone is Zone.BATTLEFIELD
    assert at.object("Host").zone is Zone.GRAVEYARD
    assert merged(at) == []
    assert at.life(ANN) == 20


def test_702_140c_on_top_it_gives_its_characteristics() -> None:
    at = prepared()
    number = at.id("Host")
    mutate(at, TOP)
    assert at.id("Beast") == number
    assert at.power_toughness("Beast") == (4, 4)
    assert at.object("Beast").now.colors == Color.GREEN
    assert at.object("Beast").now.subtypes == {"Beast"}
    assert len([one for one in at.game.zones.battlefield if one == number]) == 1


def test_702_140c_under_it_leaves_them() -> None:
    at = prepared()
    mutate(at, UNDER)
    assert at.power_toughness("Host") == (1, 1)
    assert at.object("Host").now.subtypes == {"Elf"}


@pytest.mark.parametrize(("place", "name"), [(TOP, "Beast"), (UNDER, "Host")])
def test_702_140e_it_has_the_abilities_of_all_its_parts(place: str, name: str) -> None:
    at = prepared()
    mutate(at, place)
    assert at.object(name).now.keywords & Keyword.FLYING
    assert at.object(name).now.keywords & Keyword.VIGILANCE


@pytest.mark.parametrize("place", [TOP, UNDER])
def test_702_140d_what_triggers_as_it_mutates_does(place: str) -> None:
    at = prepared()
    mutate(at, place)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_702_140d_each_part_triggers_when_it_mutates_again() -> None:
    at = prepared()
    mutate(at, TOP)
    at.resolve_all()
    mutate(at, TOP, "Second", "Beast")
    at.resolve_all()
    assert at.life(ANN) == 29
    assert at.object("Second").marks[MUTATED] == [2]
    assert at.power_toughness("Second") == (6, 6)


def test_702_140d_other_creatures_see_it_mutate() -> None:
    text = "Whenever a creature you control mutates, put a +1/+1 counter on that creature."
    at = prepared(creature("Friend", text=text))
    mutate(at, UNDER)
    at.resolve_all()
    assert at.power_toughness("Host") == (2, 2)


def test_702_140f_what_changed_the_spell_changes_the_permanent() -> None:
    at = prepared()
    at.act(ANN, f"cast {at.id('Beast')} way 0", "Host")
    mutating = at.game.zones.stack[-1]
    at.choices.clear()
    at.choose(TOP)
    at.resolve()
    assert at.game.objects.became[mutating] == at.id("Beast")


def test_702_140d_the_times_it_has_mutated_are_counted() -> None:
    text = (
        "Mutate {0}\nWhenever this creature mutates, each opponent loses X life and you gain X "
        "life, where X is the number of times this creature has mutated."
    )
    at = table()
    at.battlefield(ANN, host())
    at.hand(ANN, beast("One", text=text), beast("Two", text=text))
    at.begin(ANN)
    mutate(at, TOP, "One")
    at.resolve_all()
    assert at.life(BOB) == 19
    mutate(at, TOP, "Two", "One")
    at.resolve_all()
    assert at.life(BOB) == 15


def test_729_2b_it_has_not_just_entered() -> None:
    at = prepared(permanent("Bell", text="Whenever a creature enters, you gain 100 life."))
    mutate(at, UNDER)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_729_2c_it_is_the_same_object_with_counters_damage_and_readiness() -> None:
    at = prepared()
    cast(at, "Put a +1/+1 counter on target creature.", "Host")
    mutate(at, TOP)
    at.resolve_all()
    assert at.power_toughness("Beast") == (5, 5)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Beast", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    assert at.life(BOB) == 15


def test_729_2c_effects_on_it_go_on() -> None:
    at = prepared()
    cast(at, "Target creature gets +3/+0 and gains trample until end of turn.", "Host")
    mutate(at, TOP)
    assert at.power_toughness("Beast") == (7, 4)
    assert at.object("Beast").now.keywords & Keyword.TRAMPLE


@pytest.mark.parametrize(("place", "token"), [(TOP, False), (UNDER, True)])
def test_729_2d_it_is_a_token_only_if_the_topmost_part_is(place: str, token: bool) -> None:
    at = prepared()
    cast(at, "Create a 1/1 green Snake creature token.")
    snake = at.game.zones.battlefield[-1]
    mutate(at, place, "Beast", snake)
    assert at.game.object(snake).token is token


def test_729_2a_a_copy_has_the_abilities_of_all_parts() -> None:
    at = prepared()
    mutate(at, TOP)
    at.resolve_all()
    cast(at, "Create a token that's a copy of target creature.", "Beast")
    copy = at.game.object(at.game.zones.battlefield[-1])
    assert copy.token
    assert (copy.now.power, copy.now.toughness) == (4, 4)
    assert copy.now.keywords & Keyword.VIGILANCE
    assert copy.now.keywords & Keyword.FLYING


def test_729_2e_a_face_down_creature_under_it_is_face_up() -> None:
    at = table()
    at.hand(ANN, creature("Hidden", 5, 5, "Morph {3}", cost="{5}"), beast())
    at.begin(ANN)
    cast(at, "Manifest the top card of your library.")
    number = at.game.zones.battlefield[-1]
    assert at.game.object(number).face_down
    mutate(at, TOP, "Beast", number)
    assert not at.game.object(number).face_down
    assert at.power_toughness(number) == (4, 4)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Destroy target creature.", Zone.GRAVEYARD),
        ("Exile target creature.", Zone.EXILE),
        ("Return target creature to its owner's hand.", Zone.HAND),
    ],
)
def test_729_3_each_part_goes_where_the_permanent_goes(text: str, zone: Zone) -> None:
    at = prepared()
    mutate(at, TOP)
    at.resolve_all()
    cast(at, text, "Beast")
    assert at.object("Beast").zone is zone
    assert at.object("Host").zone is zone
    assert not at.object("Beast").parts
    assert at.object("Beast").now.keywords & Keyword.VIGILANCE == 0


def test_729_3_one_permanent_dies() -> None:
    at = prepared(permanent("Bell", text="Whenever a creature dies, you gain 100 life."))
    mutate(at, TOP)
    at.resolve_all()
    cast(at, "Destroy target creature.", "Beast")
    at.resolve_all()
    assert at.life(ANN) == 123


def test_729_3a_its_owner_arranges_the_cards_in_the_library() -> None:
    at = prepared()
    mutate(at, TOP)
    at.resolve_all()
    order = Several((Pick(1, "Host"), Pick(0, "Beast")))
    cast(at, "Put target creature on top of its owner's library.", "Beast", then=(order,))
    library = at.game.players[ANN].library
    assert [at.game.object(card).now.name for card in library[:2]] == ["Host", "Beast"]


def test_729_3_a_token_among_the_parts_ceases_to_exist() -> None:
    at = prepared()
    cast(at, "Create a 1/1 green Snake creature token.")
    snake = at.game.zones.battlefield[-1]
    mutate(at, TOP, "Beast", snake)
    at.resolve_all()
    cast(at, "Destroy target creature.", "Beast")
    assert at.object("Beast").zone is Zone.GRAVEYARD
    assert len(at.game.players[ANN].graveyard) == 3


def test_729_3c_what_finds_the_permanent_finds_all_its_cards() -> None:
    at = prepared()
    mutate(at, TOP)
    at.resolve_all()
    cast(
        at,
        "Exile target creature, then return it to the battlefield under its owner's control.",
        "Beast",
    )
    assert at.object("Beast").zone is Zone.BATTLEFIELD
    assert at.object("Host").zone is Zone.BATTLEFIELD
    assert at.power_toughness("Host") == (1, 1)


def test_702_140_a_fork_keeps_the_parts() -> None:
    at = prepared()
    mutate(at, TOP)
    other = at.fork()
    assert [part.values.name for part in other.object("Beast").parts] == ["Beast", "Host"]
    assert other.game.digest() == at.game.digest()


def test_702_140_mutating_is_told_and_shown() -> None:
    at = prepared()
    mutate(at, TOP)
    teller = Teller(language("en"), view(at.game, BOB, True), {}, at.game.history.log)
    assert any("mutates on top of" in line for line in account(at.game.history.log, teller))
    assert "merged with Host" in teller.whose(at.id("Beast"))


def test_702_140_cast_for_its_mana_cost_it_is_a_creature_spell_like_any() -> None:
    at = table()
    at.battlefield(ANN, host(), "Field", "Field")
    at.hand(ANN, beast(text="Mutate {0}\nFlying", name="Plain"))
    assert at.game.object(at.id("Plain")).now.kit.spell_effects == ()


def test_702_140_it_is_read_and_printed_in_both_languages() -> None:
    found = compiled(BEAST, "Creature").face
    assert found is not None
    assert ENGLISH.lines(found.abilities)[0] == "Mutate {0}"
    spanish = SPANISH.lines(found.abilities)
    assert spanish[0] == "Mutar {0}"
    assert spanish[2].startswith("Siempre que ~ mute, ")


@pytest.mark.parametrize(
    "text", ["Mutate", "Mutate target creature.", "When this creature mutate, draw a card."]
)
def test_702_140_other_words_are_refused(text: str) -> None:
    assert compiled(text, "Creature").face is None


@pytest.mark.parametrize("place", [TOP, UNDER])
def test_729_2_no_card_is_lost_by_merging(place: str) -> None:
    at = prepared()
    before = census(at.game)
    mutate(at, place)
    assert merged(at)
    assert why_cards_lost(at.game, before) is None
    at.object("Beast" if place == TOP else "Host").parts.pop()
    assert why_cards_lost(at.game, before) is not None
