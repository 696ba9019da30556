"""Adding mana. CR 106, 605. The rules of mana abilities ask for these effects by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Activated, own_nodes
from jajna.ir.base import Amount, Condition, Effect, Filter, Ref
from jajna.ir.declared.names import game_binds
from jajna.ir.refs import Target
from jajna.vocab import MANA_LETTERS, ManaKept, bits

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ADDING",
    "AddMana",
    "AddManaInstead",
    "AddManaOfColors",
    "ManaEffect",
    "is_mana_ability",
    "mana_effect",
]

ADDING: Final = "adding mana"
"""Name of the number of events that had happened before the latest mana was added."""
game_binds(ADDING)


@dataclass(frozen=True, eq=False)
class ManaEffect(Effect):
    """An instruction to add mana. CR 106.3.

    While a cost is being paid, the choice is already made: ``ctx.bound["mana"]`` has the bits.
    """

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        """Every choice of what would be added now, one ``vocab.Mana`` bit for each mana."""
        raise NotImplementedError(type(self).__name__)

    def is_known_ahead(self) -> bool:
        """Whether what it would add now is what it adds once its costs have been paid."""
        return True

    def receivers(self, game: Game, ctx: Context) -> list[int]:
        """The players who get the mana."""
        return [ctx.controller]

    def restriction(self) -> Filter | None:
        """What the mana may be spent on; None for anything. CR 106.6."""
        return None

    def keeps(self) -> ManaKept:
        """How long the mana isn't lost as steps and phases end. CR 500.5."""
        return ManaKept.NOT

    def additional_effect(self) -> Ability | None:
        """What happens to a spell that the mana is spent on, a triggered ability that waits for
        that; None for nothing. CR 106.6.
        """
        return None

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if "mana" in ctx.bound:
            return None
        choices = game.kernel.produced(game, ctx, self.productions(game, ctx))
        if len(choices) < 2:
            return None
        receivers = self.receivers(game, ctx)
        return Decision(
            receivers[0] if receivers else ctx.controller,
            Kind.MANA,
            "106.3",
            Shape.ONE,
            [
                Pick(place, "".join(MANA_LETTERS[one] for one in choice))
                for place, choice in enumerate(choices)
            ],
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = ctx.bound.get("mana")
        if chosen is None:
            choices = game.kernel.produced(game, ctx, self.productions(game, ctx))
            if not choices:
                return
            place = answer.index if isinstance(answer, Pick) else 0
            chosen = list(choices[place])
        receivers = self.receivers(game, ctx)
        more = self.additional_effect()
        game.kernel.add_mana(game, ctx, receivers, chosen, self.restriction(), self.keeps(), more)


@final
@dataclass(frozen=True)
class AddMana(ManaEffect):
    """Add this mana: "{G}", "{C}{C}", "{R} or {G}", "{B} for each Swamp you control".

    ``choices`` are alternatives, each a row of ``vocab.Mana`` bits; ``times`` repeats the row.
    ``additional``: the text says that it comes to other mana. ``kept`` is how long it isn't lost as
    steps and phases end. ``more`` is what happens to a spell that it is spent on.
    """

    choices: tuple[tuple[int, ...], ...]
    times: Amount | None = None
    only_for: Filter | None = None
    who: Ref | None = None
    additional: bool = False
    kept: ManaKept = ManaKept.NOT
    more: Ability | None = None

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        times = self.times.value(game, ctx) if self.times is not None else 1
        return [choice * max(times, 0) for choice in self.choices]

    def receivers(self, game: Game, ctx: Context) -> list[int]:
        return self.who.things(game, ctx) if self.who is not None else [ctx.controller]

    def restriction(self) -> Filter | None:
        return self.only_for

    def keeps(self) -> ManaKept:
        return self.kept

    def additional_effect(self) -> Ability | None:
        return self.more


@final
@dataclass(frozen=True)
class AddManaOfColors(ManaEffect):
    """Add an amount of mana of chosen colors: "one mana of any color". CR 106.1b.

    ``colors`` masks the colors to choose from; with ``together`` all the mana has one color,
    otherwise any combination may be chosen, with ``different`` one of different colors.
    """

    count: Amount
    colors: int = 31
    together: bool = True
    only_for: Filter | None = None
    who: Ref | None = None
    additional: bool = False
    kept: ManaKept = ManaKept.NOT
    more: Ability | None = None
    different: bool = False

    def receivers(self, game: Game, ctx: Context) -> list[int]:
        return self.who.things(game, ctx) if self.who is not None else [ctx.controller]

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        count = max(self.count.value(game, ctx), 0)
        if self.together or count < 2:
            return [(color,) * count for color in bits(self.colors)]
        rows: list[tuple[int, ...]] = [()]
        for _ in range(count):
            rows = [
                (*row, color)
                for row in rows
                for color in bits(self.colors)
                if not row or color > row[-1] or (color == row[-1] and not self.different)
            ]
        return rows

    def restriction(self) -> Filter | None:
        return self.only_for

    def keeps(self) -> ManaKept:
        return self.kept

    def additional_effect(self) -> Ability | None:
        return self.more


@final
@dataclass(frozen=True)
class AddManaInstead(ManaEffect):
    """Add mana, or other mana instead if a condition holds. CR 608.2c, 106.3.

    ``plain`` and ``instead`` are instructions to add mana.
    """

    plain: Effect
    condition: Condition
    instead: Effect

    def _now(self, game: Game, ctx: Context) -> ManaEffect:
        chosen = self.instead if self.condition.holds(game, ctx) else self.plain
        assert isinstance(chosen, ManaEffect), self
        return chosen

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        return self._now(game, ctx).productions(game, ctx)

    def receivers(self, game: Game, ctx: Context) -> list[int]:
        return self._now(game, ctx).receivers(game, ctx)


def mana_effect(effect: Effect) -> ManaEffect | None:
    """The instruction in an effect that adds mana, None if it has none."""
    if isinstance(effect, ManaEffect):
        return effect
    for node in own_nodes(effect):
        if isinstance(node, ManaEffect):
            return node
    return None


def is_mana_ability(ability: Activated) -> bool:
    """Whether an activated ability is a mana ability. CR 605.1a."""
    if ability.loyalty or mana_effect(ability.effect) is None:
        return False
    return not any(isinstance(node, Target) for node in own_nodes(ability.effect))
