import { IDENTIFIER, LONGEST_NAME } from '../circuit/names.ts';
import { withoutDirections } from '../circuit/parse-circuit.ts';
import { list, oneOf, orFault, ParseFault, record, text } from '../circuit/parse-value.ts';
import type { AllowedGate } from '../judge/problem.ts';
import { TASK_LIMITS, type TaskTexts } from './task.ts';

const REQUIRED = ['title', 'task', 'start', 'solution', 'allowed', 'goal'];
const OPTIONAL = ['conditions', 'cases', 'hint', 'explanation'];
const MOST_USES = 100;

/**
 * An unknown value as the texts of a task: every key known, every text within its length. Faults are one sentence that
 * names the part. Whether the circuits can be read is for `readTask` to say.
 */
export function parseTask(value: unknown): { readonly texts: TaskTexts } | { readonly fault: string } {
  return orFault(() => {
    const { title, task, hint, explanation, conditions, cases, ...more } = record(
      value,
      REQUIRED,
      'The task',
      OPTIONAL,
    );
    if (conditions !== undefined && typeof conditions !== 'boolean')
      throw new ParseFault('The conditions are neither allowed nor not.');
    return {
      texts: {
        title: line(title, TASK_LIMITS.title, 'The title'),
        task: words(task, TASK_LIMITS.task, 'The text of the task'),
        start: text(more.start, TASK_LIMITS.characters, 'The start'),
        solution: text(more.solution, TASK_LIMITS.characters, 'The solution'),
        allowed: list(more.allowed, TASK_LIMITS.allowed, 'allowed gates', 'listed').map(allowedIn),
        goal: goalIn(more.goal),
        ...(conditions === undefined ? {} : { conditions }),
        ...(cases === undefined ? {} : { cases: list(cases, TASK_LIMITS.cases, 'cases', 'tried').map(caseIn) }),
        ...(hint === undefined ? {} : { hint: words(hint, TASK_LIMITS.hint, 'The hint') }),
        ...(explanation === undefined
          ? {}
          : { explanation: words(explanation, TASK_LIMITS.explanation, 'The explanation') }),
      },
    };
  });
}

/** Text for readers: with its lines, without signs that cannot be seen. */
function words(value: unknown, longest: number, what: string): string {
  const found = withoutDirections(text(value, longest, what)).trim();
  if (found === '') throw new ParseFault(`${what} is empty.`);
  if (/[^\P{Cc}\n]/u.test(found)) throw new ParseFault(`${what} holds characters that cannot be seen.`);
  return found;
}

function line(value: unknown, longest: number, what: string): string {
  const found = words(value, longest, what);
  if (found.includes('\n')) throw new ParseFault(`${what} has more than one line.`);
  return found;
}

function allowedIn(value: unknown, index: number): AllowedGate {
  const what = `Allowed gate ${index + 1}`;
  const { gate, controls, uses, wires } = record(value, ['gate', 'controls'], what, ['uses', 'wires']);
  const name = text(gate, LONGEST_NAME, `The name of allowed gate ${index + 1}`);
  if (!IDENTIFIER.test(name)) throw new ParseFault(`${what} cannot be called "${name}".`);
  return {
    gate: name,
    controls: whole(controls, 0, TASK_LIMITS.qubits - 1, `The controls of ${name}`),
    ...(uses === undefined ? {} : { uses: whole(uses, 1, MOST_USES, `The uses of ${name}`) }),
    ...(wires === undefined ? {} : { wires: wiresIn(wires, `wires of ${name}`) }),
  };
}

function goalIn(value: unknown): TaskTexts['goal'] {
  const { compare } = record(value, undefined, 'The goal');
  switch (oneOf(compare, ['state', 'unitary', 'outcomes'], 'What the goal compares is')) {
    case 'state': {
      const { wires } = record(value, ['compare'], 'The goal', ['wires']);
      return { compare: 'state', ...(wires === undefined ? {} : { wires: wiresIn(wires, 'wires of the goal') }) };
    }
    case 'unitary': {
      const { inputs } = record(value, ['compare'], 'The goal', ['inputs']);
      return { compare: 'unitary', ...(inputs === undefined ? {} : { inputs: wiresIn(inputs, 'inputs of the goal') }) };
    }
    case 'outcomes':
      record(value, ['compare'], 'The goal');
      return { compare: 'outcomes' };
  }
}

function caseIn(value: unknown, index: number): { name: string; gates: string } {
  const { name, gates } = record(value, ['name', 'gates'], `Case ${index + 1}`);
  return {
    name: line(name, TASK_LIMITS.caseName, `The name of case ${index + 1}`),
    gates: text(gates, TASK_LIMITS.characters, `Case ${index + 1}`),
  };
}

function wiresIn(value: unknown, what: string): number[] {
  const wires = list(value, TASK_LIMITS.qubits, what, 'named').map((wire) =>
    whole(wire, 0, TASK_LIMITS.qubits - 1, `Each of the ${what}`),
  );
  if (wires.length === 0) throw new ParseFault(`The ${what} are none.`);
  if (new Set(wires).size < wires.length) throw new ParseFault(`Two of the ${what} are the same.`);
  return wires;
}

function whole(value: unknown, least: number, most: number, what: string): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  if (!isWhole) throw new ParseFault(`${what}: a whole number from ${least} to ${most} is expected.`);
  return value;
}
