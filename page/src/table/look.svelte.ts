import { isPlayer } from "./context";

/** What is looked at closely, and where on the screen it is. */
export interface Seen {
  /** The thing, -1 for a card that is only named. */
  thing: number;
  card: number;
  at: DOMRect;
  /** The right edge of the part of the table it is in. */
  edge: number;
  /** It stays until it is closed. */
  stays: boolean;
}

const WAIT = 250;
const LINGER = 140;
const LONG = 450;
const SLIP = 10;

/**
 * The close look at things: after a moment under the pointer, on focus, by a long press. Things
 * are elements with `data-thing` (or `data-card`); the table hands over its events.
 */
export class Look {
  seen = $state.raw<Seen | null>(null);
  /** The thing under the pointer or with the focus, -1 for none. */
  pointed = $state(-1);
  private timer = 0;
  /** Where the pointer is, or the finger came down. */
  private from: [number, number] = [-1, -1];
  private pressed = false;
  private came = false;

  /** Look at an element's thing until it is closed. */
  open(element: Element): void {
    clearTimeout(this.timer);
    this.show(element, true);
  }

  close(): void {
    clearTimeout(this.timer);
    this.seen = null;
  }

  /** The listeners for the table, whose things are found by where events come from. */
  readonly on = {
    // What comes to lie under a pointer that rests was not pointed at: it is once the pointer moves.
    onpointerover: (event: PointerEvent) => {
      this.came = !this.slip(event);
      if (!this.came) this.over(event);
      else if (Number(about(event.target)?.dataset.thing) !== this.pointed) this.leave();
    },
    onpointerout: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const to = event.relatedTarget;
      if (about(to) === about(event.target) || inLook(to)) return;
      if (about(event.target) || inLook(event.target)) this.leave();
    },
    onfocusin: (event: FocusEvent) => {
      const element = about(event.target);
      if (!element || !element.matches(":focus-visible")) return;
      this.point(element);
      this.later(() => this.show(element, false), WAIT);
    },
    onfocusout: (event: FocusEvent) => {
      if (about(event.target) && !inLook(event.relatedTarget)) this.leave();
    },
    onpointerdown: (event: PointerEvent) => {
      this.pressed = false;
      if (this.seen?.stays && !inLook(event.target)) this.close();
      const element = about(event.target);
      if (!element || event.pointerType !== "touch") return;
      this.from = [event.clientX, event.clientY];
      this.point(element);
      this.later(() => {
        this.pressed = true;
        this.show(element, true);
      }, LONG);
    },
    onpointermove: (event: PointerEvent) => {
      const slip = this.slip(event);
      if (event.pointerType !== "touch") {
        this.from = [event.clientX, event.clientY];
        if (this.came && slip) this.over(event);
      } else if (slip > SLIP && !this.pressed) clearTimeout(this.timer);
    },
    onpointerup: (event: PointerEvent) => {
      if (event.pointerType === "touch" && !this.pressed) clearTimeout(this.timer);
    },
    onpointercancel: () => clearTimeout(this.timer),
    onclickcapture: (event: MouseEvent) => {
      if (!this.pressed || inLook(event.target)) return;
      this.pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    oncontextmenu: (event: MouseEvent) => {
      const element = about(event.target);
      if (!element) return;
      event.preventDefault();
      this.open(element);
    },
  };

  private over(event: PointerEvent): void {
    this.came = false;
    const element = about(event.target);
    if (inLook(event.target)) clearTimeout(this.timer);
    if (!element || event.pointerType === "touch") return;
    this.point(element);
    this.later(() => this.show(element, false), this.seen && !this.seen.stays ? LINGER : WAIT);
  }

  private slip(event: PointerEvent): number {
    return Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]);
  }

  private point(element: HTMLElement): void {
    this.pointed = Number(element.dataset.thing ?? -1);
  }

  private leave(): void {
    this.pointed = -1;
    if (!this.seen?.stays) this.later(() => (this.seen = null), LINGER);
  }

  private show(element: HTMLElement | Element, stays: boolean): void {
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    const thing = Number(element.dataset.thing ?? -1);
    const card = Number(element.dataset.card ?? -1);
    if (thing < 0 && card < 0) return;
    const edge = element.closest("main, .hand")?.getBoundingClientRect().right ?? innerWidth;
    this.seen = { thing, card, at: element.getBoundingClientRect(), edge, stays };
  }

  private later(what: () => void, wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, wait);
  }
}

function about(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-thing], [data-card]") : null;
  return found && isPlayer(Number(found.dataset.thing ?? -1)) ? null : found;
}

function inLook(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-look]") !== null;
}
