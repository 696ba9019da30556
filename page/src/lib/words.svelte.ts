import * as ask from "../words/ask";
import * as table from "../words/table";

export type Code = "en" | "es";

function all(code: Code) {
  return { ask: ask[code], table: table[code] };
}
const KEY = "jajna.language";

function preferred(): Code {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEY) ?? navigator.language;
  return asked.startsWith("es") ? "es" : "en";
}

/** The language of the page, and the words of the table: `words.of.table.hand`. */
class Language {
  code = $state<Code>(preferred());
  of = $derived(all(this.code));

  /** The words of an area that isn't always loaded. */
  in<T>(area: { en: T; es: T }): T {
    return area[this.code];
  }

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
