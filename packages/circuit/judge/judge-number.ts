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
  const value = numberOf(written.replace(/(\d),(\d)/g, '$1.$2').replace(/√\s*(\d+|\()/g, rootOf));
  if (value === undefined) return undefined;
  if (percent === '%') return isShare ? [value / 100] : [value / 100, value];
  return isShare ? [value, value / 100] : [value];
}

/** The value of an expression in the grammar of angles; undefined where it has none. `names` have values, too. */
export function numberOf(text: string, names: Names = {}): number | undefined {
  if (text.length > LONGEST_ANGLE) return undefined;
  try {
    return evaluate(angleOf(text), names);
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
  // Of a share, 40 stands for 0.40.
  const [meant = 0] = goal.isShare && (readings[0] ?? 0) > 1 ? readings.slice(1) : readings;
  return meant > value ? 'that is too large' : 'that is too small';
}

const rootOf = (_: string, operand: string) => (operand === '(' ? 'sqrt(' : `sqrt(${operand})`);
