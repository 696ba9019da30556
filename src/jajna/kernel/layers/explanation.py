"""Explanations of an object's characteristics: the values it starts with and each layer. CR 613.

An explanation is data; ``jajna.judge.explanations`` words it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.era import Era
from jajna.era_switches import PowerLayers
from jajna.ir.abilities import Keyworded
from jajna.ir.base import Layer
from jajna.kernel.layers import layers
from jajna.kernel.layers.applying import Applying, Computation, Step
from jajna.kernel.objects.characteristics import Characteristics
from jajna.kernel.zones.knowledge import eyes_of, knows, sees
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.ir.abilities import Ability, Static
    from jajna.ir.base import Modification
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["LAYERS", "Explanation", "LayerStep", "LostAbility", "explain"]

LAYERS: Final = (
    ("1a", "613.2a"),
    ("1b", "613.2b"),
    ("2", "613.1b"),
    ("3", "613.1c"),
    ("4", "613.1d"),
    ("5", "613.1e"),
    ("6", "613.1f"),
    ("7a", "613.4a"),
    ("7b", "613.4b"),
    ("7c", "613.4c"),
    ("7d", "613.4d"),
    ("", "613.11"),
)
"""The name and the rule of each ``ir.base.Layer``; the rules of the game have no number."""


def _place(layer: int, ruled: bool, era: Era) -> tuple[str, str]:
    """The name and the rule of a layer; ``ruled`` is true for counters rather than an effect."""
    name, rule = LAYERS[layer]
    if era.power_layers is PowerLayers.TIMESTAMPS:
        return "", LAYERS[layer][1] if layer == Layer.RULES else era.cited("power_layers")
    if era.power_layers is PowerLayers.OWN:
        if layer == Layer.POWER_SWITCHED:
            name = "7e"
        elif layer == Layer.POWER_CHANGED and ruled:
            name = "7d"
        elif layer <= Layer.FACE_DOWN:
            name = "1"
    if name.startswith("7"):
        rule = era.cited("power_layers") + name[1:]
    return name, rule


@final
class LayerStep:
    """The change that one effect made to the object in one layer.

    ``source`` is the source of the effect (0: the rules themselves), with its ``timestamp``.
    ``ability`` is its static ability, or the keyword that stands for that, ``changes`` its changes
    in this layer. ``why`` is the rule by which the effect applies to the object:

    - 611.3a: the text of the static ability describes the object
    - 611.2c: the effect was created for the object
    - 613.6: the effect started in an earlier layer
    - 604.3: the ability defines a characteristic
    - 122.1a, 122.1b: counters; 708.2a: the object is face down

    ``differences`` name what changed between ``before`` and ``after``: "name", "mana cost",
    "controller" (of ``controllers``), "types", "colors", "abilities", "text" (abilities that a
    change of text rewords), "power and toughness", "loyalty", "defense" or "rules". ``waited``
    lists the sources of effects with later timestamps that the effect waited for (CR 613.8b).
    """

    def __init__(self, game: Game, layer: int, step: Step) -> None:
        effect = step.effect
        self.layer = layer
        self.name, self.rule = _place(layer, effect is None, game.era)
        self.source = 0 if effect is None else effect.ctx.source
        self.timestamp = 0 if effect is None else effect.timestamp
        self.ability: Ability | None = None
        self.changes: list[Modification] = []
        if effect is not None:
            self.changes = effect.changes_in(layer)
            if effect.static is not None:
                static = effect.static
                source = game.objects[static.source]
                self.ability = _written(source, static.ability, [step.before, step.after])
        self.why = _why(step)
        self.waited: tuple[int, ...] = tuple([other.ctx.source for other in step.waited])
        self.before = step.before
        self.after = step.after
        self.controllers = step.controllers
        self.differences = _differences(step)


@final
class LostAbility:
    """A static ability that an object lost before its effect started.

    ``ability`` is the keyword where it stands for one. ``rule`` is why it has no effect:

    - 613.6: it was lost in an earlier layer, or in the same one before its turn
    - 305.7: the object is a land whose land type was set

    ``waited`` lists the sources of effects with later timestamps that its effect waited for (CR
    613.8b).
    """

    def __init__(self, source: int, ability: Ability, rule: str, waited: tuple[int, ...]) -> None:
        self.source = source
        self.ability = ability
        self.rule = rule
        self.waited = waited


@final
class Explanation:
    """The explanation of an object's characteristics. CR 613.

    ``start`` are the values it started with, and ``origin`` the rule for them:

    - 613.1: the printed values of the card
    - 111.3: the values given by the effect that created the token
    - 707.5: the values of a copied object; 707.2: values it got as it entered or turned face up
    - 707.10, 707.12: those of the spell, or of the card, that a spell is a copy of
    - 729.2a: those of the topmost component of a merged permanent
    - 708.2a: the values of a face-down object for players who may not look at it

    ``result`` are the characteristics now, under ``controller``. ``gone`` lists static abilities
    lost before their effects started, with their objects (CR 613.6).
    """

    def __init__(
        self,
        thing: Object,
        origin: str,
        start: Characteristics,
        steps: list[LayerStep],
        gone: list[LostAbility],
    ) -> None:
        self.object = thing.id
        self.timestamp = thing.timestamp
        self.origin = origin
        self.start = start
        self.steps = steps
        self.gone = gone
        self.result = thing.now
        self.controller = thing.controller


def explain(game: Game, number: int, seat: int = -1) -> Explanation:
    """Explain the characteristics of an object; the game itself isn't changed. CR 613.

    The explanation is for the player at ``seat``, or with -1 for a judge, who may know everything.
    For a player who may not look at a face-down object its real values are left out (CR 708.5).

    Raises KeyError for an object that doesn't exist any more, or that the player doesn't see.
    """
    eyes = eyes_of(game, seat) if seat >= 0 else []
    if number not in game.objects or (eyes and not sees(game, eyes, game.objects[number])):
        raise KeyError(f"object {number} doesn't exist now, or is hidden")
    hidden = len(eyes) > 0 and not knows(game, eyes, game.objects[number])
    again = game.fork()
    run = layers.watched(again, number)
    thing = again.objects[number]
    steps = [LayerStep(again, step.layer, step) for step in run.steps]
    if hidden:
        above = [step for step in steps if step.layer > Layer.FACE_DOWN]
        return Explanation(thing, "708.2a", thing.face_down_values, above, _gone(run))
    return Explanation(thing, _origin(thing), thing.base, steps, _gone(run))


def _gone(run: Computation) -> list[LostAbility]:
    """The list of lost static abilities that would affect the object, with theirs. CR 613.6.

    A face-down object never had its abilities (CR 708.2), nor one whose text was changed those of
    the old text (CR 612.1).
    """
    found: list[LostAbility] = []
    for effect in run.effects:
        static = effect.static
        if static is None or effect.objects is not None or effect.gone_in <= Layer.TEXT:
            continue
        source = run.game.objects[static.source]
        if source.face_down or any(held is static.ability for held in source.now.kit.statics):
            continue
        if not _would_affect(run, effect):
            continue
        rule = "305.7" if effect.gone_in == Layer.TYPE else "613.6"
        waited = tuple([other.ctx.source for other in effect.waited])
        earlier = [step.before for step in run.steps] if source.id == run.watched else []
        ability = _written(source, static.ability, earlier)
        found.append(LostAbility(source.id, ability, rule, waited))
    return found


def _would_affect(run: Computation, effect: Applying) -> bool:
    """Whether an effect that never started is of the watched object or describes it."""
    if effect.ctx.source == run.watched:
        return True
    affects = effect.affects
    return affects is not None and affects.matches(run.game, effect.ctx, run.watched)


def _written(source: Object, ability: Static, earlier: list[Characteristics]) -> Ability:
    """The keyword that stands for the ability of the object; the ability if none does.

    ``earlier`` are other values that the object has had: what one effect gave another takes.
    """
    for values in (source.now, source.base, *earlier):
        for one in values.kit.all:
            if isinstance(one, Keyworded) and any(part is ability for part in one.meaning):
                return one
    return ability


def _origin(thing: Object) -> str:
    if thing.parts:
        return "729.2a"
    if thing.zone is Zone.STACK and thing.copied_card:
        return "707.12"
    if thing.zone is Zone.STACK and thing.token:
        return "707.10"
    if thing.zone is Zone.BATTLEFIELD and not _is_printed(thing):
        named = any(thing.base.name == face.name for face in thing.definition.faces)
        return "707.2" if named else "707.5"
    return "111.3" if thing.token else "613.1"


def _is_printed(thing: Object) -> bool:
    return any(thing.base is face for face in thing.definition.faces)


def _why(step: Step) -> str:
    effect: Applying | None = step.effect
    if effect is None:
        return "708.2a" if step.layer == Layer.FACE_DOWN else "122.1a"
    if effect.static is None and effect.lasting is None:
        return "122.1b"
    if effect.defining:
        return "604.3"
    if step.started:
        return "613.6"
    return "611.2c" if effect.static is None else "611.3a"


def _differences(step: Step) -> tuple[str, ...]:
    before, after = step.before, step.after
    found: list[str] = []
    if before.name != after.name:
        found.append("name")
    if before.mana_cost is not after.mana_cost:
        found.append("mana cost")
    if step.controllers[0] != step.controllers[1]:
        found.append("controller")
    if _types(before) != _types(after):
        found.append("types")
    if before.colors != after.colors:
        found.append("colors")
    if before.kit is not after.kit and before.kit.all != after.kit.all:
        found.append("text" if step.layer == Layer.TEXT else "abilities")
    if (before.power, before.toughness) != (after.power, after.toughness):
        found.append("power and toughness")
    if before.loyalty != after.loyalty:
        found.append("loyalty")
    if before.defense != after.defense:
        found.append("defense")
    if not found and before.summary() != after.summary():
        found.append("rules")
    return tuple(found)


def _types(values: Characteristics) -> tuple[int, int, frozenset[str]]:
    return (values.supertypes, values.types, values.subtypes)
