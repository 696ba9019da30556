"""The permissions and prohibitions of current effects for each player. CR 613.11, 101.2, 402.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.ir.abilities import Replacing
    from jajna.ir.base import Amount, Cost, Filter, Pattern, Ref, Replacement
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "SINCE",
    "AdditionalTrigger",
    "CostChange",
    "ManaReplacement",
    "Permission",
    "PlayerRules",
    "Spending",
    "UntapOfType",
    "WithoutTriggers",
]


SINCE: Final = "since"
"""Name of the number of the event with which an effect began."""


@final
class CostChange:
    """A change of the costs of spells or abilities that fit ``what``. CR 601.2f, 118.7.

    It is an increase, a reduction, or neither: then a total cost of less than ``least`` mana is so
    much mana. With ``colored`` a reduction takes away colored mana alone (CR 118.7b doesn't apply),
    with ``least`` it leaves at least that much mana in the cost.
    """

    def __init__(
        self,
        ctx: Context,
        what: Filter,
        less: Amount | None,
        more: Amount | None = None,
        colored: bool = False,
        least: int = 0,
        targeted: bool = False,
    ) -> None:
        self.ctx = ctx
        self.what = what
        self.less = less
        self.more = more
        self.colored = colored
        self.least = least
        self.targeted = targeted
        """Whether the change depends on the chosen targets. CR 601.2c, 601.2f."""


@final
class Spending:
    """An effect on how a player may spend mana of the types in the mask ``mana``. CR 609.4b.

    The mana may be spent as though of any color, with ``any_type`` of any type, with ``colorless``
    only as colorless mana, or only as the types in the mask ``serves``. ``what`` is a filter of
    the spells it may be spent on so, None for anything; with ``activating`` a filter of objects
    whose abilities are activated. With ``snow`` it is only about mana of snow sources.
    """

    def __init__(
        self,
        ctx: Context,
        mana: int,
        any_type: bool = False,
        colorless: bool = False,
        what: Filter | None = None,
        activating: bool = False,
        serves: int = 0,
        snow: bool = False,
    ) -> None:
        self.ctx = ctx
        self.snow = snow
        self.mana = mana
        self.serves = serves
        self.activating = activating
        self.any_type = any_type
        self.colorless = colorless
        self.what = what


@final
class Permission:
    """A permission to play cards from other zones than the hand, or for free. CR 601.3, 701.18a.

    ``cards`` is a filter of the cards, with their zones. With ``lands`` lands among them may be
    played; ``spells`` is a filter of those that may be cast, None for none. With ``free`` the costs
    ``instead`` are paid rather than the mana cost (CR 118.9). The costs ``besides`` are paid in
    addition to the others (CR 118.8).
    """

    def __init__(
        self, ctx: Context, cards: Filter, lands: bool, spells: Filter | None, free: bool
    ) -> None:
        self.ctx = ctx
        self.cards = cards
        self.lands = lands
        self.spells = spells
        self.free = free
        self.instead: tuple[Cost, ...] = ()
        self.besides: tuple[Cost, ...] = ()
        self.name = ""
        """The entry in ``Player.history`` that counts its uses this turn; "" if unlimited."""
        self.word = ""
        """A word that distinguishes it from other permissions of the same source."""
        self.once = False
        """Whether playing one card ends the effect, which the number ``SINCE`` of its context tells
        from others of its source.
        """
        self.shield: Replacement | None = None
        """The replacement effect that the permission has for the cast spell. CR 400.7h."""

    def is_plain(self) -> bool:
        """Whether using this permission has no other consequence than using another."""
        costs = self.instead or self.besides
        return not self.name and not self.once and not costs and self.shield is None


@final
class WithoutTriggers:
    """An effect: objects enter, or with ``dying`` die, without triggering abilities. CR 603.2."""

    def __init__(self, ctx: Context, what: Filter, dying: bool) -> None:
        self.ctx = ctx
        self.what = what
        self.dying = dying


@final
class AdditionalTrigger:
    """An effect: if an event fits ``cause``, abilities trigger an additional time. CR 603.2d.

    Without a cause it is any event; with ``of`` only abilities of objects that fit trigger so.
    """

    def __init__(self, ctx: Context, cause: Pattern | None, of: Filter | None = None) -> None:
        self.ctx = ctx
        self.cause = cause
        self.of = of

    def adds_to(self, game: Game, source: Object, event: Event) -> bool:
        """Whether an ability of the source, triggered by the event, triggers once more."""
        if self.of is None and source.zone is not Zone.BATTLEFIELD:
            return False
        if self.of is not None and not self.of.matches(game, self.ctx, source.id):
            return False
        return self.cause is None or self.cause.matches(game, self.ctx, event)


class ManaReplacement:
    """Base: an effect on what a permanent that fits ``what`` produces as it is tapped for mana.
    CR 106.12b.
    """

    def __init__(self, ctx: Context, what: Filter) -> None:
        self.ctx = ctx
        self.what = what

    def rows(self, mana: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Each choice of what is produced instead, as a list."""
        raise NotImplementedError(type(self).__name__)

    def applies(self, mana: tuple[int, ...]) -> bool:
        """Whether it changes so much mana."""
        return len(mana) > 0

    def is_like(self, other: ManaReplacement) -> bool:
        """Whether another effect does the same, so that their order doesn't matter."""
        return self is other


@final
class UntapOfType:
    """An effect of ``source`` by which a player chooses one of some card types, each a bit with a
    name, and untaps only permanents of it in their untap step. CR 502.3.
    """

    def __init__(self, source: int, types: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.source = source
        self.types = types
        self.names = names


@final
class PlayerRules:
    """The effects on the rules of the game for one player, computed after layer 7. CR 613.11.

    ``hand_size`` is -1 for no maximum (CR 402.2). ``forbidden`` lists filters of spells that the
    player can't cast, ``flash`` filters of those that can be cast as though they had flash. Each
    filter comes with the context to evaluate it in.
    """

    def __init__(self, hand_size: int = 7) -> None:
        self.extra_lands = 0
        self.hand_size = hand_size
        self.more_in_hand = 0
        """The increase of the player's maximum hand size, negative if reduced. CR 402.2."""
        self.cannot_play_lands = False
        self.forbidden_lands: list[tuple[Context, Filter]] = []
        """Land cards that the player can't play. CR 101.2, 305.1."""
        self.graveyards_as_own = False
        """Whether the player plays cards in other graveyards as though in their own. CR 609.4."""
        self.cannot_gain_life = False
        self.cannot_lose_life = False
        """Whether the player can't lose or pay life. CR 119.8."""
        self.unforced_sacrifices = False
        """Whether opponents' spells and abilities can't cause the player to sacrifice. CR 101.2."""
        self.unhurt_by_damage = False
        """Whether damage doesn't cause the player to lose life. CR 120.3a."""
        self.cannot_search = False
        """Whether the player can't search libraries. CR 101.2, 701.23."""
        self.cannot_search_own = False
        """Whether the player's own effects can't have them search their library. CR 701.23."""
        self.searches_top = -1
        """The number of top cards of a library the player searches instead; -1: all. CR 701.23f."""
        self.skips_extra_turns = False
        """Whether the player skips their extra turns. CR 614.10."""
        self.most_draws = -1
        """The greatest number of cards the player can draw each turn; -1: any. CR 101.2, 121.1."""
        self.refused_counters: tuple[str, ...] = ()
        """Kinds of counters that the player can't get; "" is any. CR 122.6."""
        self.more_votes = 0
        """The number of additional votes the player casts. CR 701.38d."""
        self.optional_votes = 0
        """The number of additional votes the player may cast. CR 701.38d."""
        self.vote_chooser = -1
        """The player who chooses how this player votes; -1: the player does. CR 701.38a."""
        self.cannot_be_monarch = False
        """Whether the player can't become the monarch. CR 101.2, 724.1."""
        self.cannot_venture = False
        """Whether the player can't venture into a dungeon. CR 701.49."""
        self.lives_without_life = False
        """Whether the player doesn't lose the game for having 0 or less life. CR 704.5a."""
        self.cannot_lose_game = False
        self.cannot_win_game = False
        self.protections: list[tuple[Context, Filter]] = []
        self.untargetable: list[tuple[Context, Filter]] = []
        self.past_hexproof: list[tuple[Context, Filter]] = []
        """Those who can be targets of the player's spells as though they didn't have hexproof."""
        self.replacing: list[tuple[Context, Replacing]] = []
        """The replacement abilities that the player has. CR 113.1b."""
        self.only_as_sorceries = False
        """Whether the player can cast spells only any time they could cast a sorcery. CR 307.5."""
        self.forbidden: list[tuple[Context, Filter]] = []
        self.inactive: list[tuple[Context, Filter]] = []
        """Filters of abilities that the player can't activate. CR 602.5."""
        self.mana_turns_colorless = False
        """Whether unspent mana becomes colorless instead of being lost. CR 500.5, 614.1a."""
        self.keeps_mana = 0
        """Mask of the mana that the player doesn't lose as steps and phases end. CR 500.5."""
        self.foretelling_less = 0
        """How much generic mana less it costs the player to foretell a card. CR 702.143a."""
        self.plotting_less = 0
        """How much generic mana less it costs the player to plot a card. CR 702.170a."""
        self.foretells_any_turn = False
        """Whether the player may foretell in other players' turns as well."""
        self.damage_is_sure = False
        """Whether damage can't be prevented at present, for any player. CR 615.12."""
        self.combat_damage_is_sure = False
        """Whether at least combat damage can't be."""
        self.loyalty_again = 0
        """How many more times each turn the player may activate a loyalty ability of each of their
        planeswalkers. CR 606.3.
        """
        self.alternative_costs: list[tuple[str, CostChange]] = []
        """Changes of alternative costs that the player pays, by the costs' names. CR 118.9d."""
        self.loyalty_any_time: list[tuple[Context, Filter]] = []
        """Filters of permanents whose loyalty abilities the player may activate any time they could
        cast an instant. CR 606.3.
        """
        self.more_loyalty = 0
        """The additional counters that the player's loyalty abilities cost to put on. CR 606.5."""
        self.cannot_enter: list[tuple[Context, Filter]] = []
        """Filters of objects that can't enter the battlefield, by the player's abilities.
        CR 614.17.
        """
        self.legends_allowed: list[tuple[Context, Filter]] = []
        """Filters of permanents that the player exempts from the legend rule. CR 704.5j."""
        self.without_triggers: list[WithoutTriggers] = []
        """The player's effects by which objects enter or die without triggering abilities."""
        self.additional_triggers: list[AdditionalTrigger] = []
        """Effects by which abilities of the player's permanents trigger once more. CR 603.2d."""
        self.additional_copies = 0
        """How many times more the player copies a spell than they would. CR 707.10."""
        self.untap_limits: list[tuple[Context, Filter, int]] = []
        """Filters of permanents, and how many of them can untap in the player's untap step.
        CR 502.3.
        """
        self.untap_of_type: list[UntapOfType] = []
        """The effects that have the player choose what card type can untap. CR 502.3."""
        self.untapping: list[tuple[Context, Ref]] = []
        """References to more permanents that untap in the player's untap step. CR 502.3."""
        self.flash: list[tuple[Context, Filter]] = []
        self.playable: list[Permission] = []
        self.costs: list[CostChange] = []
        """Changes of the costs of the player's spells. CR 601.2f."""
        self.activation_costs: list[CostChange] = []
        """Changes of the activation costs of the player's abilities. CR 602.2b."""
        self.spending: list[Spending] = []
        self.produced: list[ManaReplacement] = []
        """The effects on mana produced by what the player taps for mana. CR 106.12b."""
        self.may_stay_tapped: list[int] = []
        """Permanents that the player may choose not to untap in the untap step. CR 502.3."""
        self.hand_revealed = False
        self.top_revealed = False
        """Whether everybody sees the top card of the player's library. CR 401.5."""
        self.reveals_first_draw: list[int] = []
        """The objects that have the player reveal the first card they draw each turn. CR 603.11."""
        self.reveals_draws: list[int] = []
        """The objects that have the player reveal each card they draw. CR 701.20."""
        self.top_seen = False
        """Whether the player may look at the top card of their library at any time."""
        self.sees_exiled: list[tuple[Context, Filter]] = []
        """Cards exiled face down that the player may look at. CR 406.3."""
        self.plots_from: list[tuple[Context, Filter]] = []
        """Cards outside their owner's hand that the player may plot. CR 702.170f."""
        self.sees_face_down = False
        """Whether the player may look at face-down creatures that others control. CR 708.5."""
        self.skipped_steps: list[int] = []
        """The steps (``Step``) that the player skips as long as the effects last. CR 614.10."""
        self.attack_chooser = -1
        """The player who chooses this player's attackers; -1: the player does. CR 508.1a."""
        self.block_chooser = -1
        """The player who chooses this player's blocks; -1: the player does. CR 509.1a."""
        self.most_attackers = -1
        """The number of creatures the player can attack with each combat; -1: any. CR 508.1c."""
        self.most_attackers_at = -1
        """The number of creatures that can attack the player each combat; -1: any. CR 508.1c."""
        self.most_blockers = -1
        """The number of creatures the player can block with each combat; -1: any. CR 509.1b."""
