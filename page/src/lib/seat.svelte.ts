import { explaining } from "./explain.svelte";
import type { Answer, CardShown, Gathered, Happening, Said, State, Wish } from "./protocol";
import { patched, type Data } from "./patch";

/** How long to wait before the next try to connect, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 5000];
const MOST_LINES = 500;

/** The seat of this page at a table: what it is shown, and what it wants. */
export class Seat {
  state = $state.raw<State | null>(null);
  cards = $state.raw<Record<string, CardShown>>({});
  log = $state.raw<string[]>([]);
  /** The place of the first line of `log` since the latest snapshot, as `explaining.led` counts. */
  firstLine = $state(0);
  news = $state.raw<Happening | null>(null);
  refusal = $state("");
  /** Who has come, while the game hasn't begun. */
  gathered = $state.raw<Gathered | null>(null);
  /** Why this page can't be at the table: it doesn't try again. */
  closed = $state("");
  online = $state(false);
  private socket: WebSocket | null = null;
  private tries = 0;
  private left = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    public language: string,
  ) {
    this.connect();
  }

  answer(given: Answer["given"]): void {
    const ask = this.state?.ask;
    if (ask) this.want({ do: "answer", number: ask.number, given });
  }

  want(wish: Wish): void {
    this.refusal = "";
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  speak(language: string): void {
    this.language = language;
    this.want({ do: "speak", language });
  }

  leave(): void {
    this.left = true;
    this.socket?.close();
  }

  private connect(): void {
    const where = new URL(`/api/tables/${this.table}/seat`, location.href);
    where.protocol = where.protocol.replace("http", "ws");
    where.searchParams.set("token", this.token);
    where.searchParams.set("lang", this.language);
    const socket = new WebSocket(where);
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.tries = 0;
    };
    socket.onmessage = (event) => this.read(JSON.parse(String(event.data)));
    socket.onclose = () => {
      this.online = false;
      if (this.left) return;
      const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
      this.tries += 1;
      setTimeout(() => this.connect(), wait);
    };
  }

  private read(message: { is: string } & Record<string, unknown>): void {
    if (message.is === "snapshot") {
      this.gathered = null;
      this.state = message.state as State;
      this.cards = message.cards as Record<string, CardShown>;
      const lines = message.log as string[];
      this.firstLine = 0;
      this.log = [];
      this.tell(lines);
    } else if (message.is === "patch") {
      this.state = patched(this.state as unknown as Data, message.patch as Data) as unknown as State;
      if (message.cards) this.cards = { ...this.cards, ...(message.cards as object) };
      if (message.log) this.tell(message.log as string[]);
    } else if (message.is === "news") this.news = message as unknown as Happening;
    else if (message.is === "said") explaining.hear(message as unknown as Said);
    else if (message.is === "gathering") this.gathered = message as unknown as Gathered;
    else if (message.is === "closed") {
      this.left = true;
      this.closed = String(message.why);
    } else if (message.is === "refused") this.refusal = String(message.why);
  }

  private tell(lines: string[]): void {
    const all = [...this.log, ...lines];
    this.firstLine += Math.max(all.length - MOST_LINES, 0);
    this.log = all.slice(-MOST_LINES);
  }
}
