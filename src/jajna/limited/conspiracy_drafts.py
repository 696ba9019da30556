"""Booster drafts with cards that act in them: Conspiracy drafts. CR 905.1, 905.2.

Such a draft is its setup, the answers of each seat, and the order in which they came. What a player
may do at any time is asked of them as a pack lies before them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, final

from jajna.card import Card
from jajna.errors import CardError
from jajna.formats.deck import Printing
from jajna.ir.draft_abilities import DraftAct, WhileDrafted
from jajna.kernel.state.chance import Chance
from jajna.limited.choices import Choice, ChoiceKind, Known, Shown
from jajna.limited.draft_record import Asked, Draft, DraftView, Pack, Setup
from jajna.noted import Noted, NoteKind
from jajna.subtypes import type_of
from jajna.vocab import COLOR_LETTERS, COLORS, Type, is_another_player

__all__ = ["ActingDraft", "known_of"]

RANDOM_CARDS: Final = 3
"""How many cards are drafted at random before that ends."""
SEEDS: Final = 1000
"""Between the seeds of two seats for cards drafted at random."""
NOTING: Final = (DraftAct.NOTES_NAME, DraftAct.NOTES_CREATURE, DraftAct.NOTES_TYPES)
REMOVING: Final = (DraftAct.REMOVES_UP, DraftAct.REMOVES_DOWN)
SECOND: Final = (DraftAct.SECOND_FOR_ITSELF, DraftAct.SECOND_FOR_NEXT)
NO: Final = Choice(ChoiceKind.NOTHING)


def known_of(packs: Iterable[Pack], lookup: Callable[[str], Card]) -> tuple[Known, ...]:
    """What a draft of these packs must know of their cards; nothing if none of them acts there.

    A card that can't be played is a card like any other.
    """
    found: list[Known] = []
    for name in dict.fromkeys(one.card for pack in packs for one in pack):
        try:
            face = lookup(name).faces[0]
        except CardError:
            continue
        acts = tuple(one.act for one in face.abilities if isinstance(one, WhileDrafted))
        creature = bool(face.types & Type.CREATURE)
        if acts or creature:
            types = _creature_types(face.subtypes) if creature else ()
            found.append(Known(name, acts, creature, types))
    return tuple(found) if any(one.acts for one in found) else ()


def _creature_types(subtypes: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(one for one in subtypes if type_of(one) & Type.CREATURE))


@final
class _Pack:
    """A booster on its way. ``passer`` is who passed it last, -1 if nobody did."""

    def __init__(self, cards: Pack) -> None:
        self.cards = list(cards)
        self.passer = -1
        self.idle = 0
        """How often it was passed on since a card was drafted from it."""
        self.guessing: list[tuple[int, str]] = []
        """Who guesses the next card, and for which card."""
        self.guesses: list[tuple[int, str, str]] = []
        """Who has guessed, for which card, and what."""


@final
class _FaceUp:
    """A card that lies face up before its player. CR 905.2c."""

    def __init__(self, printing: Printing, acts: tuple[DraftAct, ...]) -> None:
        self.printing = printing
        self.acts = acts
        self.at_random = 0
        """How many cards were drafted at random with it."""


@final
class _Question:
    """Something that a seat is asked besides which card it takes."""

    def __init__(
        self,
        kind: ChoiceKind,
        card: str,
        owner: int,
        pack: _Pack | None = None,
        drafted: Printing | None = None,
    ) -> None:
        self.kind = kind
        """What it is about."""
        self.card = card
        """The card that asks it."""
        self.owner = owner
        """Who drafted that card."""
        self.pack = pack
        self.drafted = drafted
        """The card that was drafted just now."""
        self.colors = ""
        """The letters of colors that were chosen before."""
        self.used: list[_FaceUp] = []
        """What was used already for the card that was drafted."""


@final
class _Seat:
    """What belongs to a seat besides its pool."""

    def __init__(self) -> None:
        self.queue: list[_Pack] = []
        self.questions: list[_Question] = []
        self.up: list[_FaceUp] = []
        self.drafted = 0
        """How many cards it has drafted this round."""
        self.has_picked = False
        """Whether it has drafted from the pack before it."""
        self.another = 0
        """How many more cards it drafts from that pack."""
        self.returning: list[Printing] = []
        """What it puts into that pack then."""
        self.skips = 0
        """How many packs it passes on without drafting from them."""
        self.sweeps = False
        """Whether it drafts each card of the pack."""
        self.is_barred = False
        """Whether it can't draft for the rest of the round."""
        self.naming: list[str] = []
        """The cards that have the name of the next card noted."""
        self.watchers: list[int] = []
        """The seats that see the next card it drafts."""
        self.had: set[str] = set()
        """The names of all cards it has drafted."""
        self.notes: list[Noted] = []
        self.seen: list[Shown] = []


@final
class _Trade:
    """A card that is revealed for trade after the draft, and what was offered for it."""

    def __init__(self, owner: int, card: str) -> None:
        self.owner = owner
        self.card = card
        self.revealed: Printing | None = None
        self.waiting: set[int] = set()
        self.offers: dict[int, Printing] = {}


@final
class ActingDraft(Draft):
    """A booster draft in which cards act. CR 905.1, 905.2."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.round = 0
        self._known = {one.card: one for one in setup.known}
        self._at = [_Seat() for _ in setup.names]
        self._spare = list(setup.spare)
        self._trades: list[_Trade] | None = None
        """The trades to come after the draft; None before its end."""
        self._open()

    # -- what is known -----------------------------------------------------------------------------

    @property
    def to_left(self) -> bool:
        """Whether packs go to the left in this round. CR 905.1b."""
        return self.round % 2 == 0

    def number(self, seat: int) -> int:
        """Which card of the round a seat drafts next, from 1."""
        return self._at[seat].drafted + 1

    def notes(self, seat: int) -> tuple[Noted, ...]:
        """What a seat has noted so far. CR 905.2b."""
        return tuple(self._at[seat].notes)

    def asked(self, seat: int) -> Asked | None:
        """What waits to be answered, or else the pack that lies before the seat."""
        mine = self._at[seat]
        if mine.questions:
            return self._question(seat, mine.questions[0])
        if not mine.queue or mine.queue[0].guessing:
            return None
        return self._picking(seat)

    def view(self, seat: int) -> DraftView:
        """The pack before the seat, what it has itself, and what all may look at. CR 905.1c."""
        none: Pack = ()
        return DraftView(
            seat,
            self.round,
            self.asked(seat),
            tuple(tuple(pool) if one == seat else none for one, pool in enumerate(self.pools)),
            tuple(len(pool) for pool in self.pools),
            tuple(len(one.queue) for one in self._at),
            self.to_left,
            face_up=tuple(tuple(card.printing for card in one.up) for one in self._at),
            notes=tuple(tuple(one.notes) for one in self._at),
            seen=tuple(self._at[seat].seen),
        )

    # -- what is asked -----------------------------------------------------------------------------

    def _picking(self, seat: int) -> Asked:
        """Which card of the pack, and what else may be done instead."""
        mine = self._at[seat]
        pack = mine.queue[0]
        if any(DraftAct.AT_RANDOM in one.acts for one in mine.up):
            cards: Pack = ()
            options: list[tuple[int, ...]] = [()]
            choices = [Choice(ChoiceKind.RANDOM)]
        else:
            cards = tuple(pack.cards)
            options = [(place,) for place in range(len(cards))]
            choices = [Choice(ChoiceKind.TAKE, one.card) for one in cards]
        more = [] if mine.has_picked else self._instead(seat)
        if not more and cards:
            return Asked(cards, tuple(options))
        none: tuple[int, ...] = ()
        return Asked(cards, (*options, *[none for _ in more]), (*choices, *more))

    def _instead(self, seat: int) -> list[Choice]:
        """What a seat may do during the draft, before it takes a card. CR 905.2."""
        found: list[Choice] = []
        for name, act in self._acts(seat):
            if act is DraftAct.WHOLE_PACK:
                found.append(Choice(ChoiceKind.WHOLE_PACK, name))
            elif act is DraftAct.LOOKS_AT_CARD:
                found += [
                    Choice(ChoiceKind.LOOK_AT_NEXT, name, str(one))
                    for one in range(self.seats)
                    if is_another_player(one, seat)
                ]
            elif act is DraftAct.LOOKS_AT_PACK:
                found += self._packs_to_see(seat, name)
        return found

    def _packs_to_see(self, seat: int, name: str) -> list[Choice]:
        """The packs that are unopened, and those that no other player looks at."""
        found = [
            Choice(ChoiceKind.LOOK_AT_OPENED, name, f"{one}.{place}")
            for one, other in enumerate(self._at)
            for place in range(1, len(other.queue))
        ]
        for round_number in range(self.round + 1, len(self.setup.packs)):
            for one in range(self.seats):
                found.append(Choice(ChoiceKind.LOOK_AT_UNOPENED, name, f"{round_number}.{one}"))
        return found

    def _acts(self, seat: int) -> list[tuple[str, DraftAct]]:
        """What the cards face up before a seat allow, each name once."""
        found = [(one.printing.card, act) for one in self._at[seat].up for act in one.acts]
        return list(dict.fromkeys(found))

    def _question(self, seat: int, asked: _Question) -> Asked:
        """A question with its choices; the cards are those it is about."""
        cards: Pack = () if asked.drafted is None else (asked.drafted,)
        choices: list[Choice] = []
        if asked.kind is ChoiceKind.NOTE:
            choices = [NO, *self._as_drafted(seat, asked)]
        elif asked.kind is ChoiceKind.ADD_PACK:
            choices = [NO, Choice(ChoiceKind.ADD_PACK, asked.card)]
        elif asked.kind is ChoiceKind.COLOR:
            letters = [COLOR_LETTERS[color] for color in COLORS]
            choices = [
                Choice(ChoiceKind.COLOR, asked.card, one)
                for one in letters
                if one not in asked.colors
            ]
        elif asked.kind is ChoiceKind.GUESS:
            assert asked.pack is not None, "a guess without a pack"
            names = dict.fromkeys(one.card for one in asked.pack.cards)
            choices = [Choice(ChoiceKind.GUESS, asked.card, one) for one in names]
        elif asked.kind is ChoiceKind.PASS:
            choices = [
                Choice(ChoiceKind.PASS, asked.card, str(one)) for one in self._getting(asked.card)
            ]
        elif asked.kind in (ChoiceKind.REVEAL, ChoiceKind.OFFER):
            names = dict.fromkeys(one.card for one in self.pools[seat])
            choices = [NO, *[Choice(asked.kind, asked.card, one) for one in names]]
        elif asked.kind is ChoiceKind.ACCEPT:
            offers = self._trade().offers
            choices = [NO]
            for one, offered in offers.items():
                choices.append(Choice(ChoiceKind.ACCEPT, asked.card, f"{one} {offered.card}"))
        none: tuple[int, ...] = ()
        return Asked(cards, tuple(none for _ in choices), tuple(choices))

    def _as_drafted(self, seat: int, asked: _Question) -> list[Choice]:
        """What may be done as a card is drafted, with each card that lay face up before."""
        drafted, pack, mine = asked.drafted, asked.pack, self._at[seat]
        assert drafted is not None and pack is not None, "nothing was drafted"
        known = self._known.get(drafted.card)
        is_creature = known is not None and known.creature
        found: list[Choice] = []
        for one in mine.up:
            if one in asked.used:
                continue
            name = one.printing.card
            for act in one.acts:
                if act in REMOVING:
                    found.append(Choice(ChoiceKind.REMOVE, name))
                elif act is DraftAct.NOTES_NAME or (act in NOTING and is_creature):
                    found.append(Choice(ChoiceKind.NOTE, name))
                elif act in SECOND and len(pack.cards) > mine.another and not mine.sweeps:
                    found.append(Choice(ChoiceKind.ANOTHER, name))
        return list(dict.fromkeys(found))

    def _getting(self, card: str) -> list[int]:
        """The players who drafted a card of this name."""
        return [seat for seat, one in enumerate(self._at) if card in one.had]

    def _trade(self) -> _Trade:
        assert self._trades, "nobody trades"
        return self._trades[0]

    # -- what is answered --------------------------------------------------------------------------

    def pick(self, seat: int, option: int) -> Pack:
        """Answer for a seat by the place of an option; the cards that it takes.

        Raises DraftError if the seat isn't asked anything, or has no such option.
        """
        asked = self._checked(seat, option)
        number = len(self.picks[seat])
        self.picks[seat].append(option)
        self.order.append(seat)
        mine = self._at[seat]
        taken: Pack = ()
        choice = asked.choices[option] if asked.choices else Choice(ChoiceKind.TAKE)
        if mine.questions:
            self._answered(seat, mine.questions.pop(0), choice)
        elif choice.kind is ChoiceKind.RANDOM:
            chance = Chance(self.setup.seed + SEEDS * (seat + 1) + number)
            taken = (self._draft(seat, chance.below(len(mine.queue[0].cards))),)
        elif choice.kind is ChoiceKind.TAKE:
            taken = (self._draft(seat, asked.options[option][0]),)
        else:
            self._do_instead(seat, choice)
        self._settle()
        return taken

    def _draft(self, seat: int, place: int) -> Printing:
        """Let a seat draft a card of the pack before it."""
        mine = self._at[seat]
        pack = mine.queue[0]
        drafted = pack.cards.pop(place)
        before = mine.up.copy()
        pack.idle = 0
        if mine.has_picked and not mine.sweeps:
            mine.another -= 1
        mine.has_picked = True
        mine.drafted += 1
        mine.had.add(drafted.card)
        self.pools[seat].append(drafted)
        self._tell(seat, drafted, pack)
        self._reveal(seat, drafted, pack)
        for one in before:
            if DraftAct.AT_RANDOM in one.acts:
                one.at_random += 1
                if one.at_random == RANDOM_CARDS:
                    mine.up.remove(one)
        question = _Question(ChoiceKind.NOTE, "", seat, pack, drafted)
        question.used = [one for one in mine.up if one not in before]
        mine.questions.append(question)
        return drafted

    def _tell(self, seat: int, drafted: Printing, pack: _Pack) -> None:
        """Note and show what waited for this card."""
        mine = self._at[seat]
        shown = Shown(seat, (drafted,))
        for guesser, card, guess in pack.guesses:
            if guess == drafted.card:
                self._note(guesser, card, NoteKind.GUESS, guess)
        for card in mine.naming:
            self._note(seat, card, NoteKind.NAME, drafted.card)
        if pack.guesses or mine.naming:
            self._show(shown)
        for watcher in mine.watchers:
            self._at[watcher].seen.append(shown)
        pack.guesses, mine.naming, mine.watchers = [], [], []

    def _reveal(self, seat: int, drafted: Printing, pack: _Pack) -> None:
        """What a card does as it is drafted itself. CR 905.2b, 905.2c."""
        mine = self._at[seat]
        known = self._known.get(drafted.card)
        acts = known.acts if known is not None else ()
        name = drafted.card
        if DraftAct.FACE_UP in acts:
            mine.up.append(_FaceUp(drafted, acts))
        elif acts:
            self._show(Shown(seat, (drafted,)))
        for act in acts:
            if act is DraftAct.NOTES_NUMBER:
                self._note(seat, name, NoteKind.NUMBER, str(mine.drafted))
            elif act is DraftAct.NOTES_PASSER and pack.passer >= 0:
                self._note(seat, name, NoteKind.PLAYER, self.setup.names[pack.passer])
            elif act is DraftAct.NOTES_NEXT:
                mine.naming.append(name)
            elif act is DraftAct.NOTES_COLORS:
                right = (seat - 1) % self.seats
                self._at[right].questions.append(_Question(ChoiceKind.COLOR, name, seat))
            elif act is DraftAct.GUESSES:
                pack.guessing.append((seat, name))
            elif act is DraftAct.ADDS_PACK and self._spare:
                mine.questions.append(_Question(ChoiceKind.ADD_PACK, name, seat))

    def _do_instead(self, seat: int, choice: Choice) -> None:
        """Do what may be done during the draft: the card that lets it is turned face down."""
        mine = self._at[seat]
        if choice.kind is ChoiceKind.WHOLE_PACK:
            mine.sweeps = True  # it is turned face down with the last card
            return
        one, _, two = choice.value.partition(".")
        if choice.kind is ChoiceKind.LOOK_AT_NEXT:
            self._at[int(one)].watchers.append(seat)
        elif choice.kind is ChoiceKind.LOOK_AT_OPENED:
            cards = self._at[int(one)].queue[int(two)].cards
            mine.seen.append(Shown(-1, tuple(cards)))
        elif choice.kind is ChoiceKind.LOOK_AT_UNOPENED:
            mine.seen.append(Shown(-1, self.setup.packs[int(one)][int(two)]))
        self._turn_down(seat, choice.card)

    def _turn_down(self, seat: int, card: str) -> _FaceUp:
        """Turn a card of this name face down that lies before a seat."""
        mine = self._at[seat]
        found = next(one for one in mine.up if one.printing.card == card)
        mine.up.remove(found)
        return found

    def _answered(self, seat: int, asked: _Question, choice: Choice) -> None:
        """Do what the answer to a question says."""
        if asked.kind is ChoiceKind.NOTE:
            if choice.kind is not ChoiceKind.NOTHING:
                self._act(seat, asked, choice)
        elif choice.kind is ChoiceKind.ADD_PACK:
            self._at[seat].queue.insert(1, _Pack(self._spare.pop(0)))
        elif choice.kind is ChoiceKind.COLOR:
            self._note(asked.owner, asked.card, NoteKind.COLOR, choice.value)
            self._ask_color(seat, asked, choice.value)
        elif choice.kind is ChoiceKind.GUESS:
            assert asked.pack is not None, "a guess without a pack"
            asked.pack.guesses.append((seat, asked.card, choice.value))
            asked.pack.guessing.remove((seat, asked.card))
        elif choice.kind is ChoiceKind.PASS:
            assert asked.pack is not None, "nothing is passed"
            self._give(seat, int(choice.value), asked.pack)
        elif asked.kind in (ChoiceKind.REVEAL, ChoiceKind.OFFER, ChoiceKind.ACCEPT):
            self._traded(seat, asked, choice)

    def _act(self, seat: int, asked: _Question, choice: Choice) -> None:
        """Do something with the card that was drafted, and ask what else is to be done."""
        drafted, mine = asked.drafted, self._at[seat]
        assert drafted is not None, "nothing was drafted"
        used = next(
            one for one in mine.up if one not in asked.used and one.printing.card == choice.card
        )
        if choice.kind is ChoiceKind.REMOVE:  # it isn't in the card pool
            is_up = DraftAct.REMOVES_UP in used.acts
            self.pools[seat].remove(drafted)
            mine.up = [one for one in mine.up if one.printing is not drafted]
            self._note(seat, choice.card, NoteKind.REMOVED, drafted.card if is_up else "")
            if is_up:
                self._show(Shown(seat, (drafted,)))
            return
        if choice.kind is ChoiceKind.NOTE:
            self._show(Shown(seat, (drafted,)))
            if DraftAct.NOTES_TYPES in used.acts:
                for one in self._known[drafted.card].types:
                    self._note(seat, choice.card, NoteKind.TYPE, one)
            else:
                self._note(seat, choice.card, NoteKind.NAME, drafted.card)
        else:
            mine.another += 1
            if DraftAct.SECOND_FOR_ITSELF in used.acts:
                mine.returning.append(used.printing)
            else:
                mine.skips += 1
        mine.up.remove(used)
        mine.questions.insert(0, asked)

    def _ask_color(self, seat: int, asked: _Question, chosen: str) -> None:
        """Let the next player choose a color: its own player, then the one to the left."""
        colors = asked.colors + chosen
        if len(colors) < 3:
            following = asked.owner if len(colors) == 1 else (asked.owner + 1) % self.seats
            question = _Question(ChoiceKind.COLOR, asked.card, asked.owner)
            question.colors = colors
            self._at[following].questions.append(question)

    def _note(self, seat: int, card: str, kind: NoteKind, value: str) -> None:
        self._at[seat].notes.append(Noted(card, kind, value))

    def _show(self, shown: Shown) -> None:
        """Let all others see a card, once."""
        for seat, one in enumerate(self._at):
            if is_another_player(seat, shown.by) and one.seen[-1:] != [shown]:
                one.seen.append(shown)

    # -- how packs go on ---------------------------------------------------------------------------

    def _open(self) -> None:
        """Open the packs of the round."""
        for seat, mine in enumerate(self._at):
            mine.drafted = 0
            mine.is_barred = False
            mine.queue = [_Pack(self.setup.packs[self.round][seat])]
        self._settle()

    def _settle(self) -> None:
        """Pass packs on as far as nobody has to answer."""
        goes_on = True
        while goes_on:
            goes_on = False
            for seat in range(self.seats):
                goes_on = self._goes_on(seat) or goes_on
        if any(one.queue or one.questions for one in self._at):
            return
        if self.round + 1 < len(self.setup.packs):
            self.round += 1
            self._open()
        elif self._trades is None:
            self._end()

    def _goes_on(self, seat: int) -> bool:
        """Whether something goes on at a seat without an answer, which is done."""
        mine = self._at[seat]
        if mine.questions:
            asked = mine.questions[0]
            if asked.kind is ChoiceKind.NOTE and not self._as_drafted(seat, asked):
                mine.questions.pop(0)
                return True
            return False
        if not mine.queue:
            return False
        pack = mine.queue[0]
        if mine.has_picked:
            if pack.cards and (mine.another or mine.sweeps):
                return False
            self._put_back(seat, pack)
            self._pass(seat)
            return True
        if mine.is_barred or mine.skips:
            if not mine.is_barred:
                mine.skips -= 1
            mine.seen.append(Shown(-1, tuple(pack.cards)))  # it may be looked at
            pack.idle += 1
            self._pass(seat)
            return True
        asks = False
        for guesser, card in pack.guessing:
            others = self._at[guesser].questions
            if not any(one.kind is ChoiceKind.GUESS and one.pack is pack for one in others):
                others.append(_Question(ChoiceKind.GUESS, card, guesser, pack))
                asks = True
        return asks

    def _put_back(self, seat: int, pack: _Pack) -> None:
        """End drafting from a pack: what goes into it is put there."""
        mine = self._at[seat]
        for one in mine.returning:
            self.pools[seat].remove(one)
            pack.cards.append(one)
        mine.returning = []
        mine.another = 0
        mine.has_picked = False
        if mine.sweeps:
            mine.sweeps = False
            mine.is_barred = True
            agent = next(one for one in mine.up if DraftAct.WHOLE_PACK in one.acts)
            mine.up.remove(agent)

    def _pass(self, seat: int) -> None:
        """Pass the pack before a seat on. A pack from which nobody can draft is left over."""
        pack = self._at[seat].queue.pop(0)
        if not pack.cards or pack.idle > self.seats:
            return
        if len(pack.cards) == 1:
            for name in self._known:
                if DraftAct.LAST_CARDS in self._known[name].acts and self._getting(name):
                    self._pass_last(seat, pack, name)
                    return
        self._give(seat, (seat + (1 if self.to_left else -1)) % self.seats, pack)

    def _pass_last(self, seat: int, pack: _Pack, name: str) -> None:
        """Pass the last card to one who drafted a card of that name, as its passer chooses."""
        getting = self._getting(name)
        if len(getting) == 1:
            self._give(seat, getting[0], pack)
        else:
            self._at[seat].questions.append(_Question(ChoiceKind.PASS, name, seat, pack))

    def _give(self, seat: int, following: int, pack: _Pack) -> None:
        pack.passer = seat
        self._at[following].queue.append(pack)

    # -- after the draft ---------------------------------------------------------------------------

    def _end(self) -> None:
        """Begin with what is done immediately after the draft, in a random order. CR 905.2a."""
        trades = [
            _Trade(seat, one.printing.card)
            for seat, mine in enumerate(self._at)
            for one in mine.up
            if DraftAct.TRADES in one.acts
        ]
        for mine in self._at:
            mine.up = []  # CR 905.2c
        order = list(range(len(trades)))
        Chance(self.setup.seed).shuffle(order)
        self._trades = [trades[place] for place in order]
        self._ask_to_reveal()

    def _ask_to_reveal(self) -> None:
        if self._trades:
            trade = self._trades[0]
            asked = _Question(ChoiceKind.REVEAL, trade.card, trade.owner)
            self._at[trade.owner].questions.append(asked)

    def _traded(self, seat: int, asked: _Question, choice: Choice) -> None:
        """Go on with a trade."""
        trade = self._trade()
        if choice.kind is ChoiceKind.REVEAL:
            trade.revealed = self._held(seat, choice.value)
            self._show(Shown(seat, (trade.revealed,)))
            trade.waiting = set(range(self.seats)) - {seat}
            for one in sorted(trade.waiting):
                offer = _Question(ChoiceKind.OFFER, asked.card, seat, None, trade.revealed)
                self._at[one].questions.append(offer)
            return
        if asked.kind is ChoiceKind.OFFER:
            trade.waiting.discard(seat)
            if choice.kind is ChoiceKind.OFFER:
                trade.offers[seat] = self._held(seat, choice.value)
            if trade.waiting:
                return
            if trade.offers:
                accepting = _Question(
                    ChoiceKind.ACCEPT, asked.card, trade.owner, None, trade.revealed
                )
                self._at[trade.owner].questions.append(accepting)
                return
        elif choice.kind is ChoiceKind.ACCEPT:
            other = int(choice.value.partition(" ")[0])
            assert trade.revealed is not None, "nothing was revealed"
            self._exchange(trade.owner, trade.revealed, other, trade.offers[other])
        assert self._trades is not None, "no trades"
        self._trades.pop(0)
        self._ask_to_reveal()

    def _held(self, seat: int, name: str) -> Printing:
        return next(one for one in self.pools[seat] if one.card == name)

    def _exchange(self, one: int, mine: Printing, other: int, theirs: Printing) -> None:
        self.pools[one].remove(mine)
        self.pools[other].remove(theirs)
        self.pools[one].append(theirs)
        self.pools[other].append(mine)
