import { type Circuit, type Column, lineCount } from '#circuit/circuit/circuit.ts';
import { placeSentence } from '#circuit/editing/place-sentence.ts';

interface Known {
  readonly circuit: Circuit;
  readonly index: number;
  readonly sentences: readonly string[];
}

const known = new WeakMap<Column, Known>();
const NOTHING: Column = [];

/** What is at each wire and bit of a column; worked out again only for columns that have changed. */
export function columnSentences(circuit: Circuit, index: number): readonly string[] {
  const column = circuit.columns[index] ?? NOTHING;
  const last = known.get(column);
  if (last && last.index === index && isAlike(last.circuit, circuit)) return last.sentences;
  const sentences = Array.from({ length: lineCount(circuit) }, (_, line) => placeSentence(circuit, line, index));
  known.set(column, { circuit, index, sentences });
  return sentences;
}

function isAlike(a: Circuit, b: Circuit): boolean {
  return a.qubits === b.qubits && a.bits === b.bits && a.gates === b.gates;
}
