"""Lines for spells, abilities and mana. CR 405, 106."""

from __future__ import annotations

from typing import Final

from jajna.events.effects import EffectBegan, EffectEnded, NothingHappened
from jajna.events.mana import ManaAdded, ManaEmptied, ManaSpent, TappedForMana
from jajna.events.stack import (
    AbilityActivated,
    BecameTarget,
    Copied,
    Countered,
    SpellCast,
    TargetsChanged,
    TriggerStacked,
)
from jajna.kernel.card_kinds.prepared import BecamePrepared
from jajna.kernel.door.instead import FollowedInstead
from jajna.kernel.state.pending import AbilityTriggered
from jajna.text.catalogue import message
from jajna.text.log.lines import event_text
from jajna.text.things import Teller
from jajna.vocab import Zone, is_player

__all__ = ["NOTHING"]


NOTHING: Final[dict[str, str]] = {
    "targets": message("{thing} doesn't resolve: none of its targets is legal any more."),
    "condition": message("{thing} doesn't resolve: its condition is no longer true."),
}
"""The reasons why a spell or ability has no effect. CR 608.2b, 603.4."""


@event_text.register
def _ability_triggered(event: AbilityTriggered, teller: Teller) -> str:
    return teller.say("An ability of {card} triggers.", card=teller.name(event.source))


@event_text.register
def _mana_added(event: ManaAdded, teller: Teller) -> str:
    mana = teller.mana(unit.mana for unit in event.units)
    return teller.person(event.player, "You add {mana}.", "{player} adds {mana}.", mana=mana)


@event_text.register
def _tapped_for_mana(event: TappedForMana, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You tap {card} for {mana}.",
        "{player} taps {card} for {mana}.",
        card=teller.name(event.object),
        mana=teller.mana(event.mana),
    )


@event_text.register
def _mana_spent(event: ManaSpent, teller: Teller) -> str:
    mana = teller.mana(unit.mana for unit in event.units)
    return teller.person(event.player, "You spend {mana}.", "{player} spends {mana}.", mana=mana)


@event_text.register
def _mana_emptied(event: ManaEmptied, teller: Teller) -> str:
    return teller.person(
        event.player,
        "The mana left in your pool is lost.",
        "The mana left in {player}'s pool is lost.",
    )


@event_text.register
def _spell_cast(event: SpellCast, teller: Teller) -> str:
    return teller.person(
        event.player, "You cast {card}.", "{player} casts {card}.", card=teller.name(event.object)
    )


@event_text.register
def _became_prepared(event: BecamePrepared, teller: Teller) -> str:
    return teller.say("{card} becomes prepared.", card=teller.name(event.thing))


@event_text.register
def _copied(event: Copied, teller: Teller) -> str:
    if event.zone is not Zone.STACK:
        return teller.person(
            event.player,
            "You copy {card}.",
            "{player} copies {card}.",
            card=teller.name(event.original),
        )
    return teller.person(
        event.player,
        "You put a copy of {card} onto the stack.",
        "{player} puts a copy of {card} onto the stack.",
        card=teller.name(event.original),
    )


@event_text.register
def _targets_changed(event: TargetsChanged, teller: Teller) -> str:
    targets = teller.language.listed([teller.titled(one) for one in event.things()[1:]])
    return teller.say(
        "{card} has other targets now: {targets}.", card=teller.name(event.object), targets=targets
    )


@event_text.register
def _ability_activated(event: AbilityActivated, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You activate an ability of {card}.",
        "{player} activates an ability of {card}.",
        card=teller.name(event.source),
    )


@event_text.register
def _trigger_stacked(event: TriggerStacked, teller: Teller) -> str:
    return teller.say("An ability of {card} triggers.", card=teller.name(event.source))


@event_text.register
def _countered(event: Countered, teller: Teller) -> str:
    return teller.say("{thing} is countered.", thing=teller.name(event.object))


@event_text.register
def _became_target(event: BecameTarget, teller: Teller) -> str:
    by = teller.name(event.by)
    if is_player(event.object):
        return teller.person(
            event.object,
            "You become a target of {by}.",
            "{player} becomes a target of {by}.",
            by=by,
        )
    return teller.say("{card} becomes a target of {by}.", card=teller.name(event.object), by=by)


@event_text.register
def _effect_began(event: EffectBegan, teller: Teller) -> str:
    return teller.say("An effect of {card} begins.", card=teller.name(event.effect.ctx.source))


@event_text.register
def _effect_ended(event: EffectEnded, teller: Teller) -> str:
    return teller.count(len(event.effects), "An effect ends.", "{number} effects end.")


@event_text.register
def _nothing_happened(event: NothingHappened, teller: Teller) -> str:
    about = teller.name(event.about[0]) if event.about else ""
    return teller.say(NOTHING[event.code], thing=about)


@event_text.register
def _followed_instead(event: FollowedInstead, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You do what {card} says instead.",
        "{player} does what {card} says instead.",
        card=teller.name(event.ctx.source),
    )
