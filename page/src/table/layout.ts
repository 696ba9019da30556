import type { Board, CardShown, ThingShown } from "../lib/protocol";
import { isPlayer, pileOf } from "./context";

/** What a player has on the battlefield at rest, row by row, from the middle of the table outward. */
export interface Half {
  player: number;
  creatures: number[];
  others: number[];
  lands: number[];
}

/** An attacker with those that block it; those in `also` stand in an earlier lane. */
export interface Lane {
  attacker: number;
  blockers: number[];
  also: number[];
}

/** The unblocked attackers of one player or permanent. */
export interface Charge {
  to: number;
  attackers: number[];
}

export interface Field {
  halves: Map<number, Half>;
  lanes: Lane[];
  charges: Charge[];
  /** What is attached to a permanent or player. */
  attached: Map<number, number[]>;
}

/** Where each thing of the battlefield stands. */
export function field(board: Board, cards: Record<string, CardShown>): Field {
  const halves = new Map<number, Half>();
  for (const player of Object.keys(board.players).map(Number))
    halves.set(player, { player, creatures: [], others: [], lands: [] });
  const attached = new Map<number, number[]>();
  const lanes = new Map<number, Lane>();
  const charges = new Map<number, Charge>();
  const fighting = new Set<number>();
  const all = (board.battlefield ?? []).map((number) => [number, board.things[String(number)]!] as const);
  for (const [number, one] of all) {
    if ((one.attacks ?? -1) < 0) continue;
    fighting.add(number);
    if (one.blocked) lanes.set(number, { attacker: number, blockers: [], also: [] });
    else {
      const charge = charges.get(one.attacks!) ?? { to: one.attacks!, attackers: [] };
      charge.attackers.push(number);
      charges.set(one.attacks!, charge);
    }
  }
  for (const [number, one] of all) {
    for (const blocked of one.blocks ?? []) {
      const lane = lanes.get(pileOf(board, blocked));
      if (!lane) continue;
      (fighting.has(number) ? lane.also : lane.blockers).push(number);
      fighting.add(number);
    }
  }
  for (const [number, one] of all) {
    const host = one.attached_to ?? -1;
    if (host >= 0 && !isPlayer(host)) attached.set(host, [...(attached.get(host) ?? []), number]);
    else if (!fighting.has(number)) {
      const half = halves.get(isPlayer(host) ? host : (one.controller ?? 0));
      if (half) half[row(one, cards)].push(number);
    }
  }
  // A plane, a scheme, a vanguard and a dungeon are read all game, as a permanent is.
  for (const number of board.command ?? []) {
    const one = board.things[String(number)]!;
    if (cards[String(one.card ?? -1)]?.kind === "beside") halves.get(one.controller ?? 0)?.others.push(number);
  }
  return { halves, lanes: [...lanes.values()], charges: [...charges.values()], attached };
}

function row(one: ThingShown, cards: Record<string, CardShown>): "creatures" | "others" | "lands" {
  const kind = (one.card ?? -1) >= 0 ? cards[String(one.card)]?.kind : "creature";
  return kind === "creature" ? "creatures" : kind === "land" ? "lands" : "others";
}

/** Widths and heights of tiles, the largest first; from LOW down they have no room for text. */
const SIZES = [[288, 180], [252, 158], [216, 136], [176, 112], [148, 92], [140, 72], [128, 54], [108, 50]] as const;
const NARROW = [[140, 84], [104, 50], [96, 48]] as const;
const LOW = 60;
/** From this width on players stand side by side. */
const WIDE = 640;
const GAP = 12;
/** What stands around the halves and the middle. */
const AROUND = 34;

export interface Size {
  width: number;
  height: number;
  /** Tiles have room for text. */
  tall: boolean;
}

/**
 * The largest tile of which all have room in the field of a seat, opposite one player or all; the smallest if none
 * has.
 */
export function tileSize(place: Field, seat: number, width: number, height: number, one?: number): Size {
  const sizes = width < WIDE ? NARROW : width > 1900 ? SIZES : width > 1500 ? SIZES.slice(2) : SIZES.slice(3);
  const [w, h] = sizes.find((size) => needed(place, seat, one, width, size[0], size[1]) <= height) ?? sizes.at(-1)!;
  return { width: w, height: h, tall: h > LOW };
}

/** The height that all takes: the other players stand side by side, on phones one behind another. */
export function needed(place: Field, seat: number, one: number | undefined, width: number, w: number, h: number): number {
  const others = [...place.halves.values()].filter((half) => half.player !== seat && half.player === (one ?? half.player));
  const share = width < WIDE ? width : (width - 24 * (others.length - 1)) / Math.max(1, others.length);
  const own = place.halves.get(seat);
  let total = Math.max(0, ...others.map((half) => halfHeight(place, half, share, w, h)));
  if (own) total += halfHeight(place, own, width, w, h);
  const fights = place.lanes.length + place.charges.reduce((sum, one) => sum + one.attackers.length, 0);
  return total + AROUND + (fights ? Math.ceil((fights * (w + 20)) / (width - 40)) * (2 * h + 84) : 24);
}

function halfHeight(place: Field, half: Half, width: number, w: number, h: number): number {
  const across = Math.max(1, Math.floor((width - 24) / (w + GAP)));
  let total = 0;
  for (const row of [half.creatures, half.others]) {
    if (!row.length) continue;
    const parts = Math.max(...row.map((one) => place.attached.get(one)?.length ?? 0));
    total += Math.ceil(row.length / across) * (h + GAP) + parts * 28;
  }
  return total + (half.lands.length ? Math.ceil((half.lands.length * 120) / width) * 40 : 0);
}
