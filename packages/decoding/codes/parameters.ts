import { basisOf, type Row, reduced } from './binary-rows.ts';
import { productOfRow, rowOf } from './pauli-rows.ts';
import { commute, type Pauli, type PauliProduct, productOf } from './stabilizer-code.ts';

/** [[n, k, d]]. */
export interface CodeParameters {
  readonly qubits: number;
  readonly logicalQubits: number;
  /** The weight of the lightest product that no check sees and that is no product of checks. */
  readonly distance: number;
}

/** What no check sees is looked for in bits of one number. */
const MOST_CHECKS = 30;

/** How many of the checks are independent. */
export function rankOf(checks: readonly PauliProduct[], qubits: number): number {
  return basisOf(checks.map((check) => rowOf(check, qubits))).length;
}

/**
 * The parameters of the code that has these checks, with its distance by exhaustion: all products are tried, the light
 * ones first. Meant for up to about 16 qubits; larger codes take long where their distance is large.
 *
 * @throws RangeError where checks do not commute, more than 30 are independent, or they leave no logical qubit.
 */
export function parametersOf(checks: readonly PauliProduct[], qubits: number): CodeParameters {
  refuseAnticommuting(checks);
  const basis = basisOf(checks.map((check) => rowOf(check, qubits)));
  const logicalQubits = qubits - basis.length;
  if (logicalQubits === 0) throw new RangeError(`${basis.length} independent checks leave no logical qubit`);
  if (basis.length > MOST_CHECKS)
    throw new RangeError(`A distance is found among up to ${MOST_CHECKS} independent checks, not ${basis.length}`);
  return { qubits, logicalQubits, distance: distanceOf(basis, qubits) };
}

function refuseAnticommuting(checks: readonly PauliProduct[]): void {
  for (const [at, check] of checks.entries()) {
    const other = checks.findIndex((each) => !commute(each, check));
    if (other >= 0) throw new RangeError(`Checks ${at} and ${other} do not commute, counted from 0`);
  }
}

/** A Pauli on one qubit, and the checks that see it, as bits. */
interface SingleError {
  readonly row: Row;
  readonly seen: number;
}

function distanceOf(basis: readonly Row[], qubits: number): number {
  const checks = basis.map((row) => productOfRow(row, qubits));
  const errorOf = (qubit: number, pauli: Pauli): SingleError => {
    const product = productOf(pauli, [qubit]);
    const seen = checks.reduce((bits, check, at) => (commute(check, product) ? bits : bits | (1 << at)), 0);
    return { row: rowOf(product, qubits), seen };
  };
  const places = Array.from({ length: qubits }, (_, qubit) => qubit);
  const choices = alphabets(checks).map((paulis) =>
    places.map((qubit) => paulis.map((pauli) => errorOf(qubit, pauli))),
  );
  for (let weight = 1; ; weight += 1) if (choices.some((errors) => hasLogical(errors, basis, weight))) return weight;
}

/** Where each check has one letter, the lightest logical operator has one, too. */
function alphabets(checks: readonly PauliProduct[]): Pauli[][] {
  const isCss = checks.every(({ paulis }) => paulis.every((pauli) => pauli !== 'Y' && pauli === paulis[0]));
  return isCss ? [['X'], ['Z']] : [['X', 'Y', 'Z']];
}

/** Whether a product of so many errors, at most one for each qubit, is a logical operator. */
function hasLogical(errors: readonly (readonly SingleError[])[], basis: readonly Row[], weight: number): boolean {
  const chosen: SingleError[] = [];
  const goOn = (from: number, seen: number): boolean => {
    if (chosen.length === weight)
      return (
        seen === 0 &&
        reduced(
          chosen.reduce((sum, { row }) => sum ^ row, 0n),
          basis,
        ) !== 0n
      );
    for (let qubit = from; qubit <= errors.length - weight + chosen.length; qubit += 1) {
      for (const error of errors[qubit] ?? []) {
        chosen.push(error);
        if (goOn(qubit + 1, seen ^ error.seen)) return true;
        chosen.pop();
      }
    }
    return false;
  };
  return goOn(0, 0);
}
