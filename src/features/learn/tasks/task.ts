import { numberOf } from '#circuit/judge/judge-number.ts';
import type { Problem } from '#circuit/judge/problem.ts';
import { decimal } from '#circuit/quantum/notation.ts';
import type { Answer, CircuitAnswer, TaskData } from '#src/model/schemas/task.ts';
import { filled, grouped, type Values, valuesOf, variantOf } from './variants.ts';

/** A task as its page and the steps get it: what its file says, and its id. */
export type TaskEntry = Omit<TaskData, 'sources' | 'asOf' | 'terms'> & {
  readonly id: string;
  /** What the judge is given for variant 1, if it is answered with a circuit: no browser reads what a build has read. */
  readonly problem?: Problem | undefined;
};

/** One variant of a task: all texts with their values. */
export interface Task extends TaskEntry {
  readonly variant: number;
  readonly values: Values;
}

/** A variant of a task. The same number is the same problem for everybody. */
export function taskOf(entry: TaskEntry, number = 1): Task {
  const variant = variantOf(entry, number);
  const values = valuesOf(entry, variant);
  const { parameters, computed, problem, ...rest } = entry;
  return {
    ...filled(rest, values),
    parameters,
    computed,
    variant,
    values,
    problem: variant === 1 ? problem : undefined,
  };
}

/** A task that is answered in one way. */
export type TaskWith<Kind extends Answer['kind']> = Task & { readonly answer: Extract<Answer, { kind: Kind }> };

/** Whether a task is answered in this way. */
export function isAnswered<Kind extends Answer['kind']>(task: Task, kind: Kind): task is TaskWith<Kind> {
  return task.answer.kind === kind;
}

export type CircuitTask = Task & { readonly answer: CircuitAnswer };

export function isCircuitTask(task: Task): task is CircuitTask {
  return 'allowed' in task.answer;
}

const HEADER = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** A circuit's text with the two lines that every program begins with. */
export function wholeText(text: string): string {
  return text.startsWith('OPENQASM') ? text : `${HEADER}${text.trimEnd()}\n`;
}

/** What stands in an answer's place: the start with lines added, or a whole circuit. */
export function attemptText({ start }: Pick<CircuitAnswer, 'start'>, added: string): string {
  return added.startsWith('OPENQASM') ? added : `${wholeText(start)}${added.trim()}\n`;
}

/** A Q# program with lines in the place that the start leaves for them. */
export function programText({ start }: TaskWith<'program'>['answer'], lines: string): string {
  return start.replace(/^( *)\/\/ here$/m, (_, space: string) => lines.trim().replace(/^/gm, space));
}

/** A value that is off a whole number by less is so by rounding. */
const ROUNDING = 1e-9;

/** How many decimals a percentage needs so that, typed as it is written, it lies within what may be off. */
const percentPlaces = (tolerance: number) => Math.max(1, Math.ceil(-Math.log10(200 * tolerance)));

/** The reference solution as one reads it. */
export function solutionText({ answer, values }: Pick<Task, 'answer' | 'values'>): string {
  switch (answer.kind) {
    case 'number': {
      const value = numberOf(answer.value, values.numbers) ?? Number.NaN;
      const isWhole = Math.abs(value - Math.round(value)) < ROUNDING;
      const shown = answer.share
        ? `${decimal(100 * value, percentPlaces(answer.tolerance))}%`
        : grouped(decimal(value, isWhole ? 0 : 4));
      return answer.unit && !answer.share ? `${shown} ${answer.unit}` : shown;
    }
    case 'order':
      return answer.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    case 'choice':
      return answer.options.find(({ correct }) => correct)?.text ?? '';
    default:
      return answer.solution.trim();
  }
}
