"""What led to an event, told with its rules. CR 603.2, 608.2, 614.6, 616.1, 704.3."""

from __future__ import annotations

from jajna.decision import Kind, Pick
from jajna.events import DamageDealt, LifeGained, SpellCast, TriggerStacked, ZoneChange
from jajna.judge import ANN, BOB, Table
from jajna.judge.chains import chain_data, chain_lines, events_with
from jajna.kernel.causes import chain
from jajna.text.catalogue import language
from jajna.text.log import account
from jajna.text.things import Teller
from jajna.vocab import Step
from tests.mechanics.bench import permanent, spell, text_card
from tests.rules.cards import table


def teller(position: Table, code: str = "en", seat: int = ANN) -> Teller:
    game = position.game
    return Teller(language(code), game.view(seat, past=True), {}, game.log)


def told(position: Table, words: str, code: str = "en") -> list[str]:
    """What led to the latest event with these words."""
    to = teller(position, code)
    return chain_lines(chain(position.game, events_with(position.game.log, words, to)[0]), to)


def warded() -> Table:
    """A creature has entered beside a Soul Warden."""
    position = table()
    position.battlefield(ANN, "Forest", "Forest", "Soul Warden", "Mountain")
    position.battlefield(BOB, "Hill Giant")
    position.hand(ANN, "Grizzly Bears", "Shock")
    position.begin(ANN)
    position.act(ANN, "cast Grizzly Bears")
    position.resolve_all()
    return position


def test_603_2_a_resolved_trigger_leads_back_to_the_spell_that_began_it() -> None:
    assert told(warded(), "gain 1 life") == [
        "You gain 1 life.",
        "  as the ability of Soul Warden resolves (CR 608.2):",
        "An ability of Soul Warden triggers.",
        "  it triggered as this happened (CR 603.2):",
        "Grizzly Bears enters the battlefield.",
        "  as Grizzly Bears resolves (CR 608.2):",
        "You cast Grizzly Bears.",
        "  as a player with priority decided (CR 601.2i)",
    ]


def test_603_2_the_log_names_what_triggered_an_ability() -> None:
    position = warded()
    lines = account(position.game.log, teller(position))
    assert (
        "An ability of Soul Warden triggers. (Grizzly Bears enters the battlefield; CR 603.2)"
        in lines
    )


def test_704_5g_a_death_leads_to_the_state_based_action() -> None:
    position = warded()
    position.act(ANN, "cast Shock", "Grizzly Bears")
    position.resolve_all()
    assert told(position, "is destroyed") == [
        "Grizzly Bears is destroyed.",
        "  by a state-based action (CR 704.5g)",
    ]
    assert told(position, "from the battlefield to the graveyard") == [
        "Grizzly Bears goes from the battlefield to the graveyard.",
        "  it follows by rule from this (CR 701.8a):",
        "Grizzly Bears is destroyed.",
        "  by a state-based action (CR 704.5g)",
    ]


def test_120_3_lost_life_follows_from_damage() -> None:
    position = warded()
    position.act(ANN, "cast Shock", "Bob")
    position.resolve_all()
    links = chain(
        position.game, events_with(position.game.log, "loses 2 life", teller(position))[0]
    )
    assert isinstance(links[1], DamageDealt)
    assert [row["rule"] for row in chain_data(links, teller(position))] == [
        "120.3",
        "608.2",
        "601.2i",
    ]


def test_614_6_what_would_have_happened_is_told_with_what_changed_it() -> None:
    position = table()
    position.battlefield(ANN, permanent("Keep", "Land", "Keep enters tapped.", ""))
    position.hand(ANN, permanent("Ruin", "Land", "Ruin enters tapped.", ""))
    position.begin(ANN)
    position.act(ANN, "play Ruin")
    entered = [event for event in position.game.log if isinstance(event, ZoneChange)][-1]
    assert entered.why is not None
    (instead,) = entered.why.instead
    assert instead.player == -1
    assert isinstance(instead.event, ZoneChange)
    assert not instead.event.tapped
    assert entered.tapped
    lines = account(position.game.log, teller(position))
    assert "You play Ruin. (instead of: You play Ruin; Ruin, CR 614.6)" in lines


def test_615_6_prevented_damage_is_told_though_nothing_happens() -> None:
    position = table()
    position.battlefield(ANN, "Hill Giant")
    position.battlefield(BOB, "Forest")
    calm = "Prevent all combat damage that would be dealt this turn."
    position.hand(BOB, spell(calm, "Calm"))
    position.begin(ANN)
    position.act(BOB, "cast Calm")
    position.resolve_all()
    position.attack("Hill Giant")
    position.to(Step.END_OF_COMBAT)
    assert position.life(BOB) == 20
    lines = account(position.game.log, teller(position))
    assert "Nothing happens instead of: Hill Giant deals 3 damage to Bob; Calm, CR 615.6." in lines


def test_616_1_who_chose_among_effects_is_told() -> None:
    position = table()
    double = "If you would gain life, you gain twice that much life instead."
    more = "If you would gain life, you gain that much life plus 1 instead."
    position.battlefield(ANN, permanent("Twice", "Enchantment", double))
    position.battlefield(ANN, permanent("More", "Enchantment", more))
    position.hand(ANN, spell("You gain 2 life.", "Rest"))
    position.begin(ANN)
    position.act(ANN, "cast Rest")
    position.to_question(Kind.REPLACEMENT)
    fork = position.fork()
    for other in (fork, position):
        other.answer(Pick(0))
        other.resolve_all()
        gained = [event for event in other.game.log if isinstance(event, LifeGained)][-1]
        assert gained.number == 5
        assert gained.why is not None
        assert [(one.player, one.options) for one in gained.why.instead] == [(ANN, 2), (-1, 1)]
        assert [type(link) for link in chain(other.game, gained)] == [LifeGained, SpellCast]
    lines = "\n".join(account(position.game.log, teller(position)))
    assert "instead of: You gain 2 life; Twice, CR 614.6; you chose it among 2 effects" in lines


def test_603_2_nothing_is_noted_in_a_game_without_a_log() -> None:
    position = table()
    position.game.keep_log = False
    position.game.log = []
    position.battlefield(ANN, "Soul Warden", "Forest", "Forest")
    position.hand(ANN, "Grizzly Bears")
    position.begin(ANN)
    position.act(ANN, "cast Grizzly Bears")
    position.resolve_all()
    assert position.life(ANN) == 21
    assert position.game.log == []


def test_603_2_a_chain_is_told_in_spanish() -> None:
    lines = told(warded(), "ganas 1 vida", "es")
    assert lines[0] == "Ganas 1 vida."
    assert lines[3] == "  se disparó al suceder esto (CR 603.2):"


def test_603_8_a_state_has_no_event_before_it() -> None:
    position = table()
    gone = "When you control no Islands, sacrifice Serpent."
    position.battlefield(ANN, text_card("Serpent", "Creature — Serpent", gone, ("5", "5")))
    position.begin(ANN)
    position.resolve_all()
    stacked = [event for event in position.game.log if isinstance(event, TriggerStacked)][-1]
    assert stacked.why is not None
    assert stacked.why.after is None
    assert len(chain(position.game, stacked)) == 1
