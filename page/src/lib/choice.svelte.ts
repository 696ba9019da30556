import { Piles } from "./piles";
import type { Answer, Asked, Foreseen, OptionShown } from "./protocol";
import type { Seat } from "./seat.svelte";

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
  /** Creatures of a declaration with what they attack or block. */
  pairs = $state.raw<[number, number][]>([]);
  /** The shares of a division, in the order of the options. */
  shares = $state.raw<number[]>([]);
  /** A number or a name, as it was typed. */
  typed = $state("");
  /** The pile whose attack or block is looked for next, -1 for none. */
  leading = $state(-1);
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
  /** What each creature of a declaration could attack or block, by its number. */
  able = $derived.by(() => {
    const found = new Map<number, number[]>();
    for (const group of this.ask?.pairs ?? []) {
      for (const creature of group.creatures) found.set(creature, group.to);
    }
    return found;
  });
  /** All that can be attacked or blocked. */
  targets = $derived([...new Set((this.ask?.pairs ?? []).flatMap((group) => group.to))]);
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
    this.pairs = (ask?.required ?? []).map(([one, to]) => [one, to]);
    this.shares = [...(ask?.suggested ?? [])];
    this.places = [];
    if (this.isOrder) this.places = ask?.options?.flatMap((one) => one.places) ?? [];
    else if (ask?.kind === "pay") this.places = [...(ask.usual ?? [0])];
    this.typed = ask?.shape === "number" ? String((ask.kind === "x" ? ask.most : ask.least) ?? 1) : "";
    this.leading = -1;
    this.pointed = null;
    this.menu = null;
    this.lookAhead();
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
    const chosen = this.pairs.filter(([one]) => members.includes(one)).length;
    const aimed = this.leading >= 0 && this.reach(this.leading).some((one) => members.includes(one) || one === thing);
    const may = aimed || members.some((one) => this.able.has(one));
    return { ...NOTHING, may, chosen, aimed, leads: this.leading === thing };
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
    this.lookAhead();
  }

  /** Give an option a share; of two, the other gets the rest. */
  share(place: number, wanted: number): void {
    const { ask } = this;
    const least = ask?.least ?? 1;
    const others = this.shares.length - 1;
    const value = Math.max(least, Math.min(wanted, (ask?.total ?? 0) - least * others));
    const shares = this.shares.map((one, at) => (at === place ? value : one));
    let over = shares.reduce((sum, one) => sum + one, 0) - (ask?.total ?? 0);
    for (let at = shares.length - 1; at >= 0 && over > 0; at -= 1) {
      if (at === place) continue;
      const less = Math.min(over, shares[at]! - least);
      shares[at]! -= less;
      over -= less;
    }
    if (others === 1 && over < 0) shares[1 - place]! -= over;
    this.shares = shares;
    this.lookAhead();
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
      this.clickPairs(thing);
      return [];
    }
    if (this.ask?.kind === "pay" && this.isSource(thing) && this.swap(thing)) return [];
    const options = this.byThing.get(thing) ?? [];
    if (options.length === 1) this.take(options[0]!);
    const several = options.length > 1 ? options : [];
    this.menu = several.length ? { thing, options: several } : null;
    return several;
  }

  // -- attacks and blocks ------------------------------------------------------------------------

  /** What the members of a pile could attack or block. */
  reach(thing: number): number[] {
    const found = this.piles.members(thing).flatMap((one) => this.able.get(one) ?? []);
    return [...new Set(found)];
  }

  /** How many of a pile could attack or block. */
  ableOf(thing: number): number {
    return this.piles.members(thing).filter((one) => this.able.has(one)).length;
  }

  private clickPairs(thing: number): void {
    const led = this.leading;
    const to = led >= 0 ? this.reached(led, thing) : -1;
    if (to >= 0) {
      this.pair(led, to);
      if (this.sent(led) >= this.ableOf(led)) this.leading = -1;
      return;
    }
    const reach = this.reach(thing);
    if (!reach.length) this.leading = -1;
    else if (reach.length === 1) {
      if (this.sent(thing) >= this.ableOf(thing)) this.unpair(thing);
      else this.pair(thing, reach[0]!);
    } else if (led === thing || this.sent(thing) >= this.ableOf(thing)) {
      this.unpair(thing);
      this.leading = -1;
    } else this.leading = thing;
  }

  /** What of a pile a creature could attack or block, -1 for nothing. */
  private reached(creature: number, thing: number): number {
    const members = this.piles.members(thing);
    return this.reach(creature).find((one) => one === thing || members.includes(one)) ?? -1;
  }

  /** How many of a pile attack or block. */
  sent(thing: number): number {
    const members = this.piles.members(thing);
    return new Set(this.pairs.filter(([one]) => members.includes(one)).map(([one]) => one)).size;
  }

  /** Let one more of a pile attack or block something; with `also`, besides what it blocks. */
  pair(thing: number, to: number, also = false): void {
    const members = this.piles.members(thing).filter((one) => this.able.get(one)?.includes(to));
    const busy = (one: number) => this.pairs.some(([other]) => other === one);
    const same = (one: number) => this.pairs.some(([other, its]) => other === one && its === to);
    const free = members.find((one) => !busy(one)) ?? members.find((one) => !same(one));
    if (free === undefined) return;
    const kept = also ? this.pairs : this.pairs.filter(([one]) => one !== free);
    this.pairs = [...kept, [free, to]];
    this.lookAhead();
  }

  /** Let as many of a pile attack or block something. */
  pairMany(thing: number, to: number, count: number): void {
    const members = this.piles.members(thing);
    this.pairs = this.pairs.filter(([one, its]) => !(members.includes(one) && its === to));
    const busy = new Set(this.pairs.map(([one]) => one));
    const free = members.filter((one) => !busy.has(one) && this.able.get(one)?.includes(to));
    this.pairs = [...this.pairs, ...free.slice(0, count).map((one): [number, number] => [one, to])];
    this.lookAhead();
  }

  unpair(thing: number): void {
    const members = this.piles.members(thing);
    this.pairs = this.pairs.filter(([one]) => !members.includes(one));
    this.lookAhead();
  }

  /** Everything attacks the first that it can. */
  all(): void {
    this.pairs = [...this.able].flatMap(([one, to]): [number, number][] => (to.length ? [[one, to[0]!]] : []));
    this.leading = -1;
    this.lookAhead();
  }

  none(): void {
    this.pairs = [];
    this.places = [];
    this.leading = -1;
    this.lookAhead();
  }

  /** Something was dragged on something else. */
  drop(from: number, to: number): void {
    if (!this.ask?.pairs) return;
    const [one, other] = this.able.has(this.piles.members(from)[0]!) ? [from, to] : [to, from];
    const reached = this.reached(one, other);
    if (reached >= 0) this.pair(one, reached);
  }

  // -- payment -----------------------------------------------------------------------------------

  /** Pay with a source instead of another, or without it; whether there is such a payment. */
  private swap(thing: number): boolean {
    const members = this.piles.members(thing);
    const now = this.paid?.taps ?? [];
    const has = (one: OptionShown) => one.taps?.filter((tap) => members.includes(tap)).length ?? 0;
    const alike = (one: OptionShown) => one.taps?.filter((tap) => now.includes(tap)).length ?? 0;
    const uses = this.paid ? has(this.paid) : 0;
    const options = this.ask?.options ?? [];
    const payments = options.filter((one) => one.what === "pay");
    const more = payments.filter((one) => has(one) > uses);
    const among = more.length ? more : payments.filter((one) => has(one) < uses);
    const best = [...among].sort((one, other) => alike(other) - alike(one))[0];
    if (best) this.places = [best.places[0]!];
    return best !== undefined;
  }

  // -- answering ---------------------------------------------------------------------------------

  /** The answer as things stand, null where it isn't whole. */
  given(): Given | null {
    const { ask } = this;
    if (!ask) return null;
    if (ask.pairs) return { by: "pairs", pairs: this.pairs };
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
    this.lookAhead();
  }

  /** A thing is pointed at: what could be done first with it, if only one thing can. */
  pointAt(thing: number): void {
    const options = this.byThing.get(thing) ?? [];
    this.point(options.length === 1 ? options[0]! : null);
  }

  private lookAhead(): void {
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
