"""What instructions do to the things they name: good for whoever controls these, or bad, and how
much.

Instructions declare it themselves (``jajna.ir.declared.worth``). ``value`` adds up what a spell or
ability would do, in the points of ``worth``, for the player who looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, final

from jajna.agents.heuristic.threats import weight
from jajna.agents.heuristic.worth import card_worth, permanent_worth
from jajna.ir.abilities import Ability, Static
from jajna.ir.base import Amount, Duration, Effect, Modification, Node, Ref
from jajna.ir.choices import described, number_chosen
from jajna.ir.composites import Clause, Enchanting, ForEach, Modes, Sequence
from jajna.ir.costs import PayMana
from jajna.ir.declared.worth import Alteration, Alters, Does, alterations_of, touched_by
from jajna.ir.filters.identity import Is
from jajna.ir.refs import Attached
from jajna.kernel.objects.kit import Kit
from jajna.vocab import Cannot, Keyword, ManaCost, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.agents.heuristic.sight import Sight
    from jajna.kernel.views.view import ObjectView

__all__ = [
    "DEATH",
    "Deed",
    "amount_of",
    "attachment_deeds",
    "deeds_of",
    "granted",
    "is_trick",
    "value",
]


FRIENDLY_KEYWORDS: Final = ~Keyword.DEFENDER
SHARES: Final[dict[Alters, float]] = {
    Alters.LOSES: -0.15,
    Alters.CONTROLLER: -0.4,
    Alters.BASE_STATS: -0.1,
}
"""What alterations are worth to an object's controller, as a share of its worth."""
BURDEN: Final = -0.1
"""What it is worth to have to attack or block."""
LASTING: Final = 3.0
"""How much more a change is worth that doesn't end with the turn."""
DEATH: Final = 1_000.0
ONES_OWN: Final = 1.3
"""How much more it is worth to keep one's own than to take as much from others."""
MOVING: Final = 1.0
"""What it costs to move an attachment from one's own creature, mana aside."""


@final
class Deed:
    """One thing done: to what, how much, and by how much power and toughness change."""

    def __init__(self, does: Does, ref: Ref | None, amount: Amount | None = None) -> None:
        self.does = does
        self.ref = ref
        self.amount = amount
        self.pumps: list[Modification] = []
        self.lasting = False
        self.toll: ManaCost | None = None
        """The mana for which another player may prevent it. CR 118.12a."""
        self.divided = False
        """Whether the amount is divided among the things."""
        self.who: Ref | None = None
        """Who chooses the things, if the reference is a choice. CR 608.2d."""


# -- reading instructions ------------------------------------------------------------------------


def deeds_of(effects: Iterable[Effect], modes: tuple[int, ...] = ()) -> list[Deed]:
    """Everything that instructions do; of modal ones, the chosen ``modes``."""
    found: list[Deed] = []
    for effect in effects:
        _collect(effect, modes, found)
    return found


def _collect(effect: Effect, modes: tuple[int, ...], found: list[Deed]) -> None:
    if isinstance(effect, Sequence):
        for part in effect.effects:
            _collect(part, modes, found)
    elif isinstance(effect, Clause):
        before = len(found)
        _collect(effect.effect, modes, found)
        for cost in effect.unless:
            if isinstance(cost, PayMana):
                for deed in found[before:]:
                    deed.toll = cost.cost
    elif isinstance(effect, ForEach):
        _collect(effect.effect, modes, found)
    elif isinstance(effect, Modes):
        for index in modes:
            if index < len(effect.modes):
                _collect(effect.modes[index].effect, (), found)
    elif isinstance(effect, Enchanting):
        found.append(Deed(Does.ARM, effect.to))
    else:
        found += _read(effect)


def _read(effect: Effect) -> list[Deed]:
    changed = _field(effect, "changes")
    what = _field(effect, "what")
    if isinstance(changed, tuple) and isinstance(what, Ref):
        return _changing(effect, what, changed)
    found: list[Deed] = []
    for touch in touched_by(effect):
        ref = _field(effect, touch.field)
        if isinstance(ref, Ref):
            deed = Deed(touch.does, ref, _how_many(_field(effect, touch.amount)))
            deed.divided = touch.divided
            who = _field(effect, "who")
            if isinstance(who, Ref) and ref.is_choice():
                deed.who = who
            found.append(deed)
    return found


def _field(node: Node, name: str) -> object:
    value: object = getattr(node, name, None) if name else None
    return value


def _how_many(field: object) -> Amount | None:
    """The amount in a field, also the one of the things that are chosen for it."""
    if isinstance(field, Ref) and field.is_choice():
        return number_chosen(field)
    return field if isinstance(field, Amount) else None


def _changing(effect: Effect, what: Ref, changed: tuple[object, ...]) -> list[Deed]:
    """A continuous effect on things: what gets bigger or smaller, gains or loses."""
    duration = _field(effect, "duration")
    deed = Deed(Does.PUMP, what)
    deed.pumps = [change for change in changed if isinstance(change, Modification)]
    deed.lasting = duration not in (None, Duration.END_OF_TURN, Duration.END_OF_COMBAT)
    return [deed]


def attachment_deeds(kit: Kit, to: Ref) -> list[Deed]:
    """What an Aura or Equipment does to its host by static abilities."""
    found: list[Deed] = []
    for static in kit.statics:
        if _is_about_host(static):
            deed = Deed(Does.PUMP, to)
            deed.pumps = list(static.changes)
            deed.lasting = True
            found.append(deed)
    return found


def _is_about_host(static: Static) -> bool:
    return isinstance(static.affects, Is) and isinstance(static.affects.ref, Attached)


def is_trick(deeds: list[Deed]) -> bool:
    """Whether this only changes creatures for the turn, so that it waits for combat."""
    return bool(deeds) and all(
        deed.does in (Does.SAVE, Does.SHIELD) or (deed.does is Does.PUMP and not deed.lasting)
        for deed in deeds
    )


# -- judging -------------------------------------------------------------------------------------


def value(deeds: list[Deed], sight: Sight) -> float:
    """What the deeds are worth to the one who looks, with the targets chosen so far."""
    total = 0.0
    for deed in deeds:
        if deed.ref is not None and deed.who is not None:
            total += _chosen(deed, deed.ref, deed.who, sight)
        elif deed.ref is not None:
            for thing in sight.things(deed.ref):
                total += (
                    _on_player(deed, thing, sight)
                    if is_player(thing)
                    else _on_object(deed, thing, sight)
                )
    return total


def _chosen(deed: Deed, choice: Ref, who: Ref, sight: Sight) -> float:
    """What it is worth that players do it with things of their choice: each with their best, of
    their own where several choose. CR 608.2d.
    """
    what = described(choice)
    if what is None:
        return 0.0
    choosers = sight.things(who)
    number = number_chosen(choice)
    count = sight.number(number) if number is not None else 1
    total = 0.0
    for chooser in choosers:
        sign = 1.0 if chooser == sight.player else -1.0
        worths: list[float] = []
        for thing in sight.fitting(what):
            seen = sight.view.find(thing)
            if seen is not None and (len(choosers) == 1 or seen.belongs_to() == chooser):
                gain = card_worth(seen) if deed.does is Does.RAISE else 0.0
                if deed.does is not Does.RAISE:
                    gain = sign * _on_object(deed, thing, sight)
                worths.append(gain)
        worths.sort(reverse=True)
        for gain in worths[:count]:
            total += sign * gain
    return total


def amount_of(deed: Deed, sight: Sight) -> int:
    """How much is done to each of the things, or how many are; 1 if no number is named."""
    number = sight.number(deed.amount) if deed.amount is not None else 1
    if deed.divided and deed.ref is not None:
        return number // max(len(sight.things(deed.ref)), 1)
    return number


def _on_player(deed: Deed, seat: int, sight: Sight) -> float:
    player = sight.view.players[seat]
    number = amount_of(deed, sight)
    judge = PLAYER_GAINS.get(deed.does)
    gain = 0.0 if judge is None else judge(number)
    if deed.does in (Does.DAMAGE, Does.LOSE_LIFE):
        gain = -DEATH if number >= player.life else -_hurting(number, player.life, sight)
    elif deed.does is Does.DRAW and number > player.library_size:
        gain = -DEATH
    elif deed.does is Does.DISCARD:
        gain = -1.3 * min(number, player.hand_size)
    elif deed.does is Does.SACRIFICE:
        gain = -2.5 * min(number, len(sight.view.permanents(seat)))
    elif deed.does is Does.MILL and number >= player.library_size:
        gain = -DEATH
    return gain if seat == sight.player else -gain * weight(sight.view, seat)


def _hurting(number: int, life: int, sight: Sight) -> float:
    """What lost life is worth that doesn't kill: more where nothing else could be hurt, and most
    where the rest of the hand will finish it.
    """
    found = number * 2.0 / life
    if sight.reach >= life:
        return found + 1.2 * number
    return found + 0.25 * number if sight.face_only or sight.burns else found


def _draws(number: int) -> float:
    return 1.7 * number


def _fetches(number: int) -> float:
    return 3.5 * number


def _life(number: int) -> float:
    return 0.25 * number


def _mill(number: int) -> float:
    return -0.05 * number


def _tokens(number: int) -> float:
    return 1.8 * number


def _turn(number: int) -> float:
    return 5.0


def _selects(number: int) -> float:
    return 0.3 * number


def _shuffles(number: int) -> float:
    """What is on top was put there, or is as good as anything."""
    return -0.05


def _wins(number: int) -> float:
    return DEATH


def _loses(number: int) -> float:
    return -DEATH


PLAYER_GAINS: Final[dict[Does, Callable[[int], float]]] = {
    Does.DRAW: _draws,
    Does.FETCH: _fetches,
    Does.GAIN_LIFE: _life,
    Does.MILL: _mill,
    Does.TOKENS: _tokens,
    Does.TURN: _turn,
    Does.SELECT: _selects,
    Does.SHUFFLE: _shuffles,
    Does.WIN: _wins,
    Does.LOSE: _loses,
}


def _on_object(deed: Deed, number: int, sight: Sight) -> float:
    thing = sight.view.find(number)
    if thing is None:
        return 0.0
    mine = thing.belongs_to() == sight.player
    if deed.does is Does.STEAL:
        stolen = 1.5 * permanent_worth(thing) * weight(sight.view, thing.belongs_to())
        return 0.0 if mine else stolen
    if deed.does is Does.RAISE:
        return card_worth(thing)
    if deed.does is Does.ARM:
        return _arming(thing, sight)
    gain = _gain(deed, thing, sight)
    if mine and deed.does in (Does.DESTROY, Does.REMOVE):
        return gain * ONES_OWN
    return gain if mine else -gain * weight(sight.view, thing.belongs_to())


def _gain(deed: Deed, thing: ObjectView, sight: Sight) -> float:
    """What the deed is worth to whoever controls the object."""
    worth = permanent_worth(thing) if thing.zone is Zone.BATTLEFIELD else card_worth(thing)
    if deed.does in (Does.DESTROY, Does.REMOVE):
        return _loss(deed, thing, worth)
    if deed.does is Does.BOUNCE:
        if thing.zone is Zone.GRAVEYARD:
            return 0.7 * worth
        return -worth if thing.token else -0.5 * worth
    if deed.does is Does.COUNTER:
        return 0.0 if _can_afford(deed, thing, sight) else -worth
    if deed.does is Does.DAMAGE:
        return _hurt(thing, amount_of(deed, sight), worth)
    if deed.does is Does.PUMP:
        return _pumped(deed, thing, sight, worth)
    if deed.does is Does.PLUS_COUNTERS:
        return 1.2 * amount_of(deed, sight)
    if deed.does is Does.REGROW:
        return 0.7 * worth
    if deed.does in (Does.SAVE, Does.SHIELD):
        return 0.1 * worth
    return _tapping(deed, thing)


def _can_afford(deed: Deed, thing: ObjectView, sight: Sight) -> bool:
    """Whether who controls the object can pay to prevent what would be done to it."""
    toll = deed.toll
    if toll is None:
        return False
    seat = thing.belongs_to()
    mana = len(sight.view.players[seat].pool)
    for one in sight.view.permanents(seat):
        if one.types & Type.LAND and not one.tapped:
            mana += 1
    return mana >= toll.value + toll.variables * sight.x


def _loss(deed: Deed, thing: ObjectView, worth: float) -> float:
    if thing.zone is Zone.GRAVEYARD:
        return -0.2 * worth
    if deed.does is Does.DESTROY and thing.keywords & Keyword.INDESTRUCTIBLE:
        return 0.0
    return -worth


def _hurt(thing: ObjectView, number: int, worth: float) -> float:
    if thing.types & Type.PLANESWALKER:
        loyalty = thing.counters.get("loyalty", 0)
        return -worth if number >= loyalty else -float(number)
    if not thing.types & Type.CREATURE or thing.keywords & Keyword.INDESTRUCTIBLE:
        return 0.0
    return -worth if number >= thing.toughness - thing.damage else -0.05 * number


def _tapping(deed: Deed, thing: ObjectView) -> float:
    power = max(thing.power, 0) if thing.types & Type.CREATURE else 1
    if deed.does is Does.TAP:
        return 0.0 if thing.tapped else -0.3 * power
    if deed.does is Does.UNTAP:
        return 0.3 * power if thing.tapped else 0.0
    if deed.does is Does.STAY_TAPPED:
        return -0.8 * power if thing.tapped else -0.2 * power
    return 0.0


def pump_of(deed: Deed, sight: Sight) -> tuple[int, int]:
    """By how much the deed changes power and toughness."""
    power = toughness = 0
    for change in deed.pumps:
        for altered in alterations_of(change):
            if altered.alters is Alters.POWER:
                power += _number(change, altered, sight)
            elif altered.alters is Alters.TOUGHNESS:
                toughness += _number(change, altered, sight)
    return power, toughness


def granted(deed: Deed) -> int:
    """Mask of the keywords that the deed gives."""
    mask = 0
    for change in deed.pumps:
        for altered in alterations_of(change):
            value = _field(change, altered.field)
            if altered.alters is Alters.GAINS and isinstance(value, tuple):
                for ability in value:
                    bit: object = getattr(ability, "bit", 0)
                    if isinstance(bit, int):
                        mask |= bit
    return mask


def _number(change: Modification, altered: Alteration, sight: Sight) -> int:
    amount = _field(change, altered.field)
    assert isinstance(amount, Amount), change
    return sight.number(amount)


def _pumped(deed: Deed, thing: ObjectView, sight: Sight, worth: float) -> float:
    power, toughness = pump_of(deed, sight)
    if thing.types & Type.CREATURE and thing.toughness - thing.damage + toughness <= 0:
        return -worth
    gain = 0.3 * (power + toughness)
    gain += sum(_quality(change, thing, worth) for change in deed.pumps)
    return gain * LASTING if deed.lasting else gain


def _quality(change: Modification, thing: ObjectView, worth: float) -> float:
    """What a change besides numbers is worth to the object's controller."""
    gain = 0.0
    for altered in alterations_of(change):
        value = _field(change, altered.field)
        if altered.alters is Alters.GAINS and isinstance(value, tuple):
            gain += sum(_ability(ability, thing) for ability in value)
        elif altered.alters is Alters.RESTRICTS and isinstance(value, int):
            gain += _restriction(value, worth)
        elif altered.alters is Alters.REQUIRES:
            gain += BURDEN
        else:
            gain += SHARES.get(altered.alters, 0.0) * worth
    return gain


def _ability(ability: Ability, thing: ObjectView) -> float:
    """What one more ability is worth; one that it has already, nothing."""
    bit = getattr(ability, "bit", 0)
    if bit and thing.keywords & bit:
        return 0.0
    return -0.5 if bit & ~FRIENDLY_KEYWORDS else 0.4


def _restriction(cannot: int, worth: float) -> float:
    gain = 0.0
    if cannot & Cannot.ATTACK:
        gain -= 0.15 * worth
    if cannot & Cannot.BLOCK:
        gain -= 0.1 * worth
    if cannot & Cannot.UNTAP_IN_UNTAP_STEP:
        gain -= 0.25 * worth
    if cannot & Cannot.BE_BLOCKED:
        gain += 0.15 * worth
    return gain


def _arming(thing: ObjectView, sight: Sight) -> float:
    """What it is worth to put the source on a host."""
    source = sight.view.find(sight.source)
    if source is None or source.kit is None:
        return 0.0
    if source.attached_to == thing.id:
        return -1.0
    gain = _armed(thing, source.kit, sight)
    host = sight.view.find(source.attached_to) if source.attached_to >= 0 else None
    if host is not None and host.belongs_to() == sight.player:
        gain -= _armed(host, source.kit, sight) + MOVING
    return gain if thing.belongs_to() == sight.player else -gain


def _armed(host: ObjectView, kit: Kit, sight: Sight) -> float:
    """What the host's controller has of it."""
    gain = 0.0
    for static in kit.statics:
        if _is_about_host(static):
            deed = Deed(Does.PUMP, None)
            deed.pumps = list(static.changes)
            deed.lasting = True
            gain += _pumped(deed, host, sight, permanent_worth(host))
    return gain
