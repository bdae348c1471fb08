import { describe, expect, it } from 'vitest';
import { rx, ry, rz, Z } from '#circuit/quantum/gates.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { applyGate, basisState, probabilities, qubitMask } from '#circuit/quantum/state-vector.ts';
import { pageOf } from '#src/model/read-content.ts';
import { type Costs, randomTurns, slopesOf, slopeVariances, type Turns } from './gradients.ts';
import { gradientsChart } from './gradients-chart.tsx';
import { findingOf, LAYERS, SAMPLES, SEED, type VarianceLine, varianceLines } from './variances.ts';

const rotations = { rx, ry, rz };

/** Both costs by the other simulator of the library, gate by gate, with the other order of bits. */
function slowCosts(turns: Turns): Costs {
  const qubits = turns[0]?.length ?? 0;
  let state = basisState(Array.from({ length: qubits }, () => 0));
  for (let qubit = 0; qubit < qubits; qubit += 1) state = applyGate(state, ry(Math.PI / 4), qubit);
  for (const layer of turns) {
    for (const [qubit, { axis, angle }] of layer.entries()) state = applyGate(state, rotations[axis](angle), qubit);
    for (let qubit = 1; qubit < qubits; qubit += 1) state = applyGate(state, Z, qubit, [qubit - 1]);
  }
  const chances = probabilities(state);
  const zeros = Array.from({ length: qubits }, (_, qubit) =>
    chances.reduce((sum, chance, index) => sum + ((index & qubitMask(state, qubit)) === 0 ? chance : 0), 0),
  );
  return { global: 1 - (chances[0] ?? 0), local: 1 - zeros.reduce((sum, chance) => sum + chance, 0) / qubits };
}

/** The slopes along the first angle by a difference of two costs nearby. */
function differences(turns: Turns): Costs {
  const step = 1e-4;
  const at = (by: number) =>
    slowCosts(
      turns.map((layer, l) => layer.map((turn, q) => (l + q > 0 ? turn : { ...turn, angle: turn.angle + by }))),
    );
  const [up, down] = [at(step), at(-step)];
  return { global: (up.global - down.global) / (2 * step), local: (up.local - down.local) / (2 * step) };
}

describe('R7.7: the variance of a gradient', () => {
  it('comes from slopes that another simulator and finite differences agree with', () => {
    const random = seededRandom(5);
    for (const [qubits, layers] of [
      [1, 1],
      [2, 4],
      [4, 4],
      [3, 12],
    ] as const) {
      const turns = randomTurns(random, qubits, layers);
      expect(slopesOf(turns).global).toBeCloseTo(differences(turns).global, 7);
      expect(slopesOf(turns).local).toBeCloseTo(differences(turns).local, 7);
    }
  });

  it('is, at a point of the chart, what those come to', () => {
    const random = seededRandom(SEED);
    const squares = Array.from(
      { length: SAMPLES },
      () => differences(randomTurns(random, 4, LAYERS.shallow)).global ** 2,
    );
    const drawn = varianceLines()[0]?.values.find(({ qubits }) => qubits === 4)?.value ?? 0;
    expect(squares.reduce((sum, square) => sum + square, 0) / SAMPLES / drawn).toBeCloseTo(1, 5);
  });

  it('is the same in every build', () => {
    const [size, few] = [{ qubits: 3, layers: 4 }, 20];
    expect(slopeVariances(size, few, SEED)).toEqual(slopeVariances(size, few, SEED));
    expect(slopeVariances(size, few, SEED)).not.toEqual(slopeVariances(size, few, SEED + 1));
  });

  it('comes for one qubit from the slope of sin²(θ/2)', () => {
    // RY behind RY(π/4): their angles add up.
    const turns: Turns = [[{ axis: 'ry', angle: 1 - Math.PI / 4 }]];
    expect(slopesOf(turns).global).toBeCloseTo(Math.sin(1) / 2, 12);
    expect(slopesOf(turns).local).toBeCloseTo(Math.sin(1) / 2, 12);
  });
});

describe('the title of the chart', () => {
  const texts = pageOf('ai-ml').gradients;
  const line = (cost: keyof Costs, values: number[]): VarianceLine => ({
    ...{ cost, depth: 'shallow' },
    values: values.map((value, index) => ({ qubits: 2 + 2 * index, value, uncertainty: 0.1 })),
  });

  it('names how much each cost loses', () => {
    const { title, note, values } = gradientsChart();
    expect(title).toMatch(/^With 10 qubits in place of 2 .* factor of about [\d,]+ for .* [\d,]+ for /);
    expect(note).toContain(`seed ${SEED}`);
    expect(values.rows.map(([qubits]) => qubits)).toEqual(['2', '4', '6', '8', '10']);
  });

  it('says no more than the values', () => {
    expect(findingOf([line('global', [1, 0.0009]), line('local', [1, 0.1])], texts)).toMatch(
      /about 1,000 for .* about 10 for /,
    );
    expect(findingOf([line('global', [1, 0.1]), line('local', [1, 0.1])], texts)).toContain(' and about 10 for');
    expect(() => findingOf([], texts)).toThrow('a shallow line for each cost');
  });
});
