import { entriesOf } from '#src/model/read-content.ts';
import { type EstimateFigure, figureOf, type PublishedEstimate } from '../estimates/estimate-values.ts';
import { inputsOf } from './presets.ts';
import { isReckoning, type Reckoning, reckon } from './reckon.ts';

/** An estimate and what the calculator makes of its counts. */
export interface Reproduced {
  estimate: PublishedEstimate;
  published: { qubits: number; qubitsText: string; seconds: number; timeText: string };
  reckoned: Reckoning;
  /** The calculator's over the published. */
  qubits: number;
  time: number;
  isWithin: boolean;
  /** What the paper does not say. */
  assumed: readonly Assumption[];
}

export type Assumption = 'factories' | 'reaction' | 'storage' | 'budget';
export type Missing = 'qubits' | 'gates' | 'physical' | 'time' | 'error' | 'cycle';

/** An estimate that cannot be tried, with what it lacks. */
export interface Untried {
  estimate: PublishedEstimate;
  lacks: readonly Missing[];
}

/** How far off an answer may be, either way. */
const FACTOR = 2;

/** All estimates of a machine: those that say enough to be tried, and those that do not. */
export function reproduction(): { tried: Reproduced[]; untried: Untried[] } {
  const physical = entriesOf('estimates').filter(({ level }) => level === 'physical');
  return {
    tried: physical.flatMap((estimate) => reproduced(estimate) ?? []),
    untried: physical.flatMap((estimate) => {
      const lacks = lackedBy(estimate);
      return lacks.length > 0 ? [{ estimate, lacks }] : [];
    }),
  };
}

export function lackedBy(estimate: Pick<PublishedEstimate, 'figures' | 'assumes'>): Missing[] {
  const has = (name: EstimateFigure) => figureOf(estimate, name) !== undefined;
  const lacking: Record<Missing, boolean> = {
    qubits: !has('logical-qubits'),
    gates: !has('toffoli-gates') && !has('t-gates'),
    physical: !has('physical-qubits'),
    time: !has('run-time'),
    error: estimate.assumes?.error === undefined,
    cycle: estimate.assumes?.cycle === undefined,
  };
  return (Object.keys(lacking) as Missing[]).filter((name) => lacking[name]);
}

function reproduced(estimate: PublishedEstimate): Reproduced | undefined {
  const [qubits, time] = [figureOf(estimate, 'physical-qubits'), figureOf(estimate, 'run-time')];
  const inputs = inputsOf(estimate);
  if (lackedBy(estimate).length > 0 || !inputs || !qubits?.count || !time?.seconds) return undefined;
  const reckoned = reckon(inputs);
  if (!isReckoning(reckoned)) return undefined;
  // Of a range, its middle.
  const seconds = (time.seconds.from + time.seconds.to) / 2;
  const factors = { qubits: reckoned.qubits / qubits.count, time: reckoned.seconds / seconds };
  return {
    estimate,
    published: { qubits: qubits.count, qubitsText: qubits.value ?? '', seconds, timeText: time.value ?? '' },
    reckoned,
    ...factors,
    isWithin: [factors.qubits, factors.time].every(isWithin),
    assumed: assumedFor(estimate),
  };
}

export function isWithin(factor: number): boolean {
  return factor >= 1 / FACTOR && factor <= FACTOR;
}

function assumedFor({ assumes, layout }: PublishedEstimate): Assumption[] {
  const unsaid: Record<Assumption, boolean> = {
    factories: layout?.factories === undefined,
    reaction: assumes?.reaction === undefined,
    storage: layout?.storage === undefined,
    budget: assumes?.budget === undefined,
  };
  return (Object.keys(unsaid) as Assumption[]).filter((name) => unsaid[name]);
}

/** 0.99, 12: as many digits as say how far off it is. */
export function factorText(factor: number): string {
  return factor < 10 ? factor.toFixed(2) : String(Number(factor.toPrecision(2)));
}
