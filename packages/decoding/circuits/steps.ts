import type { Position, StabilizerCode } from '../codes/stabilizer-code.ts';
import type { MemoryPlan } from './memory.ts';

/** For each step of a round where a check of X and one of Z finds the qubit that it meets, seen from its own place. */
export interface Meetings {
  readonly X: readonly Position[];
  readonly Z: readonly Position[];
}

/** Numbers of qubits of the circuit, and how to find one of the code. */
interface Numbered extends Pick<MemoryPlan, 'code' | 'data' | 'measuring' | 'order'> {
  /** The qubit of the code at a place, if there is one. */
  qubitAt(place: Position): number | undefined;
}

/** The pairs that meet in each step: checks of X before those of Z, controls of their qubits, targets of them the other. */
export function stepsOf({ code, data, measuring, order, qubitAt }: Numbered, meetings: Meetings): number[][] {
  const steps = [...meetings.Z.keys()];
  const pairs = (kind: 'X' | 'Z', step: number) => {
    const { x, y } = meetings[kind][step] ?? { x: 0, y: 0 };
    return order.flatMap((number) => {
      const check = code.checks[number];
      if (check?.kind !== kind) return [];
      const qubit = qubitAt({ x: check.x + x, y: check.y + y });
      if (qubit === undefined) return [];
      const pair = [measuring[number] ?? 0, data[qubit] ?? 0];
      return kind === 'X' ? pair : pair.reverse();
    });
  };
  return steps.map((step) => [...pairs('X', step), ...pairs('Z', step)]);
}

/** Finds qubits by their place. */
export function qubitsByPlace({ qubits }: StabilizerCode): (place: Position) => number | undefined {
  const key = ({ x, y }: Position) => `${x} ${y}`;
  const found = new Map(qubits.map((qubit, number) => [key(qubit), number]));
  return (place) => found.get(key(place));
}

/** Numbers of checks, column by column. */
export function byColumns({ checks }: StabilizerCode): number[] {
  const at = (number: number) => checks[number] ?? { x: 0, y: 0 };
  return [...checks.keys()].sort((a, b) => at(a).x - at(b).x || at(a).y - at(b).y);
}
