"""A draft at a screen: people take cards in turn, programs sit at the other seats; then decks are
built, saved as lists, and played.
"""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Final, final

import click

from jajna.agents.drafting import Prospects, Seated, people_of, ranks
from jajna.cards.names import fold
from jajna.cards.pool import Pool
from jajna.cards.printing import card_texts
from jajna.cli.card_lines import card_line, printed_line, printed_name
from jajna.cli.decks import write_list
from jajna.cli.editor_session import EditorSession
from jajna.cli.terminal.screen import Screen
from jajna.collection.cards import Collection
from jajna.collection.editor import DeckEditor
from jajna.collection.profiles import SavedDeck
from jajna.errors import CardError
from jajna.formats.construction import LIMITED
from jajna.formats.deck import Printing
from jajna.formats.known import formats_of
from jajna.limited.choices import Choice, ChoiceKind
from jajna.limited.drafts import Asked, DraftKind, DraftView, Pack
from jajna.limited.kept import Sitting, write
from jajna.limited.words import choice_words, note_words, shown_words
from jajna.text.catalogue import message
from jajna.text.messages import error_text
from jajna.typed import is_number

__all__ = ["DraftSession", "list_path"]

PICK: Final = "pick"
POOL: Final = "pool"
CARD: Final = "card"
HINT: Final = "hint"
AWAY: Final = "away"
HELP: Final = "help"
QUIT: Final = "quit"

COMMANDS: Final[dict[str, tuple[str, str, str]]] = {
    PICK: ("tomar", message("NUMBER-OR-NAME"), message("take it; the number alone will do")),
    CARD: ("carta", message("NUMBER-OR-NAME"), message("read a card")),
    POOL: ("tomadas", "", message("show what you have taken")),
    HINT: ("pista", "", message("hear what a program would take")),
    AWAY: ("ausente", "", message("let a program take cards for you from now on")),
    HELP: ("ayuda", "", message("show this list")),
    QUIT: ("salir", "", message("stop; all picks are kept, and you can go on later")),
}
"""The commands: the Spanish word, what follows the word, and what it does."""
WORDS: Final = {
    **{word: name for name, row in COMMANDS.items() for word in (name, row[0])},
    "reserva": POOL,
}
"""The words of commands; "reserva" means the sideboard elsewhere, and was typed here before."""
MINUTE: Final = 60
FEWEST_LETTERS: Final = 3
"""Of a part of a name by which a card is taken."""
OPEN: Final = (DraftKind.ROCHESTER, DraftKind.GRID)
"""The drafts in which all see what is taken."""
AROUND: Final = (DraftKind.BOOSTER, DraftKind.ROCHESTER, DraftKind.COMMANDER)
"""The drafts in which it matters which way packs go."""
WAYS: Final = {"to the left": message("to the left"), "to the right": message("to the right")}


def list_path(path: Path, name: str) -> Path:
    """Where the deck list of somebody is written, beside the file of the draft."""
    plain = "".join(one if one.isalnum() or one in " -_" else "_" for one in name)
    return path.with_suffix("") / f"{plain}.txt"


@final
class Left(Exception):
    """Somebody has left the draft, which is kept."""


@final
class DraftSession:
    """A sitting at a screen, kept in a file after each pick."""

    def __init__(
        self, sitting: Sitting, path: Path, pool: Pool, screen: Screen, minutes: int
    ) -> None:
        self.sitting = sitting
        self.path = path
        self.lists: list[Path] = [list_path(path, name) for name in sitting.draft.setup.names]
        self._pool = pool
        self._screen = screen
        self._language = screen.language
        self._minutes = minutes
        self._seated = Seated(sitting, Prospects(pool.card), ranks(pool.sets))
        self._at_screen = -1
        self._told = [0 for _ in sitting.players]
        """How much of what each seat was shown it has been told."""

    @property
    def people(self) -> list[int]:
        """The seats of people who are here."""
        return people_of(self.sitting)

    def run(self, anew: bool = False) -> bool:
        """Draft and build; whether it came to its end. With ``anew`` decks that have been built are
        built again: pools have grown.
        """
        try:
            self._draft()
            self._build(anew)
        except Left:
            self._keep()
            self._screen.say(self._language.say("All is kept in {path}.", path=str(self.path)))
            return False
        return True

    # -- picking -----------------------------------------------------------------------------------

    def _draft(self) -> None:
        draft = self.sitting.draft
        while not draft.is_over:
            if self._seated.pick_once(self._tell):
                self._keep()
                continue
            asked = [seat for seat in self.people if draft.asked(seat) is not None]
            seat = self._at_screen if self._at_screen in asked else asked[0]
            self._let_sit(seat)
            self._ask(seat)
            self._keep()

    def _tell(self, seat: int, taken: Pack) -> None:
        """Say what was taken where all see it."""
        setup = self.sitting.draft.setup
        if taken and self.people and setup.kind in OPEN:
            cards = self._language.listed([self._called(one) for one in taken])
            self._screen.say(
                self._language.say(
                    "{player} – taken: {cards}.", player=setup.names[seat], cards=cards
                )
            )

    def _keep(self) -> None:
        write(self.path, self.sitting)

    def _let_sit(self, seat: int) -> None:
        """Let another person come to the screen, who sees nothing of the one before."""
        if seat == self._at_screen:
            return
        if len(self.people) > 1:
            self._screen.hide()
            self._screen.say(
                self._language.say("{player} sits down here. Press Enter.",
                          player=self.sitting.draft.setup.names[seat]), "bold",
            )  # fmt: skip
            self._read()
        self._at_screen = seat

    def _read(self) -> str:
        try:
            return self._screen.read().strip()
        except EOFError as error:
            raise Left from error

    def _ask(self, seat: int) -> None:
        """Show what somebody may take, and read until something is taken."""
        asked = self.sitting.draft.asked(seat)
        assert asked is not None, "nothing is asked"
        self._show(seat, asked)
        while not self._obeyed(seat, asked, self._read()):
            pass

    def _show(self, seat: int, asked: Asked) -> None:
        draft = self.sitting.draft
        view = draft.view(seat)
        title = self._language.say(
            "{player}, round {round}, pick {number}",
            player=draft.setup.names[seat],
            round=view.round + 1,
            number=draft.number(seat),
        )
        if draft.setup.kind in AROUND:
            way = "to the left" if view.to_left else "to the right"
            title = f"{title} ({self._language.say(WAYS[way])})"
        self._screen.say(title, "bold")
        if draft.setup.kind is DraftKind.WINSTON:
            self._screen.say(
                self._language.say("Pile {number} of the three ({piles}); {left} cards are left.",
                          number=view.pile + 1,
                          piles=", ".join(str(one) for one in view.piles), left=view.left)
            )  # fmt: skip
        self._tell_acts(view)
        if asked.choices and asked.cards and not self._takes(asked):
            self._screen.say(self._language.say("It was drafted:"))
        for place, card in enumerate(asked.cards, 1):
            line = printed_line(card, self._pool.card, self._language)
            number = f"{place:>3}" if self._takes(asked) or not asked.choices else "   "
            self._screen.say(f"{number}  {line}")
        if asked.choices:
            for place, choice in enumerate(asked.choices, 1):
                if choice.kind is not ChoiceKind.TAKE:
                    self._screen.say(f"{place:>3}  {self._words(choice)}")
        elif not self._is_single(asked):
            self._screen.say(self._language.say("Which do you take?"))
            for place, option in enumerate(asked.options, 1):
                names = [self._called(asked.cards[one]) for one in option]
                words = self._language.listed(names) or self._language.say("nothing; go on")
                self._screen.say(f"{place:>3}: {words}")

    def _tell_acts(self, view: DraftView) -> None:
        """Tell what somebody was shown since they were asked last, and what was noted."""
        names = self.sitting.draft.setup.names
        for one in view.seen[self._told[view.seat] :]:
            self._screen.say(shown_words(one, names, self._name, self._language))
        self._told[view.seat] = len(view.seen)
        for player, cards, notes in zip(names, view.face_up, view.notes, strict=False):
            told = [self._called(one) for one in cards]
            told += [note_words(one, self._name, self._language) for one in notes]
            if told:
                self._screen.say(f"{player} – {'; '.join(told)}")

    def _words(self, choice: Choice) -> str:
        names = self.sitting.draft.setup.names
        return choice_words(choice, names, self._name, self._language)

    def _name(self, card: str) -> str:
        return self._called(Printing(card, ""))

    def _takes(self, asked: Asked) -> bool:
        """Whether the first options are the cards, each to be taken."""
        return bool(asked.choices) and asked.choices[0].kind is ChoiceKind.TAKE

    def _is_single(self, asked: Asked) -> bool:
        """Whether a card is taken by its number: each option is that card."""
        if asked.choices:
            return self._takes(asked)
        return asked.options == tuple((place,) for place in range(len(asked.cards)))

    def _obeyed(self, seat: int, asked: Asked, line: str) -> bool:
        """Do what a line says; whether something was taken."""
        word, _, rest = line.partition(" ")
        command = WORDS.get(fold(word), "")
        if command == QUIT:
            raise Left
        if command == AWAY:
            self._seated.go_away(seat)
            self._at_screen = -1
            return True
        if command == POOL:
            self._show_pool(seat)
        elif command == HINT:
            self._hint(seat, asked)
        elif command == CARD:
            self._show_card(asked, rest.strip())
        elif command == HELP:
            self._help()
        elif line:
            return self._taken(seat, asked, rest.strip() if command == PICK else line)
        return False

    def _taken(self, seat: int, asked: Asked, text: str) -> bool:
        """Take what a text names; whether it named something."""
        option = int(text) - 1 if is_number(text) else -1
        if not is_number(text) and self._is_single(asked):
            option = self._place(asked, text)
        if not 0 <= option < len(asked.options):
            self._refuse(
                self._language.say("{text} is nothing you can take; 'help' lists what you can do.",
                          text=repr(text))
            )  # fmt: skip
            return False
        self._tell(seat, self.sitting.pick(seat, option))
        return True

    def _refuse(self, words: str) -> None:
        """Say what can't be done; piped lines end with it, so that nothing is built on them."""
        if not self._screen.interactive:
            raise click.ClickException(words)
        self._screen.say(words, "red")

    def _place(self, asked: Asked, text: str) -> int:
        """The place of the card that a number or a part of its name means; -1 for none or many."""
        if is_number(text):
            return int(text) - 1 if int(text) <= len(asked.cards) else -1
        wanted = fold(text)
        names = [
            (fold(one.card), fold(self._called(one.plain)), fold(self._called(one)))
            for one in asked.cards
        ]
        exact = [place for place, held in enumerate(names) if wanted in held]
        is_meant = len(wanted) >= FEWEST_LETTERS  # "p" is a slip, and no Swamp
        part = [
            place
            for place, held in enumerate(names)
            if is_meant and any(wanted in one for one in held)
        ]
        found = exact or part
        alike = {asked.cards[place].card for place in found}
        return found[0] if len(alike) == 1 else -1

    def _show_pool(self, seat: int) -> None:
        pool = Counter(
            Printing(one.card, "", finish=one.finish) for one in self.sitting.draft.pools[seat]
        )
        prospects = self._seated.prospects
        order = sorted(
            pool, key=lambda one: (prospects.of(one.card).colors, one.card, one.finish.value)
        )
        for one in order:
            line = printed_line(one, self._pool.card, self._language)
            self._screen.say(f"{pool[one]:>3}  {line}")
        if not order:
            self._screen.say(self._language.say("You have taken nothing yet."))

    def _hint(self, seat: int, asked: Asked) -> None:
        option = self._seated.hint(seat, asked)
        if asked.choices:
            words = self._words(asked.choices[option])
            self._screen.say(self._language.say("A program would: {words}.", words=words))
            return
        names = [self._called(asked.cards[one]) for one in asked.options[option]]
        words = self._language.listed(names) or self._language.say("nothing; go on")
        self._screen.say(self._language.say("A program would take: {cards}.", cards=words))

    def _show_card(self, asked: Asked, text: str) -> None:
        place = self._place(asked, text)
        if place < 0:
            self._refuse(self._language.say("No card here is called {text}.", text=repr(text)))
            return
        name = asked.cards[place].card
        self._screen.say(card_line(name, self._pool.card, self._language))
        try:
            card = self._pool.card(name)
        except CardError as error:
            self._screen.say(error_text(error, self._language.code))
            return
        for face, text in zip(card.faces, card_texts(card, self._language.code), strict=True):
            self._screen.say(text)
            if face.power and len(card.faces) > 1:
                self._screen.say(f"{face.power}/{face.toughness}")

    def _help(self) -> None:
        for name, (spanish, behind, does) in COMMANDS.items():
            follows = self._language.say(behind) if behind else ""
            self._screen.say(
                f"{name} | {spanish} {follows}".rstrip() + f": {self._language.say(does)}"
            )

    def _called(self, one: Printing) -> str:
        return printed_name(one, self._pool.card, self._language)

    # -- building ----------------------------------------------------------------------------------

    def _build(self, anew: bool) -> None:
        """Let all build decks: programs at once, people at the screen, from a suggestion or from
        the deck that they had.
        """
        for seat in range(self.sitting.draft.seats):
            is_person = not self.sitting.players[seat]
            had = self.sitting.decks[seat]
            if anew or not had:
                if had and is_person:
                    self._save(seat, had)
                elif not self._suggest(seat, is_person):
                    continue
                if is_person:
                    self._edit(seat)
            elif not self.lists[seat].exists():
                self._save(seat, self.sitting.decks[seat])

    def _suggest(self, seat: int, is_person: bool) -> bool:
        """Keep the deck that a program would build, led by whom a person chooses; False if nobody
        in the pool can lead one.
        """
        leaders = self._led_by(seat) if is_person and self.sitting.has_leaders else ()
        made = self._seated.suggested(seat, leaders)
        if made is None:
            name = self.sitting.draft.setup.names[seat]
            self._screen.say(
                self._language.say("No card of {player} can lead a deck.", player=name), "red"
            )
            return False
        self.sitting.build(seat, {}, Counter(made.leaders))
        self._save(seat, made.main)
        return True

    def _led_by(self, seat: int) -> tuple[str, ...]:
        """Whom a person chooses to lead their deck; nobody lets a program choose. CR 903.13e."""
        found = self._seated.leaders(seat)
        if not found:
            return ()
        self._let_sit(seat)
        self._screen.say(
            self._language.say(
                "{player}, who leads your deck? Enter alone lets a program choose.",
                player=self.sitting.draft.setup.names[seat],
            ),
            "bold",
        )
        for place, names in enumerate(found, 1):
            words = self._language.listed([self._name(one) for one in names])
            self._screen.say(f"{place:>3}  {words}")
        while line := self._read():
            place = int(line) if is_number(line) else 0
            if 1 <= place <= len(found):
                return found[place - 1]
            self._refuse(self._language.say("{text} is none of these.", text=repr(line)))
        return ()

    def _save(self, seat: int, main: dict[str, int]) -> None:
        """Keep a deck, and write it as a list with the rest of the pool as its sideboard.

        Raises DeckError for one that can't be played, with nothing kept.
        """
        leaders = self.sitting.leaders[seat]
        deck = self.sitting.deck(seat, main, self._pool.card, leaders)
        self.sitting.build(seat, main, leaders)
        self._keep()
        write_list(deck, self.lists[seat])

    def _edit(self, seat: int) -> None:
        """Let a person change the deck that is suggested, which is kept as it is without that."""
        self._let_sit(seat)
        name = self.sitting.draft.setup.names[seat]
        self._screen.say(
            self._language.say(
                "{player}, build your deck. This one is suggested; what isn't in it is your "
                "sideboard. 'find' lists your cards, 'save' and 'quit' when it is done.",
                player=name,
            ),
            "bold",
        )
        main = tuple(self.sitting.decks[seat].items())
        began = SavedDeck(name, LIMITED.name, self.sitting.era, main)
        owned = Collection().with_cards(self.sitting.draft.pools[seat])
        editor = DeckEditor(began, owned, self._pool.card, formats_of(self._pool))
        until = time.time() + MINUTE * self._minutes

        def keep() -> None:
            self._save(seat, dict(editor.deck.main))
            if self._minutes and time.time() > until:
                self._screen.say(
                    self._language.say("The {minutes} minutes for building are over.",
                              minutes=self._minutes), "red",
                )  # fmt: skip

        if self._minutes:
            self._screen.say(
                self._language.say("You have {minutes} minutes.", minutes=self._minutes)
            )
        EditorSession(editor, self._pool, self._screen, keep).run()
