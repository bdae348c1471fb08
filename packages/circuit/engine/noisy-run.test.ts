import { describe, expect, it } from 'vitest';
import {
  BELL,
  type Circuit,
  controlledBy,
  emptyCircuit,
  gate,
  measurement,
  type Operation,
  PREPARED_STATES,
  register,
} from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { NOISELESS, type NoiseModel, noiseOfMachine } from './noise-model.ts';
import { runNoisyCircuit } from './noisy-run.ts';
import { runCircuit } from './run-circuit.ts';
import type { Snapshot } from './snapshot.ts';

const T = 0.37;
const AXES = ['x', 'y', 'z'] as const;
const STRONG: NoiseModel = {
  depolarizing1: 0.1,
  depolarizing2: 0.15,
  amplitudeDamping: 0.08,
  phaseDamping: 0.12,
  readOneOfZero: 0.05,
  readZeroOfOne: 0.1,
};

function circuit(qubits: number, bits: number, ...operations: Operation[]): Circuit {
  return { ...emptyCircuit(qubits), bits: register('c', bits), columns: operations.map((each) => [each]) };
}

/** Nothing happens but time. */
const wait: Operation = { kind: 'barrier', qubits: [0] };

function noisy(of: Circuit, noise: Partial<NoiseModel>, options: { samples?: number; seed?: number } = {}): Snapshot {
  return runNoisyCircuit(of, { t: T, cut: of.columns.length, noise: { ...NOISELESS, ...noise }, ...options });
}

function mixed(qubits: number, seed: number): Circuit {
  return randomCircuit({ qubits, bits: 2, operations: 14, events: 4 }, seededRandom(seed));
}

describe('runNoisyCircuit', () => {
  it('without noise is the same as without this model', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const all = mixed(1 + (seed % 4), seed);
      const [actual, expected] = [noisy(all, {}), runCircuit(all, { t: T, cut: all.columns.length })];
      expect(actual.isExact).toBe(true);
      for (const [index, probability] of expected.probabilities.entries())
        expect(actual.probabilities[index]).toBeCloseTo(probability, 12);
      for (const [bits, probability] of expected.bits) expect(actual.bits.get(bits)).toBeCloseTo(probability, 12);
      for (const [qubit, { bloch }] of expected.qubitStates.entries())
        for (const axis of AXES) expect(actual.qubitStates[qubit]?.bloch[axis]).toBeCloseTo(bloch[axis], 12);
    }
  });

  it('shrinks the Bloch vector by 1 − p with each gate on one wire', () => {
    const turns = [gate('h', [0]), gate('t', [0]), gate('rx', [0], { angles: ['0.3'] })];
    const ideal = runCircuit(circuit(1, 0, ...turns), { t: T, cut: 3 });
    expect(ideal.qubitStates[0]?.length).toBeCloseTo(1, 12);
    expect(noisy(circuit(1, 0, ...turns), { depolarizing1: 0.1 }).qubitStates[0]?.length).toBeCloseTo(0.9 ** 3, 12);
    const phase = gate('gphase', [0], { angles: ['1'] });
    expect(noisy(circuit(1, 0, gate('h', [0]), phase), { depolarizing1: 0.1 }).qubitStates[0]?.length).toBeCloseTo(
      0.9,
      12,
    );
  });

  it('mixes a Bell pair with the state of which nothing is known', () => {
    const p = 0.2;
    const { probabilities } = noisy(BELL, { depolarizing2: p });
    const expected = [(1 - p) / 2 + p / 4, p / 4, p / 4, (1 - p) / 2 + p / 4];
    for (const [index, probability] of expected.entries()) expect(probabilities[index]).toBeCloseTo(probability, 12);
    // Three wires are three pairs.
    const toffoli = circuit(3, 0, gate('x', [2], { controls: controlledBy(0, 1) }));
    const one = 0.5 * (1 - (1 - p) ** 2);
    for (const { one: read } of noisy(toffoli, { depolarizing2: p }).qubitStates) expect(read).toBeCloseTo(one, 12);
  });

  it('decays by T1 and blurs by T2, column by column', () => {
    const figures = { t1: 100e-6, t2: 80e-6, twoQubitTime: 2e-6 };
    const { noise } = noiseOfMachine(figures);
    for (const steps of [1, 7, 40]) {
      const time = (1 + steps) * figures.twoQubitTime;
      const waits = Array<Operation>(steps).fill(wait);
      const excited = noisy(circuit(1, 0, gate('x', [0]), ...waits), noise).qubitStates[0];
      expect(excited?.one).toBeCloseTo(Math.exp(-time / figures.t1), 12);
      const spread = noisy(circuit(1, 0, gate('h', [0]), ...waits), noise).qubitStates[0];
      expect(spread?.bloch.x).toBeCloseTo(Math.exp(-time / figures.t2), 12);
    }
  });

  it('reads wrongly as often as the model says, and leaves the qubit as it was', () => {
    const wrong = { readOneOfZero: 0.02, readZeroOfOne: 0.07 };
    const plain = noisy(circuit(2, 2, gate('x', [1]), measurement(0, 0), measurement(1, 1)), wrong);
    const expected = { '10': 0.98 * 0.93, '11': 0.02 * 0.93, '00': 0.98 * 0.07, '01': 0.02 * 0.07 };
    for (const [bits, probability] of Object.entries(expected))
      expect(plain.bits.get(bits)).toBeCloseTo(probability, 12);
    expect(plain.probabilities[2]).toBeCloseTo(1, 12);
    // What depends on the bit follows what was read, not what was.
    const flip = gate('x', [1], { condition: [{ bit: 0, value: 1 }] });
    expect(noisy(circuit(2, 1, measurement(0, 0), flip), wrong).qubitStates[1]?.one).toBeCloseTo(0.02, 12);
  });

  it('gives the same by density matrices and by trajectories, within five standard deviations', () => {
    const samples = 4000;
    // A mean of numbers between −1 and 1; of probabilities between 0 and 1 half of it.
    const fiveSigma = 5 / Math.sqrt(samples);
    for (let seed = 0; seed < 8; seed += 1) {
      const all = mixed(2 + (seed % 2), 50 + seed);
      const [exact, drawn] = [noisy(all, STRONG), noisy(all, STRONG, { samples, seed })];
      expect(exact).toMatchObject({ isExact: true, branches: [] });
      expect(drawn).toMatchObject({ isExact: false, branches: [], samples });
      for (const [index, probability] of exact.probabilities.entries())
        expect(Math.abs((drawn.probabilities[index] ?? NaN) - probability)).toBeLessThan(fiveSigma / 2);
      for (const [bits, probability] of exact.bits)
        expect(Math.abs((drawn.bits.get(bits) ?? 0) - probability)).toBeLessThan(fiveSigma / 2);
      for (const [qubit, { bloch }] of exact.qubitStates.entries())
        for (const axis of AXES)
          expect(Math.abs((drawn.qubitStates[qubit]?.bloch[axis] ?? NaN) - bloch[axis])).toBeLessThan(fiveSigma);
    }
  });

  it('draws the damping of many wires at once as that of each by itself', () => {
    const entangled = circuit(
      3,
      0,
      ...BELL.columns.flat(),
      gate('ry', [2], { angles: ['1'] }),
      gate('x', [1], { controls: controlledBy(2) }),
      wait,
    );
    const [exact, drawn] = [
      noisy(entangled, { amplitudeDamping: 0.3 }),
      noisy(entangled, { amplitudeDamping: 0.3 }, { samples: 20_000 }),
    ];
    for (const [index, probability] of exact.probabilities.entries())
      expect(Math.abs((drawn.probabilities[index] ?? NaN) - probability)).toBeLessThan(2.5 / Math.sqrt(20_000));
  });

  it('draws trajectories for wide circuits and for many bits, the same for the same seed', () => {
    const wide = circuit(8, 0, gate('h', [0]));
    expect(noisy(wide, STRONG, { seed: 3 })).toEqual(noisy(wide, STRONG, { seed: 3 }));
    expect(noisy(wide, STRONG)).toMatchObject({ isExact: false, samples: 1024 });
    const manyBits = circuit(7, 9, ...Array.from({ length: 9 }, (_, bit) => measurement(0, bit)));
    expect(noisy(manyBits, NOISELESS).isExact).toBe(false);
  });

  it('refuses what is no probability', () => {
    expect(() => noisy(BELL, { depolarizing1: 1.1 })).toThrow('depolarizing1 must lie between 0 and 1');
    expect(() => noisy(BELL, { phaseDamping: NaN })).toThrow(RangeError);
  });
});

describe('noiseOfMachine', () => {
  it('turns an average infidelity into the depolarizing channel that has it, for which every state is average', () => {
    const { noise } = noiseOfMachine({ oneQubitError: 3e-4, twoQubitError: 5e-3 });
    for (const state of PREPARED_STATES) {
      const prepare: Operation = { kind: 'preparation', state, qubit: 0, condition: [] };
      const after = circuit(1, 0, prepare, gate('rz', [0], { angles: ['0'] }));
      const [ideal, found] = [runCircuit(after, { t: 0, cut: 2 }), noisy(after, noise)].map(
        ({ qubitStates: [only] }) => only?.bloch ?? { x: NaN, y: NaN, z: NaN },
      );
      const overlap = AXES.reduce((sum, axis) => sum + (ideal?.[axis] ?? NaN) * (found?.[axis] ?? NaN), 0);
      expect((1 - overlap) / 2).toBeCloseTo(3e-4, 12);
    }
    const swapped = noisy(circuit(2, 0, gate('swap', [0, 1])), noise);
    expect(1 - (swapped.probabilities[0] ?? NaN)).toBeCloseTo(5e-3, 12);
  });

  it('takes the numbers that are published, and names the others', () => {
    const full = {
      oneQubitError: 3e-4,
      twoQubitError: 3e-3,
      readoutError: 1e-2,
      t1: 2e-4,
      t2: 1e-4,
      twoQubitTime: 7e-8,
    };
    const { noise, leavesOut } = noiseOfMachine(full);
    expect(noise.depolarizing2).toBeCloseTo(4e-3, 15);
    expect(noise.readOneOfZero).toBe(0.01);
    expect(leavesOut.join(' ')).not.toContain('not in our list');
    const bare = noiseOfMachine({ twoQubitError: 3e-3 });
    expect(bare.noise).toEqual({ ...NOISELESS, depolarizing2: expect.closeTo(4e-3, 15) });
    // One-qubit gates, the readout and waiting; whether nobody publishes them is more than we know.
    expect(bare.leavesOut.filter((sentence) => sentence.includes('not in our list'))).toHaveLength(3);
    expect(bare.leavesOut.join(' ')).not.toContain('published');
  });

  it('turns a memory error into the phase damping that has it as its average infidelity', () => {
    const { noise } = noiseOfMachine({ memoryError: 6e-4, t1: 1e-4, t2: 1e-4, twoQubitTime: 1e-6 });
    // The mean over the states along all three axes is that over all states.
    const lost = (['0', '+', 'i'] as const).map((state) => {
      const prepare: Operation = { kind: 'preparation', state, qubit: 0, condition: [] };
      const { bloch } = noisy(circuit(1, 0, prepare), noise).qubitStates[0] ?? {};
      return (1 - Math.hypot(bloch?.x ?? NaN, bloch?.y ?? NaN, bloch?.z ?? NaN)) / 2;
    });
    expect(lost.reduce((sum, each) => sum + each, 0) / 3).toBeCloseTo(6e-4, 12);
    expect(noise.amplitudeDamping).toBe(0);
    expect(noiseOfMachine({ memoryError: 0.5 }).noise.phaseDamping).toBe(1);
  });

  it('errs on Helios as a two-qubit gate in a running circuit does by its paper, 2.2(1) × 10⁻³', () => {
    // Ransford et al., arXiv:2511.05465, eq. (A9) and table A8.
    const { noise } = noiseOfMachine({ twoQubitError: 7.9e-4, memoryError: 6e-4 });
    const { depolarizing2, phaseDamping } = noise;
    // One gate, and what its column costs both qubits: the process fidelity is the product of that of the parts.
    const process = (1 - (15 / 16) * depolarizing2) * ((1 + Math.sqrt(1 - phaseDamping)) / 2) ** 2;
    expect(Math.abs((4 / 5) * (1 - process) - 2.2e-3)).toBeLessThan(1e-4);
  });

  it('never has negative dephasing: T2 is at most twice T1', () => {
    expect(noiseOfMachine({ t1: 1e-4, t2: 3e-4, twoQubitTime: 1e-7 }).noise.phaseDamping).toBe(0);
    expect(noiseOfMachine({ t2: 1e-4, twoQubitTime: 1e-5 }).noise).toMatchObject({
      amplitudeDamping: 0,
      phaseDamping: expect.closeTo(1 - Math.exp(-0.2), 12),
    });
  });
});
