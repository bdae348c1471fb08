import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { assertCount } from '#src/features/learn/runner/statistics.ts';
import { CHAIN_ERROR, wordOne } from './compiling-for-a-machine-numbers.ts';
import { outcomeOf } from './errors.ts';
import { growing, line } from './routing.ts';

const chain = outcomeOf(growing(line(4), 0), 4, CHAIN_ERROR);

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'cnot-from-cz': { outcomes: { '00': 0.5, '11': 0.5 } },
  'three-turns': { outcomes: { 0: 0.75, 1: 0.25 } },
  'swap-in-three': { outcomes: { '01': 0.75, 11: 0.25 } },
  'star-line': { outcomes: { '000000': 0.5, 111111: 0.5 } },
  'noisy-chain': {
    outcomes: Object.fromEntries(chain.readings.map((p, x) => [x.toString(2).padStart(4, '0'), p])),
    qiskitCheck: (printed) => {
      const [, agree, of] = /^all agree: (\d+) of (\d+)$/.exec(printed.at(-1) ?? '') ?? [];
      assertCount('all agree', Number(agree), Number(of), chain.read);
    },
  },
  'and-gate': { outcomes: { '000': 0.5, 100: 0.5 } },
  'angle-in-t': { outcomes: { 0: 1 - wordOne, 1: wordOne } },
};
