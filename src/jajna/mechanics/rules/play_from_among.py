"""Playing cards from among those that a description fits: "cards exiled with ~". CR 601.3."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Layer, Modification
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.nouns import Spell
from jajna.kernel.door.perform import perform
from jajna.kernel.players.player_rules import Permission
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.kernel.zones.knowledge import knows
from jajna.mechanics.counts.would_be import WouldBe
from jajna.mechanics.rules.play_from_elsewhere import SINCE, SpentAs
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["AllowOneAmong", "MayCastOneAmong", "MayPlayAmong"]


@final
@dataclass(frozen=True)
class _Known(Filter):
    """What fits, of face-down cards only those that the player may look at. CR 406.3b."""

    of: Filter

    def where(self) -> int:
        return self.of.where()

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return self.of.matches(game, ctx, thing) and knows(
            game, [ctx.controller], game.objects[thing]
        )


@final
@dataclass(frozen=True)
class CastFromAmong(Filter):
    """A card that fits, or the spell that such a card became. CR 601.2a, 400.7d."""

    of: Filter

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is not None and found.zone is Zone.STACK:
            thing = found.came_from
        return thing != 0 and self.of.matches(game, ctx, thing)


@final
@dataclass(frozen=True)
class MayPlayAmong(Modification):
    """May play lands, or cast spells that fit, from among certain cards. CR 601.3, 701.18a."""

    among: Filter
    lands: bool = False
    spells: Filter | None = None
    plain: bool = field(default=False, compare=False)
    """Whether the text says "play" of what can be either: "play cards exiled with ~"."""
    spend: SpentAs = SpentAs.ITSELF
    """As what mana for these spells may be spent. CR 609.4b."""
    on: str = field(default="", compare=False)
    """What the text calls them then."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        spells = None if self.spells is None else WouldBe(self.spells)
        rules.playable.append(Permission(own, _Known(self.among), self.lands, spells, False))
        if self.spend is not SpentAs.ITSELF:
            rules.spending.append(self.spend.spending(own, CastFromAmong(self.among)))


phrase(
    MayPlayAmong,
    en="may play lands and cast {spells:s} from among {among:s}",
    es="<puede> jugar tierras y lanzar {spells:s} de entre {among:los}",
    when={"lands": True, "plain": False},
)
phrase(
    MayPlayAmong,
    en="may play {among:s}[spend? {spend:spent as} to cast {on:spent on}]",
    es="<puede> jugar {among:los}[spend? {spend:spent as} para {on:spent on}]",
    when={"lands": True, "spells": Spell(), "plain": True},
)
phrase(
    MayPlayAmong,
    en="may play lands from among {among:s}",
    es="<puede> jugar tierras de entre {among:los}",
    when={"lands": True, "spells": None},
)
phrase(
    MayPlayAmong,
    en="may cast {spells:s} from among {among:s}[spend? {spend:spent as} to cast {on:spent on}]",
    es="<puede> lanzar {spells:s} de entre {among:los}[spend? {spend:spent as} para {on:spent on}]",
    when={"lands": False},
)


@final
@dataclass(frozen=True)
class MayCastOneAmong(Modification):
    """May cast one spell that fits from among certain cards, once. CR 601.3, 611.2.

    The number ``SINCE`` of the context tells which of the effects of the source it is.
    """

    spell: Filter
    among: Filter
    free: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.HISTORY

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        name = f"played by {ctx.source} since {ctx.numbers[SINCE]}"
        if game.players[player].happened(name):
            return
        own = Context(ctx.source, player)
        permission = Permission(own, _Known(self.among), False, WouldBe(self.spell), self.free)
        permission.name = name
        rules.playable.append(permission)


looks_up(MayCastOneAmong, SINCE)


@final
@dataclass(frozen=True)
class AllowOneAmong(Effect):
    """Lets you cast one spell that fits from among certain cards this turn. CR 601.3, 611.2.

    With ``free`` it is cast without paying its mana cost (CR 118.9). ``ahead``: the text begins
    with "until end of turn".
    """

    spell: Filter
    among: Filter
    free: bool = False
    ahead: bool = field(default=True, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind_number(SINCE, game.history.events_happened)
        change = MayCastOneAmong(self.spell, self.among, self.free)
        effect = Continuous(own, (change,), Duration.END_OF_TURN, [ctx.controller])
        perform(game, [EffectBegan(effect)])


binds(AllowOneAmong, SINCE)
phrase(
    AllowOneAmong,
    en="until end of turn, you may cast {spell} from among {among:s}"
    "[free? without paying its mana cost]",
    es="hasta el final del turno, puedes lanzar {spell:un} de entre {among:los}"
    "[free? sin pagar su coste de maná]",
    when={"ahead": True},
)
phrase(
    AllowOneAmong,
    en="you may cast {spell} from among {among:s} this turn",
    es="puedes lanzar {spell:un} de entre {among:los} este turno",
    when={"ahead": False, "free": False},
)
trait(AllowOneAmong, Trait.SAYS_TIME_FIRST)


def _not_exiled(made: AllowOneAmong | MayPlayAmong) -> str | None:
    """Other cards are played from a place; only those in exile are told apart by words."""
    return None if made.among.where() == 1 << Zone.EXILE else "it isn't said which exiled cards"


misplaced(AllowOneAmong, _not_exiled)
misplaced(MayPlayAmong, _not_exiled)
