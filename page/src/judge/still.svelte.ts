import { explaining } from "../lib/explain.svelte";
import type { Ran, Said, Wish } from "../lib/protocol";
import { Seat } from "../lib/seat.svelte";
import { ask, reason } from "../start/server";

/** A position of a scenario, at which nothing goes on. To the parts of a table it is a seat. */
export class Still extends Seat {
  log = $state.raw<string[]>([]);
  private text = "";
  private line = 0;

  constructor(language: string) {
    super("", "", language);
  }

  protected override connect(): void {}

  /** Play a text, and show the board before the step on a line, 0 for the end. */
  async run(text: string, line: number): Promise<Ran> {
    const found = await ask<Ran>("/api/judge/run", { text, line });
    if (found.board) {
      this.text = text;
      this.line = line;
      this.cards = found.board.cards;
      this.state = found.board.state;
      this.log = [...found.board.log];
    }
    return found;
  }

  override want(wish: Wish): void {
    if (wish.do === "explain" || wish.do === "why_not") void this.explain(wish.thing);
  }

  private async explain(thing: number): Promise<void> {
    try {
      explaining.hear(await ask<Said>("/api/judge/run", { text: this.text, line: this.line, thing }));
    } catch (error) {
      this.refusal = reason(error);
    }
  }
}
