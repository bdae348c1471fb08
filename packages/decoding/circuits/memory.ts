import type { StabilizerCode } from '../codes/stabilizer-code.ts';
import {
  type Basis,
  type CircuitNoise,
  checkNoise,
  controlledNots,
  hadamards,
  measure,
  measureAndPrepare,
  prepare,
  wait,
} from './circuit-noise.ts';
import { fused, type Instruction, type NoisyCircuit } from './noisy-circuit.ts';

/** How a code is laid out as a circuit. */
export interface MemoryPlan {
  readonly code: StabilizerCode;
  /** For each qubit of the code its number in the circuit; they ascend. */
  readonly data: readonly number[];
  /** For each check the number of the qubit that measures it. */
  readonly measuring: readonly number[];
  /** Numbers of checks in the order in which they are first and last compared. */
  readonly order: readonly number[];
  /** The pairs of qubits that meet in each step of a round, control and target by turns. */
  readonly steps: readonly (readonly number[])[];
  /** Where the qubits are. */
  readonly placements: NoisyCircuit;
  /** Qubits that are prepared one group after the other, before the first round. */
  readonly prepared: readonly Prepared[];
  /** For each check where its detectors are, without their time. */
  readonly places: readonly (readonly number[])[];
}

interface Prepared {
  readonly basis: Basis;
  readonly targets: readonly number[];
}

/** How often checks are read before the qubits are, and with what noise. */
export interface MemoryRun {
  readonly rounds: number;
  readonly noise: CircuitNoise;
}

/**
 * An experiment that keeps logical qubits: they are prepared, all checks are measured in each of the rounds, and at last
 * every qubit. Detectors compare two measurements of a check; those of the basis are compared with their preparation at
 * first, and with the qubits at last. Instructions come in the order of Stim's generator (version 1.17).
 *
 * @throws RangeError for less than one round, a number of rounds that is not whole, or noise out of range.
 */
export function memoryCircuit(plan: MemoryPlan, basis: Basis, { rounds, noise }: MemoryRun): NoisyCircuit {
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError(`A memory has a whole number of rounds from 1 on, not ${rounds}`);
  checkNoise(noise);
  const prepared = plan.prepared.flatMap((group) => prepare(group.basis, group.targets, noise));
  const round = roundOf(plan, noise);
  return [
    ...plan.placements,
    ...fused(prepared),
    ...round,
    ...firstDetectors(plan, basis),
    ...repeated(rounds - 1, [...round, ...laterDetectors(plan)]),
    ...measure(basis, plan.data, noise),
    ...lastDetectors(plan, basis),
    ...observablesOf(plan, basis),
  ];
}

function repeated(times: number, body: NoisyCircuit): NoisyCircuit {
  if (times < 2) return times === 1 ? body : [];
  return [{ name: 'REPEAT', times, body }];
}

const TICK: Instruction = { name: 'TICK' };

function roundOf(plan: MemoryPlan, noise: CircuitNoise): Instruction[] {
  const { code, data, measuring, steps } = plan;
  const measured = inOrderOfMeasurement(plan);
  const signs = measured.filter((check) => code.checks[check]?.kind === 'X');
  const numbers = (checks: readonly number[]) => checks.map((check) => measuring[check] ?? 0);
  const turn = signs.length > 0 ? [...hadamards(numbers(signs), noise), TICK] : [];
  return [
    TICK,
    ...wait(data, noise),
    ...turn,
    ...steps.flatMap((pairs) => [...controlledNots(pairs, noise), TICK]),
    ...turn,
    ...measureAndPrepare(numbers(measured), noise),
  ];
}

function inOrderOfMeasurement({ measuring }: MemoryPlan): number[] {
  return [...measuring.keys()].sort((a, b) => (measuring[a] ?? 0) - (measuring[b] ?? 0));
}

function firstDetectors(plan: MemoryPlan, basis: Basis): Instruction[] {
  return comparedOf(plan, basis).map((check) => detector(plan, check, 0, [recordOf(plan, check)]));
}

function laterDetectors(plan: MemoryPlan): Instruction[] {
  const { measuring, places } = plan;
  return [
    laterBy(places),
    ...inOrderOfMeasurement(plan).map((check) => {
      const record = recordOf(plan, check);
      return detector(plan, check, 0, [record, record - measuring.length]);
    }),
  ];
}

/** The time is the last of the numbers of a place. */
function laterBy(places: MemoryPlan['places']): Instruction {
  const [first = []] = places;
  return { name: 'SHIFT_COORDS', place: [...first.map(() => 0), 1] };
}

function lastDetectors(plan: MemoryPlan, basis: Basis): Instruction[] {
  const { code, data } = plan;
  return comparedOf(plan, basis).map((check) => {
    const qubits = code.checks[check]?.support ?? [];
    const records = [...qubits.map((qubit) => qubit - data.length), recordOf(plan, check) - data.length];
    return detector(plan, check, 1, nearestFirst(records));
  });
}

function observablesOf({ code, data }: MemoryPlan, basis: Basis): Instruction[] {
  return code.logicals.map(({ x, z }, observable) => {
    const { support } = basis === 'X' ? x : z;
    return {
      name: 'OBSERVABLE_INCLUDE',
      observable,
      records: nearestFirst(support.map((qubit) => qubit - data.length)),
    };
  });
}

/** Checks whose values the preparation and the last measurement of all qubits fix. */
function comparedOf({ code, order }: MemoryPlan, basis: Basis): number[] {
  return order.filter((check) => code.checks[check]?.kind === basis);
}

/** Where the last measurement of a check stands, just after its round. */
function recordOf(plan: MemoryPlan, check: number): number {
  return inOrderOfMeasurement(plan).indexOf(check) - plan.measuring.length;
}

function detector({ places }: MemoryPlan, check: number, time: number, records: readonly number[]): Instruction {
  return { name: 'DETECTOR', place: [...(places[check] ?? []), time], records };
}

function nearestFirst(records: number[]): number[] {
  return records.sort((a, b) => b - a);
}
