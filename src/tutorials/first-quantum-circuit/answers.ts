import type { Answer } from '#src/programs/answer.ts';

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'bell-pair': { outcomes: { '00': 0.5, '11': 0.5 } },
};
