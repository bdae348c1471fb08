import { formatPartial } from '#src/design/format-date.ts';
import type { Measurement } from './measured.ts';

/** "Willow, Google Quantum AI: error per cycle 0.143% at distance 7, Dec 2024" */
export function sentenceOf(measured: Measurement): string {
  const { experiment, quantity, text, distance, asOf, isReported } = measured;
  const name = experiment.short ?? experiment.title;
  const conditions = [
    formatPartial(asOf),
    ...(runsText(measured) ? [runsText(measured)] : []),
    ...(isReported ? ['reported'] : []),
  ];
  const where = distance ? ` at distance ${distance}` : '';
  return `${name}, ${experiment.group}: ${quantity} ${text}${where}, ${conditions.join(', ')}`;
}

/** What became of the runs, where some were discarded. */
export function runsText({ isPostSelected, kept }: Pick<Measurement, 'isPostSelected' | 'kept'>): string {
  if (!isPostSelected) return '';
  return kept ? `${kept} of the runs kept` : 'in chosen runs, their share not said';
}
