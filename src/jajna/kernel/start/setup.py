"""Starting a game. CR 103."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Ordering, Several, Shape, Thing, YesNo
from jajna.era import CURRENT, Era
from jajna.era_switches import Mulligan
from jajna.errors import DeckError, EraError, VariantError
from jajna.events.base import Event, EventKind
from jajna.events.hidden import Revealed, Shuffled
from jajna.events.moves import Draw, ZoneChange
from jajna.kernel.card_kinds.commanders import Commander, chooses_color
from jajna.kernel.card_kinds.random_cards import NO_CARDS, RandomCards
from jajna.kernel.door import perform
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.kernel.objects.kit import DEPLOYING
from jajna.kernel.players.player import Player
from jajna.kernel.start.commander_colors import CommanderColorsFrame
from jajna.kernel.start.companions import CompanionsFrame
from jajna.kernel.start.conspiracies import AgendasFrame
from jajna.kernel.start.opening_hands import OpeningFrame, openers
from jajna.kernel.start.supplementary import (
    StartingPlaneFrame,
    check,
    hand_modifier,
    lay_out,
    life_modifier,
)
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.turn.turn import TurnsFrame
from jajna.kernel.zones import move
from jajna.limits import MOST_CARDS, MOST_PLAYERS
from jajna.messages import Message
from jajna.variant import Variant, usual
from jajna.vocab import Supertype, Type, Zone

if TYPE_CHECKING:
    from jajna.card import Card, CardNames
    from jajna.kernel.objects.definitions import Definitions
    from jajna.noted import Noted

__all__ = ["MulliganTaken", "check_era", "new_game"]


@final
class MulliganTaken(Event):
    """A player takes a mulligan, and will get another hand. CR 103.5."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.MULLIGAN_TAKEN)
        self.player = player

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.player]

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].mulligans += 1
        return []

    def notation(self) -> str:
        return f"MulliganTaken {self.player}"


def check_era(variant: Variant, era: Era) -> None:
    """Raise VariantError if a variant isn't played by the rules of an era."""
    if era.date < variant.since:
        raise VariantError(
            Message(
                "{variant} isn't played by the rules of {era}; play it by those of {since} or "
                "later ones",
                variant=repr(variant.name),
                era=repr(era.name),
                since=variant.since,
            )
        )


def new_game(
    decks: Sequence[Sequence[Card]],
    names: Sequence[str] = (),
    seed: int = 0,
    era: Era = CURRENT,
    first: int | None = None,
    life: int | None = None,
    chooser: int | None = None,
    lands_out: bool = False,
    sideboards: Sequence[Sequence[Card]] = (),
    definitions: Definitions | None = None,
    variant: Variant | None = None,
    card_names: CardNames | None = None,
    commanders: Sequence[Sequence[tuple[Card, int]]] = (),
    supplementary: Sequence[Sequence[Card]] = (),
    creatures: RandomCards = NO_CARDS,
    noted: Sequence[Sequence[Noted]] = (),
) -> Game:
    """A new game, at its first decision.

    ``decks`` is one sequence of cards for each player, in turn order. ``first`` is the seat of the
    starting player. With None the player in the seat ``chooser`` chooses, and without that one a
    random player does (CR 103.1). ``life`` is the starting life total (CR 103.4). With
    ``lands_out`` the basic lands of the decks begin on the battlefield; no rule says so, it is for
    trying cards. ``sideboards`` has the cards that players own outside the game (CR 400.11a), one
    sequence for each of the first players. Games of an era can share ``definitions``, which read
    each card once. ``variant`` is by default the usual one for the number of players.
    ``card_names`` are the names that players may choose besides those they know of (CR 201.4); they
    don't depend on the decks, so that they tell nothing of them. ``commanders`` are, for each of
    the first players, the cards that begin in the command zone, each with the mask of its color
    identity (CR 903.4a, 903.6); they aren't among the ``decks``. ``supplementary`` are the cards
    that the variant asks for besides those: the vanguard of each player, or the cards of a planar
    or scheme deck (CR 901.3, 902.3, 904.3), ``creatures`` the cards among which Momir Basic chooses
    at random. ``noted`` is what each of the first players noted as they drafted (CR 905.2b).

    Raises DeckError for fewer than two decks or an empty one, EraError for definitions of another
    era, VariantError for a variant that doesn't allow the number of players, or a seat that isn't
    there. Raises VariantError too for more commanders than the variant has, or for any in an era
    that has none, and for supplementary cards that the variant doesn't have or lacks. Raises
    DeckError for more players or cards than ``limits`` allows.
    """
    if len(decks) < 2:
        raise DeckError(
            Message("a game needs two or more decks (CR 100.1), not {count}", count=len(decks))
        )
    _check_sizes(decks, sideboards)
    for seat in (first, chooser):
        if seat is not None and not 0 <= seat < len(decks):
            raise VariantError(
                Message(
                    "there is no seat {seat}; the seats are 0 to {last}",
                    seat=seat,
                    last=len(decks) - 1,
                )
            )
    if definitions is not None:
        if definitions.era != era:
            raise EraError(
                Message(
                    "definitions made for {other} in {era}",
                    other=repr(definitions.era.name),
                    era=repr(era.name),
                )
            )
        definitions.tidy()
    if variant is None:
        variant = usual(len(decks))
    elif not variant.allows(len(decks)):
        raise VariantError(
            Message(
                "{variant} is not for {count} players", variant=repr(variant.name), count=len(decks)
            )
        )
    _check_commanders(variant, era, commanders)
    check(variant, len(decks), supplementary)
    if variant.random_creatures and not creatures.by_value:
        raise VariantError(
            Message(
                "{variant} needs creature cards to choose from at random",
                variant=repr(variant.name),
            )
        )
    check_era(variant, era)
    if variant.deploys and not DEPLOYING:
        raise VariantError(
            Message(
                "the ability of creatures to be deployed isn't loaded (CR 804.2): import "
                "jajna.mechanics.lasting.gaining_control first"
            )
        )
    game = Game(era, seed, definitions, variant, names=card_names)
    game.players.creatures = creatures
    life = variant.life(len(decks)) if life is None else life
    for seat, deck in enumerate(decks):
        if not deck:
            raise DeckError(
                Message("the deck of player {player} is empty (CR 100.2)", player=seat + 1)
            )
        name = names[seat] if seat < len(names) else f"Player {seat + 1}"
        beside = supplementary[seat] if seat < len(supplementary) else ()
        player = Player(seat, name, life + variant.more_life(seat) + life_modifier(beside))
        player.noted = tuple(noted[seat]) if seat < len(noted) else ()
        player.usual_hand = max(variant.hand_size + hand_modifier(beside), 0)
        game.players.add(player)
        for card in deck:
            if lands_out and card.faces[0].supertypes & Supertype.BASIC:
                _lay_out(game, seat, card)
                continue
            made = game.objects.new(game.definitions.of(card), seat, Zone.LIBRARY)
            player.library.append(made.id)
            if made.base.kit.statics:
                move.enter_index(game, made)  # CR 604.3: some define its characteristics here too
        for card, identity in commanders[seat] if seat < len(commanders) else ():
            _lead(game, seat, card, identity)
        lay_out(game, seat, beside)
        for card in sideboards[seat] if seat < len(sideboards) else ():
            move.put(game, game.objects.new(game.definitions.of(card), seat, Zone.NOWHERE))
    game.players.measure()
    game.frames.append(
        StartFrame(-1 if first is None else first, -1 if chooser is None else chooser)
    )
    layers.refresh(game)
    game.advance()
    return game


def _check_sizes(decks: Sequence[Sequence[Card]], sideboards: Sequence[Sequence[Card]]) -> None:
    """Raise DeckError for more players or cards than the engine has room for."""
    if len(decks) > MOST_PLAYERS:
        raise DeckError(
            Message(
                "a game of {count} decks; there can be {most}", count=len(decks), most=MOST_PLAYERS
            )
        )
    for seat, deck in enumerate(decks):
        count = len(deck) + (len(sideboards[seat]) if seat < len(sideboards) else 0)
        if count > MOST_CARDS:
            raise DeckError(
                Message(
                    "the deck of player {player} has {count} cards; there can be {most}",
                    player=seat + 1,
                    count=count,
                    most=MOST_CARDS,
                )
            )


def _check_commanders(
    variant: Variant, era: Era, commanders: Sequence[Sequence[tuple[Card, int]]]
) -> None:
    """Raise VariantError for commanders that a deck can't have. CR 702.124a, 903.3."""
    most = max([len(one) for one in commanders], default=0)
    if variant.commanders and not era.cited("commanders_die"):
        raise VariantError(
            Message(
                "the rules of {era} have no commanders; play {variant} by later ones",
                era=repr(era.name),
                variant=repr(variant.name),
            )
        )
    if most > variant.commanders:
        raise VariantError(
            Message(
                "a deck with {count} commanders; {variant} has {most}",
                count=most,
                variant=repr(variant.name),
                most=variant.commanders,
            )
        )


def _lead(game: Game, seat: int, card: Card, identity: int) -> None:
    """Put a player's commander into the command zone as the game begins. CR 903.6."""
    made = game.objects.new(game.definitions.of(card), seat, Zone.COMMAND)
    move.put(game, made)
    move.enter_index(game, made)
    game.players.commanders.append(Commander(seat, made.id, made.definition, identity))


def _lay_out(game: Game, seat: int, card: Card) -> None:
    """Put a card of a deck onto the battlefield before the game begins."""
    made = game.objects.new(game.definitions.of(card), seat, Zone.BATTLEFIELD)
    made.timestamp = game.effects.tick()
    made.since_turn = -1
    move.put(game, made)
    move.enter_index(game, made)


class _Stage(Enum):
    CHOOSE = 0
    SHUFFLE = 1
    DRAW = 2
    BOTTOM = 3
    MULLIGANS = 4
    LOOK = 5
    TOP = 6
    BEGIN = 7


@final
class StartFrame(Frame):
    """Who goes first, shuffling, opening hands and mulligans. CR 103.1, 103.3, 103.5."""

    def __init__(self, first: int, chooser: int = -1) -> None:
        self.first = first
        self.chooser = chooser
        self.stage = _Stage.CHOOSE
        self.shuffled = False
        """Whether the decks were shuffled before the choice of the starting player."""
        self.deciding: list[int] = []
        """The players who have yet to take a mulligan or keep."""
        self.again: list[int] = []
        """The players who shuffle and draw next."""
        self.bottoming: list[int] = []
        """The players who have yet to put cards of a new hand on the bottom."""
        self.looking: list[int] = []
        """The players who have yet to look at their top card. CR 2016-08-26 103.4."""

    def run(self, game: Game) -> None:
        if self.stage is _Stage.CHOOSE:
            self._choose_first(game)
        elif self.stage is _Stage.SHUFFLE:
            self._shuffle(game)
        elif self.stage is _Stage.DRAW:
            self._draw(game)
        elif self.stage is _Stage.MULLIGANS:
            self._ask_mulligan(game)
        elif self.stage is _Stage.BOTTOM:
            self._ask_bottom(game)
        elif self.stage is _Stage.LOOK:
            self._look(game)
        elif self.stage is _Stage.TOP:
            self._ask_top(game)
        else:
            game.frames.pop()
            game.frames.append(TurnsFrame())
            if game.players.variant.supplementary & Type.PLANE:
                game.frames.append(StartingPlaneFrame())  # CR 103.7
            cards = openers(game)
            if cards:
                game.frames.append(OpeningFrame(cards))

    def _choose_first(self, game: Game) -> None:
        """Let a player choose the starting player. CR 103.1.

        By CR 2019-05-03 103.1, 103.2 the decks are shuffled before that.
        """
        if game.era.shuffled_first and not self.shuffled:
            self.shuffled = True
            game.frames.append(_ShuffleFrame(game.players.in_order(0)))
            return
        if game.players.variant.archenemy:
            self._begin_with(game, 0)  # CR 103.1b, 904.6
            return
        if self.first >= 0:
            self._begin_with(game, self.first)
            return
        chooser = self.chooser if self.chooser >= 0 else game.chance.below(len(game.players))
        variant = game.players.variant
        seats = game.players.in_order(chooser)
        if variant.team_size > 1:  # CR 103.1a, 805.3, 808.4
            seats = [seat for seat in seats if self._begins_for_team(game, seat) == seat]
        game.decision = Decision(
            chooser,
            Kind.STARTING_PLAYER,
            "103.1a" if variant.shared_turns else "103.1",
            Shape.ONE,
            [Thing(seat) for seat in seats],
        )

    def _begins_for_team(self, game: Game, seat: int) -> int:
        """Who of a player's team takes the first turn if it begins: who is left if that one has
        left the game. CR 103.1a, 104.3a, 808.4.
        """
        variant = game.players.variant
        first = variant.begins(seat)
        if not game.players[first].in_game:
            for player in game.players.held:
                if player.in_game and variant.begins(player.id) == first:
                    return player.id
        return first

    def _begin_with(self, game: Game, seat: int) -> None:
        if game.players.variant.shared_turns:
            seat = game.players.as_one(seat)[0]  # CR 805.3
        game.turn.active = seat
        self.again = game.players.in_order(seat)
        self.stage = _Stage.DRAW if self.shuffled else _Stage.SHUFFLE
        if game.players.variant.supplementary & Type.CONSPIRACY:
            game.frames.append(AgendasFrame(self.again.copy()))  # CR 103.2e
        if any(chooses_color(one) for one in game.players.commanders):
            game.frames.append(CommanderColorsFrame(self.again.copy()))  # CR 103.2c, 903.4b
        if any(player.outside for player in game.players.held):
            game.frames.append(CompanionsFrame(self.again.copy()))  # CR 103.2b

    def _shuffle(self, game: Game) -> None:
        """Players who begin or take a mulligan shuffle their cards. CR 103.3, 103.5."""
        self.stage = _Stage.DRAW
        events: list[Event] = []
        for seat in self.again:
            for card in game.players[seat].hand:
                events.append(ZoneChange(card, Zone.HAND, Zone.LIBRARY, "mulligan"))
        game.frames.append(_ShuffleFrame(self.again.copy()))
        perform.perform(game, events)

    def _draw(self, game: Game) -> None:
        self.stage = _Stage.BOTTOM
        drawing = self.again
        self.deciding = [*drawing, *self.deciding]
        whole = _mulligan(game) is Mulligan.LONDON
        self.bottoming = drawing.copy() if whole else []
        self.again = []
        draws: list[Event] = []
        for seat in drawing:
            size = game.players[seat].usual_hand - (0 if whole else self._fewer(game, seat))
            draws += [Draw(seat) for _ in range(size)]
        perform.perform_in_turn(game, draws)

    def _ask_bottom(self, game: Game) -> None:
        """Players who took a mulligan put cards of the new hand on the bottom. CR 103.5."""
        while self.bottoming:
            seat = self.bottoming[0]
            count = min(self._fewer(game, seat), len(game.players[seat].hand))
            if count and game.players[seat].in_game:
                game.decision = Decision(
                    seat,
                    Kind.BOTTOM,
                    "103.5",
                    Shape.SOME,
                    [Thing(card) for card in game.players[seat].hand],
                    count,
                    count,
                    order=Ordering.BOTTOM,
                )
                return
            self.bottoming.pop(0)
        self.stage = _Stage.MULLIGANS

    def _fewer(self, game: Game, seat: int) -> int:
        """The number of cards a player's mulligans cost. CR 103.5, 103.5c, CR 2003-07-01 101.4."""
        spared = game.players.variant.spares_first_mulligan(len(game.players))
        free = 1 if spared and _mulligan(game) is not Mulligan.PARIS else 0
        return max(game.players[seat].mulligans - free, 0)

    def _ask_mulligan(self, game: Game) -> None:
        """Each player who hasn't kept declares, in turn order. CR 103.5, CR 2003-07-01 101.4.

        Then all act at once; in 2003 each acted before the next declared.
        """
        while self.deciding and not (self.again and _mulligan(game) is Mulligan.PARIS):
            seat = self.deciding[0]
            if game.players[seat].hand:
                rule = game.era.cited("mulligan")
                game.decision = Decision(
                    seat, Kind.MULLIGAN, rule, Shape.ONE, [NO, YES], fallback=NO
                )
                return
            self.deciding.pop(0)
        if self.again:
            self.stage = _Stage.SHUFFLE
            return
        self.stage = _Stage.BEGIN
        if _mulligan(game) is Mulligan.SCRY:
            self.stage = _Stage.LOOK
            self.looking = game.players.in_order(game.turn.active)

    def _look(self, game: Game) -> None:
        """Each player with fewer cards than usual looks at the top card. CR 2016-08-26 103.4."""
        self.stage = _Stage.TOP
        while self.looking:
            player = game.players[self.looking[0]]
            if len(player.hand) < player.usual_hand and player.library and player.in_game:
                perform.perform(game, [Revealed(player.id, player.library[:1], player.id)])
                return
            self.looking.pop(0)
        self.stage = _Stage.BEGIN

    def _ask_top(self, game: Game) -> None:
        """A player may put the card just seen on the bottom. CR 2016-08-26 103.4."""
        seat = self.looking[0]
        game.decision = Decision(
            seat,
            Kind.BOTTOM,
            game.era.cited("mulligan"),
            Shape.SOME,
            [Thing(card) for card in game.players[seat].library[:1]],
            0,
            1,
        )

    def take(self, game: Game, answer: Answer) -> None:
        if isinstance(answer, Thing):
            self._begin_with(game, answer.thing)
        elif isinstance(answer, YesNo):
            seat = self.deciding.pop(0)
            if answer.yes:
                self.again.append(seat)
                perform.perform(game, [MulliganTaken(seat)])
        elif isinstance(answer, Several):
            looked = self.stage is _Stage.TOP
            (self.looking if looked else self.bottoming).pop(0)
            self.stage = _Stage.LOOK if looked else _Stage.BOTTOM
            origin = Zone.LIBRARY if looked else Zone.HAND
            events: list[Event] = []
            for one in answer.options:
                assert isinstance(one, Thing), one
                event = ZoneChange(one.thing, origin, Zone.LIBRARY, "bottom")
                event.position = -1
                events.append(event)
            perform.perform(game, events)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = StartFrame(self.first, self.chooser)
        copy.stage = self.stage
        copy.shuffled = self.shuffled
        copy.deciding = self.deciding.copy()
        copy.again = self.again.copy()
        copy.bottoming = self.bottoming.copy()
        copy.looking = self.looking.copy()
        return copy


def _mulligan(game: Game) -> Mulligan:
    """The kind of mulligan of the era. CR 103.5."""
    return game.era.mulligan


@final
class _ShuffleFrame(Frame):
    """Players shuffle their libraries."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def run(self, game: Game) -> None:
        game.frames.pop()
        perform.perform(game, [Shuffled(seat) for seat in self.seats])

    def clone(self, memo: dict[int, Context]) -> Frame:
        return _ShuffleFrame(self.seats.copy())
