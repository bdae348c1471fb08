import { compareCircuits } from '#circuit/compare/compare-circuits.ts';
import { comparisonSentence } from '#circuit/compare/comparison-sentence.ts';
import type { ComparisonRequest, ComparisonResult } from './engine-messages.ts';

export function compare({ circuit, second, t }: ComparisonRequest): ComparisonResult {
  try {
    const comparison = compareCircuits(circuit, second, { t });
    const parting = comparison.isEqual ? undefined : comparison.parting;
    return { sentence: comparisonSentence(comparison), column: parting?.first };
  } catch (problem) {
    return { sentence: `They cannot be compared: ${problem instanceof Error ? problem.message : String(problem)}.` };
  }
}
