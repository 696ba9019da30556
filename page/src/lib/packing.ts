import type { Data } from "./patch";
import type { CardShown } from "./protocol";

type Dict = Record<string, Data>;

const MARK = "~";
const SHORTEST = 5;
/** Numbers are written in letters too. */
const BASE = 36;
const MOST = 512;

/** Reads patches in which what was sent before is named by its number: the other end of `web/packer.py`. */
export class Unpacker {
  private told: Data[] = [];
  private known = new Set<string>();

  /** Begin with a snapshot, which comes as it is. */
  begin(state: unknown, cards: unknown): void {
    this.told = [];
    this.known = new Set();
    this.walk(state as Data);
    this.walk(cards as Data);
  }

  /** Further cards by their numbers. */
  cards(packed: unknown): Record<string, CardShown> {
    return this.walk(packed as Data) as unknown as Record<string, CardShown>;
  }

  /** The patch for the state before. */
  patch(packed: unknown, before: unknown): Data {
    const patch = this.walk(packed as Data);
    const known = part(part(before as Data, "board"), "things");
    for (const [number, pile] of Object.entries(part(part(patch, "board"), "things"))) {
      if (isDict(pile)) unpile(number, pile, number in known);
    }
    return patch;
  }

  private walk(value: Data): Data {
    if (typeof value === "string") return this.text(value);
    if (Array.isArray(value)) return value.map((one) => this.walk(one));
    if (!isDict(value)) return value;
    const found: Dict = {};
    for (const [packed, one] of Object.entries(value)) {
      const key = String(this.text(packed));
      found[key] = key === "options" ? this.options(one) : this.walk(one);
    }
    return found;
  }

  private text(text: string): Data {
    if (text.startsWith(MARK)) {
      if (!text.startsWith(MARK + MARK)) return this.told[Number.parseInt(text.slice(1), BASE)] ?? null;
      text = text.slice(1);
    }
    if ([...text].length >= SHORTEST && !/^[0-9]+$/.test(text)) this.keep(text, text);
    return text;
  }

  private options(options: Data): Data {
    if (!Array.isArray(options)) return options;
    let place = 0;
    return options.map((sent) => {
      const one = isDict(sent) && isNext(sent, place) ? without(sent, "places") : sent;
      let option = this.walk(one) as Dict;
      if (!("places" in option)) {
        if (typeof one !== "string") this.keep(option, JSON.stringify(option));
        option = { ...option, places: [place] };
      }
      place = ((option.places as number[])[0] ?? place) + 1;
      return option;
    });
  }

  private keep(value: Data, key: string): void {
    if (this.told.length >= MOST || this.known.has(key)) return;
    this.known.add(key);
    this.told.push(value);
  }
}

/** Undo the short form of a pile; a patch says that there is no count any more where it is one. */
function unpile(number: string, pile: Dict, known: boolean): void {
  if (pile.things === undefined && known) return;
  const things = (pile.things ?? [Number(number)]) as (number | [number, number])[];
  const pairs = things.map((one): [number, number] => (typeof one === "number" ? [one, one] : one));
  const count = pairs.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  pile.things = pairs;
  if (count > 1) pile.count = count;
  else if (known) pile.count = null;
}

/** Whether the places of an option are the next one alone. */
function isNext(option: Dict, place: number): boolean {
  const places = option.places;
  return Array.isArray(places) && places.length === 1 && places[0] === place;
}

function without(data: Dict, key: string): Dict {
  return Object.fromEntries(Object.entries(data).filter(([one]) => one !== key));
}

function part(data: Data, key: string): Dict {
  const inner = isDict(data) ? data[key] : undefined;
  return isDict(inner) ? inner : {};
}

function isDict(data: Data | undefined): data is Dict {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
