"""A player for random play who prefers what no game has shown.

It is part of the checks and no opponent: it looks at the whole game.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from jajna.agents.random_agent import RandomAgent
from jajna.decision import (
    PASS,
    YES,
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Kind,
    Pass,
    PlayLand,
    Several,
    Shape,
    TapForMana,
    Thing,
)
from jajna.ir.abilities import Ability, Triggered
from jajna.kernel.ending.positions import survey
from jajna.simulation.decks import CASTING, own_abilities

if TYPE_CHECKING:
    from jajna.card import Card
    from jajna.ir.base import Effect
    from jajna.kernel.game import Game

__all__ = ["Explorer", "Wanted"]

EAGER: Final = 0.9
"""The share of chances for something new that are taken."""
LIVELY: Final = 0.4
"""The share of other chances to act that are taken."""
MEDDLING: Final = 0.6
"""The share of those that are taken while something is on the stack: answers to it."""
AIMED: Final = 0.5
"""The share of targets that are chosen among what the stack is about."""
WILLING: Final = 0.8
"""The share of optional instructions that are followed."""
DAILY: Final = 3
"""Uses of an action in a turn before it is asked whether that is a loop."""
PLENTY: Final = 12
"""Uses of an action in a turn, whatever they change, after which it is left."""
HIGH: Final = 10
"""Objects on the stack on which no more are put."""


@final
class Wanted:
    """The uses of cards that no game has reached: for each card ``CASTING`` and places of its
    abilities.
    """

    def __init__(self, missing: dict[str, tuple[int, ...]]) -> None:
        self.missing = {name: set(places) for name, places in missing.items()}
        self.open = sum(len(places) for places in self.missing.values())
        """The number of uses that are still wanted."""
        self._places: dict[tuple[str, int], tuple[Ability | tuple[Effect, ...], int]] = {}
        """What was looked up, by card and identity, with the place of the ability."""

    def lacks(self, card: Card, place: int) -> bool:
        """Whether a use of a card is wanted."""
        return place in self.missing.get(card.name, ())

    def lacks_ability(self, card: Card) -> bool:
        """Whether a use of any ability of a card is wanted."""
        return any(place != CASTING for place in self.missing.get(card.name, ()))

    def reached(self, card: Card, place: int) -> bool:
        """Note a use of a card; whether it was wanted."""
        places = self.missing.get(card.name)
        if places is None or place not in places:
            return False
        places.remove(place)
        self.open -= 1
        return True

    def place(self, card: Card, ability: Ability) -> int:
        """The place of an ability among the card's own; ``CASTING`` if it is none of these."""
        known = self._places.get((card.name, id(ability)))
        if known is not None:
            return known[1]
        own = own_abilities(card)
        place = next((at for at, one in enumerate(own) if one == ability), CASTING)
        self._places[card.name, id(ability)] = (ability, place)
        return place

    def place_of_trigger(self, card: Card, effects: tuple[Effect, ...]) -> int:
        """The place of a triggered ability by its instructions, as they are on the stack."""
        known = self._places.get((card.name, id(effects)))
        if known is not None:
            return known[1]
        place = CASTING
        for at, one in enumerate(own_abilities(card)):
            if isinstance(one, Triggered) and effects == (one.effect,):
                place = at
                break
        self._places[card.name, id(effects)] = (effects, place)
        return place


@final
class Explorer:
    """Answers for all players of one game.

    It takes what is new where it can, answers what is on the stack, aims at what the stack is
    about, and leaves a loop that it could repeat for ever as if it had proposed to repeat it so
    often (CR 731.2c, 731.3).
    """

    def __init__(self, wanted: Wanted, seed: str) -> None:
        self._wanted = wanted
        self._chance = Random(seed)
        self._random = RandomAgent(f"{seed} random")
        self._turn = -1
        self._uses: dict[str, int] = {}
        """How often each action was taken this turn."""
        self._positions: dict[str, dict[str, bool]] = {}
        """The positions in which each of the repeated ones was taken."""

    def choose(self, game: Game, question: Decision) -> Answer:
        """The answer to a question."""
        kind = question.kind
        if kind is Kind.PRIORITY:
            return self._act(game, question)
        if kind in (Kind.MULLIGAN, Kind.PAY):
            return question.fallback if self._chance.random() < EAGER else self._any(question)
        if kind in (Kind.MAY, Kind.PAY_COST) and YES in question.options:
            return YES if self._chance.random() < WILLING else self._any(question)
        if kind is Kind.TARGETS and question.shape is Shape.ONE:
            return self._aim(game, question)
        if kind is Kind.ATTACKERS:
            return self._attack(game, question)
        if kind in (Kind.DISCARD, Kind.SACRIFICE) and question.shape is Shape.SOME:
            return self._give_up(game, question)
        return self._any(question)

    def _any(self, question: Decision) -> Answer:
        return self._random.choose(question, None)

    # -- priority ------------------------------------------------------------------------------

    def _act(self, game: Game, question: Decision) -> Answer:
        if game.turn.number != self._turn:
            self._turn = game.turn.number
            self._uses = {}
            self._positions = {}
        options = [
            option for option in question.options if not isinstance(option, Pass)
        ] if len(game.zones.stack) < HIGH else []  # fmt: skip
        new = [option for option in options if self._is_new(game, option)]
        if new and self._chance.random() < EAGER:
            return self._taken(game, new)
        eagerness = MEDDLING if game.zones.stack else LIVELY
        if options and self._chance.random() < eagerness:
            return self._taken(game, options)
        return PASS

    def _taken(self, game: Game, options: list[Answer]) -> Answer:
        """One of the actions, or a pass if it is one that could be repeated for ever."""
        option = self._chance.choice(options)
        notation = option.notation()
        times = self._uses.get(notation, 0) + 1
        if times > PLENTY:
            return PASS
        if times > DAILY and not self._changes(game, notation):
            return PASS
        self._uses[notation] = times
        return option

    def _changes(self, game: Game, notation: str) -> bool:
        """Whether an action wasn't taken before in a position like this one. CR 731.3."""
        position = survey(game)
        if position is None:
            return True
        seen = self._positions.setdefault(notation, {})
        known = position.shape in seen
        seen[position.shape] = True
        return not known

    def _is_new(self, game: Game, option: Answer) -> bool:
        """Whether an action is a use of a card that no game has shown."""
        if isinstance(option, (Cast, PlayLand)):
            return self._wanted.lacks(game.objects[option.card].definition.card, CASTING)
        if isinstance(option, (Activate, TapForMana)):
            source = game.objects[option.source]
            card = source.definition.card
            if option.ability < 0 or not self._wanted.lacks_ability(card):
                return False
            activated = source.now.kit.activated
            if option.ability >= len(activated):
                return False
            place = self._wanted.place(card, activated[option.ability])
            return place != CASTING and self._wanted.lacks(card, place)
        return False

    # -- other questions -----------------------------------------------------------------------

    def _aim(self, game: Game, question: Decision) -> Answer:
        """A target: often one that the stack is about, so that what is on it loses its own."""
        about: set[int] = set()
        for number in game.zones.stack:
            item = game.objects[number].item
            if item is not None and number != question.source:
                about.add(item.ctx.source)
                about.update(thing for slot in item.ctx.targets for thing in slot)
        aimed = [
            option
            for option in question.options
            if isinstance(option, Thing) and option.thing in about
        ]
        if aimed and self._chance.random() < AIMED:
            return self._chance.choice(aimed)
        return self._any(question)

    def _attack(self, game: Game, question: Decision) -> Answer:
        """Random attackers, and all whose abilities are wanted."""
        answer = self._any(question)
        if not isinstance(answer, Several):
            return answer
        chosen: list[Answer] = list(answer.options)
        attacking = {one.creature for one in chosen if isinstance(one, Assign)}
        for creature, things in question.able().items():
            if creature not in attacking and things and len(chosen) < question.maximum:
                if self._wanted.lacks_ability(game.objects[creature].definition.card):
                    chosen.append(Assign(creature, self._chance.choice(things)))
        return Several(tuple(chosen))

    def _give_up(self, game: Game, question: Decision) -> Answer:
        """As few as must be, first of cards of which nothing is wanted."""
        options = question.options.copy()
        self._chance.shuffle(options)
        kept = [option for option in options if self._is_wanted(game, option)]
        others = [option for option in options if option not in kept]
        return Several(tuple([*others, *kept][: question.minimum]))

    def _is_wanted(self, game: Game, option: Answer) -> bool:
        if not isinstance(option, Thing) or option.thing not in game.objects:
            return False
        return bool(self._wanted.missing.get(game.objects[option.thing].definition.card.name))
