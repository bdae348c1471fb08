import { FUNDING_PATTERN } from '#src/model/schemas/startup.ts';

const MILLION = 1e6;
const BILLION = 1e9;

/** A funding text such as "$140M" or "$1.3B" in US dollars. Throws a RangeError on any other form. */
export function parseFunding(text: string): number {
  const [, amount, unit] = FUNDING_PATTERN.exec(text) ?? [];
  if (amount === undefined) throw new RangeError(`Not an amount such as "$140M" or "$1.3B": ${text}`);
  return Number(amount) * (unit === 'B' ? BILLION : MILLION);
}

/** The sum of funding texts in US dollars. Throws as `parseFunding` does. */
export function sumFunding(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + parseFunding(text), 0);
}

/** The sum of funding texts, rounded to whole billions: "$5B+". Throws as `parseFunding` does. */
export function totalFunding(texts: readonly string[]): string {
  return `$${Math.round(sumFunding(texts) / BILLION)}B+`;
}

/** US dollars in billions with two decimals: "$4.54B". */
export function inBillions(dollars: number): string {
  return `$${(dollars / BILLION).toFixed(2)}B`;
}
