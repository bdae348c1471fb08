import { FIRST_EDITION } from '#src/model/build-date.ts';
import { type Story, storiesAbout } from './stories.ts';

/** The most that a page shows; the rest is on the time line. */
const MOST = 8;

/** The newest developments since the first edition about an entry: "topics", "hardware". */
export function changedSince(kind: keyof Story['about'], id: string): Story[] {
  return storiesAbout(kind, id)
    .filter(({ date }) => date.slice(0, FIRST_EDITION.length) > FIRST_EDITION)
    .slice(0, MOST);
}
