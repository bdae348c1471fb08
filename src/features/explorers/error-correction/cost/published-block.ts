import type { PublishedBlock } from '#src/model/schemas/pages/error-correction/cost.ts';
import type { CostState } from './cost.ts';

/** What a published block comes to for each of its logical qubits, and whether that serves here. */
export interface BlockShare {
  qubits: number;
  /** Per round. A block fails where any of its logical qubits does: each has its share, as patches that fail one at a time would. */
  logicalError: number;
  standing: 'reaches' | 'falls short' | 'elsewhere';
}

/** Nothing is taken over to other physical errors than that of the publication. */
export function shareOf(block: PublishedBlock, { error, target }: CostState): BlockShare {
  const logicalError = block.blockError / block.logicalQubits;
  const served = logicalError <= target ? 'reaches' : 'falls short';
  return {
    qubits: block.qubits / block.logicalQubits,
    logicalError,
    standing: error === block.error ? served : 'elsewhere',
  };
}
