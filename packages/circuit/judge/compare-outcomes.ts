import { probabilityTexts, SAME_PROBABILITY } from './probabilities.ts';

/** In what the probabilities of outcomes differ, in one sentence. */
export function outcomesDifference(
  actual: ReadonlyMap<string, number>,
  expected: Readonly<Record<string, number>>,
): string | undefined {
  const rows = [...new Set([...Object.keys(expected), ...actual.keys()])]
    .toSorted()
    .map((outcome) => ({ outcome, is: actual.get(outcome) ?? 0, should: expected[outcome] ?? 0 }))
    .filter(({ is, should }) => Math.abs(is - should) > SAME_PROBABILITY)
    .toSorted((a, b) => rank(a) - rank(b));
  const [worst] = rows;
  if (!worst) return undefined;
  const { outcome, is, should } = worst;
  const [isText, shouldText] = probabilityTexts(is, should);
  if (should < SAME_PROBABILITY) return `the outcome ${outcome} should never come; it comes with probability ${isText}`;
  if (is < SAME_PROBABILITY) return `the outcome ${outcome} should come with probability ${shouldText}; it never comes`;
  return `the outcome ${outcome} should come with probability ${shouldText}, not ${isText}`;
}

/** What should never come before what never comes, and that before what comes too often or too rarely. */
function rank({ is, should }: { is: number; should: number }): number {
  if (should < SAME_PROBABILITY) return 0;
  return is < SAME_PROBABILITY ? 1 : 2;
}
