import { type Circuit, LIMITS, type Operation } from '../circuit/circuit.ts';
import { earliestColumns } from '../circuit/span.ts';
import { cursorOf } from './cursor.ts';
import { type Fault, orFault, TextError } from './fault.ts';
import { interpreter } from './interpreter.ts';
import { statementParser } from './parse-statements.ts';
import type { ReadLimits } from './program.ts';
import { physicalQubits, readVersion } from './version.ts';

export interface ReadCircuit {
  readonly circuit: Circuit;
  /** Line of the text, from 1, of each operation: `lines[column][place]` belongs to `circuit.columns[column][place]`. */
  readonly lines: readonly (readonly number[])[];
  /** What the circuit leaves out of the text, one sentence each. */
  readonly notes: readonly string[];
}

/**
 * Reads OpenQASM 2 (arXiv:1707.03429, with `qelib1.inc`) or OpenQASM 3 (openqasm.com, with `stdgates.inc`) as a circuit,
 * in time that grows with the text and what its loops come to. A text without version is what its words say.
 *
 * Loops are unrolled, constants take the place of their names, aliases that of their qubits; `input float t` is the swept
 * symbol. Each operation is in the earliest column that it can reach. Identities (`id`, `u0`), annotations and
 * pragmas leave no trace; so do branches of `if` that are known never to be taken, and, with a note, the global phase of
 * OpenQASM 3's `U`, `u2` and `u3` where nothing controls it. A gate that a text defines under the name of a library gate is that gate
 * where its matrix is the same, and gets a number behind its name where it is not. What has no place in a circuit is a
 * fault, as is what exceeds the limits; `operations` also limits what the circuit's own gates come to.
 */
export function readOpenQasm(text: string, limits: ReadLimits = LIMITS): ReadCircuit | Fault {
  return orFault(() => {
    if (text.length > limits.characters) {
      const most = limits.characters.toLocaleString('en-US');
      throw new TextError(`the text has more than ${most} characters`, { line: 1, column: 1 });
    }
    const cursor = cursorOf(text);
    const version = readVersion(cursor, text);
    const parser = statementParser(cursor, version);
    const program = interpreter(version, limits);
    if (version === 3) program.declarePhysical(physicalQubits(text));
    for (let statement = parser.next(); statement; statement = parser.next()) program.execute(statement);
    const { operations, lines: linesOf, notes, ...parts } = program.finish(cursor.current());
    const { columns, lines } = placed(operations, linesOf);
    return { circuit: { ...parts, columns }, lines, notes };
  });
}

function placed(
  operations: readonly Operation[],
  linesOf: readonly number[],
): { columns: Operation[][]; lines: number[][] } {
  const columns: Operation[][] = [];
  const lines: number[][] = [];
  earliestColumns(operations).forEach((place, index) => {
    columns[place] ??= [];
    lines[place] ??= [];
    columns[place].push(operations[index] as Operation);
    lines[place].push(linesOf[index] ?? 1);
  });
  return { columns, lines };
}
