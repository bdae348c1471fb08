import type { Figure } from './figures.ts';
import { CURRENCIES, type Currency, type FigureValue } from './schemas/figure.ts';

/** A number as a text has it, in whole units, and how far from it the exact one may lie for the digits that are written. */
interface Quantity {
  value: number;
  within: number;
  /** A currency, "%", "s" for any duration, or nothing for a plain number. */
  unit: Currency | '%' | 's' | '';
}

type Numbers = Pick<FigureValue, 'amount' | 'count' | 'percent' | 'ratio' | 'error' | 'seconds' | 'floor'>;

const SCALES: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, million: 1e6, billion: 1e9, trillion: 1e12 };
const SECONDS: Record<string, number> = { ns: 1e-9, µs: 1e-6, μs: 1e-6, ms: 1e-3, s: 1, min: 60, h: 3600, ...inFull() };

/** Units in words, of one and of many; a year as astronomers count it. */
function inFull(): Record<string, number> {
  const units = { second: 1, minute: 60, hour: 3600, day: 86_400, year: 365.25 * 86_400 };
  return Object.fromEntries(
    Object.entries(units).flatMap(([unit, seconds]) => [
      [unit, seconds],
      [`${unit}s`, seconds],
    ]),
  );
}

const WORDS: Record<string, number> = { 'two thirds': 200 / 3, half: 50, 'a third': 100 / 3 };
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "US$1.5B", "1,057 μs", "99.9916(7)%", "2.5 × 10⁻⁵", "45K"; the 1 of "T1" is part of a name. */
const QUANTITY =
  /(?<![\p{L}\d.,])(?<sign>US\$|A\$|C\$|CN¥|[$€£¥]|DKK )?(?<digits>\d[\d,]*(?:\.\d+)?)(?:\(\d+\))?(?<scale>[KMB](?!\p{L})| (?:m|b|tr)illion)?(?<unit> ?%| (?:[nµμm]?s|min|h|(?:second|minute|hour|day|year)s?)(?!\p{L}))?(?: × 10(?<power>⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/gu;

/** "over $1B", "750+", "at least 12": what is given is the least. The plus of "+42%" is a sign. */
const FLOOR = /\b(over|more than|at least) |\d(?:[KMB%])?\+(?!\d)/i;

/**
 * A figure is shown as a text and ordered, added up and drawn by its number: both say the same, in whatever unit. What an
 * amount of money says in words it also says as a number.
 */
export function numbersAgree(figures: readonly Pick<Figure, 'file' | 'name' | 'values'>[]): string[] {
  return figures.flatMap(({ file, name, values }) =>
    values
      .flatMap((value) => [value, ...value.disputed])
      .flatMap(({ value = '', ...numbers }) =>
        problemsOf(value, numbers).map((problem) => `${file}: figures.${name}: "${value}" ${problem}`),
      ),
  );
}

function problemsOf(text: string, { amount, count, percent, ratio, error, seconds, floor }: Numbers): string[] {
  const said = quantitiesIn(text);
  const [money, upper] = said.filter(({ unit }) => unit in CURRENCIES);
  const isRange = money && upper && money.unit === upper.unit && !text.includes('(');
  const has = (unit: Quantity['unit'], value: number) => said.some((each) => each.unit === unit && isNear(each, value));
  const isMissing = {
    [`count: ${count}`]: count !== undefined && !has('', count),
    [`percent: ${percent}`]: percent !== undefined && !has('%', percent),
    [`ratio: ${ratio}`]: ratio !== undefined && !has('', ratio),
    [`amount: ${amount?.value} ${amount?.currency}`]: amount && !has(amount.currency, amount.value),
    [`amount.to: ${amount?.to}`]: amount?.to && !has(amount.currency, amount.to),
    floor: floor && !FLOOR.test(text),
    [`error: ${error?.value}`]: error && !saysError(said, error.value),
    [`error.to: ${error?.to}`]: error?.to && !saysError(said, error.to),
    [`seconds: ${seconds?.from} to ${seconds?.to}`]: seconds && !saysSpan(said, seconds),
  };
  return [
    ...(money && !amount ? [`needs amount: {value: ${money.value}, currency: ${money.unit}}`] : []),
    ...(isRange && amount && !amount.to ? [`needs amount.to: ${upper.value}`] : []),
    ...(money && FLOOR.test(text) && !floor ? ['needs floor: true'] : []),
    ...Object.entries(isMissing)
      .filter(([, missing]) => missing)
      .map(([number]) => `does not say ${number}; make them agree`),
  ];
}

/** An error rate as such, or as the fidelity that it leaves. */
function saysError(said: readonly Quantity[], error: number): boolean {
  return said.some((each) => {
    if (each.unit === '') return isNear(each, error);
    return each.unit === '%' && (isNear(each, 100 * error) || isNear(each, 100 * (1 - error)));
  });
}

/** Both ends of a duration, or one value between them. */
function saysSpan(said: readonly Quantity[], { from, to }: NonNullable<Numbers['seconds']>): boolean {
  const durations = said.filter(({ unit }) => unit === 's');
  const [only, another] = durations;
  if (only && !another && from < to) return from <= only.value && only.value <= to;
  return [from, to].every((end) => durations.some((each) => isNear(each, end)));
}

function isNear({ value, within }: Quantity, other: number): boolean {
  return Math.abs(value - other) <= within + 1e-9 * Math.abs(value);
}

/** The numbers of a text. In a range the first takes from the second what it lacks: "56–72 ns", "$3–4B". */
export function quantitiesIn(text: string): Quantity[] {
  const found = [...text.matchAll(QUANTITY)];
  const digital = found.map(({ groups = {}, index, 0: written }, at) => {
    const next = found[at + 1];
    const isRange = next && /^(-|–| to )$/.test(text.slice(index + written.length, next.index));
    const before = found[at - 1];
    const isEnd = before && /^(-|–| to )$/.test(text.slice(before.index + before[0].length, index));
    return quantity({
      sign: groups.sign ?? (isEnd ? before.groups?.sign : undefined),
      digits: groups.digits ?? '',
      scale: groups.scale ?? (isRange ? next.groups?.scale : undefined),
      unit: groups.unit ?? (isRange ? next.groups?.unit : undefined),
      power: groups.power,
    });
  });
  const inWords = Object.entries(WORDS).filter(([words]) => text.endsWith(words));
  return [...digital, ...inWords.map(([, value]) => ({ value, within: 0.5, unit: '%' as const }))];
}

interface Written {
  sign: string | undefined;
  digits: string;
  scale: string | undefined;
  unit: string | undefined;
  power: string | undefined;
}

function quantity({ sign, digits, scale = '', unit = '', power = '⁰' }: Written): Quantity {
  const factor = (SCALES[scale.trim()] ?? 1) * (SECONDS[unit.trim()] ?? 1) * 10 ** exponent(power);
  const decimals = digits.split('.')[1]?.length ?? 0;
  const isMeasured = unit !== '' || power !== '⁰';
  return {
    value: Number(digits.replaceAll(',', '')) * factor,
    // What is counted or paid is written as it is; what is measured is rounded.
    within: isMeasured ? 0.5 * 10 ** -decimals * factor : 0,
    unit: sign ? currencyOf(sign) : unit.trim() === '%' ? '%' : unit ? 's' : '',
  };
}

function currencyOf(sign: string): Currency {
  const [currency] = Object.entries(CURRENCIES).find(([, each]) => each === sign) ?? ['USD'];
  return currency as Currency;
}

function exponent(power: string): number {
  const digits = [...power.replace('⁻', '')].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
  return Number(digits) * (power.startsWith('⁻') ? -1 : 1);
}
