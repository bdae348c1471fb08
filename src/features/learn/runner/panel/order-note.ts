import type { RunReport } from '../engine-messages.ts';
import type { Language } from '../language.ts';

/** What has to be said of the order of digits: the site writes qubit 0 rightmost, Q# prints it leftmost. */
export function orderNote(
  language: Language,
  { counts, dumps }: Pick<RunReport, 'counts' | 'dumps'>,
): string | undefined {
  const texts = [...counts.map(([outcome]) => outcome), ...dumps.flatMap((dump) => Object.keys(dump))];
  const hasOrder = language === 'qsharp' && texts.some((text) => /^[01][01 ]+$/.test(text));
  return hasOrder
    ? 'Q# prints the first qubit or result leftmost; the text, the lab and Qiskit write qubit 0 rightmost.'
    : undefined;
}
