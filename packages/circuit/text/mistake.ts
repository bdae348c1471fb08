import type { Fault } from './fault.ts';

/**
 * What the reader says of texts that are wrong in any reading of the language, by how it begins or ends. All other faults
 * may be OpenQASM that a circuit has no place for.
 */
const MISTAKES = [
  /^expected a semicolon at the end of the line$/,
  /^no gate is called /,
  / is not declared$/,
  / is already declared$/,
  / and -?\d+ is not among them$/,
  / acts on .*, not on \d+$/,
  / takes \d+ angles?, not \d+$/,
  / is given twice$/,
  /^this (comment|quotation) never ends$/,
  /^this block is never closed/,
];

/** Whether a text is surely no OpenQASM. Otherwise another reader, which knows more of the language, may take it. */
export function isMistake({ message }: Pick<Fault, 'message'>): boolean {
  return MISTAKES.some((mistake) => mistake.test(message));
}
