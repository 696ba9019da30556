import { Fights } from "./fights.svelte";
import { recalled, type Half } from "./half";
import { Piles } from "./piles";
import type { Answer, Asked, Foreseen, OptionShown } from "./protocol";
import { swapped } from "./payment";
import type { Seat } from "./seat.svelte";
import { sharedOut } from "./shares";

export type Given = Answer["given"];

/** What something on the board is to the question: each has one ring, one word, one shape. */
export interface Mark {
  /** It can be chosen now, or something can be done with it. */
  may: boolean;
  /** It is chosen, as often as this. */
  chosen: number;
  /** The payment that is looked at would tap it. */
  pays: boolean;
  /** What is pointed at could be aimed at it, or the creature that leads could attack or block it. */
  aimed: boolean;
  /** It is the creature whose attack or block is looked for. */
  leads: boolean;
}

/** Several options about one thing, to choose among where it stands. */
export interface Menu {
  thing: number;
  options: OptionShown[];
}

const NOTHING: Mark = { may: false, chosen: 0, pays: false, aimed: false, leads: false };
/** How long something is pointed at before it is looked ahead, in milliseconds. */
const POINTED = 140;
const NO_FORESEEN = new Map<string, Foreseen>();

/**
 * The answer that is being made to the question of a seat, wherever it is made: on the board, in
 * the list of options, by keys. All surfaces share it, so that each shows what the others chose.
 */
export class Choice {
  /** The places of the options that are chosen, in the order in which they were. */
  places = $state.raw<number[]>([]);
  /** Attacks or blocks. */
  readonly fights = new Fights(this);
  /** The shares of a division, in the order of the options. */
  shares = $state.raw<number[]>([]);
  /** A number or a name, as it was typed. */
  typed = $state("");
  /** The option that is pointed at: what it would pay with is marked. */
  pointed = $state.raw<OptionShown | null>(null);
  /** The options about a thing that was clicked, where it has several. */
  menu = $state.raw<Menu | null>(null);
  /** What is foreseen of answers to this question, by the answer as JSON. */
  private known = $state.raw(NO_FORESEEN);
  private begun = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Options by the pile that they are about. */
  byThing = $derived.by(() => {
    const found = new Map<number, OptionShown[]>();
    for (const option of this.ask?.options ?? []) {
      const thing = option.thing ?? -1;
      if (thing >= 0) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });
  piles = $derived.by(() => new Piles(this.seat.state?.board.things ?? {}));
  /** Whether the answer is an order of all options. */
  isOrder = $derived.by(() => {
    const { ask } = this;
    const count = (ask?.options ?? []).reduce((sum, one) => sum + one.places.length, 0);
    return ask?.shape === "some" && !ask.repeats && !ask.pairs && count > 1 && (ask.least ?? 1) === count;
  });
  /** What is still to be shared out. */
  rest = $derived((this.ask?.total ?? 0) - this.shares.reduce((sum, one) => sum + one, 0));
  /** What would happen by the answer that is pointed at, or else made. */
  foreseen = $derived.by(() => {
    const given = this.pointed ? this.by(this.pointed) : this.given();
    return given ? (this.known.get(JSON.stringify(given)) ?? null) : null;
  });

  constructor(private readonly seat: Seat) {
    seat.heard = {
      question: () => this.begin(),
      foreseen: (told) => this.foresee(told),
    };
  }

  get ask(): Asked | null {
    return this.seat.state?.ask ?? null;
  }

  /** Begin anew, if another question is asked. */
  begin(): void {
    const { ask } = this;
    if ((ask?.number ?? -1) === this.begun) return;
    this.begun = ask?.number ?? -1;
    this.known = NO_FORESEEN;
    this.fights.begin();
    this.shares = [...(ask?.suggested ?? [])];
    this.places = [];
    if (this.isOrder) this.places = ask?.options?.flatMap((one) => one.places) ?? [];
    else if (ask?.kind === "pay") this.places = [...(ask.usual ?? [0])];
    this.typed = ask?.shape === "number" ? String((ask.kind === "x" ? ask.most : ask.least) ?? 1) : "";
    this.pointed = null;
    this.menu = null;
    this.recall();
    this.changed();
  }

  /** What is made so far, as it outlasts a page. */
  get half(): Half | null {
    const { ask, fights, places, shares, typed } = this;
    return ask && { number: ask.number, game: this.game, pairs: fights.places, places, shares, typed };
  }

  private get game(): number {
    return this.seat.state?.table.game ?? 0;
  }

  /** Go on with what was made before the page was loaded. */
  private recall(): void {
    const half = recalled(this.seat.own);
    if (!half || half.number !== this.ask?.number || half.game !== this.game) return;
    if (this.ask?.pairs) this.fights.recall(half.pairs);
    this.places = half.places;
    if (half.shares.length === this.shares.length) this.shares = half.shares;
    this.typed = half.typed;
  }

  // -- what is shown -----------------------------------------------------------------------------

  /** What a pile is to the question. */
  mark(thing: number): Mark {
    const members = this.piles.members(thing);
    const taps = this.pointed?.taps ?? this.foreseen?.taps ?? this.paid?.taps ?? [];
    const pays = taps.some((one) => members.includes(one));
    if (this.ask?.pairs) return { ...this.markOfPairs(thing, members), pays };
    const options = this.byThing.get(thing);
    const aimed = this.foreseen?.targets?.some((one) => members.includes(one)) ?? false;
    if (!options) return pays || aimed ? { ...NOTHING, pays, aimed, may: this.isSource(thing) } : NOTHING;
    const chosen =
      this.ask?.shape === "division"
        ? options.reduce((sum, one) => sum + (this.shares[one.places[0]!] ?? 0), 0)
        : options.reduce((sum, one) => sum + this.chosen(one), 0);
    return { ...NOTHING, may: true, chosen, pays, aimed };
  }

  private markOfPairs(thing: number, members: number[]): Mark {
    const { able, leading, pairs } = this.fights;
    const chosen = pairs.filter(([one]) => members.includes(one)).length;
    const aimed = this.fights.aims(thing, members);
    return { ...NOTHING, may: aimed || members.some((one) => able.has(one)), chosen, aimed, leads: leading === thing };
  }

  /** How many of the options that are alike are chosen. */
  chosen(option: OptionShown): number {
    return this.places.filter((one) => option.places.includes(one)).length;
  }

  /** The payment that is chosen, while costs are paid by hand. */
  get paid(): OptionShown | null {
    const { ask } = this;
    if (ask?.kind !== "pay") return null;
    return ask.options?.find((one) => one.places.includes(this.places[0] ?? -1)) ?? null;
  }

  private isSource(thing: number): boolean {
    const members = this.piles.members(thing);
    const { ask } = this;
    return ask?.kind === "pay" && (ask.options ?? []).some((one) => one.taps?.some((tap) => members.includes(tap)));
  }

  // -- what is chosen ----------------------------------------------------------------------------

  /** Take an option: it is the answer, or one more part of it. */
  take(option: OptionShown): void {
    const { ask } = this;
    this.menu = null;
    if (!ask) return;
    if (ask.shape === "one") {
      this.give({ by: "places", places: [option.places[0]!] });
      return;
    }
    if (ask.shape === "division") this.share(option.places[0]!, (this.shares[option.places[0]!] ?? 0) + 1);
    else this.count(option, this.chosen(option) < this.mostOf(option) ? this.chosen(option) + 1 : 0);
  }

  /** How often an option may be chosen. */
  mostOf(option: OptionShown): number {
    return this.ask?.repeats ? (this.ask.most ?? 1) : option.places.length;
  }

  /** Choose as many of the options that are alike. */
  count(option: OptionShown, wanted: number): void {
    const own = this.places.filter((one) => option.places.includes(one));
    const many = Math.max(0, Math.min(wanted, this.mostOf(option)));
    if (many <= own.length) {
      const dropped = own.slice(many);
      const left = [...this.places];
      for (const one of dropped) left.splice(left.lastIndexOf(one), 1);
      this.places = left;
    } else {
      const free = this.ask?.repeats
        ? Array<number>(many - own.length).fill(option.places[0]!)
        : option.places.filter((one) => !own.includes(one)).slice(0, many - own.length);
      this.places = [...this.places, ...free];
      const most = this.ask?.most ?? 1;
      // Who has chosen enough and chooses another gives up the first.
      if (this.places.length > most) this.places = this.places.slice(-most);
    }
    this.changed();
  }

  /** Give an option a share; of two, the other gets the rest. */
  share(place: number, wanted: number): void {
    this.shares = sharedOut(this.shares, place, wanted, this.ask?.total ?? 0, this.ask?.least ?? 1);
    this.changed();
  }

  /** Put what is at a place of an order at another. */
  move(from: number, to: number): void {
    if (to < 0 || to >= this.places.length || from === to) return;
    const places = [...this.places];
    const [one] = places.splice(from, 1);
    places.splice(to, 0, one!);
    this.places = places;
  }

  /** Something on the board was clicked. The options to choose among, where there are several. */
  click(thing: number): OptionShown[] {
    if (this.ask?.pairs) {
      this.fights.click(thing);
      return [];
    }
    if (this.ask?.kind === "pay" && this.isSource(thing)) {
      const swap = swapped(this.ask.options ?? [], this.paid, this.piles.members(thing));
      if (swap) {
        this.places = [swap.places[0]!];
        return [];
      }
    }
    const options = this.byThing.get(thing) ?? [];
    if (options.length === 1) this.take(options[0]!);
    const several = options.length > 1 ? options : [];
    this.menu = several.length ? { thing, options: several } : null;
    return several;
  }

  none(): void {
    this.fights.none();
    this.places = [];
    this.changed();
  }

  /** Something was dragged on something else. */
  drop(from: number, to: number): void {
    if (this.ask?.pairs) this.fights.drop(from, to);
  }

  // -- answering ---------------------------------------------------------------------------------

  /** The answer as things stand, null where it isn't whole. */
  given(): Given | null {
    const { ask } = this;
    if (!ask) return null;
    if (ask.pairs) return { by: "pairs", pairs: this.fights.pairs };
    if (ask.names && this.typed.trim()) return { by: "name", name: this.typed.trim() };
    if (ask.shape === "number") {
      const number = Number(this.typed);
      return this.typed.trim() && Number.isInteger(number) ? { by: "number", number } : null;
    }
    if (ask.shape === "division") return this.rest === 0 ? { by: "shares", shares: this.shares } : null;
    if (ask.kind === "pay" && this.places.length) return { by: "places", places: this.places };
    if (ask.shape === "one") return ask.usual?.length ? { by: "places", places: ask.usual } : null;
    const count = this.places.length;
    return count >= (ask.least ?? 1) && count <= (ask.most ?? 1) ? { by: "places", places: this.places } : null;
  }

  /** The answer that an option is. */
  private by(option: OptionShown): Given | null {
    return this.ask?.shape === "one" ? { by: "places", places: [option.places[0]!] } : null;
  }

  /** Answer as things stand. */
  confirm(): void {
    const given = this.given();
    if (given) this.give(given);
  }

  /** Give the answer of the option of a kind, if there is one. */
  say(what: string): boolean {
    const option = this.ask?.options?.find((one) => one.what === what);
    if (option && this.ask?.shape === "one") this.take(option);
    return option !== undefined;
  }

  private give(given: Given): void {
    this.pointed = null;
    this.seat.answer(given);
  }

  // -- looking ahead -----------------------------------------------------------------------------

  /** An option is pointed at, or none is any more. */
  point(option: OptionShown | null): void {
    if (this.pointed === option) return;
    this.pointed = option;
    this.changed();
  }

  /** A thing is pointed at: what could be done first with it, if only one thing can. */
  pointAt(thing: number): void {
    const options = this.byThing.get(thing) ?? [];
    this.point(options.length === 1 ? options[0]! : null);
  }

  /** The answer is another than before: look ahead, once it stands for a moment. */
  changed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const given = this.pointed ? this.by(this.pointed) : this.given();
      const { ask } = this;
      if (!given || !ask || !ask.foresees || this.known.has(JSON.stringify(given))) return;
      this.seat.want({ do: "preview", number: ask.number, given }, true);
    }, POINTED);
  }

  private foresee(told: Foreseen): void {
    if (told.number !== this.ask?.number) return;
    this.known = new Map(this.known).set(JSON.stringify(told.given), told);
  }
}
