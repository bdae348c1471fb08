import {
  type Circuit,
  controlledBy,
  emptyCircuit,
  type GateOperation,
  gate,
  type Operation,
} from '../../circuit/circuit.ts';
import { defer, wholeProgram } from '../../engine/testing/q-sharp.ts';
import { seededRandom } from '../../quantum/seeded-random.ts';
import { amplitudesDifference } from '../compare-amplitudes.ts';
import { goalResult } from '../goal-result.ts';

/** Two circuits on the same wires; about half of them do the same up to a phase. */
export interface Pair {
  readonly one: Circuit;
  readonly other: Circuit;
}

const PLAIN = ['h', 'x', 'y', 'z', 's', 'sdg', 't', 'tdg'] as const;
const INVERSE: Readonly<Record<string, string>> = { s: 'sdg', sdg: 's', t: 'tdg', tdg: 't' };

/** Pairs of one to three wires and up to eight gates; the same in every run. */
export function randomPairs(count: number, seed: number): Pair[] {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(most * random());
  return Array.from({ length: count }, () => {
    const qubits = 1 + below(3);
    const one = Array.from({ length: 1 + below(8) }, () => randomGate(qubits, below));
    return { one: circuitOf(qubits, one), other: circuitOf(qubits, changed(one, qubits, below)) };
  });
}

function randomGate(qubits: number, below: (most: number) => number): GateOperation {
  const target = below(qubits);
  if (qubits > 1 && below(3) === 0) {
    const other = (target + 1 + below(qubits - 1)) % qubits;
    return gate(below(2) === 0 ? 'x' : 'z', [target], { controls: controlledBy(other) });
  }
  if (below(5) === 0) return gate(below(2) === 0 ? 'rz' : 'ry', [target], { angles: [`${1 + below(15)}*pi/8`] });
  return gate(PLAIN[below(PLAIN.length)] ?? 'h', [target]);
}

/** As often as not the same in other gates, up to a phase: a gate and its inverse are put in, H Z H stands for X. Else one gate is another. */
function changed(gates: readonly GateOperation[], qubits: number, below: (most: number) => number): GateOperation[] {
  const at = below(gates.length);
  const [before, behind] = [gates.slice(0, at), gates.slice(at)];
  const name = PLAIN[below(PLAIN.length)] ?? 'h';
  const wire = below(qubits);
  switch (below(4)) {
    case 0:
      return [...before, gate(name, [wire]), gate(INVERSE[name] ?? name, [wire]), ...behind];
    case 1:
      // X Z X Z is −1: a phase of the whole.
      return [...before, ...['x', 'z', 'x', 'z'].map((each) => gate(each, [wire])), ...behind];
    case 2:
      return [...before, randomGate(qubits, below), ...behind];
    default:
      return [...before, randomGate(qubits, below), ...behind.slice(1)];
  }
}

function circuitOf(qubits: number, operations: readonly Operation[]): Circuit {
  return { ...emptyCircuit(qubits), columns: operations.map((operation) => [operation]) };
}

/** Whether the judge finds two circuits alike, up to one phase. */
export function judgeFindsAlike({ one, other }: Pair): boolean {
  const wires = [...one.qubits.keys()];
  const goal = { compare: 'unitary', inputs: wires } as const;
  const columnsOf = (circuit: Circuit) => {
    const result = goalResult(goal, one, circuit.columns.flat(), []);
    return result.kind === 'amplitudes' ? (result.runs[0] ?? []) : [];
  };
  const names = wires.map((wire) => `q${wire}`);
  return amplitudesDifference(columnsOf(other), columnsOf(one), { wires: names }) === undefined;
}

/** A Q# program that prints, pair by pair, whether the compiler's own comparison finds them alike. */
export function comparingProgram(pairs: readonly Pair[]): string {
  const bodies = pairs.flatMap(({ one, other }, index) =>
    [one, other].map(
      (circuit, place) =>
        `operation C${index}_${place}(q : Qubit[]) : Unit is Adj { ${defer(circuit, 0).statements.join(' ')} }`,
    ),
  );
  const checks = pairs.map(
    ({ one }, index) =>
      `Message($"{Std.Diagnostics.CheckOperationsAreEqual(${one.qubits.length}, C${index}_0, C${index}_1)}");`,
  );
  return wholeProgram([...bodies, `@EntryPoint() operation Main() : Unit { ${checks.join('\n')} }`].join('\n'));
}
