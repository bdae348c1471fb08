/** Two probabilities with as few digits as tell them apart, three at least. */
export function probabilityTexts(a: number, b: number): [string, string] {
  for (let places = 3; places < 9; places += 1) {
    const [left, right] = [rounded(a, places), rounded(b, places)];
    if (left !== right) return [left, right];
  }
  return [rounded(a, 9), rounded(b, 9)];
}

const rounded = (value: number, places: number) => String(Number(value.toFixed(places)));

const DENOMINATORS = [1, 2, 3, 4, 6, 8, 12, 16];

/** An angle in radians, −π to π: "π/2", "−3π/4", otherwise with three digits. */
export function phaseText(angle: number): string {
  const sign = angle < 0 ? '−' : '';
  const turns = Math.abs(angle) / Math.PI;
  for (const denominator of DENOMINATORS) {
    const numerator = Math.round(turns * denominator);
    if (Math.abs(turns * denominator - numerator) > 1e-6) continue;
    if (numerator === 0) return '0';
    return `${sign}${numerator === 1 ? '' : numerator}π${denominator === 1 ? '' : `/${denominator}`}`;
  }
  return `${sign}${Math.abs(angle).toFixed(3)}`;
}
