import { wilson } from '#decoding/statistics/wilson.ts';
import { csvText } from '#src/base/csv-text.ts';
import { formulaSafe } from '#src/base/formula-safe.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { scientific, whole } from '#src/charts/numbers.ts';
import type { ModelTexts } from '#src/model/schemas/pages/error-correction/model.ts';
import type { CountedModel, ModelDecoder } from './count-model.ts';

/** What was counted of a model, as it is told and taken along. */
export interface ModelResult extends CountedModel {
  /** Of its file. */
  readonly name: string;
  readonly decoder: ModelDecoder;
}

/** What came of a model, in a sentence. */
export function titleOf({ title }: ModelTexts, { name, size, shots, failures }: ModelResult): string {
  if (size.mechanisms === 0) return fillIn(title.empty, { name });
  if (size.observables === 0) return fillIn(title.unobserved, { name });
  const { low, high } = wilson(failures, shots);
  const numbers = { name, shots: whole(shots), failures: whole(failures) };
  return failures === 0
    ? fillIn(title.none, { ...numbers, most: shareOf(high) })
    : fillIn(title.some, { ...numbers, share: shareOf(failures / shots), low: shareOf(low), high: shareOf(high) });
}

/** Three digits, in percent where that is not too small: 0.145%, 2.50 × 10⁻⁶. */
function shareOf(share: number): string {
  return share < 1e-4 ? scientific(share, 2) : `${Number((100 * share).toPrecision(3))}%`;
}

/** The one row of a result as a file. */
export function csvOf({ name, decoder, size, shots, failures }: ModelResult): string {
  const { low, high } = wilson(failures, shots);
  const { detectors, observables, mechanisms } = size;
  const numbers = [detectors, observables, mechanisms, shots, failures, failures / shots, low, high];
  return csvText([COLUMNS, [formulaSafe(name), decoder, ...numbers.map(String)]]);
}

const COLUMNS = [
  'file',
  'decoder',
  'detectors',
  'observables',
  'mechanisms',
  'shots',
  'failures',
  'logical_error',
  'low_95',
  'high_95',
];
