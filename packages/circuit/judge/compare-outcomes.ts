/** Probabilities that differ by less do so by rounding, or by an angle written with six digits. */
export const SAME_PROBABILITY = 1e-5;

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

/** Two probabilities with as few digits as tell them apart, three at least. */
export function probabilityTexts(a: number, b: number): [string, string] {
  for (let places = 3; places < 9; places += 1) {
    const [left, right] = [rounded(a, places), rounded(b, places)];
    if (left !== right) return [left, right];
  }
  return [rounded(a, 9), rounded(b, 9)];
}

const rounded = (value: number, places: number) => String(Number(value.toFixed(places)));
