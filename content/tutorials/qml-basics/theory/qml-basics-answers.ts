import { fixed } from '#src/charts/numbers.ts';
import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { TOLERATED_SIGMAS } from '#src/features/learn/runner/statistics.ts';
import {
  angleKernel,
  BETWEEN,
  CORNERS,
  centralDifference,
  forwardDifference,
  globalVariance,
  LINE_POINTS,
  labelOf,
  loss,
  meanAfterRy,
  modelMean,
  type Pair,
  parameterShift,
  probabilityOfZero,
  rightReading,
  START,
  shareError,
  shiftError,
  standardError,
  train,
  twiceEncodedMean,
  zzKernel,
  zzOverlapState,
} from './qml-basics-theory.ts';

const X = 0.5;
const POINT: Pair = [0.5, 1];
const OTHER: Pair = [0.8, 0.4];
const SIGMA_OF_TRAINED_ANGLE = 0.008;

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'encode-angle': {
    outcomes: { '0': probabilityOfZero(X), '1': 1 - probabilityOfZero(X) },
    state: { '0': [Math.cos(X / 2), 0], '1': [Math.sin(X / 2), 0] },
    qiskitCheck: prints(`P(0) = ${fixed(probabilityOfZero(X), 4)}`, `<Z> = ${fixed(meanAfterRy(X), 4)}`),
    qiskit: [{ '0': probabilityOfZero(X), '1': 1 - probabilityOfZero(X) }],
  },
  'estimate-mean': {
    check: checkEstimates,
    shots: 100,
    qiskit: [{ '0': probabilityOfZero(X), '1': 1 - probabilityOfZero(X) }],
    qiskitCheck: (printed) => checkEstimates({ outcomes: [], messages: printed }),
  },
  'best-line': { outcomes: { '3': 1 }, shots: 1, qiskit: [], qiskitCheck: prints('3 of 4 right') },
  classifier: {
    outcomes: fourReadings(START),
    qiskitCheck: prints(...CORNERS.map(classifiedLine)),
  },
  'parameter-shift': {
    check: checkGradients,
    shots: 20,
    qiskitCheck: prints(
      ...[1, -1].map((sign) => `P(0) = ${fixed(probabilityOfZero(X + (sign * Math.PI) / 2), 4)}`),
      `shift rule: ${plain(parameterShift(meanAfterRy, X))}`,
      `forward step: ${plain(forwardDifference(meanAfterRy, X, 0.1))}`,
      `central step: ${plain(centralDifference(meanAfterRy, X, 0.1))}`,
    ),
  },
  train: {
    outcomes: { '0110': 1 },
    check: checkTraining,
    shots: 5,
    qiskitCheck: prints(...[0, 1, 5, 10, 20, 40].map(trainedLine)),
  },
  kernel: {
    outcomes: bits(zzOverlapState(POINT, OTHER).map(({ re, im }) => re * re + im * im)),
    state: bits(zzOverlapState(POINT, OTHER).map(({ re, im }): [number, number] => [re, im])),
    qiskitCheck: prints(
      `one rotation: ${fixed(angleKernel([0.3], [1.2]), 4)}`,
      `two rotations: ${fixed(angleKernel(POINT, OTHER), 4)}`,
      `ZZ map: ${fixed(zzKernel(POINT, OTHER), 4)}`,
      'x with itself: 1.0000',
    ),
  },
  plateau: {
    check: ({ messages }) => checkVariances(globals(messages)),
    shots: 1,
    qiskitCheck: (printed) => {
      prints('differ by 0.000000')(printed);
      checkVariances(globals(printed.slice(1)));
    },
  },
  'encode-again': { outcomes: pointReadings() },
  benchmark: {
    check: ({ outcomes }) => {
      for (const printed of outcomes) checkScores(JSON.parse(printed));
    },
    shots: 2,
    qiskitCheck: (printed) => {
      const rows: number[][] = printed.map((line) => JSON.parse(line.slice(line.indexOf('['))));
      checkScores([0, 1, 2, 3].map((model) => rows.reduce((sum, row) => sum + (row[model] ?? 0), 0)));
    },
  },
};

/** Every one of these texts must be in one of the printed lines. */
function prints(...wanted: readonly string[]): (printed: string[]) => void {
  return (printed) => {
    for (const text of wanted)
      if (!printed.some((line) => line.includes(text)))
        throw new Error(`"${text}" is not printed: ${printed.join(' | ')}`);
  };
}

/** As Python prints it, with a plain minus. */
function plain(value: number): string {
  return value.toFixed(4);
}

/** Values by basis state of two qubits. */
function bits<Value>(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [index.toString(2).padStart(2, '0'), value]));
}

/** One reading at each of the four corners: 0 for class +1. */
function fourReadings(theta: Pair): Record<string, number> {
  const labels = Array.from({ length: 16 }, (_, index) => index.toString(2).padStart(4, '0'));
  const chance = (label: string) =>
    CORNERS.reduce((product, corner, index) => {
      const isRight = (label.at(-1 - index) === '0') === labelOf(corner) > 0;
      return product * (isRight ? rightReading(corner, theta) : 1 - rightReading(corner, theta));
    }, 1);
  return Object.fromEntries(labels.map((label) => [label, chance(label)]));
}

/** The three points of a line, encoded twice in the bits 0 to 2 and once in the bits 3 to 5; 0 for class +1. */
function pointReadings(): Record<string, number> {
  const means = [...LINE_POINTS.map((x) => twiceEncodedMean(x, BETWEEN)), ...LINE_POINTS.map(meanAfterRy)];
  const chances = Array.from({ length: 64 }, (_, index): [string, number] => [
    index.toString(2).padStart(6, '0'),
    means.reduce((product, mean, bit) => product * ((1 + ((index >> bit) & 1 ? -mean : mean)) / 2), 1),
  ]);
  return Object.fromEntries(chances.filter(([, chance]) => chance > 1e-12));
}

function expectNear(name: string, found: number, expected: number, allowed: number): void {
  if (!(Math.abs(found - expected) <= allowed)) throw new Error(`${name} is ${found}, not ${expected} ± ${allowed}`);
}

/** Lines "0.8820 ± 0.0149" from 1,000 readings each. */
function checkEstimates({ outcomes, messages }: { outcomes: string[]; messages: string[] }): void {
  const [mean, error] = [meanAfterRy(X), standardError(meanAfterRy(X), 1000)];
  for (const line of messages) {
    const [found, stated] = line.split(' ± ').map(Number);
    expectNear('the mean', found ?? Number.NaN, mean, TOLERATED_SIGMAS * error);
    expectNear('its error', stated ?? Number.NaN, error, 0.4 * error);
  }
  for (const printed of outcomes)
    expectNear('the rounded mean', Number(printed), mean, 0.005 + TOLERATED_SIGMAS * error);
}

/** The shares of zeros and the derivative, from 2,000 readings for every mean. */
function checkGradients({ outcomes, messages }: { outcomes: string[]; messages: string[] }): void {
  for (const message of messages) {
    const [, angle, share] = /angle (\S+): P\(0\) = (\S+)/.exec(message) ?? [];
    if (angle === undefined) continue;
    const p = probabilityOfZero(Number(angle));
    expectNear(`P(0) at ${angle}`, Number(share), p, TOLERATED_SIGMAS * shareError(p, 2000) + 1e-4);
  }
  for (const printed of outcomes) {
    const allowed = TOLERATED_SIGMAS * shiftError(X, 2000);
    expectNear('the derivative', Number(/rule: (\S+)/.exec(printed)?.[1]), parameterShift(meanAfterRy, X), allowed);
  }
}

/** The angles after 20 steps; their spread was measured over 100 runs. */
function checkTraining({ messages }: { messages: string[] }): void {
  const [theta1, theta2] = train(20).at(-1) ?? START;
  const last = messages.filter((message) => message.startsWith('step 20:'));
  if (last.length === 0) throw new Error('Step 20 is not printed');
  for (const message of last) {
    const [, first, second] = /angles (\S+), (\S+);/.exec(message) ?? [];
    expectNear('θ1', Number(first), theta1, TOLERATED_SIGMAS * SIGMA_OF_TRAINED_ANGLE);
    expectNear('θ2', Number(second), theta2, TOLERATED_SIGMAS * SIGMA_OF_TRAINED_ANGLE);
  }
}

/** The line of classifier.py for this corner. */
function classifiedLine(corner: Pair): string {
  const [label, f] = [labelOf(corner), modelMean(corner, START)];
  const sign = label > 0 ? '+' : '-';
  return `label ${sign}1, f = ${sign}${plain(Math.abs(f))}, right with probability ${plain(rightReading(corner, START))}`;
}

/** The line of train.py at this step. */
function trainedLine(step: number): string {
  const theta = train(step).at(-1) ?? START;
  const digits = String(Number(loss(theta).toPrecision(4)));
  return `step ${step}: loss ${digits}, angles ${plain(theta[0])}, ${plain(theta[1])}, f(0, 0) = ${plain(modelMean([0, 0], theta))}`;
}

/** From lines such as "n = 4: global 0.0065, local 0.0078". */
function globals(lines: readonly string[]): number[] {
  return lines.map((line) => Number(/global (\S+),/.exec(line)?.[1]));
}

/** The mean of 2,000 cos⁴ spreads by 2.2%, and n of them are multiplied. */
function checkVariances(found: readonly number[]): void {
  [4, 10, 20].forEach((n, index) => {
    const spread = 0.0218 * Math.sqrt(n);
    const ratio = Math.log((found[index] ?? Number.NaN) / globalVariance(n));
    expectNear(`log of the variance for n = ${n} over theory`, ratio, 0, TOLERATED_SIGMAS * spread);
  });
}

/** Right answers of 500: without the CNOT a coin; the others must keep their order and their rough place. */
function checkScores([circuit = 0, unlinked = 0, line = 0, vote = 0]: readonly number[]): void {
  expectNear('the circuit without CNOT', unlinked, 250, TOLERATED_SIGMAS * 500 * shareError(0.5, 500));
  expectNear('the circuit', circuit, 410, 70);
  expectNear('the line', line, 310, 75);
  expectNear('the vote', vote, 430, 55);
}
