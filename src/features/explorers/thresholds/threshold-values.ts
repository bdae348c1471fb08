import { type Entry, entryOf } from '#src/model/read-content.ts';
import type { FigureValue } from '#src/model/schemas/figure.ts';
import { THRESHOLD_FIGURES } from '#src/model/schemas/threshold.ts';

export type Threshold = Entry<'thresholds'>;

/** The newest value of a threshold, and which of the two quantities it is. */
export interface ThresholdValue {
  /** Its id among all figures. */
  figure: string;
  isPseudo: boolean;
  /** As it is shown. */
  text: string;
  percent: number;
  asOf: string;
  scope: string | undefined;
  isReported: boolean;
}

/** @throws for an entry without a number, which its schema does not let pass. */
export function newestValue({ id, figures }: Pick<Threshold, 'id' | 'figures'>): ThresholdValue {
  const name = THRESHOLD_FIGURES.find((each) => each in figures);
  const newest: FigureValue | undefined = name && figures[name]?.[0];
  if (!name || newest?.value === undefined || newest.percent === undefined)
    throw new Error(`content/thresholds/${id}.yaml has no value in percent`);
  return {
    figure: `thresholds/${id}/${name}`,
    isPseudo: name === 'pseudo-threshold',
    text: newest.value,
    percent: newest.percent,
    asOf: newest.asOf,
    scope: newest.scope,
    isReported: newest.reported === true,
  };
}

/** What the code of a threshold is called. */
export const codeName = ({ code }: Pick<Threshold, 'code'>) => entryOf('codes', code).name;

/** The same where there is little room. */
export const shortCodeName = ({ code }: Pick<Threshold, 'code'>) => entryOf('codes', code).short;
