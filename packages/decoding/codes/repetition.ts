import { checkOf, productOf, type StabilizerCode } from './stabilizer-code.ts';

/**
 * The repetition code: qubits in a line, each check compares two neighbors. It sees flips alone; its distance against
 * them is its length. A RangeError for fewer than two qubits.
 */
export function repetitionCode(length: number): StabilizerCode {
  if (!Number.isInteger(length) || length < 2)
    throw new RangeError(`A repetition code needs two qubits or more, not ${length}`);
  const places = Array.from({ length }, (_, index) => index);
  return {
    id: 'repetition',
    distance: length,
    qubits: places.map((place) => ({ x: 2 * place, y: 0 })),
    checks: places.slice(1).map((place) => checkOf('Z', [place - 1, place], { x: 2 * place - 1, y: 0 })),
    logicals: [{ x: productOf('X', places), z: productOf('Z', [length - 1]) }],
  };
}
