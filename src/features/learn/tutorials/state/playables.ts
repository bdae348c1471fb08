import { bellPlay } from '#content/tutorials/bell-pairs-at-work/theory/bell-pairs-at-work-play.ts';
import { routePlay } from '#content/tutorials/compiling-for-a-machine/theory/compiling-for-a-machine-play.ts';
import { circuitPlay } from '#content/tutorials/first-quantum-circuit/theory/first-quantum-circuit-play.ts';
import { groverPlay } from '#content/tutorials/grovers-search/theory/grovers-search-play.ts';
import { chainPlay } from '#content/tutorials/hamiltonian-simulation/theory/hamiltonian-simulation-play.ts';
import { curvePlay } from '#content/tutorials/hydrogen-molecule/theory/hydrogen-molecule-play.ts';
import { strengthPlay } from '#content/tutorials/mitigation-and-benchmarking/theory/mitigation-and-benchmarking-play.ts';
import { ballPlay } from '#content/tutorials/mixed-states-and-noise/theory/mixed-states-and-noise-play.ts';
import { phasePlay } from '#content/tutorials/phase-estimation/theory/phase-estimation-play.ts';
import { kickbackPlay } from '#content/tutorials/phase-kickback/theory/phase-kickback-play.ts';
import { landscapePlay } from '#content/tutorials/qaoa-optimization/theory/qaoa-optimization-play.ts';
import { pulsesPlay } from '#content/tutorials/quantum-cryptography/theory/quantum-cryptography-play.ts';
import { errorPlay } from '#content/tutorials/quantum-error-correction/theory/quantum-error-correction-play.ts';
import { keyPlay } from '#content/tutorials/replace-rsa/theory/replace-rsa-play.ts';
import { shorPlay } from '#content/tutorials/shors-algorithm/theory/shors-algorithm-play.ts';
import { linesPlay } from '#content/tutorials/two-languages/theory/two-languages-play.ts';
import type { Playable } from './playable.ts';

type AnyPlayable = Pick<Playable<unknown>, 'controls' | 'start'>;

/** What is to be moved beside the steps, by tutorial; at build only, since each page's island brings its own. */
const playables: Record<string, AnyPlayable> = {
  'bell-pairs-at-work': bellPlay,
  'compiling-for-a-machine': routePlay,
  'first-quantum-circuit': circuitPlay,
  'grovers-search': groverPlay,
  'hamiltonian-simulation': chainPlay,
  'hydrogen-molecule': curvePlay,
  'mitigation-and-benchmarking': strengthPlay,
  'phase-kickback': kickbackPlay,
  'phase-estimation': phasePlay,
  'mixed-states-and-noise': ballPlay,
  'qaoa-optimization': landscapePlay,
  'quantum-cryptography': pulsesPlay,
  'quantum-error-correction': errorPlay,
  'replace-rsa': keyPlay,
  'shors-algorithm': shorPlay,
  'two-languages': linesPlay,
};

/** What is to be moved beside the steps of a tutorial, if anything is. */
export const playableOf = (tutorial: string): AnyPlayable | undefined => playables[tutorial];
