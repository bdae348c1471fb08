import type { Simulated } from './experiment.ts';
import points from './first-run.json' with { type: 'json' };
import { FIRST } from './threshold-address.ts';

/** The experiment that the page shows before anybody presses; `write-first-run.ts` counted it. */
export const FIRST_RUN: Simulated = { experiment: FIRST, points };
