"""The players of a game by their seats, in turn order. CR 102, 103.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from jajna.kernel.card_kinds.random_cards import NO_CARDS
from jajna.variant import ATTACKS_AROUND

if TYPE_CHECKING:
    from jajna.kernel.card_kinds.commanders import Commander
    from jajna.kernel.card_kinds.supplementary_decks import SupplementaryDeck
    from jajna.kernel.players.player import Player
    from jajna.variant import Variant

__all__ = ["Players"]


@final
class Players:
    """The players of a game with the interface of a list by seat, and their turn order."""

    def __init__(self, held: list[Player], variant: Variant) -> None:
        self.held = held
        self.variant = variant
        self.commanders: list[Commander] = []
        """The commanders of all players, by seat. CR 903.3."""
        self.decks: list[SupplementaryDeck] = []
        """The planar and scheme decks, by owner. CR 901.3, 904.3."""
        self.creatures = NO_CARDS
        """The creature cards that may be chosen at random."""
        self.planar_controller = -1
        """The planar controller; -1 in games without planes. CR 901.6."""
        self.given_at: dict[str, int] = {}
        """How many events there were before each designation was last given. CR 610.3b."""
        self.designations: dict[str, int] = {}
        """The player with each designation that only one can have, by its name. CR 724.3."""
        self.reversed = False
        """Whether the turn order goes counterclockwise. CR 103.1."""
        self.ranges: list[int] = []
        """For each seat the mask of the players within range of influence as this turn began; empty
        where it isn't limited. The list is replaced, never changed. CR 801.2.
        """

    def clone(self) -> Players:
        """Copies of the players for another game."""
        copy = Players([player.clone() for player in self.held], self.variant)
        if self.commanders:
            copy.commanders = [one.clone() for one in self.commanders]
        if self.decks:
            copy.decks = [one.clone() for one in self.decks]
        copy.creatures = self.creatures
        copy.planar_controller = self.planar_controller
        copy.designations = self.designations.copy()
        copy.given_at = self.given_at.copy()
        copy.ranges = self.ranges
        copy.reversed = self.reversed
        return copy

    def measure(self) -> bool:
        """Determine who is within whose range of influence; whether that has changed. CR 801.2c."""
        if not self.variant.is_limited():
            return False
        before = self.ranges
        self.ranges = [self._range_of(player.id) for player in self.held]
        return self.ranges != before

    def _range_of(self, seat: int) -> int:
        """The mask of the players within so many seats of a player, to either side. CR 801.2."""
        reach = self.variant.range_of(seat)
        if not self.held[seat].in_game:
            return 1 << seat
        around = self.seated(seat)
        found = 0
        for place, other in enumerate(around):
            if place <= reach or len(around) - place <= reach:
                found |= 1 << other
        return found

    def is_within(self, player: int, other: int) -> bool:
        """Whether another player, or the player, is within a player's range of influence.
        CR 801.2, 801.2b.
        """
        return not self.ranges or bool(self.ranges[player] >> other & 1)

    def within(self, player: int, seats: list[int]) -> list[int]:
        """Those of the players who are within a player's range of influence. CR 801.2."""
        if not self.ranges:
            return seats
        return [seat for seat in seats if self.is_within(player, seat)]

    def opponents_within(self, player: int) -> list[int]:
        """A player's opponents whom spells, abilities and choices of the player can reach, in turn
        order after the player. CR 102.2, 102.3, 801.2.
        """
        return self.within(player, self.opponents(player))

    def choosers(self, player: int) -> list[int]:
        """The opponents who can make a choice for an effect of a player's: those within range, or
        if there are none the one who sits closest to the left. CR 801.5c.
        """
        return (
            self.opponents_within(player)
            or [seat for seat in self.seated(player) if self.is_opponent(player, seat)][:1]
        )

    def may_attack(self, player: int, other: int) -> bool:
        """Whether a player sits where another can attack, and within range of influence.
        CR 801.3, 803.1, 809.3c, 811.4.
        """
        if self.variant.attacks != ATTACKS_AROUND:
            around = self.seated(player)
            if other not in around:
                return False
            if not self.variant.may_attack(around.index(other), len(around)):
                return False
        return self.is_within(player, other)

    def __getitem__(self, seat: int) -> Player:
        return self.held[seat]

    def __len__(self) -> int:
        return len(self.held)

    def __iter__(self) -> Iterator[Player]:
        return iter(self.held)

    def add(self, player: Player) -> None:
        """Give a player the next seat."""
        self.held.append(player)

    def are_all_in(self) -> bool:
        """Whether nobody has left the game. CR 104.3, 800.4."""
        for player in self.held:
            if not player.in_game:
                return False
        return True

    def in_order(self, first: int) -> list[int]:
        """The list of players still in the game, in turn order from ``first``. CR 101.4, 103.1."""
        return self._backwards(first) if self.reversed else self.seated(first)

    def seated(self, first: int) -> list[int]:
        """The list of players still in the game as they sit, clockwise from ``first``: each to the
        left of the one before. CR 103.1, 801.2, 803.1.
        """
        count = len(self.held)
        found: list[int] = []
        for seat in range(first, first + count):
            around = seat if seat < count else seat - count
            if self.held[around].in_game:
                found.append(around)
        return found

    def _backwards(self, first: int) -> list[int]:
        """The players still in the game in the reversed turn order, each team that takes its turns
        together in its own order. CR 103.1, 805.4.
        """
        clockwise = self.seated(first)
        found = [seat for seat in clockwise if self.are_as_one(first, seat)]
        for seat in reversed(clockwise):
            if seat not in found:
                found += [one for one in clockwise if self.are_as_one(seat, one)]
        return found

    def opponents(self, player: int) -> list[int]:
        """The list of a player's opponents, in turn order after the player. CR 102.2, 102.3."""
        if self.reversed:
            return [seat for seat in self._backwards(player) if self.is_opponent(player, seat)]
        count = len(self.held)
        found: list[int] = []
        for seat in range(player + 1, player + count):
            around = seat if seat < count else seat - count
            if self.held[around].in_game and self.is_opponent(player, around):
                found.append(around)
        return found

    def is_opponent(self, player: int, other: int) -> bool:
        """Whether two players are opponents. CR 102.2, 102.3."""
        if player == other:
            return False
        variant = self.variant
        return variant.team_size == 1 or variant.team(player) != variant.team(other)

    def team(self, player: int) -> list[int]:
        """A player's team as far as in the game, in turn order from the player. CR 102.3, 102.4."""
        own = self.variant.team(player)
        return [seat for seat in self.in_order(player) if self.variant.team(seat) == own]

    def shows_hand(self, player: int, other: int) -> bool:
        """Whether a player may look at another's hand as a teammate. CR 808.5, 810.5, 811.5."""
        variant = self.variant
        return variant.team_size > 1 and variant.shows_hand(player, other, len(self.held))

    def are_as_one(self, player: int, other: int) -> bool:
        """Whether two players are the same, or of a team that takes its turns, has priority and
        fights together. CR 805.4, 805.5, 805.10.
        """
        if player == other:
            return True
        variant = self.variant
        return variant.shared_turns and variant.team(player) == variant.team(other)

    def as_one(self, player: int) -> list[int]:
        """The player and those who take turns together with them, the primary player first.

        Those are the teammates where turns are shared, as far as they are in the game. CR 805.2.
        """
        if not self.variant.shared_turns:
            return [player]
        return [seat for seat in self.seats_as_one(player) if self.held[seat].in_game]

    def seats_as_one(self, player: int) -> list[int]:
        """The seats of the player and of those who take turns together with them, also of those who
        have left. CR 800.4k, 805.4.
        """
        variant = self.variant
        if not variant.shared_turns:
            return [player]
        return list(variant.side_by_side(player, len(self.held)))

    def sharing_life(self, player: int) -> list[Player]:
        """The player and those who have a life total in common. CR 810.4, 904.13b."""
        variant = self.variant
        if not variant.shared_life:
            return [self.held[player]]
        return [self.held[seat] for seat in variant.side_by_side(player, len(self.held))]

    def sharing_poison(self, player: int) -> list[Player]:
        """The player and those who have poison counters in common. CR 810.10, 904.13c."""
        return self.sharing_life(player) if self.variant.shared_poison else [self.held[player]]

    def losing_with(self, player: int) -> list[Player]:
        """The player and those who lose the game with them: those who share a life total, and the
        team of an emperor. CR 809.5b, 810.8a.
        """
        variant = self.variant
        if variant.is_emperor(player):
            return [self.held[seat] for seat in self.team(player)]
        return self.sharing_life(player)

    def teams_left(self) -> int:
        """The number of teams that have a player in the game, or all if they lose as teams.

        Without teams it is the number of players in the game. CR 104.2a, 104.2c, 810.8a.
        """
        variant = self.variant
        if variant.team_size == 1:
            return sum([1 for player in self.held if player.in_game])
        there: dict[int, int] = {}
        for player in self.held:
            if player.in_game:
                team = variant.team(player.id)
                there[team] = there.get(team, 0) + 1
        if not variant.shared_life:
            return len(there)
        count = len(self.held)
        whole = {variant.team(seat): variant.size_of_team(seat, count) for seat in range(count)}
        return sum([1 for team, number in there.items() if number == whole[team]])

    def after(self, player: int) -> int:
        """The next player in turn order who is still in the game."""
        if self.reversed:
            order = self._backwards((self.as_one(player) or [player])[0])
            place = order.index(player) + 1 if player in order else 0
            return order[place % len(order)] if order else player
        count = len(self.held)
        for seat in range(player + 1, player + count):
            around = seat if seat < count else seat - count
            if self.held[around].in_game:
                return around
        return player

    def mask(self, player: int) -> int:
        """The mask ``1 << seat`` of a player; with -1 the mask of all players."""
        return (1 << len(self.held)) - 1 if player < 0 else 1 << player
