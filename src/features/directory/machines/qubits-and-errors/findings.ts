import { fillIn } from '#src/charts/fill-in.ts';
import { inWords, whole } from '#src/charts/numbers.ts';
import { compares, frontierOf, type MeasuredMachine } from '../placed-machines.ts';

/** The sentences of the chart in `content/pages/machines.yaml`. */
export interface FindingTexts {
  /** One machine has the most qubits and the fewest errors. */
  oneLeads: string;
  /** Several lead, each in its own way. */
  severalLead: string;
  /** No mean or median is on record. */
  noneCompares: string;
  /** Under the title: the lowest error, and the most qubits beside it. */
  lowest: string;
  largest: string;
}

/** What the drawing shows, in a sentence that is true of these machines, and the numbers behind it. */
export function findingOf(machines: readonly MeasuredMachine[], texts: FindingTexts): { title: string; line: string } {
  const frontier = frontierOf(machines);
  const [first, last] = [frontier[0], frontier.at(-1)];
  if (!first || !last) return { title: texts.noneCompares, line: '' };
  const lowest = fillIn(texts.lowest, { name: first.name, error: first.error.text, qubits: whole(first.qubits) });
  if (first === last) return { title: fillIn(texts.oneLeads, { name: first.name }), line: lowest };
  const largest = fillIn(texts.largest, {
    name: last.name,
    qubits: whole(last.qubits),
    times: timesAsMany(last.qubits / first.qubits, 'as many'),
    often: timesAsMany(last.error.value / first.error.value, 'as often'),
  });
  return {
    title: fillIn(texts.severalLead, { count: inWords(frontier.length) }),
    line: `${lowest} ${largest}`,
  };
}

/** "12 times as many"; a ratio below one and a half in percent: "30% more". */
function timesAsMany(ratio: number, words: 'as many' | 'as often'): string {
  if (ratio >= 1.5) return `${Math.round(ratio)} times ${words}`;
  return `${Math.round(100 * (ratio - 1))}% more${words === 'as often' ? ' often' : ''}`;
}

/** Whether a best or typical value lies where no mean or median does: more qubits and fewer errors than the frontier. */
export function isCrossed(machines: readonly MeasuredMachine[]): boolean {
  const frontier = frontierOf(machines);
  return machines.some(
    (machine) =>
      !compares(machine) &&
      !frontier.some((leader) => leader.qubits >= machine.qubits && leader.error.value <= machine.error.value),
  );
}
