import { en, type Words } from "../words/en";
import { es } from "../words/es";

export type Code = "en" | "es";
const ALL: Record<Code, Words> = { en, es };
const KEY = "jajna.language";

function preferred(): Code {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEY) ?? navigator.language;
  return asked.startsWith("es") ? "es" : "en";
}

/** The language of the page, and its words: `words.of.play`. */
class Language {
  code = $state<Code>(preferred());
  of = $derived(ALL[this.code]);

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
