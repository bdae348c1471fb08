import { createRequire } from 'node:module';
import { seededRandom } from '#src/drawings/seeded-random.ts';
import {
  type Circuit,
  controlledBy,
  emptyCircuit,
  type GateOperation,
  gate,
} from '#src/features/lab/circuit/circuit.ts';
import { compile } from '#src/features/lab/engine/compile.ts';
import { runCircuit } from '#src/features/lab/engine/run-circuit.ts';
import { groundState } from '#src/features/quantum/amplitudes.ts';
import { applySteps, stepsOf } from '#src/features/quantum/apply-unitary.ts';
import { median } from './median.ts';

/** Turns of each measurement; they alternate, so that a busy machine slows all alike. */
const TURNS = 5;
const TURN_MS = 250;

/** What the page is held to, on a processor that is slowed so many times. */
const SLOWDOWN = 4;
const EDITS = [
  { qubits: 10, gates: 50, budget: 16, where: 'in the page, one frame' },
  { qubits: 16, gates: 100, budget: 150, where: 'in the worker' },
];
const COMPARED = [
  { qubits: 10, gates: 40 },
  { qubits: 12, gates: 40 },
];

/** The package of this name on npm, the other simulator that pages can load (it has no types). */
interface OtherCircuit {
  addGate(name: string, column: number, wires: number | number[], options?: { params: Record<string, string> }): void;
  run(): void;
  probabilities(): number[];
}
type OtherSimulator = new (qubits: number) => OtherCircuit;
/** Its file for pages: the one for Node prints warnings about itself. */
const OTHER = 'quantum-circuit/dist/quantum-circuit.min.js';

/** Gates a second of the lab's kernel as a ratio to another simulator, and what a change of one gate costs. */
export function benchLab(): void {
  const simulator = createRequire(import.meta.url)(OTHER) as OtherSimulator;
  console.log('Circuits of H, T, Rx, CNOT, CZ and swap, all amplitudes in use');
  for (const size of COMPARED) compareOn(size, simulator);
  console.log(`Change of one gate: compiled, run and read out, here and on a processor ${SLOWDOWN} times slower`);
  for (const { qubits, gates, budget, where } of EDITS) {
    const time = median(Array.from({ length: TURNS }, () => editTime(mixedCircuit(qubits, gates))));
    const slowed = `${(SLOWDOWN * time).toFixed(1)} of ${budget} ms ${where}`;
    console.log(`  ${name(qubits, gates)}  ${time.toFixed(2).padStart(6)} ms; ${slowed}, drawing not included`);
  }
}

function compareOn({ qubits, gates }: { qubits: number; gates: number }, simulator: OtherSimulator): void {
  const circuit = mixedCircuit(qubits, gates);
  const other = inOtherWords(circuit, simulator);
  other.run();
  refuseDifference(circuit, other);
  const steps = compile(circuit, 0)
    .columns.flat()
    .flatMap((each) => (each.kind === 'unitary' ? stepsOf(each.unitary) : []));
  const rates = { ours: [] as number[], other: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    rates.ours.push(gates * rateOf(() => applySteps(groundState(qubits), steps)));
    rates.other.push(gates * rateOf(() => other.run()));
  }
  const [ours, others] = [median(rates.ours), median(rates.other)];
  console.log(`  ${name(qubits, gates)}  ${perSecond(ours)}; quantum-circuit ${perSecond(others)}`);
  console.log(`  ${' '.repeat(name(qubits, gates).length)}  ratio ${Math.round(ours / others)} (goal: at least 100)`);
}

/** A Hadamard on each wire, and then gates of all kinds; the same in every run. */
function mixedCircuit(qubits: number, gates: number): Circuit {
  const random = seededRandom(qubits);
  const operations = Array.from({ length: gates }, (_, index): GateOperation => {
    if (index < qubits) return gate('h', [index]);
    const wire = Math.floor(qubits * random());
    const other = (wire + 1 + Math.floor((qubits - 1) * random())) % qubits;
    const kinds = [
      gate('h', [wire]),
      gate('x', [other], { controls: controlledBy(wire) }),
      gate('rx', [wire], { angles: [`pi/${index}`] }),
      gate('t', [wire]),
      gate('z', [other], { controls: controlledBy(wire) }),
      gate('swap', [wire, other]),
    ];
    return kinds[index % kinds.length] ?? gate('h', [wire]);
  });
  return { ...emptyCircuit(qubits), columns: operations.map((operation) => [operation]) };
}

function inOtherWords({ qubits, columns }: Circuit, simulator: OtherSimulator): OtherCircuit {
  const other = new simulator(qubits.length);
  for (const [column, [operation]] of columns.entries()) {
    if (operation?.kind !== 'gate') continue;
    const { gate: own, targets, controls, angles } = operation;
    const wires = [...controls.map(({ qubit }) => qubit), ...targets];
    const [theta] = angles;
    other.addGate(controls.length > 0 ? `c${own}` : own, column, wires, theta ? { params: { theta } } : undefined);
  }
  return other;
}

/** Speeds are comparable only where the answers are the same. */
function refuseDifference(circuit: Circuit, other: OtherCircuit): void {
  const { qubitStates } = runCircuit(circuit, { t: 0, cut: circuit.columns.length });
  const theirs = other.probabilities();
  for (const [qubit, { one }] of qubitStates.entries()) {
    if (!(Math.abs(one - (theirs[qubit] ?? Number.NaN)) < 1e-6))
      throw new Error(`The simulators differ on qubit ${qubit}`);
  }
}

function editTime(circuit: Circuit): number {
  const last = circuit.columns.length - 1;
  let edits = 0;
  const edited = () => {
    edits += 1;
    return circuit.columns.with(last, [gate('ry', [0], { angles: [`pi*${edits}/1000`] })]);
  };
  return 1000 / rateOf(() => runCircuit({ ...circuit, columns: edited() }, { t: 0, cut: last + 1 }));
}

/** Runs a second. */
function rateOf(run: () => unknown): number {
  run();
  const start = performance.now();
  let count = 0;
  do {
    run();
    count += 1;
  } while (performance.now() - start < TURN_MS);
  return (1000 * count) / (performance.now() - start);
}

const name = (qubits: number, gates: number) =>
  `${String(qubits).padStart(2)} qubits × ${String(gates).padStart(3)} gates`;

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-US').padStart(9)} gates a second`;
