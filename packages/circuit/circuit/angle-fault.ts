import { AngleError, angleOf, type Expression, evaluate, namesIn, SWEPT } from './angle.ts';

export const LONGEST_ANGLE = 200;

/**
 * Why a text is no angle here, in one sentence with the character (from 1) where there is one; undefined if it is.
 * `names` are those that have a value besides the constants.
 */
export function angleFault(text: string, names: readonly string[] = [SWEPT]): string | undefined {
  if (text.length > LONGEST_ANGLE) return `An angle has at most ${LONGEST_ANGLE} characters.`;
  let expression: Expression;
  try {
    expression = angleOf(text);
  } catch (error) {
    if (error instanceof AngleError) return `Character ${error.at + 1} of the angle: ${error.message}.`;
    throw error;
  }
  const used = namesIn(expression);
  const unknown = used.find((name) => !names.includes(name));
  if (unknown !== undefined) return `${unknown} has no value in an angle.`;
  return sweepFault(expression);
}

/** Whether an angle is a finite number while it is swept; one with parameters of a gate has no value yet. */
export function sweepFault(expression: Expression): string | undefined {
  if (!namesIn(expression).every((name) => name === SWEPT)) return undefined;
  for (const t of [0, 0.5, 1]) {
    try {
      evaluate(expression, { [SWEPT]: t });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return `The angle is no finite number${namesIn(expression).length > 0 ? ` at t = ${t}` : ''}.`;
    }
  }
  return undefined;
}
