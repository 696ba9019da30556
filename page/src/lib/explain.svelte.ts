import type { ManaWay, Said, Wish } from "./protocol";
import type { Given } from "./choice.svelte";

/** What can be asked: whoever holds a seat can. */
interface Asker {
  want(wish: Wish): void;
  answer?(given: Given): void;
}

/**
 * What is asked about things, events and words, and what was said: shown in a dialog, wherever it
 * was asked. `explaining.why(thing)`, `explaining.explain(thing)`, `explaining.led(line)` and
 * `explaining.term(word)` may be called from anywhere on the page of a table.
 */
class Explaining {
  /** What the dialog shows; null while it is closed. */
  said = $state.raw<Said | null>(null);
  /** Whether something was asked, and nothing said yet. */
  waits = $state(false);
  /** The thing that is pointed at or has the focus, which `?` asks about. */
  pointed = -1;
  private asker: Asker | null = null;
  private before = $state.raw<Said[]>([]);

  /** The seat as which everything is asked. */
  use(asker: Asker): void {
    this.asker = asker;
  }

  /** What can be done with a thing now, and why not. */
  why(thing: number): void {
    this.ask({ do: "why_not", thing });
  }

  /** Why a thing is what it is, layer by layer. */
  explain(thing: number): void {
    this.ask({ do: "explain", thing });
  }

  /** What led to the event of a line, by its place since the latest snapshot. */
  led(line: number): void {
    this.ask({ do: "what_led", line });
  }

  /** What a word of the game means; "" for all words. */
  term(word: string): void {
    this.ask({ do: "define", word });
  }

  /** Make mana with the thing that was asked about, outside a payment. */
  make(way: ManaWay): void {
    this.asker?.answer?.({ by: "mana", thing: this.said!.thing!, ability: way.ability ?? 0, mana: way.mana ?? "" });
    this.close();
  }

  /** The server has said something. */
  hear(said: Said): void {
    if (this.said && this.waits) this.before = [...this.before, this.said];
    this.said = said;
    this.waits = false;
  }

  /** Whether something else was shown before. */
  get hasBefore(): boolean {
    return this.before.length > 0;
  }

  back(): void {
    this.said = this.before.at(-1) ?? null;
    this.before = this.before.slice(0, -1);
  }

  close(): void {
    this.said = null;
    this.before = [];
    this.waits = false;
  }

  private ask(wish: Wish): void {
    this.waits = true;
    this.asker?.want(wish);
  }
}

export const explaining = new Explaining();
