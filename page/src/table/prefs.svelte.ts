export type Theme = "auto" | "light" | "dark";

const THEME = "jajna.theme";
const MOTION = "jajna.motion";

/** What whoever looks at the table prefers, kept in the browser. */
class Preferences {
  theme = $state<Theme>((localStorage.getItem(THEME) as Theme | null) ?? "auto");
  /** Whether cards travel between zones. */
  motion = $state(localStorage.getItem(MOTION) !== "off");

  constructor() {
    this.apply();
  }

  colours(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(THEME, theme);
    this.apply();
  }

  move(on: boolean): void {
    this.motion = on;
    localStorage.setItem(MOTION, on ? "on" : "off");
  }

  /** Whether anything may move now. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const preferences = new Preferences();
