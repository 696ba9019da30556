"""What the effects in force let and forbid each player. CR 613.11, 101.2, 305.2, 402.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from jajna.ir.abilities import Replacing
    from jajna.ir.base import Amount, Cost, Filter, Pattern, Ref, Replacement
    from jajna.kernel.state.context import Context

__all__ = ["CostChange", "Permission", "PlayerRules", "Quiet", "Spending"]


@final
class CostChange:
    """Spells or abilities that fit ``what`` cost the player more, or less. CR 601.2f, 118.7.

    With ``colored`` what they cost less takes away colored mana alone (CR 118.7b doesn't apply),
    with ``least`` it leaves so much mana in the cost.
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
        """Whether it depends on what is targeted. CR 601.2c, 601.2f."""


@final
class Spending:
    """How a player may spend mana of the types in ``mana``: as though it were of any color, with
    ``any_type`` of any type, or with ``colorless`` only as colorless mana. CR 609.4b.

    ``what`` describes the spells that it is for; None is anything. With ``activating`` it is only
    for costs of activating abilities of what ``what`` describes. ``serves`` are the types as which
    alone the mana may be spent, where the effect says so.
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
    ) -> None:
        self.ctx = ctx
        self.mana = mana
        self.serves = serves
        self.activating = activating
        self.any_type = any_type
        self.colorless = colorless
        self.what = what


@final
class Permission:
    """Cards that a player may play beside those in hand, or without paying. CR 601.3, 701.18a.

    ``cards`` describes them by where they are, with ``lands`` lands among them may be played;
    ``spells`` describes those that may be cast as spells, None is no spell. With ``free`` their
    mana costs aren't paid, but ``instead`` is (CR 118.9).
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
        self.name = ""
        """What counts in the player's history that it was used this turn; "" where it doesn't
        matter how often it is.
        """
        self.word = ""
        """What tells it apart from others of the same source."""
        self.shield: Replacement | None = None
        """What holds for the spell that a card becomes, by the same effect. CR 400.7h."""

    def is_plain(self) -> bool:
        """Whether it makes no difference that it is used and not another."""
        return not self.name and not self.instead and self.shield is None


@final
class Quiet:
    """What causes no abilities to trigger as it enters or, with ``dying``, dies. CR 603.2."""

    def __init__(self, ctx: Context, what: Filter, dying: bool) -> None:
        self.ctx = ctx
        self.what = what
        self.dying = dying


@final
class Again:
    """What makes abilities of permanents trigger an additional time. CR 603.2d."""

    def __init__(self, ctx: Context, cause: Pattern) -> None:
        self.ctx = ctx
        self.cause = cause


@final
class PlayerRules:
    """What holds for one player now, computed with the characteristics of objects.

    ``hand_size`` is -1 for no maximum (CR 402.2). ``forbidden`` describes spells that the player
    can't cast, ``flash`` those that can be cast as though they had flash.
    """

    def __init__(self) -> None:
        self.extra_lands = 0
        self.hand_size = 7
        self.more_in_hand = 0
        """By how much the player's maximum hand size is increased, or reduced. CR 402.2."""
        self.cannot_play_lands = False
        self.forbidden_lands: list[tuple[Context, Filter]] = []
        """Land cards that the player can't play. CR 101.2, 305.1."""
        self.graveyards_as_own = False
        """Whether cards in other players' graveyards are played as though they were in the player's
        own. CR 609.4.
        """
        self.cannot_gain_life = False
        self.cannot_lose_life = False
        """Whether the player can't lose or pay life. CR 119.8."""
        self.cannot_search = False
        """Whether the player can't search libraries. CR 101.2, 701.23."""
        self.cannot_search_own = False
        """Whether what the player controls can't have them search their own library. CR 701.23."""
        self.searches_top = -1
        """Of how many top cards alone of a library the player searches; -1: the whole library.
        CR 701.23f.
        """
        self.skips_extra_turns = False
        """Whether the player skips extra turns that they would begin. CR 614.10."""
        self.most_draws = -1
        """How many cards the player can draw each turn; -1: any number. CR 101.2, 121.1."""
        self.refused_counters: tuple[str, ...] = ()
        """Kinds of counters that the player can't get; "" is any. CR 122.6."""
        self.more_votes = 0
        """How many votes the player gets besides the one. CR 701.38d."""
        self.optional_votes = 0
        """How often the player may vote besides. CR 701.38d."""
        self.vote_chooser = -1
        """Who chooses how the player votes; -1: the player does. CR 701.38a."""
        self.cannot_venture = False
        """Whether the player can't venture into a dungeon. CR 701.49."""
        self.lives_without_life = False
        """Whether the player doesn't lose the game for having 0 or less life. CR 704.5a."""
        self.cannot_lose_game = False
        self.cannot_win_game = False
        self.protections: list[tuple[Context, Filter]] = []
        self.untargetable: list[tuple[Context, Filter]] = []
        self.replacing: list[tuple[Context, Replacing]] = []
        """Replacement and prevention effects of abilities that the player has."""
        self.only_as_sorceries = False
        """Whether the player can cast spells only any time they could cast a sorcery. CR 307.5."""
        self.forbidden: list[tuple[Context, Filter]] = []
        self.inactive: list[tuple[Context, Filter]] = []
        """Abilities that the player can't activate. CR 602.5."""
        self.keeps_mana = False
        """Whether the player doesn't lose unspent mana as steps and phases end. CR 500.5."""
        self.damage_is_sure = False
        """Whether an effect says, while it lasts, that damage can't be prevented. CR 615.12."""
        self.more_loyalty = 0
        """How many more counters loyalty abilities that the player activates put on. CR 606.5."""
        self.barred: list[tuple[Context, Filter]] = []
        """What can't enter the battlefield, by abilities that the player controls. CR 614.17."""
        self.legends_allowed: list[tuple[Context, Filter]] = []
        """To what the legend rule doesn't apply, by abilities that the player controls.
        CR 704.5j.
        """
        self.quiet: list[Quiet] = []
        """Whose entering or dying triggers nothing, by abilities that the player controls."""
        self.again: list[Again] = []
        """What makes abilities of the player's permanents trigger once more. CR 603.2d."""
        self.untap_limits: list[tuple[Context, Filter, int]] = []
        """Of what the player can't untap more than so many in their untap step. CR 502.3."""
        self.untapping: list[tuple[Context, Ref]] = []
        """What else untaps during the player's untap step. CR 502.3."""
        self.flash: list[tuple[Context, Filter]] = []
        self.playable: list[Permission] = []
        self.costs: list[CostChange] = []
        """What spells cost the player more or less. CR 601.2f."""
        self.activation_costs: list[CostChange] = []
        """What activating abilities costs the player more or less. CR 602.2b."""
        self.spending: list[Spending] = []
        self.may_stay_tapped: list[int] = []
        """Permanents that the player may choose not to untap in the untap step. CR 502.3."""
        self.hand_revealed = False
        self.top_revealed = False
        """Whether everybody sees the top card of the player's library. CR 401.5."""
        self.reveals_first_draw: list[int] = []
        """What has the player reveal the first card they draw each turn. CR 603.11."""
        self.top_seen = False
        """Whether the player may look at the top card of their library at any time."""
        self.sees_face_down = False
        """Whether the player may look at face-down creatures that others control. CR 708.5."""
        self.skipped_steps: list[int] = []
        """Steps (``Step``) that the player skips as long as the effects last. CR 614.10."""
        self.most_attackers = -1
        """With how many creatures the player can attack each combat; -1: any number. CR 508.1c."""
        self.most_attackers_at = -1
        """How many creatures can attack the player each combat; -1: any number. CR 508.1c."""
        self.most_blockers = -1
        """With how many creatures the player can block each combat; -1: any number. CR 509.1b."""
