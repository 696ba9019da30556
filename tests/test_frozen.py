"""The dataclasses of ``jajna.frozen`` are those of the standard library, made with less."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from types import FunctionType
from typing import Final, final

import pytest

from jajna.cards.nodes import load_nodes
from jajna.frozen import dataclass
from jajna.ir.base import Node, is_leaf


@dataclass(frozen=True, eq=False)
class Base:
    """Without fields or a comparison."""


@final
@dataclass(frozen=True)
class Empty(Base):
    """Without fields, but compared."""


@final
@dataclass(frozen=True)
class Single(Base):
    """With one field."""

    held: object


@final
@dataclass(frozen=True)
class Point(Base):
    """With defaults, a field that is only shown and one that is only compared."""

    across: int
    up: object = 2
    told: str = dataclasses.field(default="", compare=False)
    kept: int = dataclasses.field(default=0, repr=False)


@final
@dataclasses.dataclass(frozen=True)
class Usual:
    """The same as the standard library makes it."""

    across: int
    up: object = 2
    told: str = dataclasses.field(default="", compare=False)
    kept: int = dataclasses.field(default=0, repr=False)


ARGUMENTS: Final[tuple[tuple[tuple[int, ...], dict[str, str | int]], ...]] = (
    ((1,), {}),
    ((2,), {}),
    ((1, 3), {}),
    ((), {"across": 1}),
    ((1,), {"told": "x"}),
    ((1,), {"kept": 5}),
    ((1, 2), {"told": "y", "kept": 5}),
    ((), {"up": Single(3).__hash__(), "across": 1}),
)


def points() -> list[Point]:
    """Points by all arguments."""
    make: Callable[..., Point] = Point
    return [make(*row, **named) for row, named in ARGUMENTS]


def usual() -> list[Usual]:
    """The same as the standard library has them."""
    make: Callable[..., Usual] = Usual
    return [make(*row, **named) for row, named in ARGUMENTS]


def test_they_are_equal_where_those_of_the_standard_library_are() -> None:
    ours, theirs = points(), usual()
    assert [[one == other for other in ours] for one in ours] == [
        [one == other for other in theirs] for one in theirs
    ]
    assert len(set(ours)) == len(set(theirs)) < len(ours)


def test_they_are_shown_as_those_of_the_standard_library() -> None:
    theirs = [repr(one).replace("Usual", "Point") for one in usual()]
    assert [repr(one) for one in points()] == theirs
    assert repr(Empty()) == "Empty()"


def test_equals_have_one_hash() -> None:
    assert hash(Point(1, told="x")) == hash(Point(1))
    assert hash(Single(Point(1))) == hash(Single(Point(1)))
    assert hash(Single(3)) != hash(Single(4))


def test_classes_with_the_same_fields_are_not_equal() -> None:
    @final
    @dataclass(frozen=True)
    class Other(Base):
        held: object

    single: Base = Single(1)
    assert Other(1) == Other(1)
    assert single != Other(1)
    assert single.__eq__(Other(1)) is NotImplemented
    assert Empty() == Empty()


def test_a_class_without_a_comparison_compares_identities() -> None:
    assert Base() != Base()
    assert not is_leaf(Base)
    assert is_leaf(Empty)


def test_classes_with_as_many_fields_have_them_by_their_own_names() -> None:
    @final
    @dataclass(frozen=True)
    class Place(Base):
        row: int
        column: object = 2
        told: str = ""
        kept: int = 0

    make: Callable[..., Place] = Place
    assert repr(make(column=1, row=3)).endswith("Place(row=3, column=1, told='', kept=0)")
    with pytest.raises(TypeError, match="unexpected keyword argument 'across'"):
        make(across=1)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), r"Point\.__init__\(\) missing 1 required positional argument: 'across'"),
        ((1, 2, "", 0, 4), r"Point\.__init__\(\) takes from 2 to 5 positional arguments"),
    ],
)
def test_wrong_arguments_are_refused_in_the_name_of_the_class(
    arguments: tuple[object, ...], why: str
) -> None:
    make: Callable[..., Point] = Point
    with pytest.raises(TypeError, match=why):
        make(*arguments)


@pytest.mark.parametrize("name", ["across", "kept", "another"])
def test_nothing_is_set_or_deleted(name: str) -> None:
    point = Point(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match=f"assign to field '{name}'"):
        setattr(point, name, 2)
    with pytest.raises(dataclasses.FrozenInstanceError, match=f"delete field '{name}'"):
        delattr(point, name)
    assert point == Point(1)


class Marked(Base):
    """A plain class below a frozen one, with an attribute of its own."""


@dataclass(frozen=True)
class Held(Base):
    """Frozen, and open to classes below it."""

    held: int


class Counted(Held):
    """A plain class below a frozen one with a field."""


def test_a_plain_class_below_sets_its_own_attributes_but_no_inherited_field() -> None:
    for found in (Marked(), Counted(1)):
        setattr(found, "seen", 2)  # noqa: B010
        assert vars(found)["seen"] == 2
        delattr(found, "seen")
        assert "seen" not in vars(found)
    counted = Counted(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="assign to field 'held'"):
        setattr(counted, "held", 2)  # noqa: B010
    with pytest.raises(dataclasses.FrozenInstanceError, match="delete field 'held'"):
        delattr(counted, "held")
    assert counted.held == 1


def test_the_standard_library_knows_their_fields() -> None:
    assert dataclasses.is_dataclass(Point)
    assert [one.name for one in dataclasses.fields(Point)] == ["across", "up", "told", "kept"]
    assert dataclasses.replace(Point(1, kept=5), across=2) == Point(2, kept=5)
    match Point(1, 3):
        case Point(across, up):
            assert (across, up) == (1, 3)


def test_they_are_copied_and_pickled_like_others() -> None:
    point = Point(1, (Empty(), 2))
    assert copy.deepcopy(point) == point
    assert pickle.loads(pickle.dumps(point)) == point


def test_what_a_class_says_itself_is_kept() -> None:
    @final
    @dataclass(frozen=True)
    class Quiet(Base):
        held: int

        def __repr__(self) -> str:
            return "quiet"

    assert repr(Quiet(1)) == "quiet"
    assert Quiet(1) == Quiet(1)


def thawed() -> None:
    """Make a class that is not frozen."""
    dataclass(frozen=False)


def with_a_factory() -> None:
    """Make a class whose default a factory makes."""

    @dataclass(frozen=True)
    class Made:
        held: list[int] = dataclasses.field(default_factory=list)


def by_keyword() -> None:
    """Make a class with a field that is given by keyword alone."""

    @dataclass(frozen=True)
    class Made:
        held: int = dataclasses.field(kw_only=True)


def with_work_after() -> None:
    """Make a class that does something after its fields are set."""

    @dataclass(frozen=True)
    class Made:
        held: int

        def __post_init__(self) -> None:
            assert self.held


def with_what_is_no_field() -> None:
    """Make a class that takes an argument that is no field."""

    @dataclass(frozen=True)
    class Made:
        held: dataclasses.InitVar[int]


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (thawed, "makes frozen dataclasses"),
        (with_a_factory, "Made.held has a factory"),
        (by_keyword, "Made has fields of which"),
        (with_work_after, "Made has fields of which"),
        (with_what_is_no_field, "Made has fields of which"),
    ],
)
def test_what_nodes_do_not_have_is_refused(make: Callable[[], None], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        make()


def test_little_is_compiled_for_the_nodes() -> None:
    load_nodes()
    leaves = [one for one in below(Node) if one.__module__.startswith("jajna.") and is_leaf(one)]
    assert len(leaves) > 900
    for name in ("__eq__", "__hash__", "__repr__", "__setattr__", "__delattr__"):
        assert len({code_of(one, name) for one in leaves}) == 1, name
    rows = {field_names_of(one) for one in leaves} - {()}
    made = {code_of(one, "__init__") for one in leaves if field_names_of(one)}
    assert len(made) == len(rows) < len(leaves) * 0.6
    counts = {len(row) for row in rows}
    assert len({compiled_of(one) for one in leaves if field_names_of(one)}) == len(counts)


def below(base: type) -> list[type]:
    """All classes derived from this one."""
    found: list[type] = type.__subclasses__(base)
    return [*found, *(deeper for one in found for deeper in below(one))]


def field_names_of(found: type) -> tuple[str, ...]:
    """The names of a node's fields, in order."""
    return tuple(one.name for one in dataclasses.fields(found))


def compiled_of(found: type) -> bytes:
    """What was compiled to set the fields of a node."""
    method: object = vars(found)["__init__"]
    assert isinstance(method, FunctionType), found
    return method.__code__.co_code


def code_of(found: type, name: str) -> int:
    """Which code a method of a class runs: that of two methods may be equal, and compiled twice."""
    method: object = vars(found)[name]
    assert isinstance(method, FunctionType), (found, name)
    return id(method.__code__)
