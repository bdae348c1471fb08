import { type Amplitudes, exchangePairs, multiplyPairs, multiplyWhere } from './amplitudes.ts';
import { type UnitaryName, unitaryMatrix } from './unitaries.ts';

/** A gate in its place. Its wires are in the order of its matrix; the controls are met by their value. */
export interface PlacedUnitary {
  readonly name: UnitaryName;
  /** In radians. */
  readonly angles: readonly number[];
  readonly wires: readonly number[];
  readonly controls: readonly ControlWire[];
}

export interface ControlWire {
  readonly qubit: number;
  readonly on: 0 | 1;
}

/** One pass over the amplitudes. All have the same shape, so that the loop over them stays quick. */
export interface Step {
  readonly kind: 'multiply' | 'exchange' | 'pairs';
  readonly mask: number;
  readonly value: number;
  /** The bits in which the indices of a pair differ. */
  readonly flip: number;
  /** A factor (re, im), or a 2 × 2 matrix. */
  readonly matrix: Float64Array;
}

/** Applies passes in order, in place. */
export function applySteps(state: Amplitudes, steps: readonly Step[]): void {
  for (const { kind, mask, value, flip, matrix } of steps) {
    if (kind === 'pairs') multiplyPairs(state, mask, value, flip, matrix);
    else if (kind === 'exchange') exchangePairs(state, mask, value, flip);
    else multiplyWhere(state, mask, value, matrix[0] as number, matrix[1] as number);
  }
}

/** Applies a gate in place. A RangeError if a wire occurs twice. */
export function applyUnitary(state: Amplitudes, unitary: PlacedUnitary): void {
  applySteps(state, stepsOf(unitary));
}

/** The passes that a gate takes. A RangeError if a wire occurs twice. */
export function stepsOf({ name, angles, wires, controls }: PlacedUnitary): Step[] {
  return stepsOfMatrix(unitaryMatrix(name, angles), wires, controls);
}

/**
 * The passes that a matrix on one or two wires takes: only entries that differ from the identity cost anything, and an
 * exchange of basis states costs no multiplication. Each basis state may be mixed with one other at most, as in all
 * gates of `unitaries.ts`; a RangeError for other matrices.
 */
export function stepsOfMatrix(
  matrix: Float64Array,
  wires: readonly number[],
  controls: readonly ControlWire[] = [],
): Step[] {
  const mask = maskOf([...wires, ...controls.map(({ qubit }) => qubit)]);
  const met = maskOf(controls.filter(({ on }) => on === 1).map(({ qubit }) => qubit));
  const dimension = 2 ** wires.length;
  const place = (index: number) => wires.reduce((sum, wire, bit) => sum | (((index >> bit) & 1) << wire), met);
  const entry = (row: number, column: number) => {
    const at = 2 * (row * dimension + column);
    return matrix.subarray(at, at + 2);
  };
  const steps: Step[] = [];
  for (let index = 0; index < dimension; index += 1) {
    const partners = mixedWith(index, dimension, entry);
    const [partner] = partners;
    if (partners.length > 1) throw new RangeError('The matrix mixes more than two basis states');
    const value = place(index);
    if (partner === undefined) {
      const factor = entry(index, index);
      if (!is(factor, 1)) steps.push({ kind: 'multiply', mask, value, flip: 0, matrix: factor });
    } else if (partner > index) {
      const block = [entry(index, index), entry(index, partner), entry(partner, index), entry(partner, partner)];
      const isExchange = block.every((part, at) => is(part, at === 1 || at === 2 ? 1 : 0));
      const numbers = Float64Array.from(block.flatMap((part) => [...part]));
      steps.push({
        kind: isExchange ? 'exchange' : 'pairs',
        mask,
        value,
        flip: value ^ place(partner),
        matrix: numbers,
      });
    }
  }
  return steps;
}

function mixedWith(index: number, dimension: number, entry: (row: number, column: number) => Float64Array): number[] {
  const partners: number[] = [];
  for (let other = 0; other < dimension; other += 1) {
    if (other !== index && !(is(entry(index, other), 0) && is(entry(other, index), 0))) partners.push(other);
  }
  return partners;
}

const is = (number: Float64Array, real: number) => number[0] === real && number[1] === 0;

function maskOf(wires: readonly number[]): number {
  let mask = 0;
  for (const wire of wires) {
    if ((mask & (1 << wire)) !== 0) throw new RangeError(`Wire ${wire} takes part twice`);
    mask |= 1 << wire;
  }
  return mask;
}
