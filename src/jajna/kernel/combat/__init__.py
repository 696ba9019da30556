"""The combat phase. CR 506-511.

``Combat`` is the state; ``DeclareAttackersFrame``, ``DeclareBlockersFrame`` and
``CombatDamageFrame`` ask and act; the functions beside them list and explain what is legal.

A refusal is a ``Reason`` with one of these codes.

Attackers: ``not attackable``, ``not on the battlefield``, ``not yours``, ``not a creature``,
``tapped``, ``battle``, ``summoning sick``, ``cannot attack``, ``attacks only others``, ``attacks
twice``, ``too many attackers`` and ``too many attack it`` (thing: the attacked player; number: how
many can), ``cannot attack alone``, ``attacks only alone``, ``must attack`` (things: creatures that
could obey more; number: how many requirements can be obeyed).

Bands: ``not free to band``, ``bands attack one thing`` (things: two members), ``no band``.

Costs of both: ``not enough mana``, ``not all costs at once``, and what the costs say.

Blockers: ``not on the battlefield``, ``not yours``, ``not a creature``, ``tapped``, ``battle``,
``cannot block``, ``not attacking``, ``not attacking you``, ``cannot be blocked``,
``blocked only by others`` and ``blocks only others`` (things: the blocker, the attacker),
``protection``, ``blocks twice``, ``blocks too many`` (number: how many it can),
``needs more blockers`` (thing: the attacker; number: how many it needs), ``blocked by too many``
(thing: the attacker; number: how many can), ``too many blockers`` (number: how many can),
``cannot block alone``, ``must block`` (things: creatures with a requirement that isn't obeyed;
number: how many requirements can be obeyed).

Damage: ``not in combat with it``, ``not its power`` (number: the power), ``not lethal`` (things:
the blockers that lack lethal damage; number: how much in all), ``out of order`` (the same, where
an order was announced), ``not the announced order`` (thing: whose order), ``not its loyalty``
(thing: the planeswalker; number: how much it lacks).
"""
