import { explaining } from "../lib/explain.svelte";
import type { PuzzleShown, Said, Wish } from "../lib/protocol";
import { Seat } from "../lib/seat.svelte";
import { ask, reason } from "../start/server";

/** A puzzle that is played. To the parts of a table it is a seat; the server only repeats its answers. */
export class Quiz extends Seat {
  shownAs = $state.raw<PuzzleShown | null>(null);
  busy = $state(false);
  /** The answers before each of the player's own. */
  private earlier = $state.raw<string[][]>([]);

  constructor(
    readonly puzzle: number,
    language: string,
  ) {
    super("", "", language);
    void this.play({});
  }

  protected override connect(): void {
    this.connection = "online";
  }

  get canGoBack(): boolean {
    return this.earlier.length > 0;
  }

  override want(wish: Wish): void {
    if (wish.do === "answer") void this.play({ given: wish.given });
    else if (wish.do === "undo") this.back();
    else if (wish.do === "speak") void this.play({});
    else if (wish.do === "explain" || wish.do === "why_not") void this.explain(wish.thing, wish.do === "why_not");
  }

  /** Take the latest answer back, with all that came of it. */
  back(): void {
    const answers = this.earlier.at(-1);
    if (!answers || this.busy) return;
    this.earlier = this.earlier.slice(0, -1);
    void this.play({ answers });
  }

  again(): void {
    this.earlier = [];
    void this.play({ answers: [] });
  }

  hint(): void {
    void this.play({ hint: true });
  }

  private async explain(thing: number, why: boolean): Promise<void> {
    try {
      explaining.hear(await ask<Said>("/api/puzzles/play", { number: this.puzzle, answers: [...(this.shownAs?.answers ?? [])], thing, why }));
    } catch (error) {
      this.refusal = reason(error);
    }
  }

  private async play(wish: { answers?: string[]; given?: unknown; hint?: boolean }): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = "";
    const answers = wish.answers ?? [...(this.shownAs?.answers ?? [])];
    try {
      const found = await ask<PuzzleShown>("/api/puzzles/play", { number: this.puzzle, ...wish, answers });
      if (wish.given !== undefined) this.earlier = [...this.earlier, answers];
      this.shownAs = found;
      this.cards = found.cards;
      this.state = found.state;
      this.log = [...found.log];
      this.heard?.question();
    } catch (error) {
      this.refusal = reason(error);
    } finally {
      this.busy = false;
    }
  }
}
