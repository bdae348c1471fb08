import type { Answer } from '#src/features/learn/runner/program-files.ts';

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'same-machine-twice': { outcomes: { '0': 1 } },
};
