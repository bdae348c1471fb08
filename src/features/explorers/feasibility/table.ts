import {
  type CorrectedCell,
  type CorrectedWorkload,
  correctedCell,
  type FeasibleMachine,
  type PlainCell,
  type PlainWorkload,
  plainCell,
} from './cell.ts';

/** A machine as a column: what the rules need, and what is said of it. */
export interface Column extends FeasibleMachine {
  name: string;
  maker: string;
  /** Its error as it was published, with its kind. */
  errorText: string | undefined;
  kind: string | undefined;
}

interface Base {
  id: string;
  name: string;
  what: string;
  /** Where it was shown, in a sentence. */
  shown: string | undefined;
}

/** A workload as a row, by one of the two rules. */
export type Row =
  | (Base & { rule: 'plain'; workload: PlainWorkload })
  | (Base & { rule: 'corrected'; workload: CorrectedWorkload; source: CorrectedSource });

/** What a corrected workload rests on, in words. */
export interface CorrectedSource {
  name: string;
  /** The estimate's page; a block has none. */
  href: string | undefined;
  timeText: string | undefined;
  logical: string | undefined;
  block: string | undefined;
}

export type Cell = PlainCell | CorrectedCell;

export function cellOf(row: Row, column: FeasibleMachine): Cell {
  return row.rule === 'plain' ? plainCell(row.workload, column) : correctedCell(row.workload, column);
}

/** The machine of the visitor, as a column. */
export const OWN = 'own';

export interface OwnMachine {
  qubits: number;
  error: number;
  readout: number;
  connectivity: 'all' | 'square' | 'heavy-hexagon' | 'line';
  cycle: number;
}

export const FIRST_OWN: OwnMachine = {
  qubits: 10_000,
  error: 1e-4,
  readout: 1e-3,
  connectivity: 'square',
  cycle: 1e-6,
};

/** How many machines stand side by side. */
export const MOST_COLUMNS = 8;
