import { entriesOf } from '#src/model/read-content.ts';
import { type EstimateFigure, figureOf, type PublishedEstimate } from '../estimates/estimate-values.ts';
import { USUAL } from './inputs.ts';
import type { Inputs } from './reckon.ts';

/** A published estimate to start from. */
export interface Preset {
  id: string;
  name: string;
  inputs: Inputs;
  /** What it came to, where it goes as far as a machine. */
  published: { qubits: string; time: string } | undefined;
}

/** What an estimate asks of the calculator; what it does not say is as usual. Undefined without qubits or gates. */
export function inputsOf(estimate: Pick<PublishedEstimate, 'figures' | 'assumes' | 'layout'>): Inputs | undefined {
  const count = (name: EstimateFigure) => figureOf(estimate, name)?.count;
  const logicalQubits = count('logical-qubits');
  const [toffolis, ts] = [count('toffoli-gates') ?? 0, count('t-gates') ?? 0];
  if (!logicalQubits || toffolis + ts === 0) return undefined;
  const { assumes = {}, layout } = estimate;
  const { storage } = layout ?? {};
  const isDense = storage === 'yoked' || storage === 'ldpc';
  return {
    ...USUAL,
    ...assumes,
    logicalQubits,
    toffolis,
    ts,
    routing: layout?.isRouted ? 1 : USUAL.routing,
    factories: layout?.factories?.count ?? USUAL.factories,
    storage: isDense ? storage : USUAL.storage,
    hot: isDense ? (layout?.hot ?? logicalQubits) : logicalQubits,
  };
}

/** The estimate whose numbers stand there at first. */
const FIRST = 'femoco-low-2025';

/** All estimates with logical qubits and gates, those of a machine first. */
export function presets(): [Preset, ...Preset[]] {
  const all = entriesOf('estimates').flatMap((estimate) => {
    const inputs = inputsOf(estimate);
    const [qubits, time] = [figureOf(estimate, 'physical-qubits')?.value, figureOf(estimate, 'run-time')?.value];
    return inputs
      ? [
          {
            id: estimate.id,
            name: `${estimate.problem}, ${estimate.short}`,
            inputs,
            published: qubits && time ? { qubits, time } : undefined,
          },
        ]
      : [];
  });
  const first = all.find(({ id }) => id === FIRST);
  if (!first) throw new Error(`content/estimates/${FIRST}.yaml has no logical qubits or gates to start from`);
  const others = all.filter((each) => each !== first);
  return [first, ...others.filter(({ published }) => published), ...others.filter(({ published }) => !published)];
}
