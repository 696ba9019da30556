"""What a spell or ability knows by name is copied whole, and changes alone. CR 608.2c."""

from __future__ import annotations

from jajna.judge import ANN
from jajna.kernel.state.context import Context


def context() -> Context:
    """What an ability knows that has a target, has found an object and counted to three."""
    ctx = Context(7, ANN)
    ctx.targets = [[8]]
    ctx.bind("found", [9])
    ctx.bind_number("counted", 3)
    return ctx


def test_a_copy_knows_what_the_original_does() -> None:
    copy = context().clone({})
    assert (copy.targets, copy.bound, copy.numbers) == ([[8]], {"found": [9]}, {"counted": 3})


def test_a_copy_changes_alone() -> None:
    original = context()
    copy = original.clone({})
    copy.targets[0].append(10)
    copy.bind("found", [])
    copy.bind_number("counted", 4)
    assert (original.targets, original.bound, original.numbers) == (
        [[8]],
        {"found": [9]},
        {"counted": 3},
    )


def test_what_shares_a_context_shares_its_copy() -> None:
    original, memo = context(), dict[int, Context]()
    assert original.clone(memo) is original.clone(memo)
    assert original.clone({}) is not original.clone({})


def test_611_2_what_lasts_keeps_what_was_found_or_counted_alone() -> None:
    finder, counter = Context(7, ANN), Context(7, ANN)
    finder.bind("found", [9])
    counter.bind_number("counted", 3)
    assert finder.kept().bound == {"found": [9]}
    assert counter.kept().numbers == {"counted": 3}


def test_400_7_objects_are_followed_from_the_beginning_of_a_span_to_its_end() -> None:
    ctx = Context(7, ANN)
    assert not ctx.is_following()
    ctx.begin_span(3)
    assert ctx.is_following()
    ctx.end_span(5)
    assert not ctx.is_following()
    assert [ctx.follows(time) for time in (2, 3, 4, 5)] == [False, True, True, False]
