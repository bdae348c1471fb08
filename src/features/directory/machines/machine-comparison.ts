import { formatPartial } from '#src/design/format-date.ts';
import { portraitUrl } from '#src/drawings/portraits/portrait-file.tsx';
import { figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { ComparedSources, comparedValue, withRanges } from '../compare/build-comparison.ts';
import type { ComparedItem, ComparisonData, RowSpec } from '../compare/comparison-data.ts';
import { absentWord } from './measured.ts';

const lowest = { end: 'lowest', word: 'lowest' } as const;
const longest = { end: 'highest', word: 'longest' } as const;

/** What is compared, in this order; figures that are not named here come after them. */
const FIGURES: readonly RowSpec[] = [
  { key: 'two-qubit-error', label: 'Two-qubit error', best: lowest },
  { key: 'physical-qubits', label: 'Qubits', best: { end: 'highest', word: 'most' } },
  { key: 'readout-error', label: 'Readout error', best: lowest },
  { key: 'one-qubit-error', label: 'One-qubit error', best: lowest },
  { key: 't1', label: 'T1, how long energy lasts', best: longest },
  { key: 't2', label: 'T2, how long a phase lasts', best: longest },
  { key: 'memory-error', label: 'Memory error', best: lowest },
  { key: 'layered-error', label: 'Error per layered gate', best: lowest },
  { key: 'two-qubit-time', label: 'Time of a two-qubit gate', best: { end: 'lowest', word: 'shortest' } },
  { key: 'quantum-volume', label: 'Quantum volume', best: { end: 'highest', word: 'highest' } },
  { key: 'layer-speed', label: 'Speed in layers' },
];

const WORDS: readonly RowSpec[] = [
  { key: 'since', label: 'First shown' },
  { key: 'connectivity', label: 'Connections' },
  { key: 'access', label: 'Where to use it' },
  { key: 'qubit', label: 'A qubit is' },
  { key: 'technology', label: 'Technology' },
  { key: 'model', label: 'Computes by' },
  { key: 'status', label: 'Status' },
];

/** All machines as their comparisons need them. */
export function machineComparison(): ComparisonData {
  const machines = entriesOf('machines');
  const sources = new ComparedSources();
  const items = machines.map((machine) => comparedMachine(machine, sources));
  const { leads, ...texts } = pageOf('machines').compare;
  return {
    one: 'machine',
    many: 'machines',
    figures: withRanges([...FIGURES, ...otherFigures(machines)], items),
    words: WORDS,
    leads: [
      { key: 'two-qubit-error', ...leads[0] },
      { key: 'physical-qubits', ...leads[1] },
    ],
    ...texts,
    texts: pageOf('comparison').view,
    history: 'two-qubit-error',
    items,
    sources: sources.list,
  };
}

function comparedMachine(machine: Entry<'machines'>, sources: ComparedSources): ComparedItem {
  const { id, name, maker, technology, status, since, model, qubit, connectivity, access } = machine;
  const figures = figuresOf(`machines/${id}`);
  const values = figures.flatMap((figure) => {
    const value = comparedValue(figure, sources, figure.name === 'physical-qubits' ? model : undefined);
    return value ? [[figure.name, value] as const] : [];
  });
  const absent = FIGURES.flatMap(({ key }) => {
    const why = figures.find((figure) => figure.name === key)?.values[0].absent ?? absentWord(machine, key);
    return why === 'not on record' ? [] : [[key, why] as const];
  });
  return {
    id,
    name,
    by: maker,
    href: urls.machine(id),
    portrait: portraitUrl(id),
    technology,
    status,
    since,
    values: Object.fromEntries(values),
    absent: absent.length > 0 ? Object.fromEntries(absent) : undefined,
    words: {
      since: formatPartial(since),
      ...(connectivity ? { connectivity } : {}),
      ...(access ? { access } : {}),
      qubit,
      technology: technologyNames[technology],
      model: model.toLowerCase(),
      status,
    },
  };
}

function otherFigures(machines: readonly Entry<'machines'>[]): RowSpec[] {
  const figures = machines.flatMap(({ id }) => figuresOf(`machines/${id}`));
  const others = figures.filter(({ name }) => !FIGURES.some(({ key }) => key === name));
  return [...new Map(others.map(({ name, label }) => [name, { key: name, label }])).values()];
}
