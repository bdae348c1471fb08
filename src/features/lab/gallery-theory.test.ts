import { describe, expect, it } from 'vitest';
import { type Circuit, type Column, gate } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { lookAt } from './testing/gallery-circuits.ts';

/** What theory says of circuits of the gallery beyond the probabilities that their entries state. */
const lengths = ({ qubitStates }: Snapshot) => qubitStates.map(({ length }) => length);

function expectLengths(snapshot: Snapshot, expected: readonly number[]): void {
  expect(lengths(snapshot)).toHaveLength(expected.length);
  lengths(snapshot).forEach((length, qubit) => {
    expect(length, `qubit ${qubit}`).toBeCloseTo(expected[qubit] ?? Number.NaN, 9);
  });
}

describe('first steps', () => {
  it('a Bell pair is pure, and its qubits are completely mixed', () => {
    const { stateAfter } = lookAt('bell-pair');
    expectLengths(stateAfter(1), [1, 1]);
    expectLengths(stateAfter(2), [0, 0]);
  });

  it('a GHZ state grows along the chain', () => {
    expectLengths(lookAt('ghz-state').seen, [0, 0, 1, 1]);
    expectLengths(lookAt('ghz-state').stateAfter(4), [0, 0, 0, 0]);
  });

  it('a W state leaves each qubit a third of an arrow', () => {
    expectLengths(lookAt('w-state').seen, [1 / 3, 1 / 3, 1 / 3]);
  });

  it('phase kickback turns the control and leaves the target', () => {
    const { seen, stateAfter } = lookAt('phase-kickback');
    expect(arrows(stateAfter(2))).toEqual(['x', '-x']);
    expect(arrows(seen)).toEqual(['-x', '-x']);
  });
});

describe('protocols', () => {
  it('superdense coding hides the message from whoever has one qubit', () => {
    expectLengths(lookAt('superdense-coding').seen, [0, 0]);
  });

  it('teleportation tells Bob nothing before the bits, and gives him the state with them', () => {
    const { seen, stateAfter } = lookAt('teleportation');
    expect(lengths(seen)[2]).toBeCloseTo(0, 9);
    const { bloch } = stateAfter(8).qubitStates[2] ?? {};
    expect(bloch?.x).toBeCloseTo(Math.sin(Math.PI / 3), 9);
    expect(bloch?.z).toBeCloseTo(Math.cos(Math.PI / 3), 9);
  });

  it('entanglement swapping leaves the outer qubits in one state, whatever was read', () => {
    const { seen, stateAfter } = lookAt('entanglement-swapping');
    expect(seen.branches).toHaveLength(4);
    for (const { state } of seen.branches) {
      const bell = amplitudes(state).filter(({ size }) => size > 1e-9);
      expect(bell.map(({ index }) => ((index >> 3) & 1) === (index & 1))).toEqual([true, true]);
      expect(bell[0]?.re).toBeCloseTo(bell[1]?.re ?? Number.NaN, 9);
      expect(bell[0]?.size).toBeCloseTo(Math.SQRT1_2, 9);
    }
    const before = stateAfter(6).branches.map(({ state }) => Math.round(correlation(state, [0, 3])));
    expect(before.toSorted()).toEqual([-1, -1, 1, 1]);
  });

  it('the CHSH game reaches the bound of Tsirelson without a message', () => {
    const { outcomes, seen } = lookAt('chsh-game');
    for (const player of [1, 2]) expect(lengths(seen)[player]).toBeCloseTo(0, 9);
    const share = (picks: (game: Game) => boolean) =>
      [...outcomes].reduce((sum, [bits, probability]) => sum + (picks(gameOf(bits)) ? probability : 0), 0);
    const product = (x: number, y: number) =>
      4 *
      [...outcomes].reduce((sum, [bits, probability]) => {
        const game = gameOf(bits);
        return game.x === x && game.y === y ? sum + probability * (-1) ** (game.a + game.b) : sum;
      }, 0);
    expect(product(0, 0) + product(0, 1) + product(1, 0) - product(1, 1)).toBeCloseTo(2 * Math.SQRT2, 9);
    expect(share(({ x, y, a, b }) => (a ^ b) === (x & y))).toBeCloseTo(Math.cos(Math.PI / 8) ** 2, 9);
    for (const value of [0, 1]) {
      expect(share(({ a, y }) => a === 1 && y === value)).toBeCloseTo(1 / 4, 9);
      expect(share(({ b, x }) => b === 1 && x === value)).toBeCloseTo(1 / 4, 9);
    }
  });

  it('no plan made beforehand wins the CHSH game more often than in 3 of 4 cases', () => {
    const plans = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => ({ a, b })));
    const wins = plans.map(
      ({ a, b }) => [0, 1].flatMap((x) => [0, 1].filter((y) => (((a >> x) ^ (b >> y)) & 1) === (x & y))).length / 4,
    );
    expect(Math.max(...wins)).toBe(3 / 4);
  });
});

interface Game {
  x: number;
  y: number;
  a: number;
  b: number;
}

/** Bits from the left: the questions y and x, the answers b and a. */
function gameOf(bits: string): Game {
  const [y = 0, x = 0, b = 0, a = 0] = [...bits].map(Number);
  return { x, y, a, b };
}

describe('oracle algorithms', () => {
  it('Deutsch–Jozsa has the spectrum of a balanced function', () => {
    const f = (x: number) => (x & 1) ^ ((x >> 1) & (x >> 2) & 1);
    expect(indices(8).filter((x) => f(x) === 1)).toHaveLength(4);
    expectDistribution(lookAt('deutsch-jozsa').outcomes, 3, (s) => spectrum(f, 3, s) ** 2);
    const { seen } = lookAt('deutsch-jozsa');
    for (const { index, re, size } of amplitudes(stateOf(seen))) {
      expect(size).toBeCloseTo(1 / 4, 9);
      expect(Math.sign(re)).toBe((-1) ** (f(index & 7) + (index >> 3)));
    }
  });

  it('Bernstein–Vazirani has the spectrum of a parity, and entangles nothing', () => {
    const { outcomes, seen } = lookAt('bernstein-vazirani');
    expectDistribution(outcomes, 4, (s) => spectrum((x) => parity(x & 0b1011), 4, s) ** 2);
    expect(arrows(seen)).toEqual(['-x', '-x', 'x', '-x', '-x']);
  });
});

describe('algorithms', () => {
  it("Simon's function takes each value at two inputs that differ by the mask", () => {
    const mask = 0b110;
    const { seen, outcomes } = lookAt('simon');
    const pairs = Map.groupBy(
      amplitudes(stateOf(seen)).filter(({ size }) => size > 1e-9),
      ({ index }) => index >> 3,
    );
    expect(pairs.size).toBe(4);
    for (const pair of pairs.values()) expect((pair[0]?.index ?? 0) ^ (pair[1]?.index ?? 0)).toBe(mask);
    expectDistribution(outcomes, 3, (y) => (parity(y & mask) === 0 ? 1 / 4 : 0));
  });

  it.each([
    { id: 'grover-2', qubits: 2, marked: 0b10, rounds: 1 },
    { id: 'grover-3', qubits: 3, marked: 0b101, rounds: 2 },
  ])('$id turns by 2θ a round', ({ id, qubits, marked, rounds }) => {
    const { stateAfter } = lookAt(id);
    const items = 2 ** qubits;
    const theta = Math.asin(1 / Math.sqrt(items));
    for (const round of indices(rounds + 1)) {
      const { probabilities } = stateAfter(1 + 2 * round);
      const hit = Math.sin((2 * round + 1) * theta) ** 2;
      probabilities.forEach((probability, item) => {
        expect(probability).toBeCloseTo(item === marked ? hit : (1 - hit) / (items - 1), 9);
      });
    }
  });

  it("Grover's search among 8 goes past the marked item in its second round, and farther in a third", () => {
    const { seen, stateAfter } = lookAt('grover-3');
    expect(seen.probabilities[0b101]).toBeCloseTo(25 / 32, 9);
    for (const { index, re } of amplitudes(stateOf(stateAfter(5))))
      expect(Math.sign(re)).toBe(index === 0b101 ? 1 : -1);
    const theta = Math.asin(Math.sqrt(1 / 8));
    expect(Math.sin(5 * theta) ** 2).toBeCloseTo(121 / 128, 9);
    expect(Math.sin(7 * theta) ** 2).toBeLessThan(25 / 32);
  });
});

describe('algorithms with a Fourier transform', () => {
  it('order finding writes the powers of 7 and reads multiples of a quarter', () => {
    const { seen, outcomes } = lookAt('order-finding');
    const powers = indices(8).map((x) => 7 ** x % 15);
    for (const { index, size } of amplitudes(stateOf(seen)))
      expect(size).toBeCloseTo(index >> 3 === powers[index & 7] ? 1 / Math.sqrt(8) : 0, 9);
    // Inputs with the same power interfere; the others do not.
    const shares = (y: number) =>
      [...new Set(powers)].reduce((sum, power) => {
        const inputs = indices(8).filter((x) => powers[x] === power);
        return sum + waves(inputs.map((x) => (x * y) / 8)) / 64;
      }, 0);
    expectDistribution(outcomes, 3, shares);
    const order = powers.indexOf(1, 1);
    expect([greatestCommonDivisor(7 ** (order / 2) - 1, 15), greatestCommonDivisor(7 ** (order / 2) + 1, 15)]).toEqual([
      3, 5,
    ]);
  });

  it('quantum counting has one peak for each eigenvalue of a round, and rounds to one marked item', () => {
    const { outcomes } = lookAt('quantum-counting');
    // A round turns by 2θ, with sin²θ = 1/4: a sixth of a turn.
    const turn = (2 * Math.asin(Math.sqrt(1 / 4))) / (2 * Math.PI);
    expectDistribution(outcomes, 3, (y) => (fourierKernel(turn - y / 8, 3) + fourierKernel(-turn - y / 8, 3)) / 2);
    const right = indices(8).filter((y) => Math.round(4 * Math.sin((Math.PI * y) / 8) ** 2) === 1);
    expect(right).toEqual([1, 7]);
    expect((outcomes.get('001') ?? 0) + (outcomes.get('111') ?? 0)).toBeCloseTo(0.71, 2);
  });
});

describe('subroutines', () => {
  it('the Hadamard test shows a mean as an arrow in the xy-plane', () => {
    const { bloch } = lookAt('hadamard-test').seen.qubitStates[0] ?? {};
    // ⟨+|S|+⟩ = (1 + i)/2.
    expect(bloch?.x).toBeCloseTo(1 / 2, 9);
    expect(bloch?.y).toBeCloseTo(1 / 2, 9);
    expect(bloch?.z).toBeCloseTo(0, 9);
  });

  it('the swap test shows the squared overlap as the height of an arrow', () => {
    const { bloch } = lookAt('swap-test').seen.qubitStates[0] ?? {};
    const overlap = Math.cos((2 * Math.PI) / 3 / 2);
    expect(bloch?.z).toBeCloseTo(overlap ** 2, 9);
  });

  it('the adder adds, and leaves no carry behind', () => {
    const { outcomes, seen } = lookAt('adder');
    expectDistribution(outcomes, 3, (sum) => indices(4).filter((b) => 3 + b === sum).length / 4);
    const [carry, , a0, , a1] = arrows(seen);
    expect([carry, a0, a1]).toEqual(['z', '-z', '-z']);
    for (const { index, size } of amplitudes(stateOf(seen))) {
      const sum = ((index >> 1) & 1) + 2 * ((index >> 3) & 1) + 4 * ((index >> 5) & 1);
      if (size > 1e-9) expect([3, 4, 5, 6]).toContain(sum);
    }
  });

  it('the Fourier transform of 1 winds once around the circle', () => {
    for (const { index, re, im } of amplitudes(stateOf(lookAt('quantum-fourier-transform').seen))) {
      expect(re).toBeCloseTo(Math.cos((2 * Math.PI * index) / 8) / Math.sqrt(8), 9);
      expect(im).toBeCloseTo(Math.sin((2 * Math.PI * index) / 8) / Math.sqrt(8), 9);
    }
  });

  it('phase estimation of 1/3 has the kernel of the Fourier transform', () => {
    const { outcomes, seen } = lookAt('phase-estimation');
    expectDistribution(outcomes, 3, (y) => fourierKernel(1 / 3 - y / 8, 3));
    expect(outcomes.get('011')).toBeGreaterThan(4 / Math.PI ** 2);
    [1, 2, 4].forEach((power, qubit) => {
      const { bloch } = seen.qubitStates[qubit] ?? {};
      expect(bloch?.x).toBeCloseTo(Math.cos((2 * Math.PI * power) / 3), 9);
      expect(bloch?.y).toBeCloseTo(Math.sin((2 * Math.PI * power) / 3), 9);
    });
  });
});

describe('error correction', () => {
  it('the checks of the bit-flip code point to the error and tell nothing of the state', () => {
    const { seen } = lookAt('bit-flip-code');
    expect(arrows(seen).slice(3)).toEqual(['-z', '-z']);
    expect(seen.probabilities[0b11010]).toBeCloseTo(3 / 4, 9);
    expect(seen.probabilities[0b11101]).toBeCloseTo(1 / 4, 9);
  });

  it.each([[], [0], [1], [2]])('the bit-flip code corrects a flip of data qubit %s', (...hit) => {
    const { circuit } = lookAt('bit-flip-code');
    const flips = hit.map((qubit) => gate('x', [qubit]));
    const outcomes = exactOutcomes(withColumn(circuit, 3, flips), { t: 0 });
    const syndrome = { '': '00', '0': '01', '1': '11', '2': '10' }[hit.join()];
    expect(outcomes.get(`0${syndrome}`)).toBeCloseTo(3 / 4, 9);
    expect(outcomes.get(`1${syndrome}`)).toBeCloseTo(1 / 4, 9);
  });

  it.each([[], [0], [1], [2]])('the phase-flip code corrects a phase flip of qubit %s', (...hit) => {
    const { circuit } = lookAt('phase-flip-code');
    const outcomes = exactOutcomes(
      withColumn(
        circuit,
        ERROR_OF_PHASE_FLIP,
        hit.map((qubit) => gate('z', [qubit])),
      ),
      { t: 0 },
    );
    const ones = [...outcomes].reduce((sum, [bits, probability]) => sum + (bits.endsWith('1') ? probability : 0), 0);
    expect(ones).toBeCloseTo(1 / 4, 9);
  });

  it('a phase flip changes no probability', () => {
    const { seen, stateAfter } = lookAt('phase-flip-code');
    const before = stateAfter(ERROR_OF_PHASE_FLIP).probabilities;
    seen.probabilities.forEach((probability, index) => {
      expect(probability).toBeCloseTo(before[index] ?? Number.NaN, 9);
    });
    expect(stateOf(seen)).not.toEqual(stateOf(stateAfter(ERROR_OF_PHASE_FLIP)));
  });

  it('the Steane encoder makes a state of the code, with the logical bit in the parity', () => {
    const { seen } = lookAt('steane-encoder');
    expectLengths(
      seen,
      indices(7).map(() => 0),
    );
    const state = amplitudes(stateOf(seen));
    const checks = [0b1010101, 0b1100110, 0b1111000];
    for (const { index, re } of state) {
      const isCodeword = checks.every((check) => parity(index & check) === 0);
      const logical = parity(index) === 0 ? Math.cos(Math.PI / 6) : Math.sin(Math.PI / 6);
      expect(re).toBeCloseTo(isCodeword ? logical / Math.sqrt(8) : 0, 9);
      for (const check of checks) expect(state[index ^ check]?.re).toBeCloseTo(re, 9);
    }
  });
});

describe('near-term methods', () => {
  it('the QAOA ring has the best angles of one layer, and the mean cut of 3 edges that Farhi, Goldstone and Gutmann prove', () => {
    const { outcomes, seen } = lookAt('qaoa-ring');
    for (const probability of seen.probabilities) expect(probability).toBeCloseTo(1 / 16, 9);
    expectDistribution(outcomes, 4, (z) => ringProbability(z, Math.PI / 4, Math.PI / 8));
    const mean = (gamma: number, beta: number) =>
      indices(16).reduce((sum, z) => sum + ringCut(z) * ringProbability(z, gamma, beta), 0);
    expect(mean(Math.PI / 4, Math.PI / 8)).toBeCloseTo(3, 9);
    for (const step of indices(33 * 33)) {
      const [gamma, beta] = [((step % 33) / 32) * Math.PI, (Math.floor(step / 33) / 32) * Math.PI];
      expect(mean(gamma, beta)).toBeLessThan(3 + 1e-9);
    }
  });

  it('the angle of H₂ has the lowest energy of its Hamiltonian', () => {
    const { seen } = lookAt('vqe-hydrogen');
    const state = amplitudes(stateOf(seen)).map(({ re }) => re);
    const best = hydrogenEnergy(state);
    const angles = indices(2001).map((step) => ((step - 1000) / 1000) * Math.PI);
    const energies = angles.map((theta) => hydrogenEnergy([0, Math.cos(theta / 2), -Math.sin(theta / 2), 0]));
    expect(Math.min(...energies)).toBeGreaterThanOrEqual(best);
    expect(Math.min(...energies)).toBeCloseTo(best, 5);
    // An eigenstate: the action of H only stretches it. Those with |00⟩ and |11⟩ lie higher.
    hydrogenImage(state).forEach((amplitude, index) => {
      expect(amplitude).toBeCloseTo(best * (state[index] ?? 0), 9);
    });
    for (const index of [0, 3])
      expect(hydrogenEnergy(indices(4).map((each) => Number(each === index)))).toBeGreaterThan(best);
    expect(hydrogenEnergy([0, 1, 0, 0]) - best).toBeCloseTo(0.021, 3);
  });
});

/** How many columns of the phase-flip code are before the error: encoding and a barrier. */
const ERROR_OF_PHASE_FLIP = 5;

function withColumn(circuit: Circuit, place: number, column: Column): Circuit {
  return { ...circuit, columns: circuit.columns.with(place, column) };
}

/** Edges between unlike neighbors in a ring of four. */
function ringCut(z: number): number {
  return indices(4).filter((vertex) => ((z >> vertex) & 1) !== ((z >> ((vertex + 1) % 4)) & 1)).length;
}

/** |⟨z| e^(−iβΣX) e^(−iγC) |++++⟩|², as a sum over the 16 cuts. */
function ringProbability(z: number, gamma: number, beta: number): number {
  let [re, im] = [0, 0];
  for (const x of indices(16)) {
    const flips = [...(x ^ z).toString(2)].filter((bit) => bit === '1').length;
    const size = (Math.cos(beta) ** (4 - flips) * Math.sin(beta) ** flips) / 4;
    const phase = -gamma * ringCut(x) - (Math.PI / 2) * flips;
    re += size * Math.cos(phase);
    im += size * Math.sin(phase);
  }
  return re ** 2 + im ** 2;
}

/** H₂ at 0.75 Å on a real state |q₁q₀⟩: O'Malley et al., Physical Review X 6, 031007 (2016), table 1. */
function hydrogenImage(state: readonly number[]): number[] {
  return indices(4).map((index) => {
    const [z0, z1] = [1 - 2 * (index & 1), 1 - 2 * (index >> 1)];
    const diagonal = 0.2252 + 0.3435 * z0 - 0.4347 * z1 + 0.5716 * z0 * z1;
    // X₀X₁ flips both bits; Y₀Y₁ also changes the sign where they are equal.
    return diagonal * (state[index] ?? 0) + (0.091 - 0.091 * z0 * z1) * (state[index ^ 3] ?? 0);
  });
}

function hydrogenEnergy(state: readonly number[]): number {
  return hydrogenImage(state).reduce((sum, amplitude, index) => sum + amplitude * (state[index] ?? 0), 0);
}

/**
 * Probability that phase estimation with n qubits misses a phase by δ turns: |2⁻ⁿ Σₖ e^(2πikδ)|², summed term by term
 * (Nielsen and Chuang, section 5.2.1).
 */
function fourierKernel(delta: number, n: number): number {
  return waves(indices(2 ** n).map((k) => k * delta)) / 4 ** n;
}

/** |Σ e^(2πi·turn)|² */
function waves(turns: readonly number[]): number {
  const total = (part: (angle: number) => number) => turns.reduce((sum, turn) => sum + part(2 * Math.PI * turn), 0);
  return total(Math.cos) ** 2 + total(Math.sin) ** 2;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The state of a circuit that has measured nothing yet. */
function stateOf({ branches }: Snapshot): Float64Array {
  expect(branches).toHaveLength(1);
  return branches[0]?.state ?? new Float64Array();
}

const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

const parity = (word: number) => [...word.toString(2)].filter((bit) => bit === '1').length % 2;

/** The mean of (−1)^(f(x) + s·x) over all words of n bits: the amplitude of s after the last Hadamards. */
function spectrum(f: (x: number) => number, n: number, s: number): number {
  return indices(2 ** n).reduce((sum, x) => sum + (-1) ** (f(x) + parity(s & x)), 0) / 2 ** n;
}

/** Compares all outcomes of this many bits with a closed form. */
function expectDistribution(
  outcomes: ReadonlyMap<string, number>,
  bits: number,
  expected: (value: number) => number,
): void {
  for (const value of indices(2 ** bits)) {
    const outcome = value.toString(2).padStart(bits, '0');
    expect(outcomes.get(outcome) ?? 0, outcome).toBeCloseTo(expected(value), 9);
  }
}

interface Amplitude {
  index: number;
  re: number;
  im: number;
  size: number;
}

function amplitudes(state: Float64Array): Amplitude[] {
  return indices(state.length / 2).map((index) => {
    const [re = 0, im = 0] = state.subarray(2 * index, 2 * index + 2);
    return { index, re, im, size: Math.hypot(re, im) };
  });
}

/** Mean product of ±1 for some qubits read along z. */
function correlation(state: Float64Array, qubits: readonly number[]): number {
  return amplitudes(state).reduce(
    (sum, { index, size }) => sum + size ** 2 * (-1) ** qubits.filter((qubit) => (index >> qubit) & 1).length,
    0,
  );
}

/** The axis that each qubit points along; undefined for one that points along none. */
function arrows({ qubitStates }: Snapshot): (string | undefined)[] {
  return qubitStates.map(({ bloch }) => {
    const along = (['x', 'y', 'z'] as const).find((axis) => Math.abs(bloch[axis]) > 1 - 1e-9);
    return along && `${bloch[along] < 0 ? '-' : ''}${along}`;
  });
}
