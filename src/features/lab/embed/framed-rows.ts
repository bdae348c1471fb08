import { NOTHING } from '#circuit/quantum/notation.ts';
import { amplitudeRows } from '../results/amplitude-rows.ts';

/** More rows make a frame that is taller than what it stands in. */
export const MOST_ROWS = 8;

export interface FramedRows {
  /** Indices of the basis states that are listed, in their order. */
  readonly rows: readonly number[];
  /** How many more could be read. */
  readonly more: number;
}

/** The basis states that a frame lists: all of them where they are few, else those that can be read, the most probable first. */
export function framedRows(probabilities: Float64Array): FramedRows {
  if (probabilities.length <= MOST_ROWS) return { rows: [...probabilities.keys()], more: 0 };
  const readable = amplitudeRows(probabilities, 'value').filter((index) => (probabilities[index] ?? 0) > NOTHING);
  const rows = readable.slice(0, MOST_ROWS).sort((a, b) => a - b);
  return { rows, more: readable.length - rows.length };
}
