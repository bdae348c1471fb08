import type { PublishedBlock } from '#src/model/schemas/pages/error-correction/cost.ts';
import { surfaceCodeCost } from '../../surface-code-cost.ts';
import { type CostState, ERRORS, TARGETS } from './cost.ts';
import { shareOf } from './published-block.ts';

/** Physical qubits per logical qubit at a target, or at a physical error. */
export interface CurvePoint {
  at: number;
  qubits: number;
}

/** A published block in a picture; one that does not serve where the dials stand is hollow. */
export interface Mark extends CurvePoint {
  name: string;
  serves: boolean;
}

export interface Curves {
  targets: CurvePoint[];
  errors: CurvePoint[];
}

/** The surface code at the chosen physical error against targets, and at the chosen target against physical errors. */
export function curvesOf({ error, target }: CostState): Curves {
  return {
    targets: withCost(between(TARGETS.most, TARGETS.least, target), (at) => surfaceCodeCost(error, at)?.qubits),
    errors: withCost(between(ERRORS.least, ERRORS.most, error), (at) => surfaceCodeCost(at, target)?.qubits),
  };
}

/** Published blocks at their own error of a logical qubit, hollow where they are of another physical error. */
export function marksByTarget(blocks: readonly PublishedBlock[], state: CostState): Mark[] {
  return blocks.map((block) => {
    const { qubits, logicalError, standing } = shareOf(block, state);
    return { at: logicalError, qubits, name: block.short, serves: standing !== 'elsewhere' };
  });
}

/** Published blocks at their own physical error, hollow where they fail more often than the target. */
export function marksByError(blocks: readonly PublishedBlock[], { target }: CostState): Mark[] {
  return blocks.map((block) => {
    const { qubits, standing } = shareOf(block, { error: block.error, target });
    return { at: block.error, qubits, name: block.short, serves: standing === 'reaches' };
  });
}

/** Everything that is drawn, as a file. */
export function csvOf(blocks: readonly PublishedBlock[], state: CostState): string {
  const surface = [
    ...curvesOf(state).targets.map(({ at }) => ({ error: state.error, target: at })),
    ...curvesOf(state).errors.map(({ at }) => ({ error: at, target: state.target })),
  ].map(({ error, target }) => {
    const cost = surfaceCodeCost(error, target);
    return [
      'rotated surface code',
      'computed',
      error,
      target,
      cost?.distance,
      cost && rounded(cost.logicalError),
      cost?.qubits,
    ];
  });
  const published = blocks.map((block) => {
    const { qubits, logicalError } = shareOf(block, state);
    return [block.name, 'published', block.error, '', '', rounded(logicalError), qubits];
  });
  return [COLUMNS, ...[...surface, ...published].map((row) => row.join(',')), ''].join('\r\n');
}

const COLUMNS = 'code,kind,physical_error,target,distance,error_per_logical_qubit_and_round,qubits_per_logical_qubit';

/** Engines differ in the last digits of a power. */
const rounded = (value: number) => Number(value.toPrecision(4));

/** So close that a step of the curve is met within a few hundredths of its place. */
const STEPS = 120;

/** From one end to the other in equal ratios, and the chosen value among them. */
function between(from: number, to: number, chosen: number): number[] {
  const values = Array.from({ length: STEPS + 1 }, (_, step) =>
    Number((from * (to / from) ** (step / STEPS)).toPrecision(6)),
  );
  return [...new Set([...values, chosen])].sort((a, b) => (a - b) * Math.sign(to - from));
}

function withCost(values: readonly number[], qubitsAt: (value: number) => number | undefined): CurvePoint[] {
  return values.flatMap((at) => {
    const qubits = qubitsAt(at);
    return qubits === undefined ? [] : [{ at, qubits }];
  });
}

/** The power of ten that has room for the surface code at the rarest error, where that is not too near the threshold. */
export function mostOf({ targets }: Curves): number {
  const greatest = Math.max(1e4, ...targets.map(({ qubits }) => qubits));
  return 10 ** Math.ceil(Math.log10(greatest));
}
