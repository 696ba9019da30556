"""What happened, told to one player: a line for each event, and a calm account of many.

What the player may not know is told as "a card" (CR 400.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import Final

from jajna.events import (
    AbilityActivated,
    Attached,
    AttackDeclared,
    AttackersDeclared,
    BecameBlocked,
    BecameTarget,
    BecameUnblocked,
    BlockDeclared,
    ChoiceMade,
    Copied,
    Countered,
    CountersPut,
    CountersRemoved,
    DamageDealt,
    DamagePrevented,
    DamageRemoved,
    Destroyed,
    Discarded,
    Draw,
    DrawnRevealed,
    EffectBegan,
    EffectEnded,
    Event,
    Flipped,
    GameDrawn,
    LifeGained,
    LifeLost,
    ManaAdded,
    ManaEmptied,
    ManaSpent,
    Marked,
    NameChosen,
    NothingHappened,
    PlayerLost,
    PlayerWon,
    Regenerated,
    Revealed,
    Sacrificed,
    Searched,
    Shuffled,
    SpellCast,
    StepBegan,
    Tapped,
    TappedForMana,
    TargetsChanged,
    TokenCreated,
    Transformed,
    TriggerStacked,
    TurnBegan,
    TurnedFaceDown,
    TurnedFaceUp,
    Unattached,
    Untapped,
    ZoneChange,
)
from jajna.kernel.blessing import BlessingGiven
from jajna.kernel.causes import Averted, Instead
from jajna.kernel.combat.banding import BandFormed
from jajna.kernel.combat.entering import AttackingAdded, BlockingAdded, RemovedFromCombat
from jajna.kernel.combat.waiting import CombatDamageAssigned
from jajna.kernel.controlling import ControlLost
from jajna.kernel.daytime import NIGHT, DaytimeChanged
from jajna.kernel.designations import INITIATIVE, MONARCH, DesignationGiven
from jajna.kernel.dungeons import DungeonCompleted, MarkerMoved
from jajna.kernel.instead import FollowedInstead
from jajna.kernel.merging import Merged
from jajna.kernel.objects import CLASS_LEVEL
from jajna.kernel.pending import AbilityTriggered
from jajna.kernel.phasing import PhasedIn, PhasedOut
from jajna.kernel.setup import MulliganTaken
from jajna.mechanics.actions.coins import CoinFlipped
from jajna.mechanics.actions.dice import DiceRoll, DieRolled
from jajna.mechanics.actions.emblems import EmblemMade
from jajna.mechanics.actions.library import LibraryOrder
from jajna.mechanics.actions.taken import ActionTaken
from jajna.mechanics.actions.turns import PhasesAdded, Skipping, TurnAdded
from jajna.mechanics.actions.until_leaves import ExiledReturn
from jajna.mechanics.actions.voting import Voted, VotingFinished
from jajna.mechanics.dungeons.venturing import DungeonBrought, Ventured
from jajna.mechanics.keywords.armoring import Mended
from jajna.mechanics.keywords.exerting import Exerted
from jajna.mechanics.replacements.drawing import RevealedForSale
from jajna.text.catalogue import capital, message
from jajna.text.things import Teller
from jajna.vocab import Step, Zone, is_player

__all__ = ["CAUSES", "LOSSES", "NOTHING", "account", "changed_text", "event_text", "is_notable"]

FROM: Final[dict[Zone, str]] = {
    Zone.LIBRARY: message("from the library"),
    Zone.HAND: message("from the hand"),
    Zone.BATTLEFIELD: message("from the battlefield"),
    Zone.GRAVEYARD: message("from the graveyard"),
    Zone.STACK: message("from the stack"),
    Zone.EXILE: message("from exile"),
    Zone.COMMAND: message("from the command zone"),
    Zone.NOWHERE: message("from outside the game"),
}

TO: Final[dict[Zone, str]] = {
    Zone.LIBRARY: message("to the library"),
    Zone.HAND: message("to the hand"),
    Zone.BATTLEFIELD: message("to the battlefield"),
    Zone.GRAVEYARD: message("to the graveyard"),
    Zone.STACK: message("to the stack"),
    Zone.EXILE: message("to exile"),
    Zone.COMMAND: message("to the command zone"),
    Zone.NOWHERE: message("out of the game"),
}

CAUSES: Final[dict[str, str]] = {
    "toughness": message("{card} has no toughness left and goes to the graveyard."),
    "loyalty": message("{card} has no loyalty left and goes to the graveyard."),
    "defense": message("{card} has no defense left and goes to the graveyard."),
    "unattached": message("{card} is attached to nothing legal and goes to the graveyard."),
    "legend": message("{card} goes to the graveyard by the legend rule."),
    "world": message("{card} goes to the graveyard by the world rule."),
    "role": message("{card} goes to the graveyard: there is a newer Role."),
    "no legal choice": message("{card} is removed from the stack: there is nothing to choose."),
    "fizzle": message("{card} leaves the stack without resolving."),
    "cease": message("{card} ceases to exist."),
}
"""Moves that are told by their cause. CR 704.5, 603.3d, 608.2b."""

HIDDEN: Final[dict[str, tuple[str, str]]] = {
    "manifest": (message("You manifest {card}."), message("{player} manifests {card}.")),
    "cloak": (message("You cloak {card}."), message("{player} cloaks {card}.")),
}
"""How cards are put onto the battlefield face down. CR 701.40, 701.58."""

TOLD: Final = (
    "cast",
    "draw",
    "destroy",
    "sacrifice",
    "discard",
    "token",
    "cease",
    "counter",
    "fizzle",
    "mulligan",
    "venture",
    "complete",
)
"""Causes of moves that other events already tell."""

LOSSES: Final[dict[str, tuple[str, str]]] = {
    "life": (
        message("You have no life left and lose the game."),
        message("{player} has no life left and loses the game."),
    ),
    "empty library": (
        message("You had to draw from an empty library and lose the game."),
        message("{player} had to draw from an empty library and loses the game."),
    ),
    "poison": (
        message("You have ten or more poison counters and lose the game."),
        message("{player} has ten or more poison counters and loses the game."),
    ),
    "concede": (message("You concede the game."), message("{player} concedes the game.")),
    "effect": (
        message("You lose the game by an effect."),
        message("{player} loses the game by an effect."),
    ),
}
"""Why players lose. CR 104.3."""

NOTHING: Final[dict[str, str]] = {
    "targets": message("{thing} doesn't resolve: none of its targets is legal any more."),
    "condition": message("{thing} doesn't resolve: its condition is no longer true."),
}
"""Why something has no effect. CR 608.2b, 603.4."""

DESIGNATIONS: Final[dict[str, tuple[str, str]]] = {
    MONARCH: (message("You become the monarch."), message("{player} becomes the monarch.")),
    INITIATIVE: (message("You take the initiative."), message("{player} takes the initiative.")),
}
"""Designations that a player gets. CR 724.3."""

SILENT: Final = (
    ActionTaken,
    AttackersDeclared,
    BecameBlocked,
    BecameTarget,
    BecameUnblocked,
    AbilityTriggered,
    ControlLost,
    DamageRemoved,
    DiceRoll,
    EffectBegan,
    EffectEnded,
    ExiledReturn,
    LibraryOrder,
    ManaAdded,
    ManaSpent,
    StepBegan,
    Tapped,
    TappedForMana,
    Untapped,
    Ventured,
    VotingFinished,
)
"""Events that an account leaves out: others imply them, or the board shows them."""


def is_notable(event: Event) -> bool:
    """Whether an account of what happened mentions the event."""
    if isinstance(event, SILENT):
        return False
    if isinstance(event, ZoneChange):
        if event.cause == "resolve":
            return event.to is Zone.BATTLEFIELD
        return event.cause not in TOLD
    if isinstance(event, Marked):
        return event.name == CLASS_LEVEL
    if isinstance(event, LifeLost):
        return not event.damage
    if isinstance(event, AbilityActivated):
        return not event.mana
    return True


def account(events: Sequence[Event], teller: Teller) -> list[str]:
    """What happened in a few lines: what matters of it, draws and attacks of a kind together.

    ``teller`` must have been made with these events.
    """
    targets = _targets(events)
    lines: list[str] = []
    place = 0
    while place < len(events):
        event = events[place]
        place += 1
        if isinstance(event, Draw):
            drawn = [event]
            while place < len(events) and _goes_on(events[place], event):
                further = events[place]
                if isinstance(further, Draw):
                    drawn.append(further)
                place += 1
            lines.append(_draws(drawn, teller))
        elif isinstance(event, AttackDeclared):
            attacks = [event]
            while place < len(events) and isinstance(further := events[place], AttackDeclared):
                attacks.append(further)
                place += 1
            lines += _attacks(attacks, teller)
        elif is_notable(event):
            about = targets.get(_item(event), [])
            line = _with_targets(event_text(event, teller), about, teller)
            lines.append(_with_cause(line, event, teller))
    return _without_repeats([capital(line) for line in lines if line])


def _goes_on(event: Event, first: Draw) -> bool:
    """Whether an event belongs to the draws that a player has begun to make."""
    if isinstance(event, ZoneChange):
        return event.cause == "draw"
    return isinstance(event, Draw) and event.player == first.player


def _draws(drawn: list[Draw], teller: Teller) -> str:
    seat = drawn[0].player
    known = [name for name in (_drawn(one, teller) for one in drawn) if name]
    if len(known) == len(drawn):
        cards = teller.language.listed(known)
        return teller.person(seat, "You draw {cards}.", "{player} draws {cards}.", cards=cards)
    return teller.person(
        seat, "You draw {cards}.", "{player} draws {cards}.", cards=some_cards(teller, len(drawn))
    )


def _drawn(event: Draw, teller: Teller) -> str:
    """The card drawn, where the player sees it in the hand, or saw it there."""
    became = teller.became.get(event.card, 0)
    return teller.known_name(became, later=False) if became else ""


def some_cards(teller: Teller, number: int) -> str:
    """So many cards that can't be named."""
    return teller.count(number, "a card", "{number} cards")


def _attacks(attacks: list[AttackDeclared], teller: Teller) -> list[str]:
    lines: list[str] = []
    for what in dict.fromkeys(one.to for one in attacks):
        names = [teller.titled(one.object) for one in attacks if one.to == what]
        cards = teller.language.listed(names)
        if not is_player(what):
            lines.append(
                teller.count(
                    len(names),
                    "{cards} attacks {what}.",
                    "{cards} attack {what}.",
                    cards=cards,
                    what=teller.name(what),
                )
            )
        elif what == teller.view.player:
            lines.append(
                teller.count(len(names), "{cards} attacks you.", "{cards} attack you.", cards=cards)
            )
        else:
            lines.append(
                teller.count(
                    len(names),
                    "{cards} attacks {player}.",
                    "{cards} attack {player}.",
                    cards=cards,
                    player=teller.player(what),
                )
            )
    return lines


def _targets(events: Iterable[Event]) -> dict[int, list[int]]:
    """The targets of each spell and ability that was put on the stack."""
    found: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, BecameTarget):
            found.setdefault(event.by, []).append(event.object)
    return found


def _item(event: Event) -> int:
    """The spell or ability that an event puts on the stack; 0 for other events."""
    if isinstance(event, (SpellCast, AbilityActivated, TriggerStacked)):
        return event.object
    return 0


def _with_targets(line: str, targets: list[int], teller: Teller) -> str:
    if not targets:
        return line
    names = [
        teller.say("you") if one == teller.view.player else teller.name(one) for one in targets
    ]
    whole = teller.language.listed(names)
    return teller.say("{line}, targeting {targets}.", line=line.rstrip("."), targets=whole)


def _with_cause(line: str, event: Event, teller: Teller) -> str:
    """The line with what triggered an ability, and the effects by which the event is what it is."""
    cause = event.why
    if cause is None:
        return line
    if isinstance(event, TriggerStacked) and cause.after is not None:
        line = teller.say("{line} ({event}; CR 603.2)", line=line, event=_bare(cause.after, teller))
    for instead in cause.instead:
        line = f"{line} ({changed_text(instead, teller)})"
    return line


def changed_text(instead: Instead, teller: Teller) -> str:
    """An effect that was applied to an event: what would have happened, by what it changed, and who
    chose that.
    """
    line = teller.say(
        "instead of: {event}; {source}, CR {rule}",
        event=_bare(instead.event, teller),
        source=teller.name(instead.source),
        rule=_rule_of(instead),
    )
    if instead.player < 0:
        return line
    return line + teller.person(
        instead.player,
        "; you chose it among {options} effects, CR 616.1",
        "; {player} chose it among {options} effects, CR 616.1",
        options=instead.options,
    )


def _bare(event: Event, teller: Teller) -> str:
    return event_text(event, teller).rstrip(".")


def _rule_of(instead: Instead) -> str:
    return "615.6" if isinstance(instead.event, DamageDealt) else "614.6"


def _without_repeats(lines: list[str]) -> list[str]:
    """Equal neighbours as one line with their number."""
    found: list[str] = []
    count = 0
    for place, line in enumerate(lines):
        count += 1
        if place + 1 == len(lines) or lines[place + 1] != line:
            found.append(line if count == 1 else f"{line} (×{count})")
            count = 0
    return found


# -- one event -----------------------------------------------------------------------------------


@singledispatch
def event_text(event: Event, teller: Teller) -> str:
    """The event as a line. An event of a kind without wording is told by its notation."""
    return event.notation()


@event_text.register
def _averted(event: Averted, teller: Teller) -> str:
    return teller.say("Nothing happens {change}.", change=changed_text(event.instead, teller))


@event_text.register
def _ability_triggered(event: AbilityTriggered, teller: Teller) -> str:
    return teller.say("An ability of {card} triggers.", card=teller.name(event.source))


@event_text.register
def _control_lost(event: ControlLost, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You lose control of {card}.",
        "{player} loses control of {card}.",
        card=teller.name(event.object),
    )


@event_text.register
def _zone_change(event: ZoneChange, teller: Teller) -> str:
    card = teller.name(event.object)
    if event.cause == "play" and event.controller >= 0:
        return teller.person(
            event.controller, "You play {card}.", "{player} plays {card}.", card=card
        )
    if event.meld_with:
        return teller.say("{card} and {other} meld.", card=card, other=teller.name(event.meld_with))
    if event.origin is Zone.NOWHERE and event.to is not Zone.BATTLEFIELD:
        return teller.say("The other card of the pair goes {to}.", to=teller.say(TO[event.to]))
    if event.cause in CAUSES:
        return teller.say(CAUSES[event.cause], card=card)
    if event.cause == "resolve" and event.to is Zone.BATTLEFIELD:
        if event.tapped:
            return teller.say("{card} enters the battlefield tapped.", card=card)
        return teller.say("{card} enters the battlefield.", card=card)
    if event.cause in HIDDEN and event.controller >= 0:
        return teller.person(event.controller, *HIDDEN[event.cause], card=card)
    if event.cause == "bottom":
        return teller.say("{card} goes to the bottom of the library.", card=card)
    return teller.say(
        "{card} goes {origin} {to}.",
        card=card,
        origin=teller.say(FROM[event.origin]),
        to=teller.say(TO[event.to]),
    )


@event_text.register
def _token_created(event: TokenCreated, teller: Teller) -> str:
    name = teller.card(event.definition.card.name)
    return teller.person(
        event.player,
        "You create {tokens}.",
        "{player} creates {tokens}.",
        tokens=teller.count(
            event.number, "a token ({name})", "{number} tokens ({name})", name=name
        ),
    )


@event_text.register
def _draw(event: Draw, teller: Teller) -> str:
    return _draws([event], teller)


@event_text.register
def _damage_dealt(event: DamageDealt, teller: Teller) -> str:
    damage = teller.count(event.number, "{number} damage", "{number} damage")
    source = teller.name(event.source)
    if is_player(event.to):
        return teller.person(
            event.to,
            "{source} deals {damage} to you.",
            "{source} deals {damage} to {player}.",
            source=source,
            damage=damage,
        )
    return teller.say(
        "{source} deals {damage} to {thing}.",
        source=source,
        damage=damage,
        thing=teller.name(event.to),
    )


def _life(number: int, teller: Teller) -> str:
    return teller.count(number, "{number} life", "{number} life")


@event_text.register
def _life_gained(event: LifeGained, teller: Teller) -> str:
    return teller.person(
        event.player, "You gain {life}.", "{player} gains {life}.", life=_life(event.number, teller)
    )


@event_text.register
def _life_lost(event: LifeLost, teller: Teller) -> str:
    life = _life(event.number, teller)
    if event.paid:
        return teller.person(event.player, "You pay {life}.", "{player} pays {life}.", life=life)
    return teller.person(event.player, "You lose {life}.", "{player} loses {life}.", life=life)


@event_text.register
def _tapped(event: Tapped, teller: Teller) -> str:
    return teller.say("{card} becomes tapped.", card=teller.name(event.object))


@event_text.register
def _untapped(event: Untapped, teller: Teller) -> str:
    return teller.say("{card} becomes untapped.", card=teller.name(event.object))


@event_text.register
def _phased_out(event: PhasedOut, teller: Teller) -> str:
    return teller.say("{card} phases out.", card=teller.name(event.object))


@event_text.register
def _phased_in(event: PhasedIn, teller: Teller) -> str:
    return teller.say("{card} phases in.", card=teller.name(event.object))


@event_text.register
def _counters_put(event: CountersPut, teller: Teller) -> str:
    counters = teller.counters(event.name, event.number)
    if is_player(event.object):
        return teller.person(
            event.object, "You get {counters}.", "{player} gets {counters}.", counters=counters
        )
    return teller.say("{card} gets {counters}.", card=teller.name(event.object), counters=counters)


@event_text.register
def _counters_removed(event: CountersRemoved, teller: Teller) -> str:
    counters = teller.counters(event.name, event.number)
    if is_player(event.object):
        return teller.person(
            event.object, "You lose {counters}.", "{player} loses {counters}.", counters=counters
        )
    return teller.say("{card} loses {counters}.", card=teller.name(event.object), counters=counters)


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
def _destroyed(event: Destroyed, teller: Teller) -> str:
    return teller.say("{card} is destroyed.", card=teller.name(event.object))


@event_text.register
def _regenerated(event: Regenerated, teller: Teller) -> str:
    return teller.say("{card} regenerates.", card=teller.name(event.object))


@event_text.register
def _transformed(event: Transformed, teller: Teller) -> str:
    return teller.say("{card} transforms.", card=teller.name(event.object))


@event_text.register
def _flipped(event: Flipped, teller: Teller) -> str:
    return teller.say("{card} flips.", card=teller.name(event.object))


@event_text.register
def _turned_face_up(event: TurnedFaceUp, teller: Teller) -> str:
    return teller.say("{card} is turned face up.", card=teller.name(event.object))


@event_text.register
def _turned_face_down(event: TurnedFaceDown, teller: Teller) -> str:
    return teller.say("{card} is turned face down.", card=teller.face(event.object))


@event_text.register
def _sacrificed(event: Sacrificed, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You sacrifice {card}.",
        "{player} sacrifices {card}.",
        card=teller.name(event.object),
    )


@event_text.register
def _discarded(event: Discarded, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You discard {card}.",
        "{player} discards {card}.",
        card=teller.name(event.object),
    )


@event_text.register
def _attached(event: Attached, teller: Teller) -> str:
    card = teller.name(event.object)
    if is_player(event.to):
        return teller.person(
            event.to,
            "{card} becomes attached to you.",
            "{card} becomes attached to {player}.",
            card=card,
        )
    return teller.say("{card} becomes attached to {thing}.", card=card, thing=teller.name(event.to))


@event_text.register
def _unattached(event: Unattached, teller: Teller) -> str:
    return teller.say("{card} becomes unattached.", card=teller.name(event.object))


@event_text.register
def _step_began(event: StepBegan, teller: Teller) -> str:
    return teller.person(
        event.player,
        "Your {step} begins.",
        "{player}'s {step} begins.",
        step=teller.step(event.step),
    )


@event_text.register
def _turn_began(event: TurnBegan, teller: Teller) -> str:
    return teller.person(
        event.player,
        "Turn {number}: your turn.",
        "Turn {number}: {player}'s turn.",
        number=event.number,
    )


@event_text.register
def _attackers_declared(event: AttackersDeclared, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You declare {attackers}.",
        "{player} declares {attackers}.",
        attackers=teller.count(event.number, "one attacker", "{number} attackers"),
    )


@event_text.register
def _attack_declared(event: AttackDeclared, teller: Teller) -> str:
    return " ".join(_attacks([event], teller))


@event_text.register
def _block_declared(event: BlockDeclared, teller: Teller) -> str:
    return teller.say(
        "{blocker} blocks {attacker}.",
        blocker=teller.titled(event.object),
        attacker=teller.titled(event.attacker),
    )


@event_text.register
def _became_blocked(event: BecameBlocked, teller: Teller) -> str:
    return teller.say("{card} becomes blocked.", card=teller.name(event.object))


@event_text.register
def _became_unblocked(event: BecameUnblocked, teller: Teller) -> str:
    return teller.say("{card} isn't blocked.", card=teller.name(event.object))


@event_text.register
def _player_lost(event: PlayerLost, teller: Teller) -> str:
    you, other = LOSSES[event.reason]
    return teller.person(event.player, you, other)


@event_text.register
def _player_won(event: PlayerWon, teller: Teller) -> str:
    return teller.person(
        event.player, "You win the game by an effect.", "{player} wins the game by an effect."
    )


@event_text.register
def _game_drawn(event: GameDrawn, teller: Teller) -> str:
    return teller.say("The game is a draw (CR {rule}).", rule=event.rule)


@event_text.register
def _choice_made(event: ChoiceMade, teller: Teller) -> str:
    if event.accepted == 1:
        return teller.person(event.player, "You accept.", "{player} accepts.")
    if event.accepted == 0:
        return teller.person(event.player, "You decline.", "{player} declines.")
    return teller.person(
        event.player,
        "You choose {things}.",
        "{player} chooses {things}.",
        things=_named_cards(event.chosen, teller),
    )


@event_text.register
def _searched(event: Searched, teller: Teller) -> str:
    if event.owner == event.player:
        return teller.person(
            event.player, "You search your library.", "{player} searches their library."
        )
    return teller.person(event.player, "You search a library.", "{player} searches a library.")


@event_text.register
def _name_chosen(event: NameChosen, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You choose the name {name}.",
        "{player} chooses the name {name}.",
        name=teller.card(event.name),
    )


@event_text.register
def _shuffled(event: Shuffled, teller: Teller) -> str:
    return teller.person(
        event.player, "You shuffle your library.", "{player} shuffles their library."
    )


@event_text.register
def _revealed(event: Revealed, teller: Teller) -> str:
    cards = _named_cards(event.cards, teller)
    if event.to >= 0:
        return teller.person(
            event.to, "You look at {cards}.", "{player} looks at {cards}.", cards=cards
        )
    return teller.person(
        event.player, "You reveal {cards}.", "{player} reveals {cards}.", cards=cards
    )


@event_text.register
def _drawn_revealed(event: DrawnRevealed, teller: Teller) -> str:
    card = teller.became.get(event.card, event.card)
    return _revealed(Revealed(event.player, [card]), teller)


def _named_cards(cards: Sequence[int], teller: Teller) -> str:
    known = [name for name in (teller.known_name(card) for card in cards) if name]
    hidden = len(cards) - len(known)
    if not cards:
        return teller.say("no cards")
    return teller.language.listed([*known, *([some_cards(teller, hidden)] if hidden else [])])


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
def _damage_prevented(event: DamagePrevented, teller: Teller) -> str:
    return teller.say(
        "{damage} by {source} is prevented.",
        damage=teller.count(event.number, "{number} damage", "{number} damage"),
        source=teller.name(event.source),
    )


@event_text.register
def _damage_removed(event: DamageRemoved, teller: Teller) -> str:
    return teller.say("Damage wears off.")


@event_text.register
def _marked(event: Marked, teller: Teller) -> str:
    if event.name == CLASS_LEVEL:
        card, level = teller.name(event.object), event.marked[0]
        return teller.say("{card} becomes level {number}.", card=card, number=level)
    return teller.say("A choice is noted for {card}.", card=teller.name(event.object))


@event_text.register
def _nothing_happened(event: NothingHappened, teller: Teller) -> str:
    about = teller.name(event.about[0]) if event.about else ""
    return teller.say(NOTHING[event.code], thing=about)


@event_text.register
def _attacking_added(event: AttackingAdded, teller: Teller) -> str:
    return " ".join(_attacks([AttackDeclared(event.creature, event.to)], teller))


@event_text.register
def _blocking_added(event: BlockingAdded, teller: Teller) -> str:
    return event_text(BlockDeclared(event.creature, event.attacker), teller)


@event_text.register
def _band_formed(event: BandFormed, teller: Teller) -> str:
    names = [teller.titled(member) for member in event.members]
    return teller.say("{creatures} form a band.", creatures=teller.language.listed(names))


@event_text.register
def _damage_assigned(event: CombatDamageAssigned, teller: Teller) -> str:
    return teller.say(
        "Combat damage goes on the stack: {shares}.", shares=teller.shares(event.shares)
    )


@event_text.register
def _removed_from_combat(event: RemovedFromCombat, teller: Teller) -> str:
    return teller.say("{card} is removed from combat.", card=teller.name(event.thing))


@event_text.register
def _library_order(event: LibraryOrder, teller: Teller) -> str:
    return teller.say("{card} changes its place in the library.", card=teller.name(event.card))


@event_text.register
def _turn_added(event: TurnAdded, teller: Teller) -> str:
    return teller.person(event.player, "You get an extra turn.", "{player} gets an extra turn.")


@event_text.register
def _phases_added(event: PhasesAdded, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You get an additional combat phase.",
        "{player} gets an additional combat phase.",
    )


@event_text.register
def _emblem_made(event: EmblemMade, teller: Teller) -> str:
    return teller.person(event.player, "You get an emblem.", "{player} gets an emblem.")


@event_text.register
def _exerted(event: Exerted, teller: Teller) -> str:
    return teller.say("{card} is exerted.", card=teller.name(event.thing))


@event_text.register
def _blessing_given(event: BlessingGiven, teller: Teller) -> str:
    return teller.person(
        event.player, "You get the city's blessing.", "{player} gets the city's blessing."
    )


@event_text.register
def _daytime_changed(event: DaytimeChanged, teller: Teller) -> str:
    if event.to == NIGHT:
        return teller.say("It becomes night.")
    return teller.say("It becomes day.")


@event_text.register
def _mulligan_taken(event: MulliganTaken, teller: Teller) -> str:
    return teller.person(event.player, "You take a mulligan.", "{player} takes a mulligan.")


@event_text.register
def _designation_given(event: DesignationGiven, teller: Teller) -> str:
    you, other = DESIGNATIONS[event.name]
    return teller.person(event.player, you, other)


@event_text.register
def _revealed_for_sale(event: RevealedForSale, teller: Teller) -> str:
    return teller.person(
        event.player,
        "The card you would draw is shown first.",
        "The card {player} would draw is shown first.",
    )


@event_text.register
def _mended(event: Mended, teller: Teller) -> str:
    return teller.say("All damage on {card} is removed.", card=teller.name(event.thing))


@event_text.register
def _ventured(event: Ventured, teller: Teller) -> str:
    return teller.person(event.player, "You venture.", "{player} ventures.")


@event_text.register
def _dungeon_brought(event: DungeonBrought, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You enter the dungeon {dungeon}.",
        "{player} enters the dungeon {dungeon}.",
        dungeon=teller.card(event.card.name),
    )


@event_text.register
def _marker_moved(event: MarkerMoved, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You move on to {room} in {dungeon}.",
        "{player} moves on to {room} in {dungeon}.",
        room=event.name,
        dungeon=teller.name(event.dungeon),
    )


@event_text.register
def _dungeon_completed(event: DungeonCompleted, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You complete {dungeon}.",
        "{player} completes {dungeon}.",
        dungeon=teller.name(event.dungeon),
    )


@event_text.register
def _dice_roll(event: DiceRoll, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You roll dice with {sides} sides.",
        "{player} rolls dice with {sides} sides.",
        sides=event.sides,
    )


@event_text.register
def _merged(event: Merged, teller: Teller) -> str:
    spell, host = teller.name(event.spell), teller.name(event.permanent)
    if event.top:
        return teller.say("{spell} mutates on top of {host}.", spell=spell, host=host)
    return teller.say("{spell} mutates under {host}.", spell=spell, host=host)


@event_text.register
def _voted(event: Voted, teller: Teller) -> str:
    choice = teller.in_table("ballot", event.word) if event.word else teller.name(event.thing)
    return teller.person(
        event.player, "You vote for {choice}.", "{player} votes for {choice}.", choice=choice
    )


@event_text.register
def _action_taken(event: ActionTaken, teller: Teller) -> str:
    return teller.say("A keyword action was taken.")


@event_text.register
def _voting_finished(event: VotingFinished, teller: Teller) -> str:
    return teller.say("The voting is over.")


@event_text.register
def _die_rolled(event: DieRolled, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You roll {number} on a die with {sides} sides.",
        "{player} rolls {number} on a die with {sides} sides.",
        number=event.number,
        sides=event.sides,
    )


@event_text.register
def _coin_flipped(event: CoinFlipped, teller: Teller) -> str:
    if not event.called:
        if event.success:
            return teller.person(
                event.player, "Your coin comes up heads.", "{player}'s coin comes up heads."
            )
        return teller.person(
            event.player, "Your coin comes up tails.", "{player}'s coin comes up tails."
        )
    if event.success:
        return teller.person(event.player, "You win a coin flip.", "{player} wins a coin flip.")
    return teller.person(event.player, "You lose a coin flip.", "{player} loses a coin flip.")


@event_text.register
def _skipping(event: Skipping, teller: Teller) -> str:
    steps = [teller.say("turn") if step < 0 else teller.step(Step(step)) for step in event.steps]
    return teller.person(
        event.player,
        "You will skip: {steps}.",
        "{player} will skip: {steps}.",
        steps=teller.language.listed(steps),
    )


@event_text.register
def _followed_instead(event: FollowedInstead, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You do what {card} says instead.",
        "{player} does what {card} says instead.",
        card=teller.name(event.ctx.source),
    )


@event_text.register
def _exiled_return(event: ExiledReturn, teller: Teller) -> str:
    names = [teller.name(card) for card in event.exiled]
    return teller.count(
        len(names),
        "{cards} returns from exile.",
        "{cards} return from exile.",
        cards=teller.language.listed(names),
    )
