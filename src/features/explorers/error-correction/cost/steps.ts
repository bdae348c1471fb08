import { fillIn, type Numbers } from '#src/charts/fill-in.ts';
import { power, whole } from '#src/charts/numbers.ts';
import type { CostTexts, PublishedBlock } from '#src/model/schemas/pages/error-correction/cost.ts';
import type { Step } from '../../StepRows.tsx';
import { PREFACTOR, type SurfaceCodeCost, THRESHOLD } from '../../surface-code-cost.ts';
import { type CostState, errorText, rateText } from './cost.ts';
import { shareOf } from './published-block.ts';

type Steps = CostTexts['steps'];
type StepId = keyof Steps;

/** The distance and the qubits of a surface code, number by number. */
export function surfaceSteps(steps: Steps, { error, target }: CostState, cost: SurfaceCodeCost): Step[] {
  const step = stepIn(steps);
  const { halves, distance } = cost;
  const lambda = Number(cost.suppression.toPrecision(3));
  const numbers = { error: errorText(error), target: rateText(target), threshold: errorText(THRESHOLD), lambda };
  return [
    step('suppression', numbers, String(lambda)),
    step('halves', { ...numbers, prefactor: PREFACTOR, needed: cost.needed.toFixed(2) }, whole(halves)),
    step('distance', { halves: whole(halves) }, whole(distance)),
    step('error', { prefactor: PREFACTOR, power: power(lambda, halves) }, rateText(cost.logicalError)),
    step('qubits', { distance: whole(distance) }, whole(cost.qubits)),
  ];
}

/** What was published of a block, and the share of each of its logical qubits. */
export function blockSteps(steps: Steps, block: PublishedBlock, state: CostState): Step[] {
  const step = stepIn(steps);
  const { qubits, logicalError } = shareOf(block, state);
  const numbers = {
    qubits: whole(block.qubits),
    logicalQubits: block.logicalQubits,
    counted: block.counted,
    blockError: rateText(block.blockError),
    error: errorText(block.error),
  };
  if (block.logicalQubits === 1)
    return [step('alone', numbers, whole(qubits)), step('aloneError', numbers, rateText(logicalError))];
  return [
    step('block', numbers, numbers.qubits),
    step('share', numbers, whole(qubits)),
    step('blockError', numbers, numbers.blockError),
    step('shareError', numbers, rateText(logicalError)),
  ];
}

function stepIn(steps: Steps) {
  return (id: StepId, numbers: Numbers, value: string): Step => ({
    id,
    name: steps[id].name,
    formula: fillIn(steps[id].formula, numbers),
    value,
  });
}
