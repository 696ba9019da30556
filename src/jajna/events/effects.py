"""Lasting effects begin and end, and choices are made. CR 608.2, 611."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, Event, EventKind, OfPlayer

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.lasting_effects import Lasting

__all__ = ["ChoiceMade", "EffectBegan", "EffectEnded", "NameChosen", "NothingHappened"]


@final
class EffectBegan(Event):
    """A continuous effect, shield or delayed trigger begins. CR 611.2, 603.7, 615.6."""

    def __init__(self, effect: Lasting) -> None:
        super().__init__(EventKind.EFFECT_BEGAN)
        self.effect = effect

    def things(self) -> list[int]:
        return self.effect.about()

    def apply(self, game: Game) -> list[Event]:
        game.kernel.begin_effect(game, self.effect)
        return NO_EVENTS


@final
class EffectEnded(Event):
    """Continuous effects whose duration is over end. CR 514.2, 611.2a."""

    def __init__(self, effects: list[Lasting]) -> None:
        super().__init__(EventKind.EFFECT_ENDED)
        self.effects = effects

    def amount(self) -> int:
        return len(self.effects)

    def apply(self, game: Game) -> list[Event]:
        game.kernel.end_effects(game, self.effects)
        return NO_EVENTS


@final
class ChoiceMade(OfPlayer):
    """A player has made a choice that players choosing later may know. CR 101.4b.

    ``chosen`` are public objects; ``accepted`` is 1 or 0 for the answer to "may", -1 otherwise.
    """

    def __init__(self, player: int, chosen: list[int], accepted: int = -1) -> None:
        super().__init__(EventKind.CHOICE_MADE, player)
        self.chosen = chosen
        self.accepted = accepted

    def things(self) -> list[int]:
        return [self.player, *self.chosen]

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class NameChosen(OfPlayer):
    """A player has chosen a card name. CR 201.4."""

    def __init__(self, player: int, name: str) -> None:
        super().__init__(EventKind.NAME_CHOSEN, player)
        self.name = name

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class NothingHappened(Event):
    """An attempt without effect, for the log: a fizzled spell, a failed search."""

    def __init__(self, code: str, about: list[int], rule: str) -> None:
        super().__init__(EventKind.NOTHING)
        self.code = code
        self.about = about
        self.rule = rule

    def things(self) -> list[int]:
        return self.about

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS
