import { countModel } from './count-model.ts';
import { EXAMPLE_NAME, exampleText } from './example.ts';
import type { ModelResult } from './finding.ts';
import { ALL_SHOTS } from './jobs.ts';

/** What the page shows at first, counted as it is built. */
export function firstResult(): ModelResult {
  const decoder = 'union-find';
  const counted = countModel({ text: exampleText(), decoder, shots: ALL_SHOTS, seed: 1 });
  if ('message' in counted) throw new Error(`${EXAMPLE_NAME}, line ${counted.line}: ${counted.message}`);
  return { name: EXAMPLE_NAME, decoder, ...counted };
}
