"""The total cost of a spell or ability. CR 118.7-118.9, 601.2f, 602.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import FREE
from jajna.ir.abilities import Activated, CastingCost, DueFor, SpecialAction, SpendOnly
from jajna.ir.amounts import ManaWorth, OwnManaCost, PerEach, X
from jajna.ir.base import Cost, PaidWhen, walk
from jajna.ir.costs import CHOSEN_AHEAD, PayMana, PayOwnManaCost, TapThis
from jajna.ir.filters.abilities import fits_ability
from jajna.ir.filters.mana_uses import contained_in
from jajna.kernel.card_kinds.commanders import tax
from jajna.kernel.costs.permissions import besides_others, instead_of_mana
from jajna.vocab import MANA_LETTERS, Symbol, bits

if TYPE_CHECKING:
    from jajna.ir.base import Amount
    from jajna.ir.claims import Claim
    from jajna.ir.composites import Modes
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import CostChange
    from jajna.kernel.state.context import Context

__all__ = [
    "FACE_DOWN_COST",
    "PERMITTED",
    "Total",
    "ability_needs_more",
    "ability_total",
    "least_x_of",
    "mandatory_costs",
    "needs_more",
    "only_taps",
    "optional_costs",
    "special_total",
    "spell_total",
    "times_due",
    "with_generic",
]


FACE_DOWN_COST: Final = "face-down cost"
"""Name of the number that is 1 where {3} is paid rather than the mana cost. CR 702.37a."""
_THREE: Final = Symbol("3", generic=3)
PERMITTED: Final = "permitted to be cast"
"""Name of the number that is 1 where an effect lets a card be cast from where it is, or without its
mana cost being paid. CR 118.9, 601.3.

The effect may name other costs to be paid instead, or besides.
"""
_NO_LIMITS: Final[list[tuple[int, int]]] = []
_NO_SYMBOLS: Final[list[Symbol]] = []
"""What most costs have none of; never changed."""


@final
class Total:
    """A total cost: mana symbols, and the other parts in the order they are paid.

    ``without`` are permanents that can't be tapped for the mana, as the cost taps them itself.
    """

    def __init__(self, symbols: list[Symbol], others: list[Cost]) -> None:
        self.symbols = symbols
        self.others = others
        self.without: tuple[int, ...] = ()
        self.x_colors = 0
        """Mask of the colors of mana that may pay for {X}; 0: any mana."""
        self.more = 0
        """The generic mana that effects add. CR 601.2f."""
        self.limited = _NO_LIMITS
        """How much generic mana is taken away as long as there is so much mana left."""
        self.change = 0
        """How much generic mana is added besides, or with a negative number taken away."""
        self.least = 0
        """The mana that it takes at least, as effects on the total cost say. CR 601.2f."""
        self.less = _NO_SYMBOLS
        """A list of the symbols that reduce the cost. CR 118.7."""
        self.colored_less = _NO_SYMBOLS
        """A list of the symbols that reduce only colored mana."""
        self.activating = False
        """Whether it is the cost of activating an ability. CR 602.2b."""
        self.only: SpendOnly | None = None
        """Whose mana alone may be spent, for the way in which a spell is cast. CR 601.2h."""
        self.assisted = False
        """Whether another player may pay for generic mana in it. CR 702.132a."""

    def claims(self, game: Game, ctx: Context) -> tuple[Claim, ...]:
        """A tuple of the claims of the parts that aren't mana. CR 118.3."""
        if not self.others:
            return ()
        found: list[Claim] = []
        for cost in self.others:
            found += cost.claims(game, ctx)
        return tuple(found)

    def chosen_ahead(self, game: Game, ctx: Context) -> list[Cost]:
        """A list of the parts with a choice made before they are paid. CR 601.2b."""
        return [cost for cost in self.others if cost.ahead(game, ctx) is not None]

    def put_in_order(self) -> None:
        """Let what takes nothing from the others be paid first, what is random last. CR 601.2h."""
        ranks: list[list[Cost]] = [[] for _ in range(PaidWhen.LAST + 1)]
        for cost in self.others:
            ranks[cost.rank()].append(cost)
        self.others = [cost for rank in ranks for cost in rank]

    def parts_to_order(self, game: Game, ctx: Context) -> tuple[int, int]:
        """A tuple of the first place, and the place after the last, of parts whose order matters.

        There one part puts things into a zone from which another takes some. (0, 0): no such parts.
        """
        for rank in range(PaidWhen.LAST + 1):
            places = [place for place, cost in enumerate(self.others) if cost.rank() == rank]
            if len(places) > 1 and _feed_each_other(
                game, ctx, [self.others[place] for place in places]
            ):
                return places[0], places[-1] + 1
        return 0, 0

    def variables(self) -> int:
        """The number of {X} in it."""
        return sum(1 for one in self.symbols if one.variable)

    def contained(self) -> int:
        """Mask of what its mana symbols contain. CR 107.3, 107.4c."""
        return contained_in(tuple(self.symbols))

    def says_x(self) -> bool:
        """Whether a part that isn't mana depends on X: "sacrifice X Goats". CR 107.3a."""
        return any(
            isinstance(node, X) and node.meaning is None
            for cost in self.others
            for node in walk(cost)
        )

    def with_x(self, x: int) -> tuple[Symbol, ...]:
        """What mana is due: each {X} is that much generic mana, which is then added to or reduced.

        CR 107.3a, 118.7, 601.2f.
        """
        symbols: list[Symbol] = []
        for one in self.symbols:
            if not one.variable:
                symbols.append(one)
            elif self.x_colors:
                text = "/".join([MANA_LETTERS[color] for color in bits(self.x_colors)])
                symbols += [Symbol(text, mana=self.x_colors)] * x
            elif x:
                symbols.append(Symbol(str(x), generic=x, bent=one.bent))
        for one in self.colored_less:
            _taken_away(symbols, one, colored_only=True)
        change = self.change
        for one in self.less:
            change -= _taken_away(symbols, one)
        if self.limited:  # the player has these reductions apply first: CR 601.2f
            symbols = _limited(with_generic(symbols, self.more), self.limited)
        else:
            change += self.more
        if change:
            symbols = with_generic(symbols, change)
        return tuple(_no_less_than(symbols, self.least) if self.least else symbols)


def _no_less_than(symbols: list[Symbol], least: int) -> list[Symbol]:
    """The symbols of a total cost that takes so much mana at least. CR 601.2f.

    How much they take may depend on how they are paid. CR 601.2b.
    """
    if any(one.life or one.generic < 0 or (one.mana and one.generic) for one in symbols):
        return [*symbols, Symbol(f"≥{least}", at_least=least)]
    return with_generic(symbols, max(least - sum([one.value for one in symbols]), 0))


def _limited(symbols: list[Symbol], limited: list[tuple[int, int]]) -> list[Symbol]:
    """The symbols after reductions that leave some mana, each where it is the last."""
    for less, least in limited:
        mana = sum([one.value for one in symbols])
        symbols = with_generic(symbols, -min(less, max(mana - least, 0)))
    return symbols


def _taken_away(symbols: list[Symbol], less: Symbol, colored_only: bool = False) -> int:
    """Take a mana symbol out of a cost; how much generic mana is to be taken away instead.
    CR 118.7a-118.7g.

    Of a hybrid symbol a half is chosen that the cost asks for, if there is one. Where the cost asks
    for it only in symbols that can be paid otherwise too, the reduction stays in it as a symbol of
    less than 0, as what it takes away depends on how they are paid. CR 601.2b, 601.2f.
    """
    for place, one in enumerate(symbols):
        if one.mana and one.mana & less.mana == one.mana and not one.generic and not one.life:
            del symbols[place]
            return 0
    if not colored_only and any(one.mana & less.mana for one in symbols):
        symbols.append(Symbol(f"-{less.text}", mana=less.mana, generic=-1))
        return 0
    if less.variable:
        return 0
    return less.value


def _feed_each_other(game: Game, ctx: Context, costs: list[Cost]) -> bool:
    claims = [cost.claims(game, ctx) for cost in costs]
    for place, ones in enumerate(claims):
        for other in range(len(claims)):
            if other != place and any(
                one.to & another.origin for one in ones for another in claims[other]
            ):
                return True
    return False


def optional_costs(spell: Characteristics) -> list[CastingCost]:
    """The additional costs that the player may choose to pay, such as kicker. CR 601.2b."""
    return [cost for cost in spell.kit.costs if cost.optional and not cost.alternative]


def least_x_of(offered: list[CastingCost], accepted: list[int]) -> int:
    """The least value that may be chosen for X if these optional costs are paid. CR 601.2b."""
    return max([offered[place].least_x for place in accepted], default=0)


def mandatory_costs(spell: Characteristics) -> list[CastingCost]:
    """The additional costs that must be paid whatever modes are chosen. CR 118.8."""
    return [
        cost
        for cost in spell.kit.costs
        if not cost.optional and not cost.alternative and cost.modal is DueFor.NONE
    ]


def spell_total(
    game: Game, ctx: Context, spell: Characteristics, way: int, accepted: list[int]
) -> Total:
    """The total cost of a spell, by the order of CR 601.2f: base, additions, increases, reductions.

    ``way`` is the alternative cost used (-1: the mana cost, ``FREE``: none), ``accepted`` the
    places among ``optional_costs`` of those chosen, each as often as it is paid.
    """
    total = Total([], [])
    if way >= 0:
        _add(game, ctx, total, spell.kit.costs[way].costs)
        if spell.kit.costs[way].only is not None:
            total.only = SpendOnly(spell.kit.costs[way].only)
        own_less = spell.kit.costs[way].less
        if own_less is not None:
            _reduce(game, ctx, total, own_less)
        if spell.kit.costs[way].besides and spell.mana_cost is not None:
            total.symbols += spell.mana_cost.symbols
    elif ctx.numbers.get(FACE_DOWN_COST):
        total.symbols.append(_THREE)  # CR 702.37a
    elif way == FREE:
        _add(game, ctx, total, _instead_of_mana(game, ctx))
    elif spell.mana_cost is not None:
        total.symbols += spell.mana_cost.symbols
    _add(game, ctx, total, _besides_others(game, ctx, way))
    total.x_colors = spell.kit.x_colors
    total.assisted = spell.kit.assisted
    if spell.kit.costs:
        _add_kit_costs(game, ctx, total, spell, accepted)
    item = game.objects[ctx.item].item if ctx.item else None
    if item is not None:
        _add(game, ctx, total, tuple(item.spliced))
    if ctx.modes:
        _add_mode_costs(game, ctx, total, spell)
    for own in spell.kit.own_cost_changes:
        if own.condition is None or own.condition.holds(game, ctx):
            if own.more:
                total.change += own.less.value(game, ctx)
                total.symbols += _mana_in(game, ctx, own.less)
            else:
                _reduce(game, ctx, total, own.less)
    for each in spell.kit.target_costs:
        targets = sum([len(slot) for slot in ctx.targets])
        for _ in range(targets):
            _add(game, ctx, total, each.costs)
        if each.more is not None:
            for _ in range(targets - 1):
                total.symbols += each.more.symbols
    if CHOSEN_AHEAD in ctx.bound:
        for place, chosen in enumerate(ctx.bound[CHOSEN_AHEAD]):
            less = total.chosen_ahead(game, ctx)[place].reduction(game, chosen)
            total.less = [*total.less, *less]
    if game.effects.rules:
        for effect in game.effects.rules[ctx.controller].costs:
            if effect.what.matches(game, effect.ctx, ctx.source):
                _change(game, ctx, total, effect)
        for name, change in game.effects.rules[ctx.controller].alternative_costs:
            if way >= 0 and spell.kit.costs[way].name == name:
                _change(game, ctx, total, change)
    if game.players.commanders:
        total.more += tax(game, ctx)
    return total


def _add_kit_costs(
    game: Game, ctx: Context, total: Total, spell: Characteristics, accepted: list[int]
) -> None:
    """Add the additional costs that must be paid, and those that the player chose to pay."""
    for cost in mandatory_costs(spell):
        if cost.condition is None or cost.condition.holds(game, ctx):
            _add(game, ctx, total, cost.costs)
    offered = optional_costs(spell)
    for place in sorted(accepted) if accepted else []:
        _add(game, ctx, total, offered[place].costs)
        less = offered[place].less
        if less is not None:
            _reduce(game, ctx, total, less)
    for place, cost in enumerate(offered):
        if place not in accepted:
            _add(game, ctx, total, cost.otherwise)


def _change(game: Game, ctx: Context, total: Total, effect: CostChange) -> None:
    """Let an effect of another object make the cost more or less. CR 601.2f."""
    own = effect.ctx.clone({})
    own.affected = ctx.item if ctx.item else ctx.source
    if effect.more is not None:
        _increase(game, own, total, effect.more)
    if effect.less is None:
        total.least = max(total.least, effect.least)
        return
    if effect.colored:
        total.colored_less = [*total.colored_less, *_mana_in(game, own, effect.less)]
    elif effect.least:
        total.limited = [*total.limited, (effect.less.value(game, own), effect.least)]
    else:
        _reduce(game, own, total, effect.less)


def _increase(game: Game, ctx: Context, total: Total, more: Amount) -> None:
    total.more += more.value(game, ctx)
    total.symbols += _mana_in(game, ctx, more)


def _instead_of_mana(game: Game, ctx: Context) -> tuple[Cost, ...]:
    """A tuple of the costs paid for a spell cast without paying its mana cost. CR 118.9."""
    item = game.objects[ctx.item].item if ctx.item else None
    if item is not None:
        return item.instead
    if not ctx.numbers.get(PERMITTED):
        return ()
    return instead_of_mana(game, ctx.controller, game.objects[ctx.source])


def _besides_others(game: Game, ctx: Context, way: int) -> tuple[Cost, ...]:
    """A tuple of the costs that the effect asks for that lets a spell be cast. CR 118.8, 601.3."""
    item = game.objects[ctx.item].item if ctx.item else None
    if item is not None:
        return item.besides
    if not ctx.numbers.get(PERMITTED):
        return ()
    return besides_others(game, ctx.controller, game.objects[ctx.source], way)


def _reduce(game: Game, ctx: Context, total: Total, less: Amount) -> None:
    """Reduce a cost by an amount of generic mana and of other mana. CR 118.7a-118.7c."""
    total.change -= less.value(game, ctx)
    total.less = [*total.less, *_mana_in(game, ctx, less)]


def _mana_in(game: Game, ctx: Context, amount: Amount) -> tuple[Symbol, ...]:
    """A tuple of the symbols in an amount that aren't generic. CR 118.7b."""
    times = 1
    if isinstance(amount, PerEach):
        times = amount.counted.value(game, ctx)
        amount = amount.times
    if isinstance(amount, OwnManaCost):
        return amount.symbols(game, ctx) * times
    return amount.mana() * times if isinstance(amount, ManaWorth) else ()


def needs_more(game: Game, player: int, spell: Characteristics, most: int, mana: int) -> bool:
    """Whether a spell certainly takes more for its mana cost than ``most`` mana, or mana of a type
    that isn't among ``mana``; never where something may make it less or pay for it otherwise.
    CR 118.7, 702.51a.
    """
    kit = spell.kit
    if spell.mana_cost is None or kit.own_cost_changes or kit.payments or kit.assisted:
        return False
    if any(cost.any_time or cost.less is not None for cost in kit.costs):
        return False
    if game.effects.rules:
        for change in game.effects.rules[player].costs:
            if change.less is not None:
                return False
    least = 0
    typed = not (game.effects.rules and game.effects.rules[player].spending)
    for one in spell.mana_cost.symbols:
        least += one.least
        if typed and one.least and one.mana and not one.mana & mana and not one.generic:
            return True
    return least > most


def ability_needs_more(game: Game, player: int, ability: Activated, most: int, mana: int) -> bool:
    """Whether an ability certainly takes more mana than ``most``, or mana of a type that isn't
    among ``mana``; never where something may make it less. CR 118.7, 602.2b.
    """
    if ability.less is not None:
        return False
    typed = True
    if game.effects.rules:
        rules = game.effects.rules[player]
        if rules.activation_costs:
            return False
        typed = not rules.spending
    least = 0
    for cost in ability.costs:
        if isinstance(cost, PayMana) and cost.times is None and cost.x is None and not cost.bent:
            for one in cost.cost.symbols:
                least += one.least
                if typed and one.least and one.mana and not one.mana & mana and not one.generic:
                    return True
    return least > most


def _add_mode_costs(game: Game, ctx: Context, total: Total, spell: Characteristics) -> None:
    """Add the costs of the chosen modes, and those for their number. CR 700.2h."""
    item = game.objects[ctx.item].item if ctx.item else None
    effects = item.effects if item is not None else spell.kit.spell_effects
    modes = game.definitions.announcement(effects).modes
    if modes is None:
        return
    for mode in ctx.modes:
        _add(game, ctx, total, modes.modes[mode].costs)
    for cost in spell.kit.costs:
        for _ in range(times_due(cost, modes, len(ctx.modes))):
            _add(game, ctx, total, cost.costs)


def times_due(cost: CastingCost, modes: Modes, chosen: int) -> int:
    """The number of times a cost is due for ``chosen`` modes. CR 702.42a, 702.120a."""
    if cost.modal is DueFor.EACH_MODE_BEYOND_THE_FIRST:
        return max(chosen - 1, 0)
    if cost.modal is DueFor.ALL_MODES:
        return int(chosen > modes.maximum >= 0)
    return 0


def with_generic(symbols: list[Symbol], change: int) -> list[Symbol]:
    """A list of the symbols with more generic mana, or less but at least 0. CR 118.7a.

    What is left of a reduction stays in it as a symbol of less than 0: it takes from the generic
    mana with which symbols such as {2/W} are paid. CR 107.4e, 601.2f.
    """
    generic = 0
    bent = 0
    rest: list[Symbol] = []
    hybrid = False
    for one in symbols:
        if one.bent and one.generic:
            bent += one.generic
        elif one.generic and not one.mana:
            generic += one.generic
        else:
            hybrid = hybrid or one.generic > 0
            rest.append(one)
    generic += change
    if bent:  # other generic mana is reduced first, which leaves most ways to pay: CR 701.67b
        left = max(bent + min(generic, 0), 0)
        generic = max(generic, 0) if left else generic + bent
        if left:
            rest.insert(0, Symbol(str(left), generic=left, bent=True))
    if generic < 0 and not hybrid:
        return rest
    return [Symbol(str(generic), generic=generic), *rest] if generic else rest


def ability_total(
    game: Game, ctx: Context, costs: tuple[Cost, ...], activated: Activated | None = None
) -> Total:
    """The total cost of activating an ability, or of a special action. CR 602.2b, 601.2f."""
    total = Total([], [])
    _add(game, ctx, total, costs)
    if activated is not None:
        if game.effects.rules:
            _change_activation(game, ctx, total, activated)
        less = activated.less_if is None or activated.less_if.holds(game, ctx)
        if activated.less is not None and less:
            _reduce(game, ctx, total, activated.less)
        total.activating = True
        total.x_colors = activated.on_x
    if any(isinstance(cost, TapThis) for cost in costs):
        total.without = (ctx.source,)
    return total


def special_total(game: Game, ctx: Context, action: SpecialAction) -> Total:
    """The total cost of a special action of a card. CR 116.2f, 702.143a."""
    total = ability_total(game, ctx, action.costs)
    if action.own_turn and game.effects.rules:
        total.change -= game.effects.rules[ctx.controller].foretelling_less
    elif action.plots and game.effects.rules:
        total.change -= game.effects.rules[ctx.controller].plotting_less
    return total


def only_taps(game: Game, player: int, ability: Activated) -> bool:
    """Whether an ability costs only the tapping of its own object: no mana, no X."""
    if ability.less is not None or (
        game.effects.rules and game.effects.rules[player].activation_costs
    ):
        return False
    return all(isinstance(cost, TapThis) for cost in ability.costs)


def _change_activation(game: Game, ctx: Context, total: Total, activated: Activated) -> None:
    source, player = ctx.source, ctx.controller
    for effect in game.effects.rules[player].activation_costs:
        if fits_ability(game, effect.ctx, effect.what, source, player, activated, ctx.item):
            _change(game, ctx, total, effect)


def _add(game: Game, ctx: Context, total: Total, costs: tuple[Cost, ...]) -> None:
    for cost in costs:
        if isinstance(cost, PayMana) and cost.x is not None:  # CR 107.3c
            total.symbols += cost.due(game, ctx)
        elif isinstance(cost, (PayMana, PayOwnManaCost)):
            total.symbols += cost.symbols(game, ctx)
        if not isinstance(cost, PayMana) and not _is_mana_cost(game, ctx, cost):
            total.others.append(cost)


def _is_mana_cost(game: Game, ctx: Context, cost: Cost) -> bool:
    """Whether it is the object's mana cost and can be paid; without one it can't. CR 118.6."""
    return isinstance(cost, PayOwnManaCost) and cost.why_not(game, ctx) is None
