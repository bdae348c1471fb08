/** How long a state may take to come, on a machine that does something else as well. */
export const WAIT_MS = 30_000;

export const WINDOW = { width: 1440, height: 900 };

/** What the journeys ask of a browser, and no more. Each visitor has a storage of their own. */
export interface Visitor {
  goto: (path: string) => Promise<void>;
  /** Presses the first element that a selector finds, once it shows. */
  press: (selector: string) => Promise<void>;
  /** Moves the pointer over it, once it shows. */
  pointAt: (selector: string) => Promise<void>;
  /** Types into whatever has the focus. A key without a letter has a code of WebDriver's (`KEYS`). */
  type: (keys: string) => Promise<void>;
  /** Answers what a function says in the page. */
  evaluate: (answer: (...words: string[]) => string, ...words: string[]) => Promise<string>;
  /** Waits until a function says yes in the page; the state it waits for names the failure. */
  waitFor: (state: string, isSo: (...words: string[]) => boolean, ...words: string[]) => Promise<void>;
  leave: () => Promise<void>;
}

export interface RunningEngine {
  version: string;
  /** A visitor of the site at an address, without a page. */
  visit: (site: string) => Promise<Visitor>;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** The programs it needs, each with the package of Debian that brings it. */
  programs: Record<string, string>;
  start: () => Promise<RunningEngine>;
}

/** Keys without a letter (WebDriver, "Keyboard actions"). */
export const KEYS = { enter: '\uE007', escape: '\uE00C', end: '\uE010', home: '\uE011', right: '\uE014' };

/** In the page: whether the first element that a selector finds shows, with a text in it. */
export function shows(selector: string, text = ''): boolean {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return element.textContent.includes(text);
}
