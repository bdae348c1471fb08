import type { Bit, Condition } from '../circuit/circuit.ts';
import { type Amplitudes, addProbabilities, groundState } from '../quantum/amplitudes.ts';
import { applySteps, applyUnitary, type PlacedUnitary, type Step, stepsOf } from '../quantum/apply-unitary.ts';
import type { RandomSource } from '../quantum/measurement.ts';
import { projectOn, splitNorm } from '../quantum/projection.ts';
import { reducedBloch } from '../quantum/reduced-states.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import type { UnitaryName } from '../quantum/unitaries.ts';
import { isMet } from './branching.ts';
import type { MeasureInstruction, PrepareInstruction, Program, UnitaryInstruction } from './compile.ts';
import { qubitStateOf } from './mixtures.ts';
import type { NoiseModel } from './noise-model.ts';
import type { NoisyRegister } from './noisy-register.ts';
import { addOutcome } from './outcomes.ts';
import type { Snapshot } from './snapshot.ts';
import { fromZ, preparation, toZ, turn } from './turns.ts';

interface Drawing {
  readonly run: (register: NoisyRegister) => void;
  readonly seed: number;
  readonly samples: number;
}

/** The mean over `samples` runs, each with its own chance. */
export function drawTrajectories({ qubits, bits }: Program, { run, seed, samples }: Drawing): Omit<Snapshot, 'cut'> {
  const random = seededRandom(seed);
  const share = 1 / samples;
  const probabilities = new Float64Array(2 ** qubits);
  const vectors = Array.from({ length: qubits }, () => ({ x: 0, y: 0, z: 0 }));
  const outcomes = new Map<string, number>();
  const trajectory = new Trajectory(qubits, bits, random);
  for (let sample = 0; sample < samples; sample += 1) {
    trajectory.restart();
    run(trajectory);
    addProbabilities(probabilities, trajectory.state, share);
    addOutcome(outcomes, trajectory.bits, share);
    for (const [qubit, sum] of vectors.entries()) {
      const { x, y, z } = reducedBloch(trajectory.state, qubit);
      sum.x += share * x;
      sum.y += share * y;
      sum.z += share * z;
    }
  }
  return {
    qubits,
    isExact: false,
    samples,
    branches: [],
    probabilities,
    qubitStates: vectors.map(qubitStateOf),
    bits: outcomes,
  };
}

const PAULIS: readonly (UnitaryName | undefined)[] = [undefined, 'x', 'y', 'z'];

/** One run after another of a machine with noise: a pure state, in which errors happen or not. */
class Trajectory implements NoisyRegister {
  readonly state: Amplitudes;
  readonly bits: Uint8Array;
  readonly #qubits: number;
  readonly #random: RandomSource;
  /** Passes by gate: all runs meet the same gates. */
  readonly #steps = new Map<PlacedUnitary, readonly Step[]>();
  #survival: { readonly gamma: number; readonly factors: Float64Array } | undefined;

  constructor(qubits: number, bits: number, random: RandomSource) {
    this.state = groundState(qubits);
    this.bits = new Uint8Array(bits);
    this.#qubits = qubits;
    this.#random = random;
  }

  restart(): void {
    this.state.fill(0);
    this.state[0] = 1;
    this.bits.fill(0);
  }

  turn({ unitary, condition }: UnitaryInstruction): void {
    if (!isMet(condition, this.bits)) return;
    const steps = this.#steps.get(unitary) ?? stepsOf(unitary);
    this.#steps.set(unitary, steps);
    applySteps(this.state, steps);
  }

  /**
   * A qubit to which one of I, X, Y and Z is applied, each with the same probability, is maximally mixed (section
   * 8.3.4).
   */
  depolarize(wires: readonly number[], probability: number, condition: Condition): void {
    if (!isMet(condition, this.bits) || this.#random() >= probability) return;
    for (const wire of wires) {
      const name = PAULIS[Math.floor(4 * this.#random())];
      if (name) applyUnitary(this.state, { name, angles: [], wires: [wire], controls: [] });
    }
  }

  measure({ basis, qubit, bit, condition }: MeasureInstruction, noise: NoiseModel): void {
    if (!isMet(condition, this.bits)) return;
    turn(this.state, toZ(basis, qubit));
    const outcome = this.#read(qubit);
    turn(this.state, fromZ(basis, qubit));
    const isWrong = this.#random() < (outcome === 0 ? noise.readOneOfZero : noise.readZeroOfOne);
    this.bits[bit] = isWrong ? 1 - outcome : outcome;
  }

  prepare({ state, qubit, condition }: PrepareInstruction): void {
    if (!isMet(condition, this.bits)) return;
    turn(this.state, preparation(state, this.#read(qubit), qubit));
  }

  damp(amplitude: number, phase: number): void {
    if (amplitude > 0) this.#decay(amplitude);
    if (phase === 0) return;
    // Phase damping is a flip of the phase with this probability (section 8.3.6).
    const flips = (1 - Math.sqrt(1 - phase)) / 2;
    for (let wire = 0; wire < this.#qubits; wire += 1) {
      if (this.#random() < flips) applyUnitary(this.state, { name: 'z', angles: [], wires: [wire], controls: [] });
    }
  }

  #read(qubit: number): Bit {
    const [zero, one] = splitNorm(this.state, qubit);
    const outcome: Bit = this.#random() * (zero + one) < zero ? 0 : 1;
    projectOn(this.state, qubit, outcome, outcome === 0 ? zero : one);
    return outcome;
  }

  /**
   * Amplitude damping of all wires at once. Which of them fall to |0⟩ is drawn by reading a basis state and letting
   * each of its ones fall with the probability γ: this gives each set of wires the probability of its Kraus operator,
   * √γ |0⟩⟨1| on those that fall and diag(1, √(1 − γ)) on the others.
   */
  #decay(gamma: number): void {
    const { state } = this;
    const seen = drawBasisState(state, this.#random);
    let fallen = 0;
    for (let wire = 0; wire < this.#qubits; wire += 1) {
      const bit = 1 << wire;
      if ((seen & bit) !== 0 && this.#random() < gamma) fallen |= bit;
    }
    const survival = this.#survivalOf(gamma);
    let norm = 0;
    for (let index = 0; index < state.length / 2; index += 1) {
      if ((index & fallen) !== 0) continue;
      const factor = survival[index] as number;
      const from = 2 * (index | fallen);
      const [re, im] = [factor * (state[from] as number), factor * (state[from + 1] as number)];
      norm += re * re + im * im;
      state[2 * index] = re;
      state[2 * index + 1] = im;
    }
    const scale = 1 / Math.sqrt(norm);
    for (let index = 0; index < state.length / 2; index += 1) {
      const kept = (index & fallen) === 0 ? scale : 0;
      state[2 * index] = kept * (state[2 * index] as number);
      state[2 * index + 1] = kept * (state[2 * index + 1] as number);
    }
  }

  /** √(1 − γ) to the power of the number of ones in each basis index. */
  #survivalOf(gamma: number): Float64Array {
    if (this.#survival?.gamma === gamma) return this.#survival.factors;
    const factors = new Float64Array(this.state.length / 2).fill(1);
    // An index without its lowest one is smaller, and known.
    for (let index = 1; index < factors.length; index += 1)
      factors[index] = (factors[index & (index - 1)] as number) * Math.sqrt(1 - gamma);
    this.#survival = { gamma, factors };
    return factors;
  }
}

function drawBasisState(state: Amplitudes, random: RandomSource): number {
  let left = random();
  let last = 0;
  for (let index = 0; index < state.length / 2; index += 1) {
    const probability = (state[2 * index] as number) ** 2 + (state[2 * index + 1] as number) ** 2;
    if (probability === 0) continue;
    left -= probability;
    last = index;
    if (left < 0) break;
  }
  return last;
}
