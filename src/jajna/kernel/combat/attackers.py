"""Declaring attackers. CR 508.1.

Listing what can attack asks the same functions that explain a refusal.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, final

from jajna.decision import (
    NO,
    NOTHING,
    YES,
    Answer,
    Assign,
    Decision,
    Kind,
    Pairs,
    Several,
    Shape,
    Thing,
    YesNo,
)
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.combat import AttackDeclared, AttackersDeclared
from jajna.events.permanents import Tapped
from jajna.ir.costs import sick
from jajna.ir.declared.names import CHOSEN_TO_ATTACK, game_binds
from jajna.kernel.combat.attack_requirements import (
    ANY_NUMBER,
    Attack,
    Attacks,
    best_attacks,
    together,
)
from jajna.kernel.combat.banding import BandFormed, bandable, why_not_band
from jajna.kernel.combat.company import company_of
from jajna.kernel.combat.costs import (
    PayPriceFrame,
    Price,
    attack_price,
    is_free,
    why_not_price,
)
from jajna.kernel.combat.state import defender_for
from jajna.kernel.costs.payment import Bill
from jajna.kernel.door.perform import perform
from jajna.kernel.players import teams
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.state.moments import Moment
from jajna.vocab import AsThough, Cannot, Keyword, Must, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.ir.abilities import AttackOption
    from jajna.ir.base import Cost
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "AttackChoices",
    "DeclareAttackersFrame",
    "assigned",
    "attack_choices",
    "attackable",
    "legal_attack",
    "why_not_attack",
    "why_not_attacked",
    "why_not_attackers",
]

game_binds(CHOSEN_TO_ATTACK)


def why_not_attacked(game: Game, what: int) -> Reason | None:
    """Why the active player's creatures can't attack a player or permanent; None if they can.

    CR 506.2, 506.3, 310.8b.
    """
    if is_player(what):
        if what >= len(game.players) or not teams.is_defending_player(game, what):
            return Reason("not attackable", "506.2", (what,))
        return None
    thing = game.objects.get(what)
    if thing is None or thing.zone is not Zone.BATTLEFIELD:
        return Reason("not attackable", "506.3", (what,))
    if not thing.now.types & (Type.PLANESWALKER | Type.BATTLE):
        return Reason("not attackable", "506.3", (what,))
    if not teams.is_defending_player(game, defender_for(game, what)):
        rule = "310.8b" if thing.now.types & Type.BATTLE else "506.2"
        return Reason("not attackable", rule, (what,))
    return None


def attackable(game: Game) -> list[int]:
    """The things that creatures can attack: players in turn order, then permanents."""
    found = teams.defending_players(game)
    for number in game.zones.battlefield:
        types = game.objects[number].now.types
        if types & (Type.PLANESWALKER | Type.BATTLE) and why_not_attacked(game, number) is None:
            found.append(number)
    return found


def _why_not_attacker(game: Game, creature: int) -> Reason | None:
    """Why a creature can't be chosen to attack at all; None if it can. CR 508.1a, 508.1c."""
    thing = game.objects.get(creature)
    if thing is None or thing.zone is not Zone.BATTLEFIELD:
        return Reason("not on the battlefield", "508.1a", (creature,))
    if not teams.is_active(game, thing.controller):  # CR 805.10b
        return Reason("not yours", "508.1a", (creature,))
    now = thing.now
    if not now.types & Type.CREATURE:
        return Reason("not a creature", "506.3", (creature,))
    if thing.tapped:
        return Reason("tapped", "508.1a", (creature,))
    if now.types & Type.BATTLE:
        return Reason("battle", "508.1a", (creature,))
    if sick(game, creature) and not now.as_though & AsThough.HASTE:
        return Reason("summoning sick", "302.6", (creature,))
    if now.cannot & Cannot.ATTACK:
        return Reason("cannot attack", "508.1c", (creature,))
    if now.as_though & AsThough.NO_DEFENDER:
        return None
    if "Wall" in now.subtypes and not game.era.walls_attack:  # CR 2003-07-01 308.2a
        return Reason("cannot attack", game.era.cited("walls_attack"), (creature,))
    if now.cannot & Cannot.ATTACK_WITH_DEFENDER and not now.attacks_past_defender:
        return Reason("cannot attack", "702.3b", (creature,))
    return None


def why_not_attack(game: Game, creature: int, what: int) -> Reason | None:
    """Why a creature can't attack this player or permanent; None if it can. CR 508.1a-508.1c."""
    reason = _why_not_attacker(game, creature)
    if reason is None:
        reason = why_not_attacked(game, what)
    if reason is None and not _may_attack(game, creature, what):
        reason = Reason("attacks only others", "508.1c", (creature, what))
    return reason


def _may_attack(game: Game, creature: int, what: int) -> bool:
    """Whether no restriction forbids a creature to attack a player or permanent. CR 508.1c."""
    now = game.objects[creature].now
    if now.cannot & Cannot.ATTACK_BATTLES and not is_player(what):
        if game.objects[what].now.types & Type.BATTLE:
            return False
    if now.attacks_past_defender and not _is_past_defender(game, now, what):
        return False
    for ctx, fits in now.attacks_only:
        if not fits.matches(game, ctx, defender_for(game, what)):
            return False
    return not any(_is_banned(game, what, player, also) for player, also in now.attack_bans)


def _is_past_defender(game: Game, now: Characteristics, what: int) -> bool:
    """Whether defender doesn't forbid to attack this player or permanent. CR 702.3b, 609.4."""
    if now.as_though & AsThough.NO_DEFENDER or not now.cannot & Cannot.ATTACK_WITH_DEFENDER:
        return True
    return is_player(what) and any(
        fits.matches(game, ctx, what) for ctx, fits in now.attacks_past_defender
    )


def _is_banned(game: Game, what: int, player: int, permanents: bool) -> bool:
    """Whether a ban on attacking a player covers a player or permanent."""
    if what == player or not permanents or is_player(what):
        return what == player
    thing = game.objects[what]
    return thing.controller == player and thing.now.types & Type.PLANESWALKER != 0


@final
class AttackChoices:
    """The declarations open to the active player: creatures and what they can attack. CR 508.1a.

    ``attacks`` are the attacks without cost, with requirements and restrictions; paying a cost is
    never required (CR 508.1d).
    """

    def __init__(self, able: list[int], targets: list[int], attacks: Attacks) -> None:
        self.able = able
        self.targets = targets
        self.attacks = attacks
        self.allowed: dict[int, list[int]] = {}
        """For creatures that can't attack everything, the list of things they can. CR 508.1c."""
        self._best: list[Attack] | None = None

    def targets_of(self, creature: int) -> list[int]:
        """The list of things that a creature can attack."""
        return self.allowed.get(creature, self.targets)

    def pairs(self) -> Pairs:
        """Every creature with everything it can attack."""
        return Pairs({creature: self.targets_of(creature) for creature in self.able})

    def best(self) -> list[Attack]:
        """A legal declaration that obeys as many requirements as possible, and no more than that.

        CR 508.1d.
        """
        if self._best is None:
            self._best = best_attacks(self.attacks)
        return self._best

    def most(self) -> int:
        """The greatest number of requirements that can be obeyed legally. CR 508.1d."""
        return self.attacks.obeyed(self.best()) if self.attacks.worth else 0

    def only_one(self) -> bool:
        """Whether only one declaration is legal, so that the player need not be asked."""
        if not self.able:
            return True
        return len(self.targets) == 1 and len(self.best()) == len(self.able)


def attack_choices(game: Game) -> AttackChoices:
    """The declarations open to the active player now. CR 508.1a-508.1d."""
    targets = attackable(game) if game.players[game.turn.active].in_game else []
    able: list[int] = []
    if targets:
        able = [
            number for number in game.zones.battlefield if _why_not_attacker(game, number) is None
        ]
    allowed: dict[int, list[int]] = {}
    for creature in able:
        now = game.objects[creature].now
        if now.attacks_only or now.attack_bans or now.attacks_past_defender:
            allowed[creature] = [one for one in targets if _may_attack(game, creature, one)]
    able = [creature for creature in able if allowed.get(creature, targets)]
    attacks = Attacks()
    _limit(game, attacks, targets)
    if attacks.most == 0:
        able = []
    if len(able) == 1 or attacks.most == 1:  # CR 506.5: those who can't alone have no company
        able = [one for one in able if not game.objects[one].now.cannot & Cannot.ATTACK_ALONE]
    attacks.company = company_of(game, able, Cannot.ATTACK)
    if attacks.company:
        able = together(attacks.company, able)
    choices = AttackChoices(able, targets, attacks)
    choices.allowed = allowed
    for creature in able:
        _consider(game, choices, creature)
    return choices


def _limit(game: Game, attacks: Attacks, targets: list[int]) -> None:
    """Note the limits on attackers, in all and for each player. CR 508.1c."""
    if not game.effects.rules:
        return
    for seat in teams.active_players(game):
        most = game.effects.rules[seat].most_attackers
        if most != ANY_NUMBER and (attacks.most == ANY_NUMBER or most < attacks.most):
            attacks.most = most
    for seat in targets:
        if is_player(seat) and game.effects.rules[seat].most_attackers_at != ANY_NUMBER:
            attacks.most_at[seat] = game.effects.rules[seat].most_attackers_at


def _consider(game: Game, choices: AttackChoices, creature: int) -> None:
    """Note a creature's attacks without cost and its requirements. CR 508.1c, 508.1d."""
    now = game.objects[creature].now
    attacks = choices.attacks
    free = choices.targets_of(creature)
    if now.tolls:
        free = [what for what in free if is_free(game, creature, Cannot.ATTACK, what)]
    if free:
        attacks.free[creature] = free
    if now.must & Must.ATTACK:
        for what in choices.targets_of(creature):
            worth = 0
            for one in now.requirements:
                if one.must == Must.ATTACK and one.wants_attack_on(what):
                    worth += 1
            if worth:
                attacks.worth[(creature, what)] = worth
    if now.cannot & Cannot.ATTACK_ALONE:
        attacks.loners[creature] = True
    if now.cannot & Cannot.ATTACK_WITH_OTHERS:
        attacks.hermits[creature] = True


def why_not_attackers(
    game: Game, declaration: list[Assign], choices: AttackChoices | None = None
) -> Reason | None:
    """Why a whole declaration of attackers is illegal; None if it is legal. CR 508.1a-508.1j.

    ``choices`` are what could be declared now, if that is known.
    """
    for assign in declaration:
        reason = why_not_attack(game, assign.creature, assign.to)
        if reason is not None:
            return reason
    reason = _why_not_together(choices or attack_choices(game), declaration)
    if reason is not None:
        return reason
    for player, part in _by_player(game, declaration):
        price = attack_price(game, player, part, _tappers(game, part))
        reason = why_not_price(game, price, "508.1j", [one.creature for one in part])
        if reason is not None:
            return reason
    return None


def _why_not_together(choices: AttackChoices, declaration: list[Assign]) -> Reason | None:
    """The restriction or requirement that the attacks break together; None for none.
    CR 508.1b-508.1d.
    """
    attacks = choices.attacks
    chosen: list[Attack] = []
    attacking: dict[int, int] = {}
    for assign in declaration:
        if assign.creature in attacking:
            return Reason("attacks twice", "508.1b", (assign.creature,))
        attacking[assign.creature] = assign.to
        chosen.append((assign.creature, assign.to))
    if attacks.too_many(chosen):
        return Reason("too many attackers", "508.1c", tuple(attacking), attacks.most)
    overfull = attacks.overfull(chosen)
    if overfull != ANY_NUMBER:
        limit = attacks.most_at[overfull]
        return Reason("too many attack it", "508.1c", (overfull,), limit)
    if len(chosen) == 1:
        alone = chosen[0][0]
        if alone in attacks.loners or alone not in choices.able:
            return Reason("cannot attack alone", "508.1c", (alone,))
    crowded = attacks.crowded(chosen)
    if crowded >= 0:
        return Reason("attacks only alone", "508.1c", (crowded,))
    lonely = attacks.lonely(chosen)
    if lonely >= 0:
        return Reason("lacks company", "508.1c", (lonely,))
    if attacks.obeyed(chosen) < choices.most():
        return Reason("must attack", "508.1d", _disobeying(attacks, attacking), choices.most())
    return None


def _disobeying(attacks: Attacks, attacking: dict[int, int]) -> tuple[int, ...]:
    """The creatures that could each obey more requirements than they do."""
    found: list[int] = []
    for creature in attacks.wanted():
        worth = attacks.worth[(creature, attacks.dearest(creature))]
        if attacks.worth.get((creature, attacking.get(creature, -1)), 0) < worth:
            found.append(creature)
    return tuple(found)


def legal_attack(game: Game, wish: list[Assign]) -> Several:
    """The legal declaration closest to a wish: impossible attacks left out, required ones added.

    Where the wish can't be mended so, the fewest attacks that are legal.
    """
    choices = attack_choices(game)
    chosen: list[Assign] = []
    attacking: dict[int, bool] = {}
    for assign in wish:
        possible = assign.creature in choices.able and assign.to in choices.targets_of(
            assign.creature
        )
        if possible and assign.creature not in attacking:
            chosen.append(assign)
            attacking[assign.creature] = True
    if _why_not_together(choices, chosen) is None and _is_affordable(game, chosen):
        return Several(tuple(chosen))
    best = [Assign(creature, what) for creature, what in choices.best()]
    for assign in best:
        wanted = choices.attacks.worth.get((assign.creature, assign.to), 0)
        if wanted and assign.creature not in attacking:
            chosen.append(assign)
    chosen = _affordable(game, choices, chosen)
    return Several(tuple(chosen if _why_not_together(choices, chosen) is None else best))


def _is_affordable(game: Game, chosen: list[Assign]) -> bool:
    """Whether what the attacks cost can be paid. CR 508.1j."""
    for player, part in _by_player(game, chosen):
        price = attack_price(game, player, part, _tappers(game, part))
        if not price.is_nothing() and why_not_price(game, price, "508.1j", []) is not None:
            return False
    return True


def _among(declaration: list[Assign], creature: int) -> bool:
    return any(one.creature == creature for one in declaration)


def _by_player(game: Game, declaration: list[Assign]) -> list[tuple[int, list[Assign]]]:
    """The attacks of each attacking player, who pays for them. CR 508.1h, 805.10c."""
    together = teams.active_players(game)
    if len(together) == 1:
        return [(together[0], declaration)]
    return [
        (seat, [one for one in declaration if game.object(one.creature).controller == seat])
        for seat in together
    ]


def _affordable(game: Game, choices: AttackChoices, chosen: list[Assign]) -> list[Assign]:
    """The attacks without the last ones that cost something, so that the rest can be paid."""
    kept = chosen.copy()
    while kept:
        if _is_affordable(game, kept):
            return kept
        dear = [one for one in kept if not is_free(game, one.creature, Cannot.ATTACK, one.to)]
        kept.remove(dear[-1])
        what = choices.attacks.dearest(dear[-1].creature)
        if choices.attacks.worth.get((dear[-1].creature, what), 0):
            kept.append(Assign(dear[-1].creature, what))
    return kept


class _Stage(Enum):
    DECLARE = 0
    BAND = 1
    OPTIONS = 2
    TAP = 3
    PAY = 4
    ATTACK = 5


@final
class DeclareAttackersFrame(Frame):
    """The active player declares attackers: the first thing of their step. CR 508.1."""

    def __init__(self) -> None:
        self.stage = _Stage.DECLARE
        self.declared: list[Assign] = []
        self.bands: list[list[int]] = []
        """The bands announced so far. CR 508.1e."""
        self.prices: list[Price] = []
        """What each attacking player pays. CR 508.1h."""
        self.offered = 0
        """The number of optional costs offered so far. CR 508.1g."""
        self.accepted: list[tuple[int, AttackOption]] = []
        self.choices: AttackChoices | None = None
        """The choices when the question was asked; not copied with the frame."""
        self.asked_at: Moment | None = None

    def run(self, game: Game) -> None:
        if self.stage is _Stage.DECLARE:
            self._ask(game)
        elif self.stage is _Stage.BAND:
            self._ask_for_band(game)
        elif self.stage is _Stage.OPTIONS:
            self._offer(game)
        elif self.stage is _Stage.TAP:
            self._tap(game)
        elif self.stage is _Stage.PAY:
            self.stage = _Stage.ATTACK
            for price in reversed(self.prices):
                if not price.is_nothing():
                    game.frames.append(PayPriceFrame(price))
        else:
            self._attack(game)

    def _ask(self, game: Game) -> None:
        choices = attack_choices(game)
        fallback = [Assign(creature, what) for creature, what in choices.best()]
        if choices.only_one() and Kind.ATTACKERS not in game.settings.asked_anyway:
            self.declared = fallback
            self.stage = _Stage.BAND
            return
        self.choices = choices
        self.asked_at = Moment(game)
        active = game.turn.active
        chooser = game.effects.rules[active].attack_chooser if game.effects.rules else -1
        game.decision = Decision(
            active if chooser < 0 else chooser,
            Kind.ATTACKERS,
            "508.1",
            Shape.SOME,
            [],
            0,
            len(choices.able),
            fallback=Several(tuple(fallback)),
            pairs=choices.pairs(),
        )

    def _ask_for_band(self, game: Game) -> None:
        """Ask which creatures, if any, form a band. CR 508.1e."""
        options = bandable(game, self.declared, self.bands)
        if not options:
            self.stage = _Stage.OPTIONS
            return
        game.decision = Decision(
            game.turn.active,
            Kind.BAND,
            "508.1e",
            Shape.SOME,
            [Thing(one) for one in options],
            0,
            len(options),
            fallback=NOTHING,
        )

    def _options(self, game: Game) -> list[tuple[int, AttackOption]]:
        """The optional costs of the chosen creatures, each with its creature. CR 508.1g."""
        return [
            (assign.creature, option)
            for assign in self.declared
            for option in game.objects[assign.creature].now.kit.attack_options
        ]

    def _offer(self, game: Game) -> None:
        """Offer one optional cost after the other, of those that can be paid. CR 508.1g, 118.3."""
        options = self._options(game)
        while self.offered < len(options) and self._is_too_dear(game, options[self.offered]):
            self.offered += 1
        if self.offered >= len(options):
            self.stage = _Stage.TAP
            return
        creature, _ = options[self.offered]
        game.decision = Decision(
            game.object(creature).controller,
            Kind.MAY,
            "508.1g",
            Shape.ONE,
            [YES, NO],
            source=creature,
            fallback=NO,
        )

    def _parts(
        self, game: Game, options: list[tuple[int, AttackOption]]
    ) -> list[tuple[Cost, Context]]:
        """The costs of these options, each with its context."""
        chosen = [one.creature for one in self.declared]
        parts: list[tuple[Cost, Context]] = []
        for creature, option in options:
            own = Context(creature, game.object(creature).controller)
            own.bind(CHOSEN_TO_ATTACK, chosen)
            parts += [(cost, own) for cost in option.costs]
        return parts

    def _is_too_dear(self, game: Game, option: tuple[int, AttackOption]) -> bool:
        """Whether an optional cost can't be paid beside those that were accepted."""
        player = game.object(option[0]).controller
        of_player = [one for one in self.accepted if game.object(one[0]).controller == player]
        price = Price(Bill(player, 0, ()), self._parts(game, [*of_player, option]))
        return why_not_price(game, price, "508.1g", [option[0]]) is not None

    def _tap(self, game: Game) -> None:
        """Tap the chosen creatures and lock in the cost to attack. CR 508.1f, 508.1h."""
        tapping = _tappers(game, self.declared)
        self.prices = []
        for player, part in _by_player(game, self.declared):
            price = attack_price(game, player, part, [one for one in tapping if _among(part, one)])
            accepted = [one for one in self.accepted if _among(part, one[0])]
            price.parts += self._parts(game, accepted)
            self.prices.append(price)
        if all(price.is_nothing() for price in self.prices):
            self._attack(game)
            return
        self.stage = _Stage.PAY
        perform(game, [Tapped(one, game.turn.active, True) for one in tapping])

    def _attack(self, game: Game) -> None:
        """Let the creatures that still can become attacking creatures. CR 508.1k, 508.1m.

        Creatures that attack without cost tap in the same batch.
        """
        game.frames.pop()
        game.history.checkpoint = None
        events: list[Event] = []
        if self.stage is _Stage.TAP:
            by = game.turn.active  # CR 508.1f
            events += [Tapped(one, by, True) for one in _tappers(game, self.declared)]
        still = [
            one
            for one in self.declared
            if game.objects.exists(one.creature)
            and teams.is_active(game, game.object(one.creature).controller)
        ]
        perform(game, events + _attacking(game, still) + _banding(still, self.bands))

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        if self.stage is _Stage.BAND:
            return why_not_band(game, self.declared, self.bands, _members(answer))
        if self.stage is _Stage.OPTIONS:
            return None
        known = self.choices if self.asked_at and self.asked_at.is_now(game) else None
        return why_not_attackers(game, assigned(answer), known)

    def is_certain(self, game: Game, answer: Answer) -> bool:
        if self.stage is not _Stage.DECLARE:
            return False
        declared = assigned(answer)
        for assign in declared:
            if game.objects[assign.creature].now.kit.attack_options:
                return False
        for player, part in _by_player(game, declared):
            price = attack_price(game, player, part, [])
            if not price.is_nothing():
                return False
        return not bandable(game, declared, [])

    def take(self, game: Game, answer: Answer) -> None:
        if self.stage is _Stage.DECLARE:
            self.declared = assigned(answer)
            self.stage = _Stage.BAND
            return
        if self.stage is _Stage.OPTIONS:
            if isinstance(answer, YesNo) and answer.yes:
                self.accepted.append(self._options(game)[self.offered])
            self.offered += 1
            return
        members = _members(answer)
        if members:
            self.bands.append(members)
        else:
            self.stage = _Stage.OPTIONS

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = DeclareAttackersFrame()
        copy.stage = self.stage
        copy.declared = self.declared
        copy.bands = [band.copy() for band in self.bands]
        copy.prices = self.prices.copy()
        copy.offered = self.offered
        copy.accepted = self.accepted.copy()
        return copy


def assigned(answer: Answer) -> list[Assign]:
    """The pairs of a whole declaration."""
    assert isinstance(answer, Several), answer
    found: list[Assign] = []
    for option in answer.options:
        assert isinstance(option, Assign), option
        found.append(option)
    return found


def _members(answer: Answer) -> list[int]:
    """The creatures of a band."""
    assert isinstance(answer, Several), answer
    return [option.thing for option in answer.options if isinstance(option, Thing)]


def _tappers(game: Game, declaration: list[Assign]) -> list[int]:
    """The chosen creatures that tap. CR 508.1f, 702.20b."""
    return [
        assign.creature
        for assign in declaration
        if not game.objects[assign.creature].has(Keyword.VIGILANCE)
    ]


def _attacking(game: Game, declaration: list[Assign]) -> list[Event]:
    """The events by which the chosen creatures become attacking creatures. CR 508.1k, 508.1m."""
    if not declaration:
        return []
    events: list[Event] = [AttackDeclared(assign.creature, assign.to) for assign in declaration]
    attackers = [assign.creature for assign in declaration]
    for player, part in _by_player(game, declaration):
        if part:
            events.append(AttackersDeclared(player, [one.creature for one in part], attackers))
    return events


def _banding(declaration: list[Assign], bands: list[list[int]]) -> list[Event]:
    """The events that band the attacking members of each band. CR 508.1e, 702.22e."""
    attackers = [assign.creature for assign in declaration]
    events: list[Event] = []
    for band in bands:
        members = [one for one in band if one in attackers]
        if len(members) > 1:
            events.append(BandFormed(members))
    return events
