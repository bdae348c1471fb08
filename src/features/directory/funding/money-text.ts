import { CURRENCIES, type Currency } from '#src/model/schemas/figure.ts';

const BILLION = 1e9;
const MILLION = 1e6;

/** An amount as it is said: "$3.64B", "C$195M"; no decimals that say nothing. */
export function moneyText(value: number, currency: Currency = 'USD'): string {
  const digits = value < BILLION ? `${Math.round(value / MILLION)}M` : `${Number((value / BILLION).toFixed(2))}B`;
  return `${CURRENCIES[currency]}${digits}`;
}

/** US dollars in billions with two decimals: "$4.54B". */
export function inBillions(dollars: number): string {
  return `$${(dollars / BILLION).toFixed(2)}B`;
}

/** A sum in US dollars, as sums beside each other are said: "$7.40B", "$636M". */
export function sumText(dollars: number): string {
  return dollars < BILLION ? moneyText(dollars) : inBillions(dollars);
}
