import type { Piles } from "./piles";
import type { Asked } from "./protocol";

/** What a declaration is made of: who asks for it, and what lies on the board. */
export interface Declaring {
  readonly ask: Asked | null;
  readonly piles: Piles;
  changed(): void;
}

/** A creature of a declaration and what it attacks or blocks. */
export type Pair = [number, number];

/** The attacks or blocks that are being declared. CR 508.1, 509.1. */
export class Fights {
  pairs = $state.raw<Pair[]>([]);
  /** The pile whose attack or block is looked for next, -1 for none. */
  leading = $state(-1);
  /** What each creature could attack or block, by its number. */
  able = $derived.by(() => {
    const found = new Map<number, number[]>();
    for (const group of this.of.ask?.pairs ?? []) {
      for (const creature of group.creatures) found.set(creature, group.to);
    }
    return found;
  });
  /** How many attackers each creature could block that could block several. */
  private limits = $derived.by(() => {
    const several = (this.of.ask?.pairs ?? []).filter((group) => (group.most ?? 1) > 1);
    return new Map(several.flatMap((group) => group.creatures.map((one): [number, number] => [one, group.most ?? 1])));
  });
  /** How many creatures attack or block. */
  count = $derived(new Set(this.pairs.map(([one]) => one)).size);

  constructor(private readonly of: Declaring) {}

  /** Begin with what has to attack or block. */
  begin(): void {
    this.pairs = (this.of.ask?.required ?? []).map(([one, to]) => [one, to]);
    this.leading = -1;
  }

  /** The pairs by the places of their parts in the question, which outlast a connection. */
  get places(): Pair[] {
    const at = new Map([...this.able.keys()].map((one, place) => [one, place]));
    return this.pairs.map(([one, to]) => [at.get(one) ?? -1, this.able.get(one)?.indexOf(to) ?? -1]);
  }

  /** Take pairs by the places of their parts. */
  recall(places: Pair[]): void {
    const all = [...this.able];
    const found = places.map(([one, to]) => [all[one]?.[0], all[one]?.[1][to]]);
    if (found.every((pair): pair is Pair => pair.every((one) => one !== undefined))) this.pairs = found;
  }

  /** Whether what leads could attack or block something. */
  aims(thing: number, members: number[]): boolean {
    return this.leading >= 0 && this.reach(this.leading).some((one) => members.includes(one) || one === thing);
  }

  /** What the members of a pile could attack or block. */
  reach(thing: number): number[] {
    const found = this.of.piles.members(thing).flatMap((one) => this.able.get(one) ?? []);
    return [...new Set(found)];
  }

  /** How many of a pile could attack or block. */
  ableOf(thing: number): number {
    return this.of.piles.members(thing).filter((one) => this.able.has(one)).length;
  }

  click(thing: number): void {
    const led = this.leading;
    const to = led >= 0 ? this.reached(led, thing) : -1;
    if (to >= 0) {
      const several = this.blocksSeveral(led);
      // Who blocks several goes on to lead, and a second click on one of them gives it up.
      if (several && this.pairs.some(([one, its]) => its === to && this.of.piles.of(one) === led)) this.part(led, to);
      else this.pair(led, to);
      if (!several && this.sent(led) >= this.ableOf(led)) this.leading = -1;
      return;
    }
    const reach = this.reach(thing);
    if (this.blocksSeveral(thing) && reach.length > 1) this.leading = led === thing ? -1 : thing;
    else if (!reach.length) this.leading = -1;
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
    const members = this.of.piles.members(thing);
    return this.reach(creature).find((one) => one === thing || members.includes(one)) ?? -1;
  }

  /** How many of a pile attack or block. */
  sent(thing: number): number {
    const members = this.of.piles.members(thing);
    return new Set(this.pairs.filter(([one]) => members.includes(one)).map(([one]) => one)).size;
  }

  /** Whether a creature of a pile could block several attackers. CR 509.1a. */
  blocksSeveral(thing: number): boolean {
    return this.of.piles.members(thing).some((one) => this.limits.has(one));
  }

  /** Let one more of a pile attack or block something, besides what it blocks where it may. */
  pair(thing: number, to: number): void {
    const members = this.of.piles.members(thing).filter((one) => this.able.get(one)?.includes(to));
    const busy = (one: number) => this.pairs.filter(([other]) => other === one).length;
    const same = (one: number) => this.pairs.some(([other, its]) => other === one && its === to);
    const free = members.find((one) => !busy(one)) ?? members.find((one) => !same(one));
    if (free === undefined) return;
    const isFull = busy(free) >= (this.limits.get(free) ?? 1);
    const kept = isFull ? this.pairs.filter(([one]) => one !== free) : this.pairs;
    this.pairs = [...kept, [free, to]];
    this.of.changed();
  }

  /** Let nothing of a pile attack or block something. */
  part(thing: number, to: number): void {
    const members = this.of.piles.members(thing);
    this.pairs = this.pairs.filter(([one, its]) => !(members.includes(one) && its === to));
    this.of.changed();
  }

  /** Let as many of a pile attack or block something. */
  pairMany(thing: number, to: number, count: number): void {
    const members = this.of.piles.members(thing);
    this.pairs = this.pairs.filter(([one, its]) => !(members.includes(one) && its === to));
    const busy = new Set(this.pairs.map(([one]) => one));
    const free = members.filter((one) => !busy.has(one) && this.able.get(one)?.includes(to));
    this.pairs = [...this.pairs, ...free.slice(0, count).map((one): [number, number] => [one, to])];
    this.of.changed();
  }

  unpair(thing: number): void {
    const members = this.of.piles.members(thing);
    this.pairs = this.pairs.filter(([one]) => !members.includes(one));
    this.of.changed();
  }

  /** Everything attacks the first that it can. */
  all(): void {
    this.pairs = [...this.able].flatMap(([one, to]): [number, number][] => (to.length ? [[one, to[0]!]] : []));
    this.leading = -1;
    this.of.changed();
  }

  /** Something was dragged on something else. */
  drop(from: number, to: number): void {
    const [one, other] = this.able.has(this.of.piles.members(from)[0]!) ? [from, to] : [to, from];
    const reached = this.reached(one, other);
    if (reached >= 0) this.pair(one, reached);
  }

  none(): void {
    this.pairs = [];
    this.leading = -1;
  }
}
