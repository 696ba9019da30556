import * as ask from "../words/ask";
import * as decks from "../words/decks";
import * as start from "../words/start";
import * as table from "../words/table";

export type Code = "en" | "es";

function all(code: Code) {
  return { ask: ask[code], decks: decks[code], start: start[code], table: table[code] };
}
const KEY = "jajna.language";

function preferred(): Code {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEY) ?? navigator.language;
  return asked.startsWith("es") ? "es" : "en";
}

/** The language of the page, and its words: `words.of.start.play`. */
class Language {
  code = $state<Code>(preferred());
  of = $derived(all(this.code));

  speak(code: Code): void {
    this.code = code;
    localStorage.setItem(KEY, code);
    document.documentElement.lang = code;
  }

  /** The other language. */
  get other(): Code {
    return this.code === "en" ? "es" : "en";
  }
}

export const words = new Language();
