import { H, rx, ry } from '#circuit/quantum/gates.ts';
import {
  applyGate,
  type Bit,
  basisState,
  cnot,
  innerProduct,
  probabilities,
  type StateVector,
} from '#circuit/quantum/state-vector.ts';

/** The basis in which a bit is written or read: Z has |0⟩ and |1⟩, X has |+⟩ and |−⟩. */
export type Basis = 'Z' | 'X';

/** What one pulse left behind: bits and bases of both sides. */
export interface PulseRecord {
  aliceBit: Bit;
  aliceBasis: Basis;
  bobBasis: Basis;
  bobBit: Bit;
}

const BITS: readonly Bit[] = [0, 1];
const BASES: readonly Basis[] = ['Z', 'X'];

/** The state that Alice sends (Bennett and Brassard 1984): X for bit 1, then H for the basis X. */
export function preparedState(bit: Bit, basis: Basis): StateVector {
  return inBasis(basisState([bit]), basis);
}

/** Born's rule in either basis: the probability of reading `outcome`. */
export function readingProbability(state: StateVector, basis: Basis, outcome: Bit): number {
  return probabilities(inBasis(state, basis))[outcome] ?? 0;
}

/** |⟨a|b⟩|² of two states. */
export function overlap(a: StateVector, b: StateVector): number {
  const { re, im } = innerProduct(a, b);
  return re ** 2 + im ** 2;
}

/**
 * Amplitudes of coins and pulse before anybody measures, by |bit basis pulse⟩: the two coins are qubits in an even
 * superposition that control X and H on the pulse.
 */
export function preparationState(): StateVector {
  const coins = applyGate(applyGate(basisState([0, 0, 0]), H, 0), H, 1);
  return applyGate(cnot(coins, 0, 2), H, 2, [1]);
}

/** Probability of every record of a pulse of which Eve intercepts a fraction (0 to 1) in a random basis. */
export function pulseRecords(intercepted = 0): (PulseRecord & { probability: number })[] {
  const touched = interceptedRecords();
  return untouchedRecords().map((record) => ({
    ...record,
    probability: (1 - intercepted) * record.probability + intercepted * totalOf(touched.filter(sameRecord(record))),
  }));
}

/** Probability of every record of a pulse that Eve measures in a random basis and sends on as she found it. */
export function interceptedRecords(): (PulseRecord & { eveBasis: Basis; eveBit: Bit; probability: number })[] {
  return untouchedRecords().flatMap(({ aliceBit, aliceBasis, bobBasis, bobBit }) =>
    BASES.flatMap((eveBasis) =>
      BITS.map((eveBit) => {
        const found = readingProbability(preparedState(aliceBit, aliceBasis), eveBasis, eveBit);
        const read = readingProbability(preparedState(eveBit, eveBasis), bobBasis, bobBit);
        return { aliceBit, aliceBasis, bobBasis, bobBit, eveBasis, eveBit, probability: (found * read) / 16 };
      }),
    ),
  );
}

function untouchedRecords(): (PulseRecord & { probability: number })[] {
  return BITS.flatMap((aliceBit) =>
    BASES.flatMap((aliceBasis) =>
      BASES.flatMap((bobBasis) =>
        BITS.map((bobBit) => {
          const read = readingProbability(preparedState(aliceBit, aliceBasis), bobBasis, bobBit);
          return { aliceBit, aliceBasis, bobBasis, bobBit, probability: read / 8 };
        }),
      ),
    ),
  );
}

const sameRecord = (a: PulseRecord) => (b: PulseRecord) =>
  a.aliceBit === b.aliceBit && a.aliceBasis === b.aliceBasis && a.bobBasis === b.bobBasis && a.bobBit === b.bobBit;

/** The probability that one of these records comes. */
export function totalOf(records: readonly { probability: number }[]): number {
  return records.reduce((sum, { probability }) => sum + probability, 0);
}

/**
 * Outcomes of the best copier for the four states of BB84 (phase-covariant, in the plane of these states), both copies
 * read in the basis of the original; index 2·(first copy) + (second copy) for an original that stands for 0.
 */
export function copierOutcomes(basis: Basis): number[] {
  const original = inBasis(basisState([0, 0]), basis, [0]);
  const turned = applyGate(original, rx(Math.PI / 2), 0);
  const shared = cnot(applyGate(turned, ry(Math.PI / 2), 1, [0]), 1, 0);
  const copies = [0, 1].reduce((state, qubit) => applyGate(state, rx(-Math.PI / 2), qubit), shared);
  return probabilities(inBasis(copies, basis, [0, 1]));
}

function inBasis(state: StateVector, basis: Basis, qubits: readonly number[] = [0]): StateVector {
  return basis === 'Z' ? state : qubits.reduce((turned, qubit) => applyGate(turned, H, qubit), state);
}

/** Adds bit by bit, modulo 2: the one-time pad. A RangeError if the lengths differ. */
export function bitXor(a: readonly Bit[], b: readonly Bit[]): Bit[] {
  if (a.length !== b.length) throw new RangeError('A one-time pad is as long as its message');
  return a.map((bit, index) => (bit === b[index] ? 0 : 1));
}
