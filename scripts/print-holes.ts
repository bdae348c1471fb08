import { citedSource } from '#src/model/figures.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { citationsIn } from '#src/model/schemas/citation.ts';

/**
 * Prints what is known of the kinds that pictures and calculators rest on: how many entries, the share of them that
 * cites who knows (a paper, a standard, a maker), and how many lack a number that readers compare them by.
 */
interface Listing<Name extends Described> {
  kind: Name;
  /** What an entry may lack, and whether it does. */
  holes: Readonly<Record<string, (entry: Entry<Name>) => boolean>>;
}
type Described =
  | 'codes'
  | 'thresholds'
  | 'logical-experiments'
  | 'advantage-claims'
  | 'estimates'
  | 'machines'
  | 'promises';

const codesWithThreshold = new Set(entriesOf('thresholds').map(({ code }) => code));

print({
  kind: 'codes',
  holes: {
    threshold: ({ id }) => !codesWithThreshold.has(id),
    'drawn checks': ({ example }) => !example,
  },
});
print({ kind: 'thresholds', holes: { 'simulated sizes': ({ sizes }) => !sizes } });
print({
  kind: 'logical-experiments',
  holes: {
    'logical error or lifetime': ({ figures }) => !Object.keys(figures ?? {}).some((name) => name !== 'runs-kept'),
    distance: ({ distances }) => !distances,
  },
});
print({
  kind: 'advantage-claims',
  holes: {
    answer: ({ answers }) => answers.length === 0,
    'what would settle it': ({ wouldSettle }) => !wouldSettle,
  },
});
print({
  kind: 'estimates',
  holes: {
    'logical qubits and gates': ({ figures = {} }) =>
      !figures['logical-qubits'] || (!figures['toffoli-gates'] && !figures['t-gates']),
    'qubits and time': ({ level, figures = {} }) =>
      level === 'physical' && (!figures['physical-qubits'] || !figures['run-time']),
    layout: ({ level, layout }) => level === 'physical' && !layout,
  },
});
print({
  kind: 'machines',
  holes: {
    ...Object.fromEntries(
      ['two-qubit-error', 'readout-error', 't1', 't2'].map((name) => [
        name,
        ({ figures }: Entry<'machines'>) => !figures[name]?.some(({ value }) => value),
      ]),
    ),
    'an earlier value': ({ figures }) =>
      !Object.values(figures).some((values) => values.filter(({ value }) => value).length > 1),
  },
});
print({ kind: 'promises', holes: { date: ({ due }) => !due } });

function print<Name extends Described>({ kind, holes }: Listing<Name>): void {
  const entries = entriesOf(kind);
  const primary = entries.filter(citesWhoKnows).length;
  const missing = Object.entries(holes).map(([name, lacks]) => `${entries.filter(lacks).length} without ${name}`);
  console.log(
    `${String(entries.length).padStart(5)} ${kind}, ${Math.round((100 * primary) / entries.length)}% with a primary source; ${missing.join(', ')}`,
  );
}

function citesWhoKnows(entry: object): boolean {
  const cited = [
    ...citationsIn(entry).map(({ source }) => source),
    ...('source' in entry ? [String(entry.source)] : []),
  ];
  return cited.some((source) => citedSource(source).isPrimary);
}
