import { explaining } from "./explain.svelte";
import { Unpacker } from "./packing";
import { patched, type Data } from "./patch";
import type { Answer, CardShown, Foreseen, Gathered, Happening, Said, State, Wish } from "./protocol";
import { words } from "./words.svelte";

/** How long to wait before the next try to connect, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 5000, 10_000, 10_000, 15_000];
const MOST_LINES = 500;
/** A connection that lasts so long, in milliseconds, is a good one: tries are counted anew. */
const LASTING = 3000;

/** How a page is connected: `lost` after so many tries that it waits to be told to go on. */
export type Connection = "connecting" | "online" | "waiting" | "lost";

/** Who is told of what a seat hears, besides what it shows. */
export interface Listener {
  question(): void;
  foreseen(told: Foreseen): void;
}

/** Close a socket. Browsers complain of one that is closed before it stands, so it is closed then. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

/** The seat of this page at a table: what it is shown, and what it wants. */
export class Seat {
  state = $state.raw<State | null>(null);
  cards = $state.raw<Record<string, CardShown>>({});
  log = $state.raw<string[]>([]);
  /** The place of the first line of `log` since the latest snapshot, as `explaining.led` counts. */
  firstLine = $state(0);
  /** What happened at the table lately, the latest last. */
  news = $state.raw<Happening[]>([]);
  /** Why the latest wish wasn't granted. */
  refusal = $state("");
  /** The question that was answered, until the server has said what came of it. */
  private given = -1;
  connection = $state<Connection>("connecting");
  /** The player to whom the page is to be handed over, where several share it; -1 for none. */
  next = $state(-1);
  heard: Listener | null = null;
  /** Who has come, while the game hasn't begun. */
  gathered = $state.raw<Gathered | null>(null);
  /** Why this page can't be at the table: it doesn't try again. */
  closed = $state("");
  /** The state as it was sent. */
  private whole: State | null = null;
  private socket: WebSocket | null = null;
  private tries = 0;
  private readonly unpacker = new Unpacker();
  private timer = 0;
  private left = false;
  /** The tokens of the seats that share this page, in the order of its people. */
  private readonly tokens: string[];
  private at = 0;
  /** Whether nobody has said yet that they sit here, where several share this page. */
  private isCovered: boolean;

  constructor(
    readonly table: string,
    token: string,
    public language: string,
  ) {
    this.tokens = token.split("+");
    this.isCovered = this.tokens.length > 1;
    this.connect();
  }

  get online(): boolean {
    return this.connection === "online";
  }

  /** The secret word of the seat. */
  get token(): string {
    return this.tokens[this.at] ?? "";
  }

  /** What this page sits at, among all that a browser has open. */
  get own(): string {
    return `${this.table}/${this.token}`;
  }

  answer(given: Answer["given"]): void {
    const ask = this.state?.ask;
    if (!ask || ask.number === this.given) return;
    this.given = this.socket?.readyState === WebSocket.OPEN ? ask.number : -1;
    this.want({ do: "answer", number: ask.number, given });
  }

  /** Tell the server a wish; a quiet one is nothing that anybody waits for. */
  want(wish: Wish, quiet = false): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      if (!quiet) this.refusal = "";
      this.socket.send(JSON.stringify(wish));
    } else if (!quiet) this.refusal = words.of.ask.offline;
  }

  speak(language: string): void {
    this.language = language;
    this.want({ do: "speak", language }, true);
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    hangUp(this.socket);
  }

  /** Try to connect now, and again after a while. */
  retry(): void {
    this.tries = 0;
    clearTimeout(this.timer);
    this.connect();
  }

  /** The player who is to have the page has it: it shows what they see. */
  takeOver(): void {
    const place = this.state?.table.people.indexOf(this.next) ?? -1;
    if (place < 0) return;
    this.isCovered = false;
    this.next = -1;
    if (place === this.at) {
      if (this.whole) this.state = this.shown(this.whole);
      this.heard?.question();
      return;
    }
    this.at = place;
    const socket = this.socket;
    this.socket = null;
    hangUp(socket);
    this.retry();
  }

  /** Who of those that share this page has to do something that the one who has it can't. */
  private waitsFor(state: State): number {
    const { people, asked, offer, ready, stage } = state.table;
    const me = state.board.seat;
    if (this.tokens.length < 2 || this.tokens.length !== people.length) return -1;
    const word = offer?.awaited?.find((one) => people.includes(one)) ?? -1;
    if (offer) return word === me ? -1 : word;
    if (stage === "between games") {
      return ready?.includes(me) ? (people.find((one) => !ready.includes(one)) ?? -1) : -1;
    }
    return asked !== me && people.includes(asked ?? -1) ? (asked ?? -1) : -1;
  }

  /** The state, without what only one of those sees who share this page while it is handed over. */
  private shown(state: State): State {
    const next = this.waitsFor(state);
    this.next = next < 0 && this.isCovered ? state.board.seat : next;
    if (this.next < 0) return state;
    const players = Object.fromEntries(
      Object.entries(state.board.players).map(([seat, one]) => [seat, { ...one, known: [], top: [] }]),
    );
    return { ...state, ask: null, board: { ...state.board, players } };
  }

  protected connect(): void {
    const where = new URL(`/api/tables/${this.table}/seat`, location.href);
    where.protocol = where.protocol.replace("http", "ws");
    where.searchParams.set("token", this.token);
    where.searchParams.set("lang", this.language);
    const socket = new WebSocket(where);
    this.socket = socket;
    this.connection = "connecting";
    let since = 0;
    socket.onmessage = (event) => {
      if (this.left || this.socket !== socket) return;
      if (!since) since = Date.now();
      this.connection = "online";
      this.read(JSON.parse(String(event.data)));
    };
    socket.onclose = () => {
      if (this.left || this.socket !== socket) return;
      if (since && Date.now() - since > LASTING) this.tries = 0;
      const wait = WAITS[this.tries];
      this.tries += 1;
      this.connection = wait === undefined ? "lost" : "waiting";
      if (wait !== undefined) this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  private read(message: { is: string } & Record<string, unknown>): void {
    if (message.is === "snapshot") {
      this.gathered = null;
      this.whole = message.state as State;
      this.state = this.shown(this.whole);
      this.cards = message.cards as Record<string, CardShown>;
      this.unpacker.begin(message.state, message.cards);
      this.firstLine = 0;
      this.log = [];
      this.tell(message.log as string[]);
      if (this.refusal === words.of.ask.offline) this.refusal = "";
      this.given = -1;
      this.heard?.question();
    } else if (message.is === "patch") {
      const patch = this.unpacker.patch(message.patch, this.whole);
      this.whole = patched(this.whole as unknown as Data, patch) as unknown as State;
      this.state = this.shown(this.whole);
      if (message.cards) this.cards = { ...this.cards, ...this.unpacker.cards(message.cards) };
      if (message.log) this.tell(message.log as string[]);
      if (this.state.ask?.number !== this.given) this.given = -1;
      this.heard?.question();
    } else if (message.is === "news") this.news = [...this.news, message as unknown as Happening].slice(-8);
    else if (message.is === "said") explaining.hear(message as unknown as Said);
    else if (message.is === "foreseen") this.heard?.foreseen(message as unknown as Foreseen);
    else if (message.is === "gathering") this.gathered = message as unknown as Gathered;
    else if (message.is === "closed") {
      this.left = true;
      this.closed = String(message.why);
    } else if (message.is === "refused") {
      this.given = -1;
      this.refusal = String(message.why);
    }
  }

  private tell(lines: string[]): void {
    const all = [...this.log, ...lines];
    this.firstLine += Math.max(all.length - MOST_LINES, 0);
    this.log = all.slice(-MOST_LINES);
  }
}
