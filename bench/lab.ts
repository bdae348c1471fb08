import { type Circuit, controlledBy, emptyCircuit, type GateOperation, gate } from '#circuit/circuit/circuit.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { median } from './median.ts';
import { rateOf } from './rate.ts';

/** Turns of each measurement; they alternate, so that a busy machine slows all alike. */
const TURNS = 5;
const TURN_MS = 250;

/** What the page is held to, on a processor that is slowed by this factor. */
const SLOWDOWN = 4;
const EDITS = [
  { qubits: 10, gates: 50, budget: 16, where: 'in the page, one frame' },
  { qubits: 16, gates: 100, budget: 150, where: 'in the worker' },
];

/** What a change of one gate costs in the lab's kernel, which then runs the whole circuit, and how many gates a second that is. */
export function benchLab(): void {
  console.log(`Change of one gate: compiled, run and read out, here and on a processor ${SLOWDOWN} times slower`);
  for (const { qubits, gates, budget, where } of EDITS) {
    const time = median(Array.from({ length: TURNS }, () => editTime(mixedCircuit(qubits, gates))));
    const slowed = `${(SLOWDOWN * time).toFixed(1)} of ${budget} ms ${where}`;
    const rate = `${Math.round((1000 * gates) / time).toLocaleString('en')} gates a second`;
    console.log(
      `  ${name(qubits, gates)}  ${time.toFixed(2).padStart(6)} ms, ${rate}; ${slowed}, drawing not included`,
    );
  }
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

function editTime(circuit: Circuit): number {
  const last = circuit.columns.length - 1;
  let edits = 0;
  const edited = () => {
    edits += 1;
    return circuit.columns.with(last, [gate('ry', [0], { angles: [`pi*${edits}/1000`] })]);
  };
  return 1000 / rateOf(() => runCircuit({ ...circuit, columns: edited() }, { t: 0, cut: last + 1 }), TURN_MS);
}

const name = (qubits: number, gates: number) =>
  `${String(qubits).padStart(2)} qubits × ${String(gates).padStart(3)} gates`;
