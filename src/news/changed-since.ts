import { type Story, storiesAbout } from './stories.ts';

/** The first edition is of December 2024: what is later has changed since. */
const FIRST_EDITION_YEAR = '2024';

/** So many stand on a page; the rest is on the time line. */
const MOST = 8;

/** The newest developments since the first edition about an entry: "topics", "hardware". */
export function changedSince(kind: keyof Story['about'], id: string): Story[] {
  return storiesAbout(kind, id)
    .filter(({ date }) => date.slice(0, 4) > FIRST_EDITION_YEAR)
    .slice(0, MOST);
}
