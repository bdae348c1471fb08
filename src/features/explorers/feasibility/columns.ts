import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import type { Connectivity } from './routing.ts';
import type { Column } from './table.ts';

type Machine = Entry<'machines'>;

/** Machines that compute by gates and are in service or in a laboratory, by maker. */
export function feasibilityColumns(): Column[] {
  return entriesOf('machines')
    .filter(({ model, status }) => model === 'Gates' && (status === 'in service' || status === 'laboratory'))
    .map(columnOf)
    .sort((a, b) => a.maker.localeCompare(b.maker, 'en') || a.name.localeCompare(b.name, 'en'));
}

export function columnOf(machine: Machine): Column {
  const { id, name, maker, figures } = machine;
  const value = (figure: string) => leadingValue(figures[figure] ?? []);
  const error = value('two-qubit-error');
  return {
    id,
    name,
    maker,
    qubits: value('physical-qubits')?.count,
    error: error?.error?.value,
    errorText: error?.error && error.value,
    kind: error?.error?.kind,
    readout: value('readout-error')?.error?.value,
    connectivity: connectivityOf(machine),
    cycle: cycleOf(machine),
  };
}

/** What a machine says of its connections: a shape that it names, or that all of its qubits meet. */
function connectivityOf({ connectivity = '', lattice }: Machine): Connectivity {
  if (/^all to all(,|$)/i.test(connectivity)) return 'all';
  const shape = lattice?.shape;
  if (shape === 'chain') return 'all';
  return shape === 'square' || shape === 'heavy-hexagon' || shape === 'line' ? shape : 'unknown';
}

/** A check of four qubits is measured by four gates one after another: no round is shorter. */
const GATES_IN_A_ROUND = 4;

/** The published time of a round of error correction; without one, four two-qubit gates, where their time is published. */
function cycleOf({ figures }: Machine): number | undefined {
  const round = leadingValue(figures['layer-speed'] ?? []);
  if (round?.seconds && /correction/.test(round.value ?? '')) return round.seconds.from;
  const gate = leadingValue(figures['two-qubit-time'] ?? [])?.seconds?.from;
  return gate && GATES_IN_A_ROUND * gate;
}
