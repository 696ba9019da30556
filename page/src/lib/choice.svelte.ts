import type { Answer, Asked, OptionShown } from "./protocol";
import type { Seat } from "./seat.svelte";

type Given = Answer["given"];

/** What something on the board is to the question: each has one ring, one word, one shape. */
export interface Mark {
  /** It can be chosen now, or something can be done with it. */
  may: boolean;
  /** It is chosen, as often as this. */
  chosen: number;
  /** The payment that is looked at would tap it. */
  pays: boolean;
}

const NOTHING: Mark = { may: false, chosen: 0, pays: false };

/**
 * The answer that is being made to the question of a seat, wherever it is made: on the board, in
 * the list of options, by keys. All surfaces share it, so that each shows what the others chose.
 */
export class Choice {
  /** The places of the options that are chosen, in the order in which they were. */
  places = $state.raw<number[]>([]);
  /** What each creature attacks or blocks, by its number. */
  pairs = $state.raw<Map<number, number>>(new Map());
  /** The shares of a division, in the order of the options. */
  shares = $state.raw<number[]>([]);
  /** A number or a name, as it was typed. */
  typed = $state("");
  /** The creature of a declaration whose attack or block is looked for next, -1 for none. */
  leading = $state(-1);
  /** The option that is pointed at: what it would pay with is marked. */
  pointed = $state.raw<OptionShown | null>(null);

  /** Options by the pile that they are about. */
  byThing = $derived.by(() => {
    const found = new Map<number, OptionShown[]>();
    for (const option of this.ask?.options ?? []) {
      const thing = option.thing ?? -1;
      if (thing >= 0) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });

  constructor(private readonly seat: Seat) {}

  get ask(): Asked | null {
    return this.seat.state?.ask ?? null;
  }

  /** Begin anew, as another question is asked. */
  begin(): void {
    this.places = [];
    this.pairs = new Map();
    this.shares = [...(this.ask?.suggested ?? [])];
    this.typed = "";
    this.leading = -1;
    this.pointed = null;
  }

  /** What a pile is to the question. */
  mark(thing: number): Mark {
    const options = this.byThing.get(thing);
    const pays = this.pointed?.taps?.includes(thing) ?? false;
    if (!options) return pays ? { ...NOTHING, pays } : NOTHING;
    const chosen = options.reduce((sum, one) => sum + this.chosen(one), 0);
    return { may: true, chosen, pays };
  }

  /** How many of the options that are alike are chosen. */
  chosen(option: OptionShown): number {
    return option.places.filter((one) => this.places.includes(one)).length;
  }

  /** Take an option: it is the answer, or one more part of it. */
  take(option: OptionShown): void {
    const { ask } = this;
    if (!ask) return;
    if (ask.shape === "one") {
      this.give({ by: "places", places: [option.places[0]!] });
      return;
    }
    const free = option.places.find((one) => !this.places.includes(one));
    this.places =
      free !== undefined
        ? [...this.places, free]
        : this.places.filter((one) => !option.places.includes(one));
  }

  /** Something on the board was clicked. The options to choose among, where there are several. */
  click(thing: number): OptionShown[] {
    const options = this.byThing.get(thing) ?? [];
    if (options.length === 1) this.take(options[0]!);
    return options.length > 1 ? options : [];
  }

  /** Answer as things stand. */
  confirm(): void {
    const { ask } = this;
    if (!ask) return;
    if (ask.pairs) this.give({ by: "pairs", pairs: [...this.pairs] });
    else if (ask.names) this.give({ by: "name", name: this.typed });
    else if (ask.shape === "number") this.give({ by: "number", number: Number(this.typed || (ask.least ?? 1)) });
    else if (ask.shape === "division") this.give({ by: "shares", shares: this.shares });
    else if (ask.shape === "one") this.give({ by: "places", places: ask.usual ?? [] });
    else this.give({ by: "places", places: this.places });
  }

  private give(given: Given): void {
    this.seat.answer(given);
  }
}
