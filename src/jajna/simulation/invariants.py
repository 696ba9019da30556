"""The invariants of a game at every decision, checked on forks so that the game stays as it is."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from jajna.decision import (
    NOTHING,
    PASS,
    YES,
    Activate,
    Answer,
    Assign,
    Cast,
    Kind,
    Number,
    PlayLand,
    Several,
    TakeAction,
    TapForMana,
    Thing,
    TurnFaceUp,
)
from jajna.judge.explanations import explanation_lines
from jajna.kernel.casting import available_actions
from jajna.kernel.casting.announce import AnnounceFrame
from jajna.kernel.casting.announced import Announced
from jajna.kernel.layers import layers
from jajna.kernel.layers.explanation import explain
from jajna.kernel.objects.counters import POISON
from jajna.kernel.turn import state_based_actions
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.log import account
from jajna.text.prompts import about, option, prompt
from jajna.text.things import Teller
from jajna.vocab import Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "Census",
    "census",
    "why_cancelled_otherwise",
    "why_cards_lost",
    "why_fallback_illegal",
    "why_listed_wrongly",
    "why_not_conceded",
    "why_not_led",
    "why_not_shared",
    "why_not_taken_back",
    "why_overlooked",
    "why_refused_wrongly",
    "why_stale",
    "why_untold",
    "why_zones_disagree",
]

AFTERWARDS: Final = 10
"""Answers given after a concession."""
STRANGE: Final = 6
"""Things about which answers are given that nobody asked for."""
LATEST: Final = 30
"""Events, and options, that are put into words."""

Census: TypeAlias = "dict[tuple[int, str], int]"
"""The number of cards for each pair of owner and card name."""


def _cards(thing: Object) -> list[Definition]:
    """The cards of a deck that represent an object: none for a token, ability, copy, emblem, or
    dungeon, which comes from outside the game, or another card that isn't put into decks; several
    for a merged or melded permanent. CR 108.2, 108.2a, 114.5, 309.2, 712.4a, 729.2.
    """
    if thing.parts:
        return [part.definition for part in thing.parts if not part.token]
    if thing.token or thing.definition.card.faces[0].types & Type.DUNGEON:
        return []
    if thing.definition.card.layout == "emblem" or thing.is_nontraditional():
        return []
    if thing.item is not None and (not thing.item.is_spell or thing.item.copied):
        return []
    return [thing.definition] if thing.partner is None else [thing.definition, thing.partner]


def census(game: Game) -> Census:
    """Count the cards in the game, whatever zone they are in."""
    counts: Census = {}
    for thing in [*game.objects.values(), *game.zones.phased.values()]:
        for definition in _cards(thing):
            key = (thing.owner, definition.card.name)
            counts[key] = counts.get(key, 0) + 1
    return counts


def why_cards_lost(game: Game, before: Census) -> str | None:
    """The difference between the remaining players' cards and those they began with. CR 108.3."""
    now = census(game)
    for key in sorted(before.keys() | now.keys()):
        owner, name = key
        if game.players[owner].in_game and before.get(key, 0) != now.get(key, 0):
            return (
                f"player {owner} began with {before.get(key, 0)} of {name} and has "
                f"{now.get(key, 0)}"
            )
    return None


def why_not_led(game: Game) -> str | None:
    """The first commander that its record doesn't follow to the card that it is; None for none.
    CR 903.3, 903.3b, 903.3c.
    """
    for one in game.players.commanders:
        if not game.players[one.owner].in_game:
            continue
        thing = game.objects.get(one.card) or game.zones.phased.get(one.card)
        if thing is None:
            return f"the commander {one.definition.card.name} is thought to be {one.card}"
        if not any(card is one.definition for card in _cards(thing)):
            return f"{one.card} is thought to be the commander {one.definition.card.name}"
    return None


def why_not_shared(game: Game) -> str | None:
    """The first player whose life, poison counters or place in the game aren't those of the team
    that has them in common; None for none. CR 810.8a, 810.9, 810.10.
    """
    for player in game.players:
        for mate in game.players.sharing_life(player.id):
            if mate.life != player.life:
                return f"players {player.id} and {mate.id} have {player.life} and {mate.life} life"
            mates = game.players.sharing_poison(player.id)
            has_same = mate.counters.get(POISON, 0) == player.counters.get(POISON, 0)
            if mate in mates and not has_same:
                return f"players {player.id} and {mate.id} have different poison counters"
            if mate.in_game != player.in_game:
                return f"of players {player.id} and {mate.id} only one is in the game"
    return None


def why_zones_disagree(game: Game) -> str | None:
    """The first object that isn't in the one zone that it names; None for none. CR 400.1.

    A copy or token that is being made is in none yet (CR 707.10c, 111.2), also as the game ends.
    """
    places: dict[int, list[str]] = {}
    for zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND):
        for number in game.zones.of(zone, game.players[0]):
            places.setdefault(number, []).append(zone.name)
    for player in game.players:
        if player.in_game:
            for zone in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.NOWHERE):
                for number in game.zones.of(zone, game.players[player.id]):
                    places.setdefault(number, []).append(zone.name)
    for number, found in places.items():
        thing = game.objects.get(number)
        if thing is None:
            return f"{found[0]} lists {number}, which is in no zone"
        if found != [thing.zone.name]:
            return f"object {number} says it is in {thing.zone.name} and is listed in {found}"
    for number, thing in game.objects.items():
        if thing.zone is Zone.NOWHERE and (
            game.over or (game.decision is not None and game.decision.kind is not Kind.PRIORITY)
        ):
            continue
        if number not in places and game.players[thing.owner].in_game:
            return f"object {number} says it is in {thing.zone.name} and is listed nowhere"
    return None


def why_stale(game: Game) -> str | None:
    """The first difference between kept characteristics and those computed anew. CR 613.

    Nothing is computed once the game is over.
    """
    if game.over:
        return None
    fresh = game.fork()
    layers.recompute_all(fresh)
    for number, thing in game.objects.items():
        again = fresh.objects[number]
        if thing.now is again.now:
            continue
        kept, computed = thing.now.summary(), again.now.summary()
        if kept != computed:
            return f"{thing.now.name} {number} is kept as {_parts(kept, computed)}"
        if thing.controller != again.controller:
            return f"{thing.now.name} {number} is under another's control when computed anew"
    for seat, rules in enumerate(game.effects.rules):
        kept, computed = _rules(rules), _rules(fresh.effects.rules[seat])
        if kept != computed:
            return f"what player {seat} may do is kept as {kept} and computed as {computed}"
    return None


def why_overlooked(game: Game) -> str | None:
    """The state-based action that is still due although a player has priority. CR 704.3."""
    if game.over or game.decision is None or game.decision.kind is not Kind.PRIORITY:
        return None
    anew = game.fork()
    anew.state_based.to_check = dict.fromkeys(anew.zones.battlefield, True)
    anew.state_based.settled = False
    before = anew.history.events_happened
    if not state_based_actions.check(anew):
        return None
    happened = ", ".join(
        f"{type(event).__name__}" for event in anew.history.log[len(game.history.log) :]
    )
    return (
        f"state-based actions were due before the priority of player {game.decision.whose[0]}: "
        f"{happened or anew.history.events_happened - before}"
    )


def why_not_taken_back(game: Game) -> str | None:
    """An action under way, asking something, that couldn't be taken back. CR 732.1."""
    if game.decision is None or game.history.checkpoint is not None:
        return None
    for frame in game.frames:
        if isinstance(frame, AnnounceFrame) and frame.into is None:
            if frame.what is not Announced.TRIGGERED:
                return f"{game.decision.kind.value} is asked of {frame.ctx.item} for good"
    return None


def why_listed_wrongly(game: Game) -> str | None:
    """The first difference between players' kept actions and those found anew. CR 117.1."""
    if game.decision is None or game.decision.kind is not Kind.PRIORITY:
        return None
    for seat in range(len(game.players)):
        known = available_actions.kept(game, seat)
        if known is None:
            continue
        kept = [one.notation() for one in known.found]
        found = [one.notation() for one in available_actions.legal_actions(game.fork(), seat)]
        if kept != found:
            return f"what player {seat} could do is kept as {kept} and found as {found}"
    return None


def _parts(kept: str, computed: str) -> str:
    """The parts in which two summaries differ."""
    pairs = zip(kept.split("|"), computed.split("|"), strict=False)
    return ", ".join(f"{one} and computed as {other}" for one, other in pairs if one != other)


def _rules(rules: PlayerRules) -> str:
    return (
        f"lands {rules.extra_lands} hand {rules.hand_size} life {rules.cannot_gain_life} "
        f"lose {rules.cannot_lose_game} {rules.lives_without_life} win {rules.cannot_win_game} "
        f"{len(rules.protections)} {len(rules.untargetable)} {len(rules.forbidden)} "
        f"{len(rules.past_hexproof)} "
        f"{len(rules.inactive)} {len(rules.untapping)} {len(rules.without_triggers)} "
        f"{len(rules.additional_triggers)} {len(rules.loyalty_any_time)} "
        f"{len(rules.alternative_costs)} "
        f"{rules.most_attackers} "
        f"{rules.damage_is_sure} {rules.combat_damage_is_sure} {rules.keeps_mana} "
        f"{rules.foretelling_less} {rules.foretells_any_turn} "
        f"{len(rules.forbidden_lands)} {rules.graveyards_as_own} "
        f"{len(rules.flash)} {len(rules.playable)} {len(rules.costs)} {rules.skipped_steps}"
    )


def why_fallback_illegal(game: Game) -> str | None:
    """The reason why the decision's fallback isn't legal, though it always must be."""
    question = game.decision
    if question is None:
        return None
    reason = game.why_not(question.fallback)
    if reason is None:
        return None
    return (
        f"the fallback {question.fallback.notation()!r} to {question.kind.value!r} is refused: "
        f"{reason!r}"
    )


def why_cancelled_otherwise(game: Game) -> str | None:
    """The difference between the game before an action under way and the game in which that action
    is taken back. CR 732.1.
    """
    before = game.history.checkpoint
    if game.decision is None or before is None:
        return None
    other = game.fork()
    other.cancel()
    expected, found = before.digest(), other.digest()
    if expected == found:
        return None
    return f"taken back, the game has the digest {found} instead of {expected}"


def why_not_conceded(game: Game, chance: Random) -> str | None:
    """What is wrong once a player has conceded and others have gone on. CR 104.3a, 800.4a."""
    if game.decision is None:
        return None
    other = game.fork()
    seat = chance.choice([player.id for player in game.players if player.in_game])
    other.concede(seat)
    for _ in range(AFTERWARDS):
        question = other.decision
        if question is None:
            break
        if seat in question.players and seat in question.whose:
            return f"player {seat} has conceded and is asked {question.kind.value!r}"
        other.answer(question.fallback)
    why = why_zones_disagree(other) if not other.over else None
    return f"after player {seat} conceded: {why}" if why is not None else None


def why_refused_wrongly(game: Game, chance: Random) -> str | None:
    """The action that is legal and isn't listed; any other answer is refused with a reason and
    changes nothing. CR 117.1.

    Mana abilities needn't be listed (CR 605.3a), and what the player has just tried in vain is left
    out (CR 732.1).
    """
    question = game.decision
    if question is None:
        return None
    before = game.digest()
    for answer in _strange_answers(game, chance):
        game.why_not(answer)
        if question.kind is Kind.PRIORITY and _is_action(game, answer):
            known = available_actions.legal_actions(game, question.players[0])
            if answer in question.options or answer in known:
                continue
            if game.frames.top().why_not(game, answer) is None:
                return f"{answer.notation()!r} is legal and isn't listed"
    after = game.digest()
    return None if before == after else f"a refusal changed the digest {before} to {after}"


def _is_action(game: Game, answer: Answer) -> bool:
    """Whether there is such a face or ability, one that isn't for mana."""
    if isinstance(answer, Cast):
        thing = game.objects[answer.card]
        return answer.face in thing.definition.castable and answer.way == -1
    if isinstance(answer, PlayLand):
        return answer.face == 0
    if isinstance(answer, Activate):
        kit = game.objects[answer.source].now.kit
        return answer.ability < len(kit.activated) and kit.mana[answer.ability] is None
    return False


def _strange_answers(game: Game, chance: Random) -> list[Answer]:
    """Answers that nobody would think of, about some things of the game."""
    things = [*game.objects, *(player.id for player in game.players)]
    made: list[Answer] = [PASS, YES, NOTHING, Number(chance.randrange(20))]
    for thing in chance.sample(things, min(len(things), STRANGE)):
        other = chance.choice(things)
        made += [
            Thing(thing),
            Several((Thing(thing), Thing(other))),
            Several((Assign(thing, other),)),
        ]
        if thing in game.objects:
            made += [
                Cast(thing, chance.randrange(2), chance.choice((-1, -1, 0, 1))),
                PlayLand(thing, chance.randrange(2)),
                Activate(thing, chance.randrange(3)),
                TakeAction(thing, 0),
                TurnFaceUp(thing),
                TapForMana(thing, 0, (1,)),
            ]
    return made


def why_untold(game: Game, chance: Random) -> str | None:
    """The question, option or line of the log that has no words in a language."""
    question = game.decision
    spoken = language(chance.choice(sorted(LANGUAGES))).in_era(game.era)
    latest = game.history.log[-LATEST:]
    seat = chance.randrange(len(game.players))
    lines = account(latest, Teller(spoken, game.view(seat, past=True), None, latest))
    if question is not None:
        asked = Teller(spoken, game.view_to_decide(question.players[0]))
        lines += [prompt(question, asked), about(question, asked)]
        lines += [option(question, one, asked) for one in question.options[:LATEST]]
    if game.zones.battlefield and not game.over:
        number = chance.choice(game.zones.battlefield)
        teller = Teller(spoken, game.view(seat))
        lines += explanation_lines(explain(game, number, seat), teller)
    for line in lines:
        if not line.replace("\n", "").isprintable() or "<jajna" in line:
            return f"{line!r} is no text"
    return None
