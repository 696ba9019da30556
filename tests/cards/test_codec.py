"""Nodes and cards as plain data: what goes in comes out, and damage is named."""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jajna.card import Card, Face
from jajna.cards.nodes import load_nodes
from jajna.errors import CardError
from jajna.ir.abilities import Keyworded
from jajna.ir.base import Node, is_leaf
from jajna.ir.codec import Codec
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.vocab import Color, Keyword, ManaCost, Step, Symbol, Type, mana_cost, symbol

load_nodes()
COSTS = [mana_cost(text) for text in ("", "{0}", "{X}{W/U}{2/B}{R/P}", "{3}{G}{G}", "{C}{S}")]
SYMBOLS = [symbol(text) for text in ("W", "10", "G/U/P", "X")]

BIRD = Card(
    "Storm Crow",
    (
        Face(
            "Storm Crow",
            mana_cost("{1}{U}"),
            Color.BLUE,
            Type.CREATURE,
            subtypes=("Bird",),
            power="1",
            toughness="2",
            abilities=(Keyworded("flying", Keyword.FLYING),),
        ),
    ),
    spanish="Cuervo de tormenta",
)


def through_json(codec: Codec, value: object) -> object:
    """Encode, write, read and decode."""
    return codec.decode(json.loads(json.dumps(codec.encode(value))))


CONCRETE: dict[type, list[type]] = {}


def concrete(base: type) -> list[type]:
    """All dataclasses of nodes under a family, in a fixed order."""
    if base not in CONCRETE:
        CONCRETE[base] = list_concrete(base)
    return CONCRETE[base]


def list_concrete(base: type) -> list[type]:
    """The same, looked for."""
    found: dict[str, type] = {}
    derived: list[type] = type.__subclasses__(base)
    for one in [base, *derived]:
        if one is not base:
            found.update({str(below): below for below in concrete(one)})
        if is_leaf(one):
            found[str(one)] = one
    return [found[name] for name in sorted(found) if "'jajna." in name]


HINTS: dict[type, dict[str, object]] = {}


def hints_of(found: type) -> dict[str, object]:
    """Types of the fields of a class."""
    if found not in HINTS:
        HINTS[found] = dict(get_type_hints(found))
    return HINTS[found]


def rank_of(hint: object, ranks: dict[type, int]) -> int | None:
    """How deep the smallest value of a type is; None if none can be made."""
    if get_origin(hint) is tuple:
        args = get_args(hint)
        if args[-1] is Ellipsis:
            return 0
        deep = [rank_of(one, ranks) for one in args]
        return None if None in deep else max(rank for rank in deep if rank is not None)
    if get_origin(hint) in (Union, types.UnionType):
        found = [rank for one in get_args(hint) if (rank := rank_of(one, ranks)) is not None]
        return min(found, default=None)
    if isinstance(hint, type) and issubclass(hint, Node):
        return min((ranks[one] for one in concrete(hint) if one in ranks), default=None)
    return 0


@cache
def all_ranks() -> dict[type, int]:
    """A depth in which a tree of each class can be made, for those that can be made at all."""
    ranks: dict[type, int] = {}
    for _ in range(10):
        for one in concrete(Node):
            deep = [rank_of(hint, ranks) for hint in hints_of(one).values()]
            if one not in ranks and None not in deep:
                ranks[one] = 1 + max((rank for rank in deep if rank is not None), default=0)
    return ranks


def within(hint: object, depth: int, ranks: dict[type, int]) -> bool:
    """Whether a value of the type can be made in this depth."""
    rank = rank_of(hint, ranks)
    return rank is not None and rank <= depth


def values(hint: object, depth: int, ranks: dict[type, int]) -> st.SearchStrategy[object]:
    """Values of a type, with trees of at most this depth."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple and args[-1] is Ellipsis:
        if not within(args[0], depth, ranks):
            return st.just(())
        return st.lists(values(args[0], depth, ranks), max_size=2).map(tuple)
    if origin is tuple:
        return st.tuples(*(values(one, depth, ranks) for one in args))
    if origin in (Union, types.UnionType):
        fitting = [one for one in args if within(one, depth, ranks)]
        return st.one_of([values(one, depth, ranks) for one in fitting])
    if isinstance(hint, type):
        return of_class(hint, depth, ranks)
    raise AssertionError(f"no values of {hint!r} are known to the test")


def of_class(hint: type, depth: int, ranks: dict[type, int]) -> st.SearchStrategy[object]:
    """Values of a plain class."""
    simple: dict[type, st.SearchStrategy[object]] = {
        type(None): st.none(),
        bool: st.booleans(),
        int: st.integers(-(1 << 40), 1 << 40),
        str: st.text(max_size=8),
        ManaCost: st.sampled_from(COSTS),
        Symbol: st.sampled_from(SYMBOLS),
    }
    if hint in simple:
        return simple[hint]
    if issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    classes = [one for one in concrete(hint) if one in ranks and ranks[one] <= depth]
    return st.sampled_from(classes).flatmap(lambda one: trees(one, depth, ranks))


def trees(found: type, depth: int, ranks: dict[type, int]) -> st.SearchStrategy[object]:
    """Nodes of a class."""
    make: Callable[..., object] = found
    fields = {name: values(hint, depth - 1, ranks) for name, hint in hints_of(found).items()}
    return st.builds(make, **fields)


@st.composite
def any_node(draw: st.DrawFn) -> object:
    """A tree that begins with any class of nodes."""
    ranks = all_ranks()
    assert len(ranks) > 60
    found = draw(st.sampled_from(sorted(ranks, key=str)))
    return draw(trees(found, ranks[found] + 1, ranks))


@pytest.mark.pure_only
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(any_node())
def test_every_node_comes_back_as_it_was(node: object) -> None:
    codec = Codec()

    back = through_json(codec, node)

    assert back == node
    assert repr(back) == repr(node)


def test_a_card_comes_back_as_it_was() -> None:
    codec = Codec()

    assert codec.decode_card(json.loads(json.dumps(codec.encode(BIRD)))) == BIRD


@pytest.mark.parametrize("value", [*COSTS, *SYMBOLS, Step.UPKEEP, None, True, 7, "x", (1, ("a",))])
def test_parts_of_nodes_come_back_as_they_were(value: object) -> None:
    back = through_json(Codec(), value)

    assert back == value
    assert type(back) is type(value)


@pytest.mark.pure_only
def test_a_class_that_is_declared_later_is_found() -> None:
    codec = Codec()
    from tests.cards.late import LateNode

    assert through_json(codec, LateNode(3)) == LateNode(3)


@pytest.mark.pure_only
def test_who_only_writes_looks_for_no_classes(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[type] = []

    def below(base: type) -> list[type]:
        looked.append(base)
        return []

    monkeypatch.setattr("jajna.ir.codec._below", below)
    assert Codec().encode(Step.UPKEEP) == {"is": "Step.UPKEEP"}
    assert Codec().encode(CardFilter())
    assert not looked
    with pytest.raises(CardError, match="unknown class"):
        Codec().decode({"is": "Step.UPKEEP"})
    assert looked


FLYING = Codec().encode(Keyworded("flying", Keyword.FLYING))
assert isinstance(FLYING, dict)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"is": "Nonsense"}, "unknown class 'Nonsense'"),
        ({"is": "Ability:Keyworded", "name": "x"}, "Ability:Keyworded lacks its field 'bit'"),
        ({**FLYING, "x": 1}, "Ability:Keyworded has no field 'x'"),
        ({**FLYING, "name": 5}, "Keyworded"),
        ({**FLYING, "bit": True}, "bit"),
        ({**FLYING, "parameter": 1}, "parameter"),
        ({"is": "Step.NEVER"}, "names no value"),
        ({"is": "Step.UPKEEP", "more": 1}, "names no value"),
        ({"is": "ManaCost", "text": "{Q}"}, "mana symbol"),
        ({"is": "ManaCost"}, "needs its text"),
        ({"name": "flying"}, "without its class"),
        ({"is": 1}, "without its class"),
        (0.5, "can't hold float"),
        ({"is": "Effect"}, "unknown class 'Effect'"),
    ],
)
def test_damage_is_named(data: object, message: str) -> None:
    with pytest.raises(CardError, match=message):
        Codec().decode(data)


def test_data_too_deep_to_be_a_card_is_refused() -> None:
    data: object = 1
    for _ in range(500):
        data = [data]

    with pytest.raises(CardError, match="nested deeper"):
        Codec().decode(data)


def test_a_card_and_the_filter_of_that_name_are_told_apart() -> None:
    codec = Codec()

    assert through_json(codec, CardFilter()) == CardFilter()
    assert through_json(codec, BIRD) == BIRD


@pytest.mark.pure_only
def test_an_effect_and_a_cost_of_one_name_are_told_apart() -> None:
    from tests.cards.late import LateCost, LateEffect

    codec = Codec()

    assert LateCost.__name__ == LateEffect.__name__
    assert isinstance(through_json(codec, LateCost(1)), LateCost)
    assert isinstance(through_json(codec, LateEffect(1)), LateEffect)


@pytest.mark.pure_only
def test_two_classes_of_one_family_and_name_are_refused() -> None:
    from tests.cards.late import LateAmount, LaterAmount

    assert LateAmount.__name__ == LaterAmount.__name__
    with pytest.raises(CardError, match="Late is the name of two classes"):
        through_json(Codec(), LateAmount(1))


def test_what_is_no_card_is_not_taken_for_one() -> None:
    codec = Codec()

    with pytest.raises(CardError, match="not a card but Keyworded"):
        codec.decode_card(codec.encode(Keyworded("flying", Keyword.FLYING)))


@pytest.mark.parametrize("value", [0.5, {1}, {"a": 1}, [1], object()])
def test_what_no_card_consists_of_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="not part of a card"):
        Codec().encode(value)


def test_no_two_classes_of_a_family_have_one_name() -> None:
    seen: dict[tuple[str, str], str] = {}
    waiting: list[type[Node]] = [Node]
    while waiting:
        for one in waiting.pop().__subclasses__():
            waiting.append(one)
            if one.__module__.startswith("jajna."):
                family = one.__mro__[-3].__name__
                other = seen.setdefault((family, one.__name__), one.__module__)
                assert other == one.__module__, f"{one.__name__} is in {other} too"
    assert len(seen) > 500
