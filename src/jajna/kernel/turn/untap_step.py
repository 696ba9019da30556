"""The untap step: what untaps, and what its player chooses to leave tapped. CR 502.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Decision, Kind, Pick, Several, Shape, Thing
from jajna.events.base import Event
from jajna.events.permanents import Untapped
from jajna.kernel.card_kinds import day_night
from jajna.kernel.door.perform import perform
from jajna.kernel.players import teams
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.zones import phasing
from jajna.vocab import Cannot

if TYPE_CHECKING:
    from jajna.ir.base import Filter
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import UntapOfType

__all__ = ["UntapFrame"]


def _untapping(game: Game) -> list[Event]:
    """The events of the untap step: the active player's permanents untap at the same time.

    Effects may add permanents of other players. CR 502.3, 805.4.
    """
    events: list[Event] = []
    others: list[int] = []
    if game.effects.rules:
        for seat in teams.active_players(game):
            for ctx, what in game.effects.rules[seat].untapping:
                others += what.things(game, ctx)
    together = teams.active_players(game)
    for number in game.zones.battlefield:
        thing = game.objects[number]
        if not thing.tapped:
            continue
        own = thing.controller in together
        if number in others or (own and not thing.now.cannot & Cannot.UNTAP_IN_UNTAP_STEP):
            events.append(Untapped(number))
    return events


@final
class UntapFrame(Frame):
    """The untap step: phasing, day and night, then untapping. CR 502.1-502.3."""

    def __init__(self) -> None:
        self.phased = False
        self.timed = False
        """Whether the check for day and night has been made. CR 502.2."""
        self.determining: list[int] | None = None
        """The players who have yet to determine what stays tapped; None before the first."""
        self.staying: list[int] = []
        """The permanents that their controller has chosen not to untap."""
        self.limited = 0
        """The number of untap limits handled so far, of all active players."""
        self.typed = 0
        """The number of choices of a card type made so far, by all active players."""
        self.choosing: list[int] = []
        """The permanents among which the player is choosing which ones untap."""

    def run(self, game: Game) -> None:
        if not self.phased:
            self.phased = True
            perform(game, phasing.untap_step(game))
            return
        if not self.timed:
            self.timed = True
            perform(game, day_night.untap_check(game))
            return
        if self.determining is None:
            self.determining = teams.active_players(game)
        if self.determining:
            game.decision = _may_stay_tapped(game, self.determining.pop(0))
            return
        choices = _type_choices(game)
        if self.typed < len(choices):
            self.typed += 1
            game.decision = _which_type(*choices[self.typed - 1])
            return
        limits = _untap_limits(game)
        while self.limited < len(limits):
            seat, ctx, what, most = limits[self.limited]
            self.limited += 1
            things = [event.things()[0] for event in _untapping(game)]
            things = [one for one in things if one not in self.staying]
            if len(teams.active_players(game)) > 1:
                things = [one for one in things if game.objects[one].controller == seat]
            self.choosing = [one for one in things if what.matches(game, ctx, one)]
            if len(self.choosing) > most:
                game.decision = _untap_some(game, seat, self.choosing, most)
                return
        game.frames.pop()
        untapping = _untapping(game)
        if self.staying:
            untapping = [event for event in untapping if event.things()[0] not in self.staying]
        perform(game, untapping)

    def ask_anew(self) -> None:
        if self.limited:
            self.limited -= 1
        elif self.typed:
            self.typed -= 1
        else:
            self.determining = None
            self.staying = []

    def take(self, game: Game, answer: Answer) -> None:
        if isinstance(answer, Pick):
            seat, choice = _type_choices(game)[self.typed - 1]
            self.staying = self.staying + [
                one
                for one in game.zones.battlefield
                if game.objects[one].controller == seat
                and not game.objects[one].now.types & choice.types[answer.index]
            ]
            return
        if not isinstance(answer, Several):
            return
        chosen = [one.thing for one in answer.options if isinstance(one, Thing)]
        if self.limited:
            self.staying += [one for one in self.choosing if one not in chosen]
        else:
            self.staying = self.staying + chosen

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = UntapFrame()
        copy.phased = self.phased
        copy.timed = self.timed
        copy.determining = None if self.determining is None else self.determining.copy()
        copy.staying = self.staying.copy()
        copy.limited = self.limited
        copy.typed = self.typed
        copy.choosing = self.choosing.copy()
        return copy


def _type_choices(game: Game) -> list[tuple[int, UntapOfType]]:
    """The card types that have to be chosen before permanents untap, each with the active player
    who chooses. CR 502.3.
    """
    if not game.effects.rules:
        return []
    return [
        (seat, choice)
        for seat in teams.active_players(game)
        for choice in game.effects.rules[seat].untap_of_type
    ]


def _which_type(player: int, choice: UntapOfType) -> Decision:
    """Ask an active player for the card type of what can untap. CR 502.3."""
    options = [Pick(place, name) for place, name in enumerate(choice.names)]
    return Decision(player, Kind.WORD, "502.3", Shape.ONE, [*options], source=choice.source)


def _untap_limits(game: Game) -> list[tuple[int, Context, Filter, int]]:
    """The limits on what untaps, each with the active player whose it is. CR 502.3."""
    if not game.effects.rules:
        return []
    return [
        (seat, ctx, what, most)
        for seat in teams.active_players(game)
        for ctx, what, most in game.effects.rules[seat].untap_limits
    ]


def _untap_some(game: Game, player: int, things: list[int], most: int) -> Decision:
    """Ask an active player which of the permanents untap, as not all can. CR 502.3."""
    options = [Thing(thing) for thing in things]
    return Decision(player, Kind.OBJECTS, "502.3", Shape.SOME, [*options], most, most)


def _may_stay_tapped(game: Game, player: int) -> Decision | None:
    """Ask an active player which permanents they choose not to untap, if any may. CR 502.3."""
    allowed = game.effects.rules[player].may_stay_tapped if game.effects.rules else []
    if not allowed:
        return None
    things = [event.things()[0] for event in _untapping(game)]
    options = [Thing(thing) for thing in things if thing in allowed]
    if not options:
        return None
    return Decision(player, Kind.OBJECTS, "502.3", Shape.SOME, [*options], 0, len(options))
