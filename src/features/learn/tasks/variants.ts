import { numberOf } from '#circuit/judge/judge-number.ts';
import type { TaskData } from '#src/model/schemas/task.ts';

type Parameters = Pick<TaskData, 'parameters' | 'computed'>;

/** How many variants a task has: 1 where nothing differs. */
export function variantCount({ parameters = {} }: Parameters): number {
  return Object.values(parameters).reduce((count, values) => count * values.length, 1);
}

/** The variant that a number stands for, from 1 to their count; any other number is counted on around the circle. */
export function variantOf(task: Parameters, number: number): number {
  return countedOn(number, variantCount(task));
}

/** A whole number from 1 to `count`, and from there on around the circle; 1 for what is no number. */
export function countedOn(number: number, count: number): number {
  return (((((Math.trunc(number) || 1) - 1) % count) + count) % count) + 1;
}

/** The values of a variant: its parameters, and what is computed from them. */
export interface Values {
  readonly texts: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Variant 1 has the first value of each parameter; from one to the next, the first parameter changes fastest. */
export function valuesOf(task: Parameters, variant: number): Values {
  let rest = variantOf(task, variant) - 1;
  const texts: Record<string, string> = {};
  const numbers: Record<string, number> = {};
  for (const [name, values] of Object.entries(task.parameters ?? {})) {
    const value = values[rest % values.length] ?? '';
    rest = Math.floor(rest / values.length);
    texts[name] = typeof value === 'number' ? grouped(String(value)) : value;
    if (typeof value === 'number') numbers[name] = value;
  }
  for (const [name, { of, digits }] of Object.entries(task.computed ?? {})) {
    const value = numberOf(of, numbers);
    if (value === undefined) throw new Error(`computed.${name}: "${of}" has no value`);
    numbers[name] = value;
    // Without the −0 that rounding leaves.
    texts[name] = grouped((Number(value.toFixed(digits)) + 0).toFixed(digits).replace('-', '−'));
  }
  return { texts, numbers };
}

/** A written number with its digits in groups of three from ten thousand on: "18,824". A field takes it in this form, too. */
export function grouped(number: string): string {
  return number.replace(
    /^(−?)(\d{5,})/,
    (_, sign: string, whole: string) => sign + whole.replace(/\B(?=(\d{3})+$)/g, ','),
  );
}

/** A value of the content with `{name}` replaced in all its texts. Braces round anything else stay. */
export function filled<Value>(value: Value, { texts }: Pick<Values, 'texts'>): Value {
  const fill = (each: unknown): unknown => {
    if (typeof each === 'string') return each.replace(/\{([a-z]\w*)\}/g, (all, name: string) => texts[name] ?? all);
    if (Array.isArray(each)) return each.map(fill);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as Value;
}
