"""What a reading can't mean is told: made by hand for each kind, and none in what is read."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from jajna.card import Card, Face
from jajna.cards import starter
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.ir.abilities import Ability, Activated, Replacing, SpellAbility, Static, Triggered
from jajna.ir.amounts import CountersOn, Number, StatOf, ThatMuch, X
from jajna.ir.base import Duration, Effect, walk
from jajna.ir.composites import ChooseTarget, Clause, Later, Mode, Modes, Sequence
from jajna.ir.conditions.permanents import Controls
from jajna.ir.costs import PayMana
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import Card as AnyCard
from jajna.ir.filters.nouns import OfType, Spell
from jajna.ir.filters.zones import ExiledWith, InZone
from jajna.ir.refs import THIS, YOU, Bound, Each, EventObject, EventPlayer, It, Target
from jajna.mechanics.actions.counter import Counter, CounteredGoes, Goes
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.choices.colors import ChooseColor
from jajna.mechanics.choices.names import ChoiceOf
from jajna.mechanics.continuous.linked_choices import IsChosenColor
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.counts.done_this_way import PutIntoHandThisWay
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.replacements.entering import ChooseAsItEnters
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.things.spell_copies_and_targets import CopyForEach
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.triggers.steps import AtBeginning, StepsOf
from jajna.oracle.soundness import defects
from jajna.vocab import Step, Type, Zone, mana_cost
from tests.oracle.faces import compiled

CREATURE: Final = OfType(Type.CREATURE)
DRAW: Final = DrawCards(Number(1))
UPKEEP: Final = AtBeginning(Step.UPKEEP, StepsOf.YOUR)
TOKEN: Final = CreateTokens(Number(1), Number(1), Number(1), 0, Type.CREATURE, ())
PUMP: Final = (PowerToughness(Number(1), Number(1)),)

EVERY: Final = 8
"""One card of so many is looked at here; ``jajna cards coverage`` looks at all."""

KNOWN: Final = frozenset(
    {
        *(
            "Dragonspark Reactor",
            "Echoing Return",
            "Ethereal Forager",
            "Gisa, Glorious Resurrector",
        ),
        *("Fire Giant's Fury", "Goblin Kites", "Shark Typhoon"),
    }
)
"""Cards whose text is read, but not as what it means: they are refused."""


def told(*abilities: Ability, types: int = Type.ENCHANTMENT, cost: str = "{1}") -> list[str]:
    """What is said of a card with these abilities."""
    face = Face("Test", mana_cost(cost), 0, types, abilities=abilities)
    return [str(one) for one in defects(Card("Test", (face,)))]


def spell(*effects: Effect, cost: str = "{1}") -> list[str]:
    """What is said of an instant with these instructions."""
    return told(SpellAbility(Sequence(effects)), types=Type.INSTANT, cost=cost)


def test_608_2c_a_pronoun_stands_for_something() -> None:
    assert spell(Destroy(It())) == ["reference without antecedent: It stands for nothing"]


def test_608_2c_a_name_is_bound_before_it_is_looked_up() -> None:
    (said,) = spell(PutIntoHand(Bound("created"), returned=True), TOKEN)

    assert said == "reference without antecedent: 'created' is bound by nothing before"
    assert not spell(TOKEN, PutIntoHand(Bound("created"), returned=True))


def test_608_2c_of_several_names_one_is_enough() -> None:
    asked = Clause(DrawCards(Number(1)), condition=PutIntoHandThisWay(AnyCard()))
    (said,) = spell(asked)

    assert said.startswith("reference without antecedent: PutIntoHandThisWay")
    assert not spell(TOKEN, PutIntoHand(Bound("created")), asked)


def test_707_10d_a_spell_is_copied_for_others_than_its_target() -> None:
    others = All((CREATURE, Other(than=Bound("targeted"))))
    spell_on_a_creature = ChooseTarget(Target(Spell()))

    assert not spell(spell_on_a_creature, CopyForEach(It(Target(Spell())), others, CREATURE))
    assert spell(DealDamage(Number(1), Each(others))) == [
        "reference without antecedent: 'targeted' is bound by nothing before"
    ]


def test_603_2e_only_a_trigger_about_an_object_binds_one() -> None:
    assert not told(Triggered(UPKEEP, LoseLife(Number(1), EventPlayer())))
    assert told(Triggered(UPKEEP, Destroy(EventObject()))) == [
        "reference without antecedent: 'object' is bound by nothing before"
    ]


def test_107_3a_an_x_in_a_text_is_announced_with_a_cost() -> None:
    drain = LoseLife(X(), YOU)

    unannounced = "reference without antecedent: 'X' is bound by nothing before"
    assert spell(drain, cost="{2}") == [unannounced]
    assert not spell(drain, cost="{X}")
    assert not told(Activated((PayMana(mana_cost("{X}")),), drain))


def test_700_2_a_mode_speaks_of_no_target_of_another() -> None:
    first = Mode(Destroy(Target(CREATURE)))
    second = Mode(Destroy(It(Target(CREATURE))))

    assert spell(Modes((first, second))) == [
        "reference without antecedent: 'target 0' is bound by nothing before"
    ]


def test_608_2c_an_alternative_knows_nothing_of_what_it_replaces() -> None:
    clause = Clause(TOKEN, may=YOU, otherwise=PutIntoHand(Bound("created"), returned=True))

    assert spell(clause) == ["reference without antecedent: 'created' is bound by nothing before"]


def test_608_2c_that_much_is_bound_on_every_path() -> None:
    damage = DealDamage(Number(2), Target(CREATURE))

    assert not spell(damage, GainLife(ThatMuch()))
    assert spell(Clause(damage, may=YOU), GainLife(ThatMuch())) == [
        "reference without antecedent: 'amount' is bound on some paths only"
    ]


def test_608_2c_that_much_is_not_what_the_other_case_speaks_of() -> None:
    damage = DealDamage(Number(2), Target(CREATURE))
    power = LoseLife(StatOf(THIS), YOU)
    fallen = Clause(power, condition=Controls(CREATURE), otherwise=GainLife(ThatMuch()))
    counted = Clause(DRAW, condition=Controls(CREATURE), otherwise=GainLife(ThatMuch()))

    assert spell(damage, fallen) == ["that much of what isn't done: ThatMuch"]
    assert not spell(damage, counted)


def test_608_2c_that_many_after_counters_is_what_the_condition_counted() -> None:
    had = "When ~ dies, if it had one or more +1/+1 counters on it, "
    many = compiled(f"{had}put that many +1/+1 counters on target creature.").face
    one = compiled(f"{had}put a +1/+1 counter on target creature.").face
    assert many is not None
    assert one is not None
    assert not defects(Card("Test Card", (many,)))
    assert not defects(Card("Test Card", (one,)))
    (node,) = [node for node in walk(many.abilities[0]) if isinstance(node, ThatMuch)]
    assert isinstance(node.of, CountersOn)


def test_603_7_what_is_bound_later_is_not_known_now() -> None:
    later = DoLater(Later.END, TOKEN)
    kept = PutIntoHand(Bound("created"), returned=True)

    assert told(Triggered(UPKEEP, Sequence((later, kept)))) == [
        "reference without antecedent: 'created' is bound by nothing before"
    ]
    assert not told(Triggered(UPKEEP, DoLater(Later.END, Sequence((TOKEN, kept)))))


def test_400_1_of_two_kinds_of_cards_not_one_alone_is_in_a_zone() -> None:
    here = All((AnyCard(), InZone(Zone.HAND, YOU)))
    artifact = All((OfType(Type.ARTIFACT), AnyCard()))

    assert spell(PutOntoBattlefield(Some(Number(1), Either((artifact, here))))) == [
        "cards of any zone beside those of one: Either"
    ]
    both = All((Either((artifact, AnyCard())), InZone(Zone.HAND, YOU)))
    assert not spell(PutOntoBattlefield(Some(Number(1), both)))


def test_115_1_of_target_cards_it_is_said_where_they_are() -> None:
    instant = All((OfType(Type.INSTANT), AnyCard()))
    buried = InZone(Zone.GRAVEYARD, YOU)

    assert spell(PutIntoHand(Target(instant))) == [
        "target cards of which nothing says where they are: Target"
    ]
    assert not spell(PutIntoHand(Target(All((*instant.parts, buried)))))
    exiled = spell(PutIntoHand(Target(All((*instant.parts, ExiledWith())))))
    assert not any("where they are" in one for one in exiled)


def test_113_1_what_is_given_knows_nothing_of_the_ability_that_gives_it() -> None:
    given = Triggered(UPKEEP, PutIntoHand(Bound("created"), returned=True))
    token = CreateTokens(Number(1), Number(1), Number(1), 0, Type.CREATURE, (), (given,))

    assert spell(TOKEN, token) == [
        "reference without antecedent: 'created' is bound by nothing before"
    ]


def test_115_1_something_is_done_to_a_target() -> None:
    assert spell(ChooseTarget(Target(CREATURE)), DRAW) == ["nothing makes use of it: target 1"]
    assert not spell(ChooseTarget(Target(CREATURE)), Destroy(It(Target(CREATURE))))


def test_607_2d_something_makes_use_of_a_choice() -> None:
    unread = "nothing makes use of it: ChooseColor chooses chosen color"
    assert spell(ChooseColor(), DRAW) == [unread]
    (said,) = told(_choosing())
    assert said.startswith("nothing makes use of it: ChooseAsItEnters chooses")
    assert not told(_choosing(), Static(Is(THIS), (IsChosenColor(),)))


def test_607_2d_what_was_chosen_is_chosen_by_something() -> None:
    assert told(Static(Is(THIS), (IsChosenColor(),))) == [
        "reference without antecedent: IsChosenColor asks for what nothing left: 'chosen color'"
    ]


def _choosing() -> Ability:
    return Replacing(ChooseAsItEnters(ChoiceOf.COLOR))


def test_608_2_an_instruction_changes_something() -> None:
    assert spell(Sequence(())) == ["changes nothing: a sequence of nothing"]
    assert told(Static(CREATURE, ())) == ["changes nothing: a static ability without a change"]
    assert spell(Modes(())) == ["changes nothing: modes of which there are none"]
    assert spell(Clause(DRAW, otherwise=DRAW)) == [
        "changes nothing: a clause with a payer or an alternative, but nothing to decide"
    ]


def test_608_2c_where_a_countered_spell_goes_is_said_of_its_countering() -> None:
    counter = Counter(Target(Spell()))
    assert spell(Sequence((counter, CounteredGoes(Goes.EXILE)))) == []


def test_611_2a_changes_of_one_sentence_end_together() -> None:
    def both(first: int, second: int) -> list[str]:
        changes = (Change(THIS, PUMP, first), Change(YOU, PUMP, second))
        return told(Triggered(UPKEEP, Sequence(changes, "and")))

    assert both(Duration.PERMANENT, Duration.END_OF_TURN) == [
        "duration: one change of a sentence has no end, another has"
    ]
    assert not both(Duration.END_OF_TURN, Duration.END_OF_TURN)
    assert not both(Duration.PERMANENT, Duration.PERMANENT)


def test_611_2b_no_spell_waits_for_a_permanent_to_leave() -> None:
    change = Change(Target(CREATURE), PUMP, Duration.WHILE_SOURCE_TAPPED)

    assert spell(change) == ["duration: Change of a spell asks for a permanent that stays"]
    assert not told(Activated((Discard(Some(Number(1), AnyCard())),), change))


def test_the_starter_pool_is_sound() -> None:
    unsound = {
        name: [str(one) for one in defects(card)]
        for name in starter.SHELF.names()
        if (card := starter.SHELF.card(name)) is not None and defects(card)
    }

    assert not unsound


@pytest.mark.slow
def test_no_card_of_the_corpus_is_read_as_what_cannot_be_meant(shared: Path) -> None:
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    compiler = default_compiler()
    refused: dict[str, tuple[str, ...]] = {}
    for data in islice(read_card_file(file), 0, None, EVERY):
        blockers = compile_card(data, compiler).blockers
        if blockers and blockers[0].startswith("read as what can't be meant"):
            refused[data.name] = blockers

    assert refused.keys() <= KNOWN, refused


def test_304_4_an_ability_that_works_on_the_battlefield_alone_is_none_of_an_instant() -> None:
    static, triggered = Static(Is(YOU), PUMP), Triggered(UPKEEP, DRAW)
    nowhere = "works only on the battlefield, where the card never is"
    assert told(static, triggered, types=Type.INSTANT) == [
        f"{nowhere}: Static",
        f"{nowhere}: Triggered",
    ]
    assert told(triggered) == []
    assert told(triggered, types=Type.INSTANT | Type.CREATURE) == []
    from_hand = Triggered(UPKEEP, DRAW, zones=1 << Zone.HAND)
    assert told(from_hand, types=Type.SORCERY) == []
