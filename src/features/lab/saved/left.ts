import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import type { Kept } from './saved-circuit.ts';

/**
 * A change for which a page had no time: it is left where writing waits for nothing, and the next page of the lab keeps
 * it in the database (`keepLeft`).
 */
export interface Left {
  readonly document: LabDocument;
  /** The lesson in which it was built … */
  readonly lesson?: string | undefined;
  /** … or where its document lies, if it has been kept before, and the address that it goes on from. */
  readonly known?: Kept | undefined;
  readonly address: string;
}

/** One key for each, so that two tabs that close at once leave two. */
const KEYS = 'lab-left:';

/** @returns the key, for a page that comes back and keeps it itself. */
export function leave(left: Left): string | undefined {
  try {
    const key = `${KEYS}${Date.now()}${Math.random()}`;
    localStorage.setItem(key, JSON.stringify(left));
    markKept();
    return key;
  } catch {
    // Storage is off or full, and the page is going: nothing more can be done.
    return undefined;
  }
}

/** Takes all that has been left, the oldest first. */
export function takeLeft(): Left[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEYS));
    const texts = keys.sort().map((key) => localStorage.getItem(key) ?? '');
    keys.forEach(takeBack);
    return texts.map((text) => JSON.parse(text) as Left);
  } catch {
    return [];
  }
}

export function takeBack(key: string): void {
  localStorage.removeItem(key);
}

/** The page asks for this before any of its scripts is there (`lab-start.ts`). */
export function markKept(): void {
  try {
    localStorage.lab = '1';
  } catch {
    // Without it the circuit is there after a touch only.
  }
}
