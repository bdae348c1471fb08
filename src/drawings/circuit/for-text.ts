import type { Circuit, Operation } from '#circuit/circuit/circuit.ts';
import { pack, wiresOf } from '#circuit/circuit/span.ts';
import type { Grid } from './grid.ts';
import { operationWidth } from './operation-marks.ts';
import { BARRIER_NAME } from './wire-marks.ts';

/** Mean width of a letter in units of the font size. */
const LETTER = 0.56;

/** A grid with room for what is written in a circuit: names of wires, angles and own gates, and names over barriers. */
export function fitted(grid: Grid, circuit: Circuit, barriers: readonly string[]): Grid {
  const names = barriers.values();
  return {
    ...withNames(grid, circuit),
    top: grid.top + (barriers.length > 0 ? BARRIER_NAME : 0),
    wider: circuit.columns.map((column) => {
      const name = column.some(({ kind }) => kind === 'barrier') ? (names.next().value ?? '') : '';
      const needed = [[...name].length * LETTER * BARRIER_NAME, ...column.map((each) => operationWidth(each, grid))];
      return Math.max(0, Math.max(...needed) - grid.plate);
    }),
  };
}

/** A grid in which no name of a circuit's lines is cut. */
export function withNames(grid: Grid, { qubits, bits }: Pick<Circuit, 'qubits' | 'bits'>): Grid {
  const longest = Math.max(...[...qubits, ...bits].map(nameWidth));
  return { ...grid, label: Math.max(grid.label, 22 + longest) };
}

/** About how wide a name is drawn, the index of its register as a subscript. */
function nameWidth(name: string): number {
  const [index = ''] = /\[\d+\]$/.exec(name) ?? [];
  return 8 * (name.length - index.length) + 7 * Math.max(0, index.length - 2);
}

/**
 * A circuit as a textbook draws it where nothing reads its bits: without them, and with the last measurements side by
 * side. It is for the drawing only, since its measurements name bits that it no longer has.
 */
export function withoutUnreadBits(circuit: Circuit): Circuit {
  const operations = circuit.columns.flat();
  if (operations.some((operation) => operation.kind !== 'barrier' && operation.condition.length > 0)) return circuit;
  const last = operations.filter(
    (operation, index) => operation.kind === 'measurement' && !isUsedIn(operations.slice(index + 1), operation.qubit),
  );
  const before = pack(operations.filter((operation) => !last.includes(operation)));
  return { ...circuit, bits: [], columns: last.length > 0 ? [...before, last] : before };
}

function isUsedIn(operations: readonly Operation[], qubit: number): boolean {
  return operations.some((operation) => wiresOf(operation).includes(qubit));
}
