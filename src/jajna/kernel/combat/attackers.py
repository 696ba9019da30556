"""Declaring attackers. CR 508.1.

Listing what can attack asks the same functions that explain a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Assign, Decision, Kind, Several, Shape
from jajna.errors import Reason
from jajna.events import AttackDeclared, AttackersDeclared, Event, Tapped
from jajna.ir.costs import sick
from jajna.kernel import door, payment
from jajna.kernel.combat.state import defender_for
from jajna.kernel.frames import Frame
from jajna.kernel.paying import pay_bill
from jajna.vocab import Cannot, Keyword, Must, Symbol, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "AttackChoices",
    "DeclareAttackersFrame",
    "assigned",
    "attack_bill",
    "attack_choices",
    "attackable",
    "legal_attack",
    "toll",
    "why_not_attack",
    "why_not_attacked",
    "why_not_attackers",
]


def why_not_attacked(game: Game, what: int) -> Reason | None:
    """Why the active player's creatures can't attack a player or permanent; None if they can.

    Every opponent is a defending player. CR 506.2, 506.3, 310.8b, 802.2.
    """
    if is_player(what):
        if what >= len(game.players) or not game.players[what].in_game or what == game.active:
            return Reason("not attackable", "506.2", (what,))
        return None
    thing = game.objects.get(what)
    if thing is None or thing.zone is not Zone.BATTLEFIELD or thing.phased_out:
        return Reason("not attackable", "506.3", (what,))
    if not thing.now.types & (Type.PLANESWALKER | Type.BATTLE):
        return Reason("not attackable", "506.3", (what,))
    if defender_for(game, what) == game.active:
        rule = "310.8b" if thing.now.types & Type.BATTLE else "506.2"
        return Reason("not attackable", rule, (what,))
    return None


def attackable(game: Game) -> list[int]:
    """What the active player's creatures can attack: players in turn order, then permanents."""
    found = game.opponents(game.active)
    for number in game.battlefield:
        types = game.objects[number].now.types
        if types & (Type.PLANESWALKER | Type.BATTLE) and why_not_attacked(game, number) is None:
            found.append(number)
    return found


def _why_not_attacker(game: Game, creature: int) -> Reason | None:
    """Why a creature can't be chosen to attack at all; None if it can. CR 508.1a, 508.1c."""
    thing = game.objects.get(creature)
    if thing is None or thing.zone is not Zone.BATTLEFIELD or thing.phased_out:
        return Reason("not on the battlefield", "508.1a", (creature,))
    if thing.controller != game.active:
        return Reason("not yours", "508.1a", (creature,))
    now = thing.now
    if not now.types & Type.CREATURE:
        return Reason("not a creature", "506.3", (creature,))
    if thing.tapped:
        return Reason("tapped", "508.1a", (creature,))
    if now.types & Type.BATTLE:
        return Reason("battle", "508.1a", (creature,))
    if sick(game, creature):
        return Reason("summoning sick", "302.6", (creature,))
    if now.cannot & Cannot.ATTACK:
        return Reason("cannot attack", "508.1c", (creature,))
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
    """Whether the defending player is one that the creature can attack. CR 508.1c."""
    for ctx, fits in game.objects[creature].now.attacks_only:
        if not fits.matches(game, ctx, defender_for(game, what)):
            return False
    return True


def toll(game: Game, creature: int, what: int) -> tuple[Symbol, ...]:
    """The mana that it costs to attack this player or permanent with a creature. CR 508.1h."""
    symbols: tuple[Symbol, ...] = ()
    for one in game.objects[creature].now.tolls:
        if one.player < 0 or one.player == what:
            symbols += one.symbols
    return symbols


def attack_bill(game: Game, declaration: list[Assign]) -> payment.Bill:
    """What a declaration costs. The attackers that it taps can't pay for it. CR 508.1f-508.1i."""
    symbols: tuple[Symbol, ...] = ()
    tapping: list[int] = []
    for assign in declaration:
        symbols += toll(game, assign.creature, assign.to)
        if not game.objects[assign.creature].has(Keyword.VIGILANCE):
            tapping.append(assign.creature)
    return payment.Bill(game.active, 0, symbols, tuple(tapping))


@final
class AttackChoices:
    """What the active player could declare: which creatures can attack, and what.

    ``required`` are those of ``able`` that must attack if able, ``loners`` those that can't alone.
    """

    def __init__(self, able: list[int], targets: list[int]) -> None:
        self.able = able
        self.targets = targets
        self.required: list[int] = []
        self.loners: list[int] = []
        self.free: dict[int, int] = {}
        """What each required creature can attack at no cost; paying is never required."""
        self.allowed: dict[int, list[int]] = {}
        """What a creature can attack that can't attack everything. CR 508.1c."""

    def targets_of(self, creature: int) -> list[int]:
        """What a creature can attack."""
        return self.allowed.get(creature, self.targets)

    def target_for(self, creature: int) -> int:
        """What to attack with a creature unless its player wishes otherwise. CR 508.1d."""
        return self.free.get(creature, self.targets_of(creature)[0])

    def options(self) -> list[Answer]:
        """Every creature with everything it can attack."""
        return [
            Assign(creature, what) for creature in self.able for what in self.targets_of(creature)
        ]

    def most(self) -> int:
        """How many requirements can be obeyed at most without breaking restrictions. CR 508.1d."""
        return len(self.required)

    def best(self) -> list[int]:
        """The fewest creatures whose attack is legal, the required ones."""
        if len(self.required) == 1 and self.required[0] in self.loners:
            others = [creature for creature in self.able if creature != self.required[0]]
            return [self.required[0], others[0]]
        return self.required.copy()

    def only_one(self) -> bool:
        """Whether just one declaration is legal, so that nobody need be asked."""
        if not self.able:
            return True
        return len(self.targets) == 1 and len(self.best()) == len(self.able)


def attack_choices(game: Game) -> AttackChoices:
    """What the active player could declare. CR 508.1a-508.1d."""
    targets = attackable(game) if game.players[game.active].in_game else []
    able: list[int] = []
    if targets:
        able = [number for number in game.battlefield if _why_not_attacker(game, number) is None]
    allowed: dict[int, list[int]] = {}
    for creature in able:
        if game.objects[creature].now.attacks_only:
            allowed[creature] = [one for one in targets if _may_attack(game, creature, one)]
    able = [creature for creature in able if allowed.get(creature, targets)]
    if len(able) == 1 and game.objects[able[0]].now.cannot & Cannot.ATTACK_ALONE:
        able.clear()  # CR 506.5: it has no company
    choices = AttackChoices(able, targets)
    choices.allowed = allowed
    for creature in able:
        now = game.objects[creature].now
        free = [what for what in choices.targets_of(creature) if not toll(game, creature, what)]
        if now.must & Must.ATTACK and free:
            choices.required.append(creature)
            choices.free[creature] = free[0]
        if now.cannot & Cannot.ATTACK_ALONE:
            choices.loners.append(creature)
    return choices


def why_not_attackers(game: Game, declaration: list[Assign]) -> Reason | None:
    """Why a whole declaration of attackers is illegal; None if it is legal. CR 508.1a-508.1d."""
    for assign in declaration:
        reason = why_not_attack(game, assign.creature, assign.to)
        if reason is not None:
            return reason
    reason = _why_not_together(attack_choices(game), declaration)
    if reason is not None:
        return reason
    bill = attack_bill(game, declaration)
    if bill.symbols and not game.can_pay_bill(bill):
        return Reason("not enough mana", "508.1j", tuple(one.creature for one in declaration))
    return None


def _why_not_together(choices: AttackChoices, declaration: list[Assign]) -> Reason | None:
    attacking: dict[int, bool] = {}
    for assign in declaration:
        if assign.creature in attacking:
            return Reason("attacks twice", "508.1b", (assign.creature,))
        attacking[assign.creature] = True
    if len(declaration) == 1:
        alone = declaration[0].creature
        if alone in choices.loners or alone not in choices.able:
            return Reason("cannot attack alone", "508.1c", (alone,))
    idle = [creature for creature in choices.required if creature not in attacking]
    if idle:
        return Reason("must attack", "508.1d", tuple(idle), choices.most())
    return None


def legal_attack(game: Game, wish: list[Assign]) -> Several:
    """The legal declaration closest to a wish: impossible attacks left out, required ones added."""
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
    for creature in choices.required:
        if creature not in attacking:
            chosen.append(Assign(creature, choices.target_for(creature)))
    chosen = _affordable(game, choices, chosen)
    if len(chosen) == 1 and chosen[0].creature in choices.loners:
        if choices.required:
            others = [one for one in choices.able if one != chosen[0].creature]
            chosen.append(Assign(others[0], choices.target_for(others[0])))
        else:
            chosen.clear()
    return Several(tuple(chosen))


def _affordable(game: Game, choices: AttackChoices, chosen: list[Assign]) -> list[Assign]:
    """The attacks, less the last that cost mana, until what is left can be paid."""
    kept = chosen.copy()
    while kept:
        bill = attack_bill(game, kept)
        if not bill.symbols or game.can_pay_bill(bill):
            return kept
        dear = [one for one in kept if toll(game, one.creature, one.to)]
        kept.remove(dear[-1])
        if dear[-1].creature in choices.free:
            kept.append(Assign(dear[-1].creature, choices.free[dear[-1].creature]))
    return kept


@final
class DeclareAttackersFrame(Frame):
    """The active player declares attackers: the first thing of their step. CR 508.1."""

    def __init__(self) -> None:
        self.declared: list[Assign] = []
        """A declaration that has been paid for, or is being."""

    def run(self, game: Game) -> None:
        if self.declared:
            game.frames.pop()
            _attack(game, self.declared)
            return
        choices = attack_choices(game)
        fallback = [Assign(creature, choices.target_for(creature)) for creature in choices.best()]
        if choices.only_one():
            game.frames.pop()
            door.perform(game, _tapping(game, fallback) + _attacking(game, fallback))
            return
        game.decision = Decision(
            game.active,
            Kind.ATTACKERS,
            "508.1",
            Shape.SOME,
            choices.options(),
            0,
            len(choices.able),
            fallback=Several(tuple(fallback)),
        )

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        return why_not_attackers(game, assigned(answer))

    def take(self, game: Game, answer: Answer) -> None:
        declaration = assigned(answer)
        bill = attack_bill(game, declaration)
        if not bill.symbols:
            game.frames.pop()
            door.perform(game, _tapping(game, declaration) + _attacking(game, declaration))
            return
        self.declared = declaration
        pay_bill(game, bill)  # CR 508.1j, after the attackers are tapped
        door.perform(game, _tapping(game, declaration))

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = DeclareAttackersFrame()
        copy.declared = self.declared
        return copy


def assigned(answer: Answer) -> list[Assign]:
    """The pairs of a whole declaration."""
    assert isinstance(answer, Several), answer
    found: list[Assign] = []
    for option in answer.options:
        assert isinstance(option, Assign), option
        found.append(option)
    return found


def _attack(game: Game, declaration: list[Assign]) -> None:
    """Let creatures that have been tapped and paid for attack, if they still can. CR 508.1k."""
    still = [one for one in declaration if game.exists(one.creature)]
    door.perform(game, _attacking(game, still))


def _tapping(game: Game, declaration: list[Assign]) -> list[Event]:
    """The chosen creatures tap. CR 508.1f, 702.20b."""
    return [
        Tapped(assign.creature)
        for assign in declaration
        if not game.objects[assign.creature].has(Keyword.VIGILANCE)
    ]


def _attacking(game: Game, declaration: list[Assign]) -> list[Event]:
    """The chosen creatures become attacking creatures. CR 508.1k, 508.1m."""
    if not declaration:
        return []
    events: list[Event] = [AttackDeclared(assign.creature, assign.to) for assign in declaration]
    attackers = [assign.creature for assign in declaration]
    events.append(AttackersDeclared(game.active, attackers))
    return events
