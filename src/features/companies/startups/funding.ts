import type { Startup } from '#src/model/schemas/startup.ts';

const BILLION = 1e9;

/** The total funding of a startup in US dollars; nothing where it is not known, or only in another currency. */
export function fundingOf({ figures: { funding } }: Pick<Startup, 'figures'>): number {
  const amount = funding[0]?.amount;
  return amount?.currency === 'USD' ? amount.value : 0;
}

/** The sum of amounts in US dollars, rounded to whole billions: "$5B+". */
export function totalFunding(amounts: readonly number[]): string {
  return `$${Math.round(sum(amounts) / BILLION)}B+`;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

/** US dollars in billions with two decimals: "$4.54B". */
export function inBillions(dollars: number): string {
  return `$${(dollars / BILLION).toFixed(2)}B`;
}
