import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { remembered } from '#src/model/read-content.ts';
import type { GradientTexts } from '#src/model/schemas/pages/ai-ml.ts';
import { type Costs, slopeVariances, type Variance } from './gradients.ts';

/** What is drawn. Everything is computed in a build, so that the sizes are those that two seconds are enough for. */
export const QUBITS = [2, 4, 6, 8, 10] as const;
export const LAYERS = { shallow: 4, deep: 40 } as const;
export const SAMPLES = 200;
export const SEED = 2018;

type Depth = keyof typeof LAYERS;

/** The variances of a cost in circuits of a depth, one for each number of qubits. */
export interface VarianceLine {
  cost: keyof Costs;
  depth: Depth;
  values: readonly (Variance & { qubits: number })[];
}

/** The lines of the chart in the order of its table; computed once. */
export function varianceLines(): readonly VarianceLine[] {
  return remembered('gradient variances', () => (['shallow', 'deep'] as const).flatMap(linesOf));
}

function linesOf(depth: Depth): VarianceLine[] {
  const found = QUBITS.map((qubits) => ({
    qubits,
    variances: slopeVariances({ qubits, layers: LAYERS[depth] }, SAMPLES, SEED),
  }));
  return (['global', 'local'] as const).map((cost) => ({
    cost,
    depth,
    values: found.map(({ qubits, variances }) => ({ qubits, ...variances[cost] })),
  }));
}

/** What the shallow lines come to, in a sentence: no more digits than the points are certain to. */
export function findingOf(lines: readonly VarianceLine[], texts: Pick<GradientTexts, 'globalFalls' | 'alike'>): string {
  const [global, local] = (['global', 'local'] as const).map((cost) => fallOf(lines, cost));
  if (!global || !local) throw new Error('The chart of gradients has a shallow line for each cost');
  return fillIn(global.times > local.times ? texts.globalFalls : texts.alike, {
    ...{ least: global.least, most: global.most },
    ...{ global: whole(global.times), local: whole(local.times) },
  });
}

/** How many times smaller the last variance of a cost is than the first, to one digit. */
function fallOf(lines: readonly VarianceLine[], cost: keyof Costs) {
  const values = lines.find((line) => line.cost === cost && line.depth === 'shallow')?.values ?? [];
  const [first, last] = [values[0], values.at(-1)];
  return first && last
    ? { least: first.qubits, most: last.qubits, times: Number((first.value / last.value).toPrecision(1)) }
    : undefined;
}

/** The largest uncertainty of a point, in percent. */
export function largestUncertainty(lines: readonly VarianceLine[]): number {
  return Math.ceil(100 * Math.max(...lines.flatMap(({ values }) => values.map(({ uncertainty }) => uncertainty))));
}
