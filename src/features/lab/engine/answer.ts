import { compareCircuits } from '#circuit/compare/compare-circuits.ts';
import { comparisonSentence } from '#circuit/compare/comparison-sentence.ts';
import { runNoisyCircuit } from '#circuit/engine/noisy-run.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import {
  attempt,
  type ComparisonRequest,
  type ComparisonResult,
  type EngineRequest,
  type EngineResult,
} from './engine-messages.ts';

/** Calculates what is asked, with noise or without. */
export function answer({ circuit, noise, ...options }: EngineRequest): EngineResult {
  return attempt(() => (noise ? runNoisyCircuit(circuit, { ...options, noise }) : runCircuit(circuit, options)));
}

export function compare({ circuit, second, t }: ComparisonRequest): ComparisonResult {
  try {
    const comparison = compareCircuits(circuit, second, { t });
    const parting = comparison.isEqual ? undefined : comparison.parting;
    return { sentence: comparisonSentence(comparison), column: parting?.first };
  } catch (problem) {
    return { sentence: `They cannot be compared: ${problem instanceof Error ? problem.message : String(problem)}.` };
  }
}
