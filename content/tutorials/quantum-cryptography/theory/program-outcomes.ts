import { type Basis, interceptedRecords, type PulseRecord, pulseRecords, totalOf } from './exact-pulse.ts';
import { photonProbability } from './quantum-cryptography-theory.ts';

const records = pulseRecords();

/** Probability of the pulses whose bases and bits agree in the wanted way. */
export function shareOf(wanted: (agreement: { sameBasis: boolean; sameBit: boolean }) => boolean): number {
  return totalOf(
    records.filter(({ aliceBasis, bobBasis, aliceBit, bobBit }) =>
      wanted({ sameBasis: aliceBasis === bobBasis, sameBit: aliceBit === bobBit }),
    ),
  );
}

/** Qubits 3 to 0: Bob's bit, Bob's basis, Alice's basis, Alice's bit. */
export function pulsesInQiskit(): Record<string, number> {
  return Object.fromEntries(
    records.map((record) => [
      `${record.bobBit}${basisBit(record.bobBasis)}${aliceInQiskit(record)}`,
      record.probability,
    ]),
  );
}

/** Qubits 6 to 0: Bob's bit, Eve's bit, that she intercepts, her basis, Bob's basis, Alice's basis, Alice's bit. */
export function interceptedInQiskit(): Record<string, number> {
  return Object.fromEntries(
    interceptedRecords().map((record) => [
      `${record.bobBit}${record.eveBit}1${basisBit(record.eveBasis)}${basisBit(record.bobBasis)}${aliceInQiskit(record)}`,
      record.probability,
    ]),
  );
}

/** Qubits 5 to 0: Bob's bit, what Eve found (she is away), her coin, Bob's basis, Alice's basis, Alice's bit. */
export function wholeRunInQiskit(): Record<string, number> {
  return Object.fromEntries(
    records.flatMap((record) =>
      [0, 1].map((coin) => [
        `${record.bobBit}0${coin}${basisBit(record.bobBasis)}${aliceInQiskit(record)}`,
        record.probability / 2,
      ]),
    ),
  );
}

function basisBit(basis: Basis): string {
  return basis === 'X' ? '1' : '0';
}

function aliceInQiskit({ aliceBasis, aliceBit }: PulseRecord): string {
  return `${basisBit(aliceBasis)}${aliceBit}`;
}

/** Photon numbers of a pulse; the last entry takes what is beyond, as the program does. */
export function photonDistribution(mu: number, most: number): Record<string, number> {
  const below = Array.from({ length: most }, (_, photons) => photonProbability(photons, mu));
  return Object.fromEntries([...below, 1 - below.reduce((sum, p) => sum + p, 0)].map((p, n) => [String(n), p]));
}

/** An index as bits, the first qubit leftmost. */
export function bits(index: number, length: number): string {
  return index.toString(2).padStart(length, '0');
}

/** Names each probability by its index in bits, the first qubit leftmost. */
export function labeled(probabilities: readonly number[], length: number): Record<string, number> {
  return Object.fromEntries(probabilities.map((probability, index) => [bits(index, length), probability]));
}

/** The same in the order in which Qiskit writes bits. */
export function reversedKeys(outcomes: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(outcomes).map(([label, p]) => [[...label].reverse().join(''), p]));
}
