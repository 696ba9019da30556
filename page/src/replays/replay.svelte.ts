import { explaining } from "../lib/explain.svelte";
import type { Invitation, Moment, Position, ReplayWanted, Said, Told, Verified, Wish } from "../lib/protocol";
import { Seat } from "../lib/seat.svelte";
import { ask, reason } from "../start/server";
import { again } from "./files";

/** Where a game is: the name of a table or file. */
export interface Where {
  name: string;
  isFile: boolean;
  /** The word for each seat of a table, "" for none; the last one is for looking on. */
  tokens: readonly string[];
}

const ALL = -1;
/** Positions that are remembered, so that going back is at once. */
const KEPT = 60;

/**
 * A game that is looked at again. To the parts of a table it is a seat that sees one position
 * after the other and is asked nothing.
 */
export class Replay extends Seat {
  told = $state.raw<Told | null>(null);
  seen = $state.raw<Position | null>(null);
  eyes = $state(ALL);
  game = $state(0);
  /** The position that is wanted; what is shown follows. */
  place = $state(0);
  busy = $state(true);
  private known = new Map<string, Position>();
  private fetching = false;

  constructor(
    readonly where: Where,
    language: string,
  ) {
    super("", "", language);
  }

  /** Nothing goes on here: what is shown is asked for. */
  protected override connect(): void {}

  get moments(): Moment[] {
    return this.told?.moments ?? [];
  }

  /** Show a game by some eyes; those of a seat of one's own where all may not be seen. */
  async open(game: number, eyes: number, at: number): Promise<void> {
    this.busy = true;
    this.refusal = "";
    this.known.clear();
    this.game = game;
    this.eyes = eyes;
    try {
      this.told = await this.ask<Told>("timeline", {}).catch((error: unknown) => this.again(error));
      this.eyes = this.told.eyes;
      this.game ||= this.told.games;
      await this.go(at < 0 ? this.moments.length - 1 : at);
    } catch (error) {
      this.refusal = reason(error);
    }
    this.busy = false;
  }

  /** Ask again with a file that the server had forgotten. */
  private async again(error: unknown): Promise<Told> {
    if (!this.where.isFile || !(await again(this.where.name))) throw error;
    return await this.ask<Told>("timeline", {});
  }

  /** Show a position, the nearest there is. Of many that are wanted in a row only the last is asked for. */
  async go(at: number): Promise<void> {
    this.place = Math.max(0, Math.min(at, this.moments.length - 1));
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let to = -1; to !== this.place; ) {
        to = this.place;
        const seen = await this.found(to);
        this.seen = seen;
        this.cards = seen.cards;
        this.state = seen.state;
        this.refusal = "";
      }
    } catch (error) {
      this.refusal = reason(error);
    }
    this.fetching = false;
  }

  private async found(number: number): Promise<Position> {
    const key = `${this.language} ${this.game} ${this.eyes} ${number}`;
    const known = this.known.get(key) ?? (await this.ask<Position>("position", { number }));
    this.known.delete(key);
    this.known.set(key, known);
    const oldest = this.known.keys().next();
    if (this.known.size > KEPT && !oldest.done) this.known.delete(oldest.value);
    return known;
  }

  /** The position to which a turn or a step leads: by one forward, or back to its beginning. */
  near(by: 1 | -1, alike: (one: Moment, other: Moment) => boolean): number {
    const { moments } = this;
    let at = this.place;
    if (by > 0) {
      while (at < moments.length - 1 && alike(moments[at]!, moments[this.place]!)) at += 1;
      return at;
    }
    at = Math.max(at - 1, 0);
    while (at > 0 && alike(moments[at - 1]!, moments[at]!)) at -= 1;
    return at;
  }

  async verify(): Promise<Verified> {
    return await this.ask<Verified>("verify", {});
  }

  /** A new table that begins at the position. */
  async play(agents: string[]): Promise<Invitation> {
    return await this.ask<Invitation>("play", { number: this.place, agents });
  }

  /** Why a line of the log came about. */
  led(line: number): void {
    void this.say("led", { number: line });
  }

  override want(wish: Wish): void {
    if (wish.do === "explain" || wish.do === "why_not") void this.say(wish.do === "explain" ? "explain" : "why", { number: this.place, thing: wish.thing });
  }

  private async say(what: string, more: Partial<ReplayWanted>): Promise<void> {
    try {
      explaining.hear(await this.ask<Said>(what, more));
    } catch (error) {
      this.refusal = reason(error);
    }
  }

  private async ask<T>(what: string, more: Partial<ReplayWanted>): Promise<T> {
    const { name, tokens } = this.where;
    const token = (this.eyes >= 0 && tokens[this.eyes]) || tokens.find((word) => word) || "";
    return await ask<T>(`/api/tables/${name}/replay/${what}`, { token, game: this.game, eyes: this.eyes, ...more });
  }
}

export const sameTurn = (one: Moment, other: Moment) => one[0] === other[0];
export const sameStep = (one: Moment, other: Moment) => one[0] === other[0] && one[2] === other[2];
