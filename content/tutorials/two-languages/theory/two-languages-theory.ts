import { adjoint, type Gate, H, phaseShift, S, X, Z } from '#circuit/quantum/gates.ts';
import {
  applyGate,
  type Bit,
  basisState,
  probabilities,
  qubitMask,
  type StateVector,
} from '#circuit/quantum/state-vector.ts';

export type LanguageName = 'OpenQASM' | 'Q#' | 'Qiskit';
export const LANGUAGES: readonly LanguageName[] = ['OpenQASM', 'Q#', 'Qiskit'];

/** The angle by which the own gate of step 4 turns, in radians. */
export const LEAN = (2 * Math.PI) / 3;

/** One thing that happens to a register: a gate on a qubit, perhaps controlled or only after a 1 was read, or a reading. */
type Act =
  | { gate: Gate; on: number; controls?: readonly number[]; ifOne?: number }
  | { gate?: undefined; read: number };

interface Circuit {
  name: string;
  qubits: number;
  /** What each line of it does, from the one that takes the qubits on. */
  lines: readonly (readonly Act[])[];
}

const gate = (of: Gate, on: number, ...controls: number[]): Act => ({ gate: of, on, controls });
const read = (qubit: number): Act => ({ read: qubit });
const note = [gate(X, 1, 0), gate(S, 1)];
const undone = [gate(adjoint(S) as Gate, 1), gate(X, 1, 0)];
// H, P(θ), H with a control: without it the two Hadamards undo each other, so only P needs to know.
const lean = [gate(H, 1), gate(phaseShift(LEAN), 1, 0), gate(H, 1)];

/** The six circuits of the six steps. */
export const CIRCUITS: readonly Circuit[] = [
  { name: 'One qubit', qubits: 1, lines: [[], [], [gate(H, 0)], [read(0)]] },
  { name: 'Pair', qubits: 2, lines: [[], [gate(H, 0)], [gate(X, 1, 0)], [read(0), read(1)]] },
  {
    name: 'Chain',
    qubits: 3,
    lines: [[], [gate(H, 0)], [gate(X, 1, 0), gate(X, 2, 1)], [gate(X, 0)], [read(0), read(1), read(2)]],
  },
  { name: 'Own gate', qubits: 2, lines: [[], [gate(H, 0)], lean, [read(0), read(1)]] },
  {
    name: 'Decision',
    qubits: 2,
    lines: [[], [gate(H, 0)], [read(0)], [{ gate: H, on: 1, ifOne: 0 }], [read(1)]],
  },
  {
    name: 'Uncompute',
    qubits: 2,
    lines: [[], [gate(H, 0)], note, [gate(Z, 1)], undone, [gate(H, 0)], [read(0), read(1)]],
  },
];

interface Branch {
  chance: number;
  state: StateVector;
  bits: readonly (Bit | undefined)[];
}

/** Probability of each string if all qubits are read after a line (from 1) of a circuit; qubit 0 rightmost. Absent ones: 0. */
export function outcomesAfter({ qubits, lines }: Circuit, line: number): Record<string, number> {
  const start: Branch = { chance: 1, state: basisState(Array.from({ length: qubits }, () => 0)), bits: [] };
  const branches = lines
    .slice(0, line)
    .flat()
    .reduce((all: Branch[], act) => all.flatMap((branch) => after(branch, act)), [start]);
  const sums: Record<string, number> = {};
  for (const { chance, state } of branches) {
    probabilities(state).forEach((probability, index) => {
      // The index has qubit 0 as its highest bit.
      const label = reversed(index.toString(2).padStart(qubits, '0'));
      if (chance * probability > 1e-12) sums[label] = (sums[label] ?? 0) + chance * probability;
    });
  }
  return sums;
}

/** What one act makes of a branch; a reading may split it in two. */
function after(branch: Branch, act: Act): Branch[] {
  const { chance, state, bits } = branch;
  if (act.gate) {
    if (act.ifOne !== undefined && bits[act.ifOne] !== 1) return [branch];
    return [{ ...branch, state: applyGate(state, act.gate, act.on, act.controls) }];
  }
  return ([0, 1] as const).flatMap((bit) => {
    const mask = qubitMask(state, act.read);
    const isKept = (index: number) => ((index & mask) === 0) === (bit === 0);
    const norm = probabilities(state).reduce((sum, each, index) => sum + (isKept(index) ? each : 0), 0);
    if (norm < 1e-12) return [];
    const scale = 1 / Math.sqrt(norm);
    const kept = state.map(({ re, im }, index) =>
      isKept(index) ? { re: scale * re, im: scale * im } : { re: 0, im: 0 },
    );
    return [{ chance: chance * norm, state: kept, bits: Object.assign([...bits], { [act.read]: bit }) }];
  });
}

/** What a circuit gives in the end; qubit 0 rightmost. */
export const outcomesOf = (circuit: Circuit): Record<string, number> => outcomesAfter(circuit, circuit.lines.length);

export const reversed = (text: string): string => [...text].reverse().join('');

/** A string of bits, given with qubit 0 rightmost, as a language prints it. */
export const printed = (label: string, language: LanguageName): string => (language === 'Q#' ? reversed(label) : label);

/** The circuit with this place. Throws a RangeError where there is none. */
export function circuitAt(place: number): Circuit {
  const circuit = CIRCUITS[place];
  if (!circuit) throw new RangeError(`There is no circuit ${place}`);
  return circuit;
}
