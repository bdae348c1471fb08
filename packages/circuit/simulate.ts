#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Circuit } from './circuit/circuit.ts';
import { exactOutcomes } from './engine/exact-outcomes.ts';
import { counted, isFault } from './text/fault.ts';
import { readOpenQasm } from './text/read-openqasm.ts';

/**
 * Prints the exact distribution of the classical bits of an OpenQASM 2 or 3 file, or of all its qubits where it measures
 * nothing. Registers run from right to left in the order of their declaration, place 0 rightmost in each. `--t` is the
 * value of `input float t`.
 */
const USAGE = 'npm run simulate -- FILE.qasm [--format text|json] [--t VALUE]';

/** Far beyond what can be drawn. Wires that bear on no outcome cost nothing, so that a file may declare a whole machine. */
const LIMITS = { characters: 200_000_000, operations: 1_000_000, qubits: 1024, bits: 4096 };
/** Less is rounding. */
const NEVER = 1e-15;
const DIGITS = 15;
const BAR = 40;

/** What went wrong, in one sentence for the reader of a terminal. */
class Refusal extends Error {}

interface Distribution {
  readonly qubits: number;
  /** Ascending by their bits. */
  readonly outcomes: readonly (readonly [bits: string, probability: number])[];
}

type Format = (distribution: Distribution) => string;

const FORMATS: Readonly<Record<string, Format>> = { json: asJson, text: asTable };

function run(argv: string[]): string {
  const { file, format, t } = readCommand(argv);
  return format(distributionOf(readCircuit(file), t));
}

function readCommand(argv: string[]): { file: string; format: Format; t: number } {
  const { values, positionals } = parseCommandLine(argv);
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) {
    throw new Refusal(`${file === undefined ? 'No file is given' : `Unexpected: ${rest.join(' ')}`}: ${USAGE}`);
  }
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
  if (!format) throw new Refusal('--format must be text or json.');
  const t = Number(values.t);
  if (values.t.trim() === '' || !Number.isFinite(t)) throw new Refusal('--t must be a number.');
  return { file, format, t };
}

function parseCommandLine(argv: string[]) {
  const options = { format: { type: 'string', default: 'text' }, t: { type: 'string', default: '0' } } as const;
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    // Only what is wrong, without Node's advice on it.
    throw new Refusal(`${(error as Error).message.split('. ')[0]}: ${USAGE}`);
  }
}

function readCircuit(file: string): Circuit {
  const answer = readOpenQasm(textOf(file), LIMITS);
  if (isFault(answer)) throw new Refusal(`${file}:${answer.line}:${answer.column}: ${answer.message}.`);
  return answer.circuit;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = { ENOENT: 'there is no such file', EISDIR: 'this is a folder' };
    throw new Refusal(`${file}: ${reasons[code ?? ''] ?? `it cannot be read (${code ?? 'unknown reason'})`}.`);
  }
}

function distributionOf(circuit: Circuit, t: number): Distribution {
  const likely = [...outcomesOf(circuit, t)].filter(([, probability]) => probability >= NEVER);
  // Each gate may change the sum by a rounding.
  const total = likely.reduce((sum, [, probability]) => sum + probability, 0);
  const outcomes = likely
    .map(([bits, probability]) => [bits, Number((probability / total).toPrecision(DIGITS))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { qubits: circuit.qubits.length, outcomes };
}

function outcomesOf(circuit: Circuit, t: number): ReadonlyMap<string, number> {
  try {
    return exactOutcomes(circuit, { t });
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(`The circuit cannot be calculated exactly: ${error.message}.`);
    throw error;
  }
}

/** By hand: an object would put "10" before "01", since it looks like an index. */
function asJson({ qubits, outcomes }: Distribution): string {
  const entries = outcomes.map(([bits, probability]) => `"${bits}": ${probability}`);
  return `{"qubits": ${qubits}, "probabilities": {${entries.join(', ')}}}\n`;
}

function asTable({ qubits, outcomes }: Distribution): string {
  const lines = outcomes.map(([bits, probability]) => {
    const bar = '█'.repeat(Math.round(BAR * probability));
    return `${bits}  ${probability.toFixed(6)}  ${bar}`.trimEnd();
  });
  return `${[`${counted(qubits, 'qubit')}, ${counted(outcomes.length, 'outcome')}`, ...lines].join('\n')}\n`;
}

try {
  process.stdout.write(run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
