import { groverPlay } from '#content/tutorials/grovers-search/theory/grovers-search-play.ts';
import type { Playable } from './playable.ts';

type AnyPlayable = Pick<Playable<unknown>, 'controls' | 'start'>;

/** What is to be moved beside the steps, by tutorial; at build only, since each page's island brings its own. */
const playables: Record<string, AnyPlayable> = {
  'grovers-search': groverPlay,
};

/** What is to be moved beside the steps of a tutorial, if anything is. */
export const playableOf = (tutorial: string): AnyPlayable | undefined => playables[tutorial];
