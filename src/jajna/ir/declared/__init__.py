"""What nodes declare of themselves, beside their phrases, to whoever asks.

``binding``
    To the compiler: what an instruction leaves for later text to speak of, what it needs to stand
    before it, where it can't be meant. So pronouns find what they stand for.
``names``
    To the check that a compiled card is sound: under which names a node keeps things and numbers in
    the context, and which names it looks up.
``worth``
    To players by program, a search or an adviser: what an instruction does to a thing, what a cost
    gives up, what a modification alters, what a trigger waits for.

The modules only collect. A mechanic's module calls their functions after the class, and those who
ask name no mechanic.
"""
