"""Large boards: what is found by an index is all there is, and declarations offer pairs."""

from __future__ import annotations

from random import Random

import pytest

from jajna.agents import RandomAgent
from jajna.card import Card
from jajna.cards import starter
from jajna.cards.pool import Pool
from jajna.decision import Assign, Decision, Kind, Pairs, Several, Shape, Walk
from jajna.errors import IllegalAnswerError
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import Triggered
from jajna.ir.scopes import Scope, scope_of
from jajna.judge import Table
from jajna.judge.table import ANN, BOB
from jajna.kernel.door.perform import perform
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.context import Context
from jajna.kernel.state.digest import MANY, summary
from jajna.kernel.state.index import Index, Replacer, Watcher, heard
from jajna.kernel.triggers import triggers
from jajna.kernel.zones import move
from jajna.simulation.decks import Stock
from jajna.simulation.invariants import why_zones_disagree
from jajna.vocab import Step, Zone
from tests.mechanics.bench import cast, creature, permanent
from tests.table import table

MOURNER = creature("Mourner", text="When Mourner dies, you gain 1 life.")


SCOPES = {
    "When Host dies, you gain 1 life.": Scope.OWN,
    "Whenever Host attacks, you gain 1 life.": Scope.OWN,
    "Whenever a creature dies, you gain 1 life.": Scope.COMMON,
    "Whenever another creature you control dies, you gain 1 life.": Scope.COMMON,
    "Whenever a creature with power 4 or greater enters, you gain 1 life.": Scope.COMMON,
    "Whenever a creature dealt damage by Host this turn dies, draw a card.": Scope.ANY,
    "Whenever Host blocks or becomes blocked by a creature, destroy that creature.": Scope.ANY,
    "At the beginning of your upkeep, you gain 1 life.": Scope.ANY,
}


def known_cards() -> Table:
    """A table that knows the cards of the package."""
    return Table(2, 1, Pool().card, library=20)


@pytest.mark.parametrize("text", SCOPES)
def test_603_2_an_ability_is_kept_by_what_it_looks_at(text: str) -> None:
    (ability,) = creature("Host", text=text).faces[0].abilities
    assert isinstance(ability, Triggered)
    assert scope_of(ability.on) == SCOPES[text]


@pytest.mark.pure_only
def test_603_2_what_an_event_is_not_shown_to_it_does_not_trigger(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In random play, for every event and ability."""
    left_out = 0

    def all_that_heard(game: Game, event: Event) -> list[Watcher]:
        nonlocal left_out
        shown = heard(game, event)
        for watcher in game.characteristics.index.watchers(event.kind):
            if watcher not in shown:
                left_out += 1
                source = game.object(watcher.source)
                ctx = Context(source.id, source.controller)
                assert not watcher.ability.on.matches(game, ctx, event), watcher.ability
        assert shown == sorted(shown, key=lambda watcher: watcher.serial)
        return shown

    monkeypatch.setattr(triggers, "heard", all_that_heard)
    found = [starter.SHELF.card(name) for name in starter.names()]
    stock = Stock.of([card for card in found if card is not None])
    for seed in range(4):
        chance = Random(seed)
        game = new_game([stock.random_deck(chance), stock.random_deck(chance)], seed=seed, first=0)
        agent = RandomAgent(seed)
        while (question := game.decision) is not None and game.turn.number < 16:
            answer = agent.choose(question, None)
            game.answer(answer if game.why_not(answer) is None else question.fallback)
    assert left_out


@pytest.mark.pure_only
def test_614_1_what_an_event_is_not_shown_to_does_not_replace_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In random play, for every event and ability."""
    left_out = 0
    shown_by_index = Index.replacing
    playing: list[Game] = []

    def all_that_replaces(index: Index, event: Event) -> list[Replacer]:
        nonlocal left_out
        shown = shown_by_index(index, event)
        held = index.replacers[event.kind]
        for replacer in [one for few in held.own.values() for one in few]:
            source = playing[0].objects.get(replacer.source)
            if replacer not in shown and source is not None:
                left_out += 1
                ctx = Context(source.id, source.controller)
                assert not replacer.ability.effect.applies(playing[0], ctx, event), replacer.ability
        assert shown == sorted(shown, key=lambda one: (one.serial, one.place))
        return shown

    monkeypatch.setattr(Index, "replacing", all_that_replaces)
    guarded = creature("Guard", 2, 2, "Protection from red")
    phoenix = creature("Phoenix", 2, 2, "If Phoenix would die, exile it instead.")
    for seed in range(4):
        at = known_cards()
        at.battlefield(ANN, *[guarded] * 6, *[phoenix] * 3, *["Mountain"] * 5)
        at.battlefield(BOB, *[guarded] * 3, *[phoenix] * 6, *["Mountain"] * 5)
        for player in (ANN, BOB):
            at.hand(player, *["Shock", "Pyroclasm", "Hill Giant"] * 2)
            at.library(player, *["Shock", "Pyroclasm", "Hill Giant"] * 5)
        at.begin(ANN)
        playing[:] = [at.game]
        agent = RandomAgent(seed)
        while (question := at.game.decision) is not None and at.game.turn.number < 8:
            answer = agent.choose(question, None)
            at.game.answer(answer if at.game.why_not(answer) is None else question.fallback)
    assert left_out > 100


@pytest.mark.parametrize("keyword", ["Flying", "Menace", "Defender, reach", "Protection from red"])
def test_613_identical_creatures_are_computed_as_one_with_rules_of_their_own(keyword: str) -> None:
    at = table()
    at.battlefield(ANN, *[creature("Host", 1, 1, keyword)] * 20)
    things = [at.object(number) for number in at.game.zones.battlefield]
    assert len({id(thing.now) for thing in things if thing.now.name == "Host"}) == 1


@pytest.mark.parametrize("keyword", ["Skulk", "This creature can block only tapped creatures."])
def test_613_but_not_where_it_matters_which_they_are(keyword: str) -> None:
    at = table()
    at.battlefield(ANN, *[creature("Host", 1, 1, keyword)] * 20)
    things = [at.object(number) for number in at.game.zones.battlefield]
    assert len({id(thing.now) for thing in things if thing.now.name == "Host"}) == 20


def test_702_16e_each_of_many_is_protected_from_what_would_damage_it() -> None:
    at = known_cards()
    at.battlefield(ANN, *[creature("Guard", 2, 2, "Protection from red")] * 20, *["Mountain"] * 2)
    at.battlefield(BOB, *[creature("Bear", 2, 2, "Vigilance")] * 3)
    at.hand(ANN, "Pyroclasm")
    at.begin(ANN)
    at.act(ANN, "cast Pyroclasm")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Guard") == 20
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)


@pytest.mark.pure_only
def test_400_7_what_leaves_together_leaves_as_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """In random play, with moves of any number taken out of their zones at once."""
    found = [starter.SHELF.card(name) for name in starter.names()]
    stock = Stock.of([card for card in found if card is not None])
    ends: list[list[str]] = []
    for many in (1, 1 << 40):
        monkeypatch.setattr(move, "MANY", many)
        ends.append([])
        for seed in range(6):
            chance = Random(seed)
            decks = [stock.random_deck(chance), stock.random_deck(chance)]
            game = new_game(decks, seed=seed, first=0)
            agent = RandomAgent(seed)
            while (question := game.decision) is not None and game.turn.number < 20:
                answer = agent.choose(question, None)
                game.answer(answer if game.why_not(answer) is None else question.fallback)
            ends[-1].append(game.digest())
            assert not game.zones.leaving
    assert ends[0] == ends[1]


def test_400_7_many_that_die_lie_in_the_graveyard_in_the_order_of_the_battlefield() -> None:
    at = table()
    bears = [creature(f"Bear {number % 7}") for number in range(2 * move.MANY)]
    at.battlefield(ANN, *bears, permanent("Totem"))
    at.battlefield(BOB, creature("Ox"))
    cast(at, "Destroy all creatures.")
    names = [at.object(card).now.name for card in at.game.players[ANN].graveyard]
    assert names == [*[one.name for one in bears], "Spell"]
    assert at.names_in(Zone.BATTLEFIELD) == ["Totem"]
    assert why_zones_disagree(at.game) is None
    cast(at, "Return all creature cards from your graveyard to the battlefield.")
    assert len(at.names_in(Zone.BATTLEFIELD)) == 1 + len(bears)
    assert why_zones_disagree(at.game) is None


def test_400_4a_what_can_not_move_with_many_others_stays_in_its_zone() -> None:
    at = known_cards()
    cards = at.graveyard(ANN, *["Hill Giant"] * move.MANY, "Shock", *["Hill Giant"] * 3)
    fake = at.object(at.graveyard(ANN, "Hill Giant")[0])
    fake.token = True  # CR 111.8: a token that has left the battlefield can't come back
    moves = [ZoneChange(card, Zone.GRAVEYARD, Zone.BATTLEFIELD) for card in [*cards, fake.id]]
    perform(at.game, [*moves])
    left = [at.object(card) for card in at.game.players[ANN].graveyard]
    assert [(thing.now.name, thing.token) for thing in left] == [
        ("Shock", False),
        ("Hill Giant", True),
    ]
    assert at.names_in(Zone.BATTLEFIELD) == ["Hill Giant"] * (move.MANY + 3)
    assert why_zones_disagree(at.game) is None


def test_603_2_each_of_many_alike_abilities_triggers() -> None:
    at = table()
    priest = creature("Priest", text="Whenever a creature dies, you gain 1 life.")
    mourners = at.battlefield(ANN, MOURNER, *[priest] * 3, MOURNER, *[priest] * 3, "Bear")
    assert len(mourners) == 9
    cast(at, "Destroy target creature.", mourners[0])
    at.resolve_all()
    assert at.life(ANN) == 27
    cast(at, "Destroy target creature.", mourners[8])
    at.resolve_all()
    assert at.life(ANN) == 33


def test_603_2_an_ability_of_an_opponent_is_shown_what_is_theirs() -> None:
    at = table()
    scute = creature("Scute", text="Whenever a land you control enters, you gain 1 life.")
    at.battlefield(ANN, *[scute] * 5)
    at.battlefield(BOB, *[scute] * 6)
    at.hand(ANN, "Field")
    at.game.decision = None
    at.game.advance()
    at.act(ANN, "play Field")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (25, 20)


def test_603_3b_triggers_that_nothing_tells_apart_are_not_put_in_order() -> None:
    at = table()
    at.battlefield(ANN, *[MOURNER] * 4)
    cast(at, "Destroy all creatures.")
    assert len(at.game.zones.stack) == 4
    at.resolve_all()
    assert at.life(ANN) == 24


@pytest.mark.parametrize(
    "other",
    [
        creature("Weeper", text="When Weeper dies, you gain 1 life."),
        creature("Mourner", 3, 3, text="When Mourner dies, you gain 1 life."),
        creature("Mourner", text="When Mourner dies, draw a card."),
    ],
)
def test_603_3b_other_triggers_are_put_in_order(other: Card) -> None:
    at = table()
    at.battlefield(ANN, MOURNER, other)
    cast_until_asked(at)
    assert at.asked is not None and at.asked.kind is Kind.TRIGGERS
    assert at.asked.player == ANN


def test_603_3b_triggers_about_their_own_sources_are_put_in_order() -> None:
    at = table()
    at.battlefield(
        ANN, *[creature("Phoenix", text="When Phoenix dies, return it to your hand.")] * 2
    )
    cast_until_asked(at)
    assert at.asked is not None and at.asked.kind is Kind.TRIGGERS


def cast_until_asked(at: Table) -> None:
    """Destroy all creatures, up to the question that follows."""
    (bomb,) = at.battlefield(ANN, permanent("Bomb", "Artifact", "{T}: Destroy all creatures."))
    at.game.decision = None
    at.game.advance()
    at.act(ANN, f"activate {bomb}.0")
    for _ in range(4):
        if at.asked is not None and at.asked.kind is Kind.PRIORITY and at.game.zones.stack:
            at.answer_next()


# -- pairs ---------------------------------------------------------------------------------------


def declaration(able: dict[int, list[int]], maximum: int) -> Decision:
    return Decision(
        ANN, Kind.ATTACKERS, "508.1", Shape.SOME, [], 0, maximum, pairs=Pairs(able),
        fallback=Several(()),
    )  # fmt: skip


def test_508_1b_pairs_are_options_like_others() -> None:
    shared = [1, 200]
    asked = declaration({101: shared, 102: shared, 103: [1]}, 3)
    assert asked.count == 5
    assert [one.notation() for one in asked.options] == [
        "101>p1", "101>200", "102>p1", "102>200", "103>p1",
    ]  # fmt: skip
    assert [asked.option(place) for place in range(5)] == asked.options
    with pytest.raises(IndexError):
        asked.option(5)
    assert asked.able() == {101: [1, 200], 102: [1, 200], 103: [1]}
    assert asked.forced is None
    assert asked.fits(Several((Assign(102, 200), Assign(101, 1))))
    assert not asked.fits(Several((Assign(103, 200),)))
    assert not asked.fits(Several((Assign(102, 200), Assign(102, 200))))
    assert not asked.fits(Assign(101, 1))


def test_508_1b_pairs_are_read_as_they_are_written() -> None:
    asked = declaration({101: [1, 200], 103: [1]}, 2)
    answer = asked.parse("103>p1, 101>200")
    assert answer == Several((Assign(103, 1), Assign(101, 200)))
    assert asked.parse(answer.notation()) == answer
    assert asked.parse("-") == Several(())
    for wrong in ("103>200", "103>1", "103", "x>p1", "101>p1, 101>p1", ""):
        with pytest.raises(IllegalAnswerError):
            asked.parse(wrong)


def test_508_1b_a_declaration_is_walked_through_in_small_steps() -> None:
    walk = Walk(declaration({101: [1, 200], 103: [1]}, 2))
    assert walk.options == [0, 1, 2, -1]
    walk.take(2)
    assert walk.options == [0, 1, -1]
    walk.take(1)
    assert walk.answer == Several((Assign(103, 1), Assign(101, 200)))


def test_509_1a_hundreds_against_hundreds_are_offered_without_listing_all_blocks() -> None:
    at = table()
    count = 300
    mine = at.battlefield(ANN, *["Bear"] * count)
    theirs = at.battlefield(BOB, *["Bear"] * count)
    at.attack(*mine)
    at.to_question(Kind.BLOCKERS)
    asked = at.asked
    assert asked is not None and asked.pairs is not None
    assert asked.count == count * count > MANY
    assert len({id(things) for things in asked.able().values()}) == 1
    assert len(summary(at.game)) < 400 * 2 * count
    at.block(*zip(theirs, mine, strict=True))
    at.to(Step.END_OF_COMBAT)
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_509_1b_only_those_who_can_are_paired_with_evasive_attackers() -> None:
    at = table()
    bird = creature("Bird", text="Flying")
    (first, second) = at.battlefield(ANN, bird, bird)
    (bear,) = at.battlefield(ANN, "Bear")
    (walker, flier, spider, other) = at.battlefield(
        BOB, "Bear", bird, creature("Spider", text="Reach"), "Bear"
    )
    at.attack(first, bear, second)
    at.to_question(Kind.BLOCKERS)
    assert at.asked is not None
    assert at.asked.able() == {
        walker: [bear], flier: [first, bear, second], spider: [first, bear, second], other: [bear],
    }  # fmt: skip


def test_613_8a_control_that_was_given_looks_at_nothing() -> None:
    """Otherwise everything would be computed anew at every event from then on."""
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Gain control of target creature.", "Bear")
    assert at.object(at.id("Bear")).controller == ANN
    assert at.game.characteristics.reads == 0
