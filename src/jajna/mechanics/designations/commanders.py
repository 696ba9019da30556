"""What cards say of commanders. CR 903."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Decision, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Condition, Cost, Effect, Ref
from jajna.ir.claims import Claim, Claims
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, Loss, gives_up, touches
from jajna.ir.mana import ManaEffect
from jajna.ir.refs import IMPLIED, It
from jajna.kernel.card_kinds import commanders
from jajna.mechanics.choices.chosen_by_each import chosen_things
from jajna.mechanics.costs.things import LIFE_PAID, PayLife
from jajna.mechanics.moving.common import move
from jajna.vocab import Aspects, Reads, Term, Zone, bits
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AddManaOfIdentity",
    "ControlsYourCommander",
    "PayLifeForIdentity",
    "PutCommanderIntoHand",
    "ReturnToCommandZone",
    "TimesCommandersCast",
    "TimesItWasCast",
]


@final
@dataclass(frozen=True)
class ControlsYourCommander(Condition):
    """You control your commander on the battlefield. CR 903.3d."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        for one in commanders.led_by(game, ctx.controller):
            found = game.object(one.card)
            if found.zone is Zone.BATTLEFIELD and found.controller == ctx.controller:
                return True
        return False


phrase(
    ControlsYourCommander,
    en="you control your commander",
    es="<controla@tú> a tu comandante",
)


class WhichCommanders(Term):
    """The commanders of which a text says that a player has cast them. CR 903.8."""

    YOURS = "your commander"
    ANY = "a commander"


@final
@dataclass(frozen=True)
class TimesCommandersCast(Amount):
    """How often you have cast commanders from the command zone. CR 903.8."""

    which: WhichCommanders = WhichCommanders.YOURS

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY | Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        player = ctx.controller
        meant = commanders.led_by(game, player)
        if self.which is WhichCommanders.ANY:
            meant = game.players.commanders
        return commanders.times_cast(player, meant)


words(
    "cast commanders",
    {
        WhichCommanders.YOURS: ("your commander", "a tu comandante"),
        WhichCommanders.ANY: ("a commander", "un comandante"),
    },
)
phrase(
    TimesCommandersCast,
    en="the number of times you've cast {which:cast commanders} from the command zone this game",
    es="la cantidad de veces que lanzaste {which:cast commanders} desde la zona de mando este "
    "juego",
)
phrase(
    TimesCommandersCast,
    en="time you've cast {which:cast commanders} from the command zone this game",
    es="vez que lanzaste {which:cast commanders} desde la zona de mando esta partida",
    place="each",
)


@final
@dataclass(frozen=True)
class AddManaOfIdentity(ManaEffect):
    """Add one mana of any color in your commander's color identity; none without a commander.
    CR 903.4f. ``more`` is what happens to a spell that it is spent on.
    """

    more: Ability | None = None

    def additional_effect(self) -> Ability | None:
        return self.more

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        identity = commanders.color_identity(game, ctx.controller)
        return [(one,) for one in bits(max(identity, 0))]


phrase(
    AddManaOfIdentity,
    en="add one mana of any color in your commander's color identity",
    es="agrega un maná de cualquier color de la identidad de color de tu comandante",
    unsaid=("more",),
)


@final
@dataclass(frozen=True)
class TimesItWasCast(Amount):
    """How often you have cast a commander, just named, from the command zone. CR 903.8."""

    of: Ref = It()

    def value(self, game: Game, ctx: Context) -> int:
        meant = [
            one for thing in self.of.things(game, ctx) for one in commanders.of_object(game, thing)
        ]
        return commanders.times_cast(ctx.controller, meant)


phrase(
    TimesItWasCast,
    en="the number of times it's been cast from the command zone this game",
    es="la cantidad de veces que ha sido lanzado desde la zona de mando esta partida",
    unsaid=("of",),
)
phrase(
    TimesItWasCast,
    en="time it's been cast from the command zone this game",
    es="vez que ha sido lanzado desde la zona de mando esta partida",
    place="each",
    unsaid=("of",),
)


# -- from and to the command zone ------------------------------------------------------------------


@final
@dataclass(frozen=True)
class PutCommanderIntoHand(Effect):
    """Put your commander into your hand from the command zone, one that you choose if there are
    several. CR 903.3d, 608.2d.
    """

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        found = _in_command_zone(game, ctx.controller)
        if len(found) < 2:
            return None
        options: list[Answer] = [Thing(one) for one in found]
        return Decision(
            ctx.controller, Kind.OBJECTS, "608.2d", Shape.SOME, options, 1, 1, source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = chosen_things(answer) or _in_command_zone(game, ctx.controller)
        move(game, ctx, chosen, Zone.HAND, "put")


phrase(
    PutCommanderIntoHand,
    en="put your commander into your hand from the command zone",
    es="pon a tu comandante en tu mano desde la zona de mando",
)


def _in_command_zone(game: Game, player: int) -> list[int]:
    """The commanders of a player that are in the command zone."""
    led = [one.card for one in commanders.led_by(game, player)]
    return [one for one in led if game.object(one).zone is Zone.COMMAND]


@final
@dataclass(frozen=True)
class ReturnToCommandZone(Effect):
    """An instruction to put objects into the command zone. CR 408.1, 903.9."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move(game, ctx, self.what.things(game, ctx), Zone.COMMAND, "return")


phrase(
    ReturnToCommandZone,
    en="{who} <returns> {what} to the command zone",
    es="{who} <regresa> {what} a la zona de mando",
)
touches(ReturnToCommandZone, "what", Does.BOUNCE)


# -- costs -----------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class PayLifeForIdentity(Cost):
    """Pay life equal to the number of colors in your commanders' color identity; it can't be paid
    without a commander. CR 119.4, 903.4f.
    """

    def automatic(self) -> bool:
        return True

    def _life(self, game: Game, ctx: Context) -> int:
        return max(commanders.color_identity(game, ctx.controller), 0).bit_count()

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if not commanders.led_by(game, ctx.controller):
            return Reason("no commander", "903.4f", (ctx.source,), 1)
        return PayLife(Number(self._life(game, ctx))).why_not(game, ctx)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.LIFE, [], self._life(game, ctx))]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        PayLife(Number(self._life(game, ctx))).do(game, ctx, answer)


binds(PayLifeForIdentity, LIFE_PAID)
phrase(
    PayLifeForIdentity,
    en="pay life equal to the number of colors in your commanders' color identity",
    es="paga una cantidad de vidas igual a la cantidad de colores de la identidad de color de tus "
    "comandantes",
)
gives_up(PayLifeForIdentity, Loss.LIFE)
