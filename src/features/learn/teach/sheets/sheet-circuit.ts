import type { Circuit, Operation } from '#circuit/circuit/circuit.ts';
import { pack } from '#circuit/circuit/span.ts';
import { areApart, partsOfAttempt } from '#circuit/judge/added-operations.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import type { CircuitAnswer } from '#src/model/schemas/task.ts';
import { attemptText, wholeText } from '../../tasks/task.ts';

/** A circuit on a sheet, and how many of its columns, from the left, are given. */
export interface SheetCircuit {
  readonly circuit: Circuit;
  readonly given: number;
}

/** Places to draw into: as many as the solution takes, and two more. */
const LEAST_PLACES = 4;
const SPARE_PLACES = 2;
const MOST_PLACES = 7;

/** What a student begins with, and empty wires behind it. Throws where the text of the start cannot be read. */
export function problemCircuit(answer: CircuitAnswer): SheetCircuit {
  const start = circuitOf(wholeText(answer.start));
  const needed = solutionCircuit(answer);
  const wanted = needed.circuit.columns.length - needed.given + SPARE_PLACES;
  const places = Math.min(MOST_PLACES, Math.max(LEAST_PLACES, wanted));
  const blank = Array.from({ length: places }, (): Operation[] => []);
  return { circuit: { ...start, columns: [...start.columns, ...blank] }, given: start.columns.length };
}

/** The reference solution, with the given part before all that was added, unless the two are interleaved. */
export function solutionCircuit(answer: CircuitAnswer): SheetCircuit {
  const start = circuitOf(wholeText(answer.start));
  const whole = circuitOf(attemptText(answer, answer.solution));
  const { all, added } = partsOfAttempt({ start }, whole);
  const isMixed = added.some((one) =>
    all.slice(all.indexOf(one)).some((later) => !added.includes(later) && !areApart(one, later)),
  );
  if (isMixed) return { circuit: whole, given: 0 };
  return { circuit: { ...whole, columns: [...start.columns, ...pack(added)] }, given: start.columns.length };
}

function circuitOf(text: string): Circuit {
  const read = readOpenQasm(text);
  if ('message' in read) throw new Error(`line ${read.line}: ${read.message}`);
  return read.circuit;
}
