"""Permissions and prohibitions for players by static abilities.
CR 101.2, 305.2, 402.2, 601.3, 614.10.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Static
from jajna.ir.base import WHEREVER_CAST, Condition, Filter, Layer, Modification, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.nouns import OfType, Opponent, Player, Spell, StackAbility
from jajna.ir.refs import THIS, YOU, ThisSpell
from jajna.ir.someone import Someone
from jajna.kernel.objects.characteristics import Requirement
from jajna.mechanics.counts.would_be import WouldBe, would_fit
from jajna.mechanics.rules.mana_spending import ALL_MANA
from jajna.mechanics.rules.player_limits import ExtraLands
from jajna.vocab import Must, Reads, Step, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "ActsOnOwnTurn",
    "CannotAttackWith",
    "CannotBeCast",
    "CannotCast",
    "CannotLose",
    "CannotPlayLands",
    "CastOnePerTurn",
    "CastWithFlash",
    "DrawOnePerTurn",
    "LureAll",
    "SkipOwnStep",
]

SPELL: Final = Spell()

phrase(
    ExtraLands,
    en="may play an additional land on each of your turns",
    es="<puede> jugar una tierra adicional en cada uno de tus turnos",
    when={"number": 1, "theirs": False, "during": False},
)
phrase(
    ExtraLands,
    en="may play an additional land on each of their turns",
    es="<puede> jugar una tierra adicional en cada uno de sus turnos",
    when={"number": 1, "theirs": True, "during": False},
)
phrase(
    ExtraLands,
    en="may play an additional land during each of their turns",
    es="<puede> jugar una tierra adicional durante cada uno de sus turnos",
    when={"number": 1, "theirs": True, "during": True},
)
phrase(
    ExtraLands,
    en="may play any number of lands on each of your turns",
    es="<puede> jugar cualquier cantidad de tierras en cada uno de tus turnos",
    when={"number": -1, "theirs": False, "during": False},
)
phrase(
    ExtraLands,
    en="may play {number} additional lands on each of your turns",
    es="<puede> jugar {number} tierras adicionales en cada uno de tus turnos",
    when={"theirs": False, "during": False},
)


@final
@dataclass(frozen=True)
class CannotPlayLands(Modification):
    """Can't play lands. CR 101.2, 305.2."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_play_lands = True


phrase(CannotPlayLands, en="<can't> play lands", es="no <puede> jugar tierras")


@final
@dataclass(frozen=True)
class CannotLose(Modification):
    """You can't lose the game and your opponents can't win it. CR 104.3, 101.2.

    ``reverse``: you can't win, and they can't lose.
    """

    reverse: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if player == ctx.controller:
            rules.cannot_lose_game = rules.cannot_lose_game or not self.reverse
            rules.cannot_win_game = rules.cannot_win_game or self.reverse
        elif game.players.is_opponent(player, ctx.controller):
            rules.cannot_win_game = rules.cannot_win_game or not self.reverse
            rules.cannot_lose_game = rules.cannot_lose_game or self.reverse


phrase(
    CannotLose,
    en="you can't lose the game and your opponents can't win the game",
    es="no puedes perder el juego y tus oponentes no pueden ganar el juego",
    when={"reverse": False},
)
phrase(
    CannotLose,
    en="you can't win the game and your opponents can't lose the game",
    es="no puedes ganar el juego y tus oponentes no pueden perder el juego",
    when={"reverse": True},
)


@final
@dataclass(frozen=True)
class LivesWithoutLife(Modification):
    """You don't lose the game for having 0 or less life. CR 104.3b, 704.5a."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.lives_without_life = True


phrase(
    LivesWithoutLife,
    en="you don't lose the game for having 0 or less life",
    es="no pierdes el juego por tener 0 vidas o menos",
)


@final
@dataclass(frozen=True)
class CannotCast(Modification):
    """Can't cast spells that fit, with ``during`` only at that time. CR 101.2, 601.3."""

    what: Filter
    during: Condition | None = None

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return self.during.reads() if self.during is not None else 0

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.during is None or self.during.holds(game, ctx):
            rules.forbidden.append((ctx.kept(), WouldBe(self.what)))


@final
@dataclass(frozen=True)
class CastOnlyAsSorceries(Modification):
    """Can cast spells only any time they could cast a sorcery. CR 307.5, 601.3."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.only_as_sorceries = True


phrase(
    CastOnlyAsSorceries,
    en="can cast spells only any time they could cast a sorcery",
    es="<puede> lanzar hechizos solo cuando podría lanzar un conjuro",
)


phrase(
    CannotCast,
    en="<can't> cast {what:s}",
    es="no <puede> lanzar {what:s}",
    when={"during": None},
)
phrase(
    CannotCast,
    en="<can't> cast {what:s} {during:timing}",
    es="no <puede> lanzar {what:s} {during:timing}",
)


@final
@dataclass(frozen=True)
class ActsOnOwnTurn(Modification):
    """Can cast spells, with ``abilities`` also activate abilities, only during their own turns.

    CR 101.2, 601.3, 602.5, 805.4.
    """

    abilities: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.TURN

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if game.players.are_as_one(game.turn.active, player):
            return
        own = ctx.kept()
        rules.forbidden.append((own, WouldBe(Spell())))
        if self.abilities:
            rules.inactive.append((own, StackAbility()))


phrase(
    ActsOnOwnTurn,
    en="can cast spells only during their own turns",
    es="<puede> lanzar hechizos solo durante sus propios turnos",
    when={"abilities": False},
)
phrase(
    ActsOnOwnTurn,
    en="can cast spells and activate abilities only during their own turns",
    es="<puede> lanzar hechizos y activar habilidades solo durante sus propios turnos",
    when={"abilities": True},
)


@final
@dataclass(frozen=True)
class CannotAttackWith(Modification):
    """Can't attack with creatures. CR 508.1c."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.most_attackers = 0


phrase(
    CannotAttackWith,
    en="<can't> attack with creatures",
    es="no <puede> atacar con criaturas",
)


@final
@dataclass(frozen=True)
class CannotBeCast(Modification):
    """Nobody can cast spells that fit. CR 101.2, 601.3."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.forbidden.append((ctx.kept(), WouldBe(self.what)))


phrase(CannotBeCast, en="{what:s} can't be cast", es="{what:los} no pueden lanzarse")


@final
@dataclass(frozen=True)
class CastOnePerTurn(Modification):
    """Can't cast more than one spell that fits each turn. CR 101.2, 601.3.

    ``said_who``: the text says it of each player who has cast one.
    """

    what: Filter = SPELL
    said_who: bool = False

    def reads(self) -> int:
        return Reads.HISTORY

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player() if self.said_who else None

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = ctx.kept()
        if any(would_fit(game, own, self.what, one) for one in game.players[player].spells):
            rules.forbidden.append((own, WouldBe(self.what)))


phrase(
    CastOnePerTurn,
    en="<can't> cast more than one {what:one} each turn",
    es="no <puede> lanzar más de un {what:one} cada turno",
    when={"said_who": False},
)
phrase(
    CastOnePerTurn,
    en="each player who has cast {what:a} this turn can't cast additional {what:s}",
    es="cada jugador que haya lanzado {what:un} este turno no puede lanzar {what:s} adicionales",
    when={"said_who": True},
)


@final
@dataclass(frozen=True)
class DrawOnePerTurn(Modification):
    """Can't draw more than one card each turn. CR 101.2, 121.1."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.most_draws = 1 if rules.most_draws < 0 else min(rules.most_draws, 1)


phrase(
    DrawOnePerTurn,
    en="<can't> draw more than one card each turn",
    es="no <puede> robar más de una carta cada turno",
)


@final
@dataclass(frozen=True)
class SkipExtraTurns(Modification):
    """Players, or only opponents, skip extra turns that they would begin. CR 614.10.

    ``who`` is "a player" or "an opponent".
    """

    who: Someone

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Opponent() if self.who is Someone.OPPONENT else Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.skips_extra_turns = True


for _who, _es in ((Someone.OPPONENT, "un oponente"), (Someone.PLAYER, "un jugador")):
    phrase(
        SkipExtraTurns,
        en=f"if {_who} would begin an extra turn, that player skips that turn instead",
        es=f"si {_es} fuera a comenzar un turno adicional, en vez de eso, ese jugador salta ese "
        "turno",
        when={"who": _who},
    )


@final
@dataclass(frozen=True)
class CannotDraw(Modification):
    """Can't draw cards. CR 101.2, 121.1."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.most_draws = 0


phrase(CannotDraw, en="<can't> draw cards", es="no <puede> robar cartas")


THIS_SPELL: Final = Is(ThisSpell())


@final
@dataclass(frozen=True)
class CastWithFlash(Modification):
    """May cast spells that fit as though they had flash. CR 702.8a, 601.3b.

    ``this_turn``: the text of an instruction says so among its words. ``anyone``: all players may.
    Of the spell itself it holds wherever that is about to be cast; ``named``: the text names it.
    """

    what: Filter
    this_turn: bool = False
    anyone: bool = False
    named: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def works_in(self) -> int:
        return WHEREVER_CAST if self.what == THIS_SPELL else 0

    def subject(self) -> Filter | None:
        return Player() if self.anyone else Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.flash.append((ctx.kept(), WouldBe(self.what)))


phrase(
    CastWithFlash,
    en="you may cast this spell as though it had flash",
    es="puedes lanzar este hechizo como si tuviera la habilidad de destello",
    when={"this_turn": False, "what": THIS_SPELL, "named": False},
)
phrase(
    CastWithFlash,
    en="you may cast ~ as though it had flash",
    es="puedes lanzar ~ como si tuviera la habilidad de destello",
    when={"this_turn": False, "what": THIS_SPELL, "named": True},
)
phrase(
    CastWithFlash,
    en="you may cast {what:s} this turn as though they had flash",
    es="este turno puedes lanzar {what:s} como si tuvieran la habilidad de destello",
    when={"this_turn": True, "anyone": False},
)
phrase(
    CastWithFlash,
    en="any player may cast {what:s} as though they had flash",
    es="cualquier jugador puede lanzar {what:s} como si tuvieran la habilidad de destello",
    when={"this_turn": False, "anyone": True},
)
phrase(
    CastWithFlash,
    en="you may cast {what:s} as though they had flash",
    es="puedes lanzar {what:s} como si tuvieran la habilidad de destello",
    when={"this_turn": False, "anyone": False},
)


def _only_for_a_turn(made: Static) -> str | None:
    """What is allowed "this turn" is no static ability."""
    if any(isinstance(one, CastWithFlash) and one.this_turn for one in made.changes):
        return "a static ability lasts longer than this turn"
    return None


misplaced(Static, _only_for_a_turn)


@final
@dataclass(frozen=True)
class SkipOwnStep(Modification):
    """A step of each of your turns, or ``theirs``, is skipped. CR 614.10."""

    step: int
    theirs: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return None if self.theirs else Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.skipped_steps.append(self.step)


words(
    "skipped step",
    {
        int(Step.DRAW): ("draw step", "paso de robar"),
        int(Step.UNTAP): ("untap step", "paso de enderezar"),
        int(Step.UPKEEP): ("upkeep step", "paso de mantenimiento"),
    },
)
words(
    "skipped steps",
    {
        int(Step.DRAW): ("draw steps", "pasos de robar"),
        int(Step.UNTAP): ("untap steps", "pasos de enderezar"),
        int(Step.UPKEEP): ("upkeep steps", "pasos de mantenimiento"),
    },
)
phrase(
    SkipOwnStep,
    en="skip your {step:skipped step}",
    es="sáltate tu {step:skipped step}",
    when={"theirs": False},
)
phrase(
    SkipOwnStep,
    en="<skips> their {step:skipped steps}",
    es="se <salta> sus {step:skipped steps}",
    when={"theirs": True},
)


CREATURE: Final = OfType(Type.CREATURE)


@final
@dataclass(frozen=True)
class LureAll(Modification):
    """All creatures, or all that fit, able to block something must. CR 509.1c."""

    what: Ref = THIS
    by: Filter = CREATURE

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return SELF if self.what == THIS else Is(self.what)

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.must |= Must.BE_BLOCKED_BY_ALL
        own = ctx.kept()
        by = None if self.by == CREATURE else self.by
        now.requirements.append(Requirement(Must.BE_BLOCKED_BY_ALL, ctx=own, by=by))


phrase(
    LureAll,
    en="all {by:s} able to block {what} do so",
    es="<*todo@by> {by:los} que puedan bloquear <+-lo@what> a {what} lo hacen",
)


@final
@dataclass(frozen=True)
class LegendsAllowed(Modification):
    """The legend rule doesn't apply to permanents that fit. CR 704.5j."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.legends_allowed.append((ctx.kept(), self.what))


phrase(
    LegendsAllowed,
    en='the "legend rule" doesn\'t apply to {what:s}',
    es='la "regla de las leyendas" no se aplica a {what:los}',
)


@final
@dataclass(frozen=True)
class KeepMana(Modification):
    """Players, or you, don't lose unspent mana as steps and phases end, or only mana of a color.
    CR 500.5, 106.4.

    ``color`` is the bit of that; 0: any mana.
    """

    color: int = 0

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.keeps_mana |= self.color or ALL_MANA


phrase(
    KeepMana,
    en="<doesn't> lose unspent mana as steps and phases end",
    es="no <pierde> el maná sin usar cuando terminan los pasos y las fases",
    when={"color": 0},
)
phrase(
    KeepMana,
    en="<doesn't> lose unspent {color:color} mana as steps and phases end",
    es="no <pierde> el maná {color:color} sin usar cuando terminan los pasos y las fases",
)


@final
@dataclass(frozen=True)
class ManaTurnsColorless(Modification):
    """Mana that you would lose becomes colorless instead. CR 106.4, 614.1a."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.mana_turns_colorless = True


phrase(
    ManaTurnsColorless,
    en="if you would lose unspent mana, that mana becomes colorless instead",
    es="si fueras a perder maná sin usar, en vez de eso, ese maná se vuelve incoloro",
)
