import { type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '#circuit/circuit/circuit.ts';
import { denseOutcomes } from '#circuit/engine/dense-outcomes.ts';
import { registerOf } from '#circuit/engine/exact-outcomes.ts';
import { NOISELESS } from '#circuit/engine/noise-model.ts';
import { sampleNoisyBits } from '#circuit/engine/sample-outcomes.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { stabilizerOutcomes } from '#circuit/stabilizer/outcomes.ts';
import { median } from './median.ts';

const TURNS = 15;
const SHOTS = 100_000;

/** What Clifford circuits cost by stabilizers, against all amplitudes. */
export function benchStabilizers(): void {
  const small = registerOf(clifford(12, 400, 4), 0);
  const [dense, stabilizers] = [
    seconds(() => denseOutcomes(small, 1e6)),
    seconds(() => stabilizerOutcomes(small, 1e6)),
  ];
  console.log(
    `Clifford circuits: 12 qubits, 400 gates: ${(dense / stabilizers).toFixed(1)} times as fast as all amplitudes`,
  );
  const gates = 20_000;
  const wide = registerOf(clifford(1000, gates, 1), 0);
  console.log(`  1,000 qubits: ${thousands(gates / seconds(() => stabilizerOutcomes(wide, 1e6)))} gates a second`);
  const noisy = clifford(25, 300, 25);
  const noise = { ...NOISELESS, depolarizing1: 0.001, depolarizing2: 0.01, readOneOfZero: 0.01, readZeroOfOne: 0.01 };
  const drawn = seconds(() => sampleNoisyBits(noisy, { t: 0, shots: SHOTS, noise }));
  console.log(`  25 qubits, 300 gates with noise: ${thousands(SHOTS / drawn)} shots a second by Pauli frames`);
}

/** Every qubit takes part in what is read of the first ones; the same in every run. */
function clifford(qubits: number, gates: number, read: number): Circuit {
  const random = seededRandom(qubits);
  const operations = Array.from({ length: gates }, (_, index) => {
    const wire = index % qubits;
    const other = (wire + 1 + Math.floor((qubits - 1) * random())) % qubits;
    const kind = Math.floor(3 * random());
    if (kind === 0) return gate('h', [wire]);
    return kind === 1 ? gate('s', [wire]) : gate('x', [other], { controls: controlledBy(wire) });
  });
  const readings = Array.from({ length: read }, (_, bit) => measurement(bit, bit));
  const columns = [...operations, ...readings].map((operation) => [operation]);
  return { ...emptyCircuit(qubits), bits: register('c', read), columns };
}

function seconds(run: () => unknown): number {
  run();
  return median(
    Array.from({ length: TURNS }, () => {
      const start = performance.now();
      run();
      return (performance.now() - start) / 1000;
    }),
  );
}

const thousands = (rate: number) => `${Math.round(rate / 1000).toLocaleString('en-US')} thousand`;
