"""Declaring attackers and blockers by typing. CR 508.1, 509.1."""

from __future__ import annotations

from jajna.cli.terminal.board import struck_texts
from jajna.cli.terminal.menu import EVERY, InputError, Menu, Picked, picked_in
from jajna.cli.terminal.words import ALL, NOTHING
from jajna.decision import Answer, Assign, Decision, Several, thing_notation
from jajna.text.things import Teller
from jajna.typed import is_number
from jajna.vocab import is_player

__all__ = ["AttackersMenu", "BlockersMenu"]


class _Pairs(Menu):
    """Creatures paired with what they attack or block; those that look alike are one line."""

    def __init__(self, decision: Decision, teller: Teller) -> None:
        super().__init__(decision, teller)
        self.able = decision.able()
        alike: dict[tuple[str, tuple[int, ...]], list[int]] = {}
        for creature, things in self.able.items():
            alike.setdefault((self.words(creature), tuple(things)), []).append(creature)
        self.rows = list(alike.values())
        """The creatures of each line."""
        lists = {id(things): things for things in self.able.values()}
        self.others = list(dict.fromkeys(to for things in lists.values() for to in things))

    def default(self) -> Answer | None:
        required = self.decision.fallback
        return required if isinstance(required, Several) else Several(())

    def thing(self, number: int) -> int:
        return self.rows[number - 1][0] if 0 < number <= len(self.rows) else -1

    def other(self, word: str) -> int:
        """The player or object to attack or block, by number, letter or notation.

        Raises InputError if there is none.
        """
        for other in self.others:
            if word == thing_notation(other):
                return other
        raise InputError(self.hint())

    def declared(self, picked: list[Picked]) -> Several:
        """The declaration of the creatures picked. Raises InputError for what isn't there."""
        used = [0] * len(self.rows)
        found: list[Answer] = []
        for one in picked:
            for creature in self._creatures(one, used):
                to = self.other(one.to) if one.to else self.able[creature][0]
                found.append(Assign(creature, to))
        return Several(tuple(found))

    def _creatures(self, one: Picked, used: list[int]) -> list[int]:
        """The creatures of a line that aren't used yet, as many as were picked."""
        if not 0 < one.number <= len(self.rows):
            if one.number in self.able and one.times == 1:
                return [one.number]
            raise InputError(self.hint())
        row = self.rows[one.number - 1]
        if len(row) == 1 and one.times in (1, EVERY):
            return row
        begin = used[one.number - 1]
        end = len(row) if one.times == EVERY else begin + one.times
        if not begin < end <= len(row):
            raise InputError(self.hint())
        used[one.number - 1] = end
        return row[begin:end]

    def numbered(self, place: int) -> str:
        """The line at a place, of one creature or several."""
        row = self.rows[place - 1]
        many = f" ×{len(row)}" if len(row) > 1 else ""
        return f"{place:>{len(str(len(self.rows)))}}  {self.words(row[0])}{many}"

    def words(self, creature: int) -> str:
        """A creature with its numbers, keywords and state."""
        shown = self.teller.view.find(creature)
        notes = self.teller.notes(shown) if shown is not None else []
        more = f", {', '.join(notes)}" if notes else ""
        return f"{self.fighter(creature)}{more}"

    def fighter(self, creature: int) -> str:
        """A creature with its numbers and keywords."""
        shown = self.teller.view.find(creature)
        keywords = self.teller.keywords(shown.keywords) if shown is not None else []
        return f"{self.teller.titled(creature)} {self.teller.language.listed(keywords)}".rstrip()


class AttackersMenu(_Pairs):
    """Attackers by their numbers; what they attack by a letter, where there is a choice."""

    def lines(self) -> list[str]:
        found = [self.numbered(place) for place in range(1, len(self.rows) + 1)]
        if len(self.others) > 1:
            for place, other in enumerate(self.others):
                found.append(f"{_letter(place)}  {self._target(other)}")
        return found

    def _target(self, other: int) -> str:
        """What may be attacked: a player with their life total, and what commanders have dealt."""
        name = self.teller.titled(other)
        if not is_player(other) or len(self.teller.view.players) == 2:
            return name
        life = self.teller.say("{number} life", number=self.teller.view.players[other].life)
        return " · ".join([name, life, *struck_texts(self.teller, other)])

    def hint(self) -> str:
        if len(self.others) > 1:
            return self.teller.say(
                "Type the attackers, such as: 1 3; another target than a: 2>b; all; or - for none."
            )
        return self.teller.say("Type the attackers, such as: 1 3; all; or - for none.")

    def other(self, word: str) -> int:
        for place, other in enumerate(self.others):
            if word.casefold() == _letter(place):
                return other
        return super().other(word)

    def typed(self, text: str) -> Answer | None:
        word = text.casefold()
        if word in NOTHING:
            return Several(())
        if word in ALL:
            return Several(tuple(Assign(one, to[0]) for one, to in self.able.items()))
        picked = picked_in(text, len(self.rows)) if text != "0" else None
        return self.declared(picked) if picked is not None else None


class BlockersMenu(_Pairs):
    """Blockers, each with the attacker it blocks, by their numbers."""

    def lines(self) -> list[str]:
        found = [self._heading()]
        found += [
            f"{place}  {self.fighter(attacker)}" for place, attacker in enumerate(self.others, 1)
        ]
        found.append(self.teller.say("Your blockers:"))
        for place, row in enumerate(self.rows, 1):
            found.append(self.numbered(place) + self._limits(row[0]))
        return found

    def _heading(self) -> str:
        """Whose attackers these are, where there are several opponents."""
        view = self.teller.view
        whose = {shown.controller for one in self.others if (shown := view.find(one)) is not None}
        if len(view.players) == 2 or len(whose) != 1:
            return self.teller.say("Attackers:")
        return self.teller.say("{player} attacks with:", player=self.teller.name(whose.pop()))

    def _limits(self, creature: int) -> str:
        if len(self.able[creature]) == len(self.others):
            return ""
        able = dict.fromkeys(self.able[creature])
        places = [str(place) for place, one in enumerate(self.others, 1) if one in able]
        return self.teller.say(" (can block {attackers})", attackers=", ".join(places))

    def hint(self) -> str:
        return self.teller.say(
            "Type blocker>attacker, such as: 1>2 (your 1 blocks their 2); or - for none."
        )

    def other(self, word: str) -> int:
        if is_number(word) and 0 < int(word) <= len(self.others):
            return self.others[int(word) - 1]
        return super().other(word)

    def typed(self, text: str) -> Answer | None:
        if text.casefold() in NOTHING:
            return Several(())
        picked = picked_in(text, len(self.rows)) if text != "0" else None
        if picked is None or (len(self.others) > 1 and not all(one.to for one in picked)):
            return None
        return self.declared(picked)


def _letter(place: int) -> str:
    return chr(ord("a") + place)
