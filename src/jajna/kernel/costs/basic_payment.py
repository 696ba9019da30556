"""Payments from sources that each make one mana of one type, as basic lands do. CR 601.2g.

What each symbol takes is plain there, so that no solver is needed (``kernel.costs.payment``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.vocab import Mana

if TYPE_CHECKING:
    from jajna.decision import TapForMana
    from jajna.kernel.costs.mana_sources import Source, SourcesNow
    from jajna.vocab import Symbol

__all__ = ["are_plain", "are_there", "lightest_taps"]


def are_plain(symbols: tuple[Symbol, ...]) -> bool:
    """Whether each symbol is paid with mana of a single type, or of any type."""
    for one in symbols:
        if one.life or one.snow or one.at_least or one.generic < 0:
            return False
        if one.mana & (one.mana - 1) or (one.mana and one.generic):
            return False
    return True


def are_there(symbols: tuple[Symbol, ...], basic: SourcesNow) -> bool:
    """Whether there are at least as many sources as symbols of each type."""
    for one in symbols:
        if one.mana:
            number = 0
            for other in symbols:
                number += other.mana == one.mana
            if number > basic.number_of[one.mana]:
                return False
    return True


def lightest_taps(symbols: tuple[Symbol, ...], sources: list[Source]) -> list[TapForMana] | None:
    """The uses of the lightest sources for plain symbols, where each source is ``basic``.

    What needs a type takes the lightest of that type, then what takes any type the lightest of
    all others: there is no lighter cover, as no source could change places with another. Of two as
    light as each other one of a type that the cost needs is taken, so that other types are left.
    """
    needs: list[int] = []
    typed = 0
    for one in symbols:
        typed |= one.mana
        if one.mana:
            needs.append(one.mana)
        else:
            needs += [0] * one.generic
    if len(needs) > len(sources):
        return None
    chosen: list[Source] = []
    left = list(sources)
    for any_type in (False, True):
        for mana in needs:
            if (mana == 0) is not any_type:
                continue
            best: Source | None = None
            for source in left:
                if mana and not source.mask & mana:
                    continue
                if (
                    best is None
                    or source.weight < best.weight
                    or (
                        source.weight == best.weight
                        and source.mask & typed
                        and (not best.mask & typed)
                    )
                ):
                    best = source
            if best is None:
                return None
            chosen.append(best)
            left.remove(best)
    return _in_order(needs, chosen)


def _in_order(needs: list[int], chosen: list[Source]) -> list[TapForMana]:
    """The uses of sources in the order of the needs, the lightest first."""
    spare = [0] * (2 * Mana.COLORLESS)
    for source in chosen:
        spare[source.mask & 63] += 1
    for mana in needs:
        spare[mana] -= 1
    taps: list[TapForMana] = []
    for mana in needs:
        best: Source | None = None
        for source in chosen:
            types = source.mask & 63
            if (types == mana if mana else spare[types] > 0) and (
                best is None or source.weight < best.weight
            ):
                best = source
        assert best is not None, "a need without a source"
        if not mana:
            spare[best.mask & 63] -= 1
        chosen.remove(best)
        taps.append(best.taps[0])
    return taps
