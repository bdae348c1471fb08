import type { Circuit } from '#circuit/circuit/circuit.ts';
import { partsOfAttempt } from '#circuit/judge/added-operations.ts';
import { goalResult } from '#circuit/judge/goal-result.ts';
import type { AmplitudeColumn, Problem } from '#circuit/judge/problem.ts';
import { digits } from '#circuit/quantum/notation.ts';

type Amplitude = readonly [re: number, im: number];

interface ComparedRow {
  readonly ket: string;
  readonly goal: Amplitude;
  /** Turned by a phase for all rows, so that it agrees with the goal as far as it can. */
  readonly yours: Amplitude | undefined;
  readonly isDifferent: boolean;
}

export interface ComparedAmplitudes {
  readonly kind: 'amplitudes';
  /** The input that they come from, "01"; undefined where all begins in |0…0⟩. */
  readonly input: string | undefined;
  readonly rows: readonly ComparedRow[];
  /** Rows that are left out: of many, only those that differ are shown. */
  readonly more: number;
}

export interface ComparedOutcomes {
  readonly kind: 'outcomes';
  readonly rows: readonly { readonly outcome: string; readonly goal: number; readonly yours: number }[];
}

const MOST_ROWS = 8;
const SAME = 1e-4;

/** The goal beside what a circuit does now; undefined where the goal differs from case to case and stays hidden. */
export function comparedState(problem: Problem, circuit: Circuit): ComparedAmplitudes | ComparedOutcomes | undefined {
  const [only, ...others] = problem.cases;
  if (!only || only.name !== undefined || others.length > 0) return undefined;
  const result = resultOf(problem, circuit);
  if (only.expected.kind === 'outcomes') {
    const { probabilities } = only.expected;
    const yours = result?.kind === 'outcomes' ? result.probabilities : new Map<string, number>();
    const outcomes = [...new Set([...Object.keys(probabilities), ...yours.keys()])].toSorted();
    return {
      kind: 'outcomes',
      rows: outcomes.map((outcome) => ({
        outcome,
        goal: probabilities[outcome] ?? 0,
        yours: yours.get(outcome) ?? 0,
      })),
    };
  }
  const goal = only.expected.columns;
  const yours = result?.kind === 'amplitudes' ? result.runs[0] : undefined;
  const turned = yours && inPhase(yours, goal);
  const pages = goal.map((column, index) => pageOf(column, turned?.[index]));
  return pages.find(({ rows }) => rows.some(({ isDifferent }) => isDifferent)) ?? pages[0];
}

function resultOf(problem: Problem, circuit: Circuit) {
  const { goal, start } = problem;
  try {
    return goalResult(goal, start, partsOfAttempt(problem, circuit).all, start.gates);
  } catch {
    return undefined;
  }
}

/** Columns turned by the one phase that brings them nearest to the goal. */
function inPhase(yours: readonly AmplitudeColumn[], goal: readonly AmplitudeColumn[]): readonly AmplitudeColumn[] {
  let [re, im] = [0, 0];
  for (const [index, { amplitudes }] of goal.entries()) {
    const own = yours[index]?.amplitudes ?? [];
    for (let at = 0; at < amplitudes.length; at += 2) {
      const [a = 0, b = 0, c = 0, d = 0] = [amplitudes[at], amplitudes[at + 1], own[at], own[at + 1]];
      re += a * c + b * d;
      im += b * c - a * d;
    }
  }
  const size = Math.hypot(re, im);
  if (size < SAME) return yours;
  const [c, s] = [re / size, im / size];
  return yours.map((column) => ({
    ...column,
    amplitudes: column.amplitudes.map((part, at, all) =>
      at % 2 === 0 ? part * c - (all[at + 1] ?? 0) * s : part * c + (all[at - 1] ?? 0) * s,
    ),
  }));
}

function pageOf(goal: AmplitudeColumn, yours: AmplitudeColumn | undefined): ComparedAmplitudes {
  const at = (amplitudes: readonly number[], index: number): Amplitude => [
    amplitudes[2 * index] ?? 0,
    amplitudes[2 * index + 1] ?? 0,
  ];
  const count = goal.amplitudes.length / 2;
  const wires = Math.log2(count);
  const rows = Array.from({ length: count }, (_, index): ComparedRow => {
    const [wanted, own] = [at(goal.amplitudes, index), yours && at(yours.amplitudes, index)];
    const isDifferent = own === undefined || Math.hypot(wanted[0] - own[0], wanted[1] - own[1]) > SAME;
    return { ket: digits(index, wires), goal: wanted, yours: own, isDifferent };
  });
  const shown = rows.length <= MOST_ROWS ? rows : rows.filter((row) => row.isDifferent).slice(0, MOST_ROWS);
  return { kind: 'amplitudes', input: goal.input, rows: shown, more: rows.length - shown.length };
}
