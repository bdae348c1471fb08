import type { Pauli, PauliProduct } from './stabilizer-code.ts';

const PAULIS: Readonly<Record<string, Pauli>> = { X: 'X', Y: 'Y', Z: 'Z' };

/**
 * A product of Paulis as papers write it: one letter for each qubit, I where it does nothing, as in "XZZXI".
 * @throws RangeError for any other letter; its message names the letter and its place, counted from 1.
 */
export function readPaulis(text: string): PauliProduct {
  const letters = [...text];
  const wrong = letters.findIndex((letter) => letter !== 'I' && !PAULIS[letter]);
  if (wrong >= 0) throw new RangeError(`Letter ${wrong + 1} of ${text} is ${letters[wrong]}, not I, X, Y or Z`);
  const support = [...letters.keys()].filter((qubit) => letters[qubit] !== 'I');
  return { support, paulis: support.map((qubit) => PAULIS[letters[qubit] as string] as Pauli) };
}
