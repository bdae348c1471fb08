import { angleOf, evaluate, type Names } from '../circuit/angle.ts';
import { LONGEST_ANGLE } from '../circuit/angle-fault.ts';

/** What is said of a text that is no number. */
export const NO_NUMBER = 'Write a number such as 0.7071 or 1/sqrt(2)';

export interface NumberGoal {
  readonly value: number;
  /** How far off an answer may be, in the unit of the value. */
  readonly tolerance: number;
  /** Whether it is a share of 1, so that 40, 40% and 0.4 mean the same. */
  readonly isShare: boolean;
}

/** An answer as it was typed, and everything that it may mean; undefined where it is no number. */
export function readNumber(text: string, { isShare }: Pick<NumberGoal, 'isShare'>): readonly number[] | undefined {
  const [, written = '', percent] = /^([^%]*?)\s*(%|°)?$/.exec(text.trim()) ?? [];
  const decimal = asTyped(written.replace(/(\d),(\d)/g, '$1.$2'));
  // Of "1,234" nobody knows whether it is 1.234 or a thousand more.
  const forms = GROUPED.test(written) ? [decimal, written] : [decimal];
  const values = forms.flatMap((form) => numberOf(form) ?? []);
  if (values.length === 0) return undefined;
  if (percent === '%') return values.flatMap((value) => (isShare ? [value / 100] : [value / 100, value]));
  return values.flatMap((value) => (isShare ? [value, value / 100] : [value]));
}

/** A number with its digits in groups of three: "18,824". */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * The value of an expression in the grammar of angles; undefined where it has none. `names` have values, too. Commas
 * that group digits by three change nothing.
 */
export function numberOf(text: string, names: Names = {}): number | undefined {
  if (text.length > LONGEST_ANGLE) return undefined;
  try {
    return evaluate(angleOf(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')), names);
  } catch {
    return undefined;
  }
}

/** Whether one of the readings of an answer is the value. */
export function isNumber(readings: readonly number[], { value, tolerance }: NumberGoal): boolean {
  return readings.some((reading) => Math.abs(reading - value) <= tolerance * (1 + 1e-9));
}

/** How a number differs from the goal, as it continues "Not 50: ". */
export function numberDifference(readings: readonly number[], goal: NumberGoal): string {
  const { value } = goal;
  if (value !== 0 && isNumber(readings, { ...goal, value: -value })) return 'the sign is the other one';
  return meantOf(readings, goal) > value ? 'that is too large' : 'that is too small';
}

/** What was meant by an answer of several readings: of a share, 40 stands for 0.40. */
function meantOf(readings: readonly number[], { value, isShare }: NumberGoal): number {
  if (isShare) return readings.find((reading) => reading <= 1) ?? 1;
  const [nearest = 0] = readings.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value));
  return nearest;
}

/** Signs that people type, in the grammar of angles: "(√3/2)²", "cos(30°)", "16π/11". */
function asTyped(text: string): string {
  return text
    .replace(/(\d)\s*(?=π|pi\b|√|sqrt)/g, '$1*')
    .replace(/√\s*(\d+|\()/g, rootOf)
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll('°', '*pi/180');
}

const rootOf = (_: string, operand: string) => (operand === '(' ? 'sqrt(' : `sqrt(${operand})`);
