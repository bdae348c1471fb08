import { readFileSync } from 'node:fs';

/** What Stim or PyMatching wrote; `fixtures/README.md` says how. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
}
