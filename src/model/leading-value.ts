import type { FigureValue } from './schemas/figure.ts';

/**
 * The value of a history that leads: the newest. That none is published or on record never leads over a value that once
 * was; that a figure no longer applies does. Undefined for an empty history.
 */
export function leadingValue<Value extends Pick<FigureValue, 'value' | 'absent'>>(
  newestFirst: readonly Value[],
): Value | undefined {
  return newestFirst.find(({ absent }) => absent === undefined || absent === 'does not apply') ?? newestFirst[0];
}
