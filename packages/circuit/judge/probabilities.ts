/** Probabilities that differ by less do so by rounding, or by an angle written with six digits. */
export const SAME_PROBABILITY = 1e-5;

/** Two probabilities with as few digits as tell them apart, three at least. */
export function probabilityTexts(a: number, b: number): [string, string] {
  for (let places = 3; places < 9; places += 1) {
    const [left, right] = [rounded(a, places), rounded(b, places)];
    if (left !== right) return [left, right];
  }
  return [rounded(a, 9), rounded(b, 9)];
}

const rounded = (value: number, places: number) => String(Number(value.toFixed(places)));
