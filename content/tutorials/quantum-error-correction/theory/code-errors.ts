import { BITS, type CssCode, maskOf, PATCH, type PauliError, SHOR, SIGNS, STEANE } from './css-codes.ts';

/** A code with the errors that one can put on it: none, then these, as "X0 X4". */
export interface CodeScene {
  code: CssCode;
  /** On the slider and in the picture's head. */
  label: string;
  errors: readonly string[];
}

/** As many errors for each, so that a slider has one length. */
export const SCENES: readonly CodeScene[] = [
  {
    code: BITS,
    label: '3 bits',
    errors: ['', 'X0', 'X1', 'X2', 'X0 X1', 'X1 X2', 'X0 X2', 'X0 X1 X2', 'Z0', 'Z1', 'Z2', 'Y0', 'Y1'],
  },
  {
    code: SIGNS,
    label: '3 signs',
    errors: ['', 'Z0', 'Z1', 'Z2', 'Z0 Z1', 'Z1 Z2', 'Z0 Z2', 'Z0 Z1 Z2', 'X0', 'X1', 'X2', 'Y0', 'Y1'],
  },
  {
    code: SHOR,
    label: 'Shor',
    errors: ['', 'X0', 'X4', 'X8', 'Z3', 'Z4', 'Z5', 'Y4', 'X0 X4', 'X3 X4', 'Z0 Z1', 'Z0 Z4', 'Z0 Z3 Z6'],
  },
  {
    code: STEANE,
    label: 'Steane',
    errors: ['', 'X0', 'X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'Z3', 'Y3', 'X4 Z5', 'X0 X1', 'X4 X5 X6'],
  },
  {
    code: PATCH,
    label: 'patch',
    errors: ['', 'X0', 'X3', 'X4', 'X8', 'Z4', 'Y4', 'Y2', 'X0 Z8', 'X0 X1', 'X1 X5', 'X0 X3', 'X0 X3 X6'],
  },
];

/** What such a text names: "X0 Y4" has an X on q[0] and a Y on q[4]. */
export function errorOf(text: string): PauliError {
  const parts = text.split(' ').filter(Boolean);
  const on = (letters: string) => maskOf(parts.filter(([letter = '']) => letters.includes(letter)).map(qubitIn));
  return { x: on('XY'), z: on('YZ') };
}

const qubitIn = (part: string) => Number(part.slice(1));

/** The letter of each qubit, and nothing where there is no error. */
export const lettersOf = ({ x, z }: PauliError, qubits: number): string[] =>
  Array.from({ length: qubits }, (_, qubit) => ['', 'X', 'Z', 'Y'][((x >> qubit) & 1) + 2 * ((z >> qubit) & 1)] ?? '');

/** In words: "X on q[0] and q[1]", "X on q[0], Z on q[8]", "nothing". */
export function inWords(error: PauliError, qubits: number): string {
  const letters = lettersOf(error, qubits);
  const parts = ['X', 'Y', 'Z'].flatMap((letter) => {
    const on = letters.flatMap((each, qubit) => (each === letter ? [`q[${qubit}]`] : []));
    if (on.length === 0) return [];
    return [`${letter} on ${on.length === 1 ? on[0] : `${on.slice(0, -1).join(', ')} and ${on.at(-1)}`}`];
  });
  return parts.join(', ') || 'nothing';
}
