import type { Playable } from './playable.ts';

type AnyPlayable = Pick<Playable<unknown>, 'controls' | 'start'>;

/** What is to be moved beside the steps, by file; at build only, since each page's island brings its own. */
const playables = import.meta.glob<AnyPlayable>('/content/tutorials/*/theory/*-play.ts', {
  eager: true,
  import: 'play',
});

/** What is to be moved beside the steps of a tutorial, if anything is. */
export const playableOf = (tutorial: string): AnyPlayable | undefined =>
  playables[`/content/tutorials/${tutorial}/theory/${tutorial}-play.ts`];
