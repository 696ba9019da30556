import type { ThingShown } from "./protocol";

/** The piles of a board, and what lies in them. */
export class Piles {
  private readonly rows: [number, number, number][] = [];

  constructor(private readonly things: Record<string, ThingShown>) {
    for (const [pile, one] of Object.entries(things)) {
      for (const [first, last] of one.things) this.rows.push([first, last, Number(pile)]);
    }
    this.rows.sort((one, other) => one[0] - other[0]);
  }

  /** The numbers of the things in a pile; a player, or what is no pile, is alone. */
  members(pile: number): number[] {
    const ranges = this.things[String(pile)]?.things ?? [];
    if (!ranges.length) return [pile];
    return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  }

  /** The pile in which a thing lies; itself, if in none. */
  of(thing: number): number {
    let [low, high] = [0, this.rows.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last, pile] = this.rows[middle]!;
      if (thing < first) high = middle - 1;
      else if (thing > last) low = middle + 1;
      else return pile;
    }
    return thing;
  }
}
