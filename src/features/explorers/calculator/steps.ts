import { durationText } from '#src/charts/durations.ts';
import { fillIn, type Numbers } from '#src/charts/fill-in.ts';
import { inMillions, power, significant, whole } from '#src/charts/numbers.ts';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import type { Step } from '../StepRows.tsx';
import { PREFACTOR, THRESHOLD } from '../surface-code-cost.ts';
import { DENSITY, FACTORY, type Inputs, type Reckoning } from './reckon.ts';

type Steps = CalculatorTexts['steps'];

/** No answer is said to more digits than its inputs bear. */
export function rounded(value: number): string {
  return inMillions(value, 2);
}

/** 0.1%, 0.00035%, 10⁻¹¹: as many digits as are set. */
export function shareText(share: number): string {
  return share < 1e-7 ? significant(share, 2) : `${Number((100 * share).toPrecision(3))}%`;
}

/** A count, exact as far as it can be read: 1,459 and 999,000,000, but 1.1 × 10¹⁵. */
export function countText(count: number): string {
  return count < 1e12 ? whole(count) : significant(count, 2);
}

/** The way to the answer, number by number. */
export function stepsOf(texts: Steps, inputs: Inputs, reckoned: Reckoning): Step[] {
  const { distance } = reckoned;
  const lambda = Number((THRESHOLD / inputs.error).toPrecision(3));
  const numbers: Numbers = {
    toffolis: countText(inputs.toffolis),
    ts: countText(inputs.ts),
    hot: countText(reckoned.hot),
    cold: countText(reckoned.cold),
    routing: inputs.routing,
    distance,
    cycle: durationText(inputs.cycle, 3),
    reaction: durationText(inputs.reaction, 3),
    count: countText(inputs.factories),
    states: countText(reckoned.states),
    pace: durationText(reckoned.secondsPerState, 3),
    time: durationText(reckoned.seconds, 3),
    prefactor: PREFACTOR,
    power: power(lambda, (distance + 1) / 2),
    rounds: significant(reckoned.rounds, 2),
    tileError: significant(reckoned.tileError, 2),
    budget: shareText(inputs.budget),
    tileQubits: whole(reckoned.tileQubits),
    density: Number(DENSITY[inputs.storage].toPrecision(3)),
  };
  const step = (id: Exclude<keyof Steps, 'pace'>, value: string, own: Numbers = {}): Step => ({
    id,
    name: texts[id].name,
    formula: fillIn(texts[id].formula, { ...numbers, ...own }),
    value,
  });
  const { name, [reckoned.limit]: pace } = texts.pace;
  return [
    step('states', countText(reckoned.states)),
    step('hotTiles', countText(reckoned.hotTiles)),
    { id: 'pace', name, formula: fillIn(pace, numbers), value: durationText(reckoned.secondsPerState, 3) },
    step('seconds', durationText(reckoned.seconds, 3)),
    step('rounds', significant(reckoned.rounds, 2)),
    step('tileError', significant(reckoned.tileError, 2)),
    step('failure', shareText(reckoned.failure), { tiles: countText(reckoned.keptTiles) }),
    step('distance', whole(distance)),
    step('tileQubits', whole(reckoned.tileQubits)),
    step('hotQubits', rounded(reckoned.hotQubits), { tiles: countText(reckoned.hotTiles) }),
    ...(reckoned.cold > 0 ? [step('coldQubits', rounded(reckoned.coldQubits))] : []),
    step('factoryQubits', rounded(reckoned.factoryQubits), { tiles: FACTORY.tiles }),
    step('qubits', rounded(reckoned.qubits)),
  ];
}
