import { CONNECTIVITIES } from './routing.ts';
import { FIRST_OWN, MOST_COLUMNS, type OwnMachine } from './table.ts';

export interface FeasibilityState {
  /** Ids of the machines that stand side by side. */
  columns: readonly string[];
  own: OwnMachine;
  /** The cell whose reckoning is open: ids of its row and its column. */
  cell: readonly [row: string, column: string] | undefined;
}

/** Where the dials of one's own machine end. */
export const OWN_RANGES = {
  qubits: { least: 2, most: 1e8 },
  error: { least: 1e-6, most: 0.1 },
  readout: { least: 1e-6, most: 0.1 },
  cycle: { least: 1e-8, most: 0.1 },
} as const;

const NAME = 'feasibility';

/** The state as the fragment of an address: `feasibility=machines;own;row/column`, what is as at first left empty. */
export function writeFeasibility({ columns, own, cell }: FeasibilityState, first: FeasibilityState): string {
  const machines = columns.join() === first.columns.join() ? '' : columns.join(',');
  const { qubits, error, readout, connectivity, cycle } = own;
  const ownText = isFirst(own) ? '' : [qubits, error, readout, connectivity, cycle].join(',');
  return `${NAME}=${[machines, ownText, cell?.join('/') ?? ''].join(';')}`;
}

/** Undefined for a fragment of something else. Machines and rows that are unknown are left out and named, numbers set to the end of their range. */
export function readFeasibility(
  fragment: string,
  first: FeasibilityState,
  known: { columns: readonly string[]; rows: readonly string[] },
): { state: FeasibilityState; left: readonly string[] } | undefined {
  const [name, text] = fragment.replace(/^#/, '').split('=');
  if (name !== NAME || text === undefined) return undefined;
  const [machines = '', own = '', cell = ''] = text.split(';');
  const left: string[] = [];
  const asked = machines.split(',').filter(Boolean);
  const columns = asked.filter((id) => known.columns.includes(id));
  left.push(...asked.filter((id) => !known.columns.includes(id)), ...columns.slice(MOST_COLUMNS));
  const [row = '', column = ''] = cell.split('/');
  const isCell = known.rows.includes(row) && (column === 'own' || known.columns.includes(column));
  if (cell && !isCell) left.push(cell);
  return {
    state: {
      columns: columns.length > 0 ? [...new Set(columns)].slice(0, MOST_COLUMNS) : first.columns,
      own: own ? ownOf(own.split(','), left) : FIRST_OWN,
      cell: isCell ? [row, column] : undefined,
    },
    left: left.map((part) => `“${part.slice(0, 30)}”`),
  };
}

function ownOf([qubits, error, readout, connectivity, cycle]: string[], left: string[]): OwnMachine {
  const number = (name: keyof typeof OWN_RANGES, text = '') => {
    const { least, most } = OWN_RANGES[name];
    const value = Number(text);
    if (!(value >= least && value <= most)) left.push(text || name);
    return value > 0 ? Math.min(most, Math.max(least, value)) : FIRST_OWN[name];
  };
  const found = CONNECTIVITIES.find((each) => each === connectivity);
  if (!found || found === 'unknown') left.push(connectivity || 'connections');
  return {
    qubits: Math.round(number('qubits', qubits)),
    error: number('error', error),
    readout: number('readout', readout),
    connectivity: found && found !== 'unknown' ? found : FIRST_OWN.connectivity,
    cycle: number('cycle', cycle),
  };
}

function isFirst(own: OwnMachine): boolean {
  return (Object.keys(own) as (keyof OwnMachine)[]).every((name) => own[name] === FIRST_OWN[name]);
}
