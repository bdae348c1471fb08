import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import type { MachinesPage } from '#src/model/schemas/pages/list-page.ts';
import type { FigureHistory, PastValue, PromisedValue } from './history.ts';

export type HistoryTexts = MachinesPage['history'];

/** "0.138%, mean, H1-1, 17 Jul 2023, Quantinuum Hardware Specifications" */
export function valueName({ text, value: { error, copy, asOf, reported, source } }: PastValue): string {
  return [text, reported ? 'reported' : undefined, error?.kind, copy, formatPartial(asOf), source.title]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Beside the hollow mark: "promised: 0.5%, open". */
export function promisedLabel({ text, state }: PromisedValue, texts: HistoryTexts): string {
  return fillIn(texts.promised, { value: text, outcome: state });
}

/** The same with its date: "promised: 0.5%, open; for Dec 2026". */
export function promisedName(promised: PromisedValue, texts: HistoryTexts): string {
  return `${promisedLabel(promised, texts)}; ${fillIn(texts.due, { date: formatPartial(promised.due) })}`;
}

/** For those who do not see it: "Error of a two-qubit gate: 0.240% in 9 Jun 2022, 0.086% in Apr 2024". */
export function summaryOf({ figure: { label }, series: [first] }: FigureHistory): string {
  const values = first?.values ?? [];
  const ends = values.length > 1 ? [values[0], values.at(-1)] : values;
  return `${label}: ${ends.map((past) => `${past?.text}, ${formatPartial(past?.value.asOf ?? '')}`).join('; ')}`;
}
