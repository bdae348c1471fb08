import { circuitPlay } from '#content/tutorials/first-quantum-circuit/theory/first-quantum-circuit-play.ts';
import { groverPlay } from '#content/tutorials/grovers-search/theory/grovers-search-play.ts';
import { landscapePlay } from '#content/tutorials/qaoa-optimization/theory/qaoa-optimization-play.ts';
import { pulsesPlay } from '#content/tutorials/quantum-cryptography/theory/quantum-cryptography-play.ts';
import { keyPlay } from '#content/tutorials/replace-rsa/theory/replace-rsa-play.ts';
import { shorPlay } from '#content/tutorials/shors-algorithm/theory/shors-algorithm-play.ts';
import type { Playable } from './playable.ts';

type AnyPlayable = Pick<Playable<unknown>, 'controls' | 'start'>;

/** What is to be moved beside the steps, by tutorial; at build only, since each page's island brings its own. */
const playables: Record<string, AnyPlayable> = {
  'first-quantum-circuit': circuitPlay,
  'grovers-search': groverPlay,
  'qaoa-optimization': landscapePlay,
  'quantum-cryptography': pulsesPlay,
  'replace-rsa': keyPlay,
  'shors-algorithm': shorPlay,
};

/** What is to be moved beside the steps of a tutorial, if anything is. */
export const playableOf = (tutorial: string): AnyPlayable | undefined => playables[tutorial];
