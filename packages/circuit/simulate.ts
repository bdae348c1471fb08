#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Circuit } from './circuit/circuit.ts';
import { readNoise } from './circuit/document-noise.ts';
import { compareCircuits } from './compare/compare-circuits.ts';
import { comparisonSentence } from './compare/comparison-sentence.ts';
import { exactOutcomes } from './engine/exact-outcomes.ts';
import type { NoiseModel } from './engine/noise-model.ts';
import { sampleNoisyBits, sampleOutcomes } from './engine/sample-outcomes.ts';
import type { Counts } from './engine/shots.ts';
import { counted, isFault } from './text/fault.ts';
import { readOpenQasm } from './text/read-openqasm.ts';

/**
 * Prints the exact distribution of the classical bits of an OpenQASM 2 or 3 file, or of all its qubits where it
 * measures nothing. Registers run from right to left in the order of their declaration, place 0 rightmost in each.
 * `--t` is the value of `input float t`. `--shots` draws this many outcomes instead, repeatably; with `--noise`
 * (strengths as an address of the lab names them) those of a Clifford circuit on a noisy machine. `--compare` says
 * whether two files do the same, or where they part; it ends with 0 where they do, 1 where they do not, and 2 where
 * that cannot be said.
 */
const USAGE =
  'simulate FILE.qasm [--format text|json] [--t VALUE] [--shots NUMBER [--seed NUMBER] [--noise STRENGTHS]], or --compare FILE.qasm FILE.qasm';

/** Far beyond what can be drawn. Wires that bear on no outcome cost nothing, so that a file may declare a whole machine. */
const LIMITS = { characters: 200_000_000, operations: 1_000_000, qubits: 1024, bits: 4096 };
/** Less is rounding. */
const NEVER = 1e-15;
const DIGITS = 15;
const BAR = 40;
const MOST_SHOTS = 10_000_000;

/** What went wrong, in one sentence for the reader of a terminal. */
class Refusal extends Error {}

interface Answer {
  readonly qubits: number;
  /** Where outcomes were drawn. */
  readonly shots?: number;
  /** Ascending by their bits: the probability of each, or how often it came. */
  readonly outcomes: readonly (readonly [bits: string, value: number])[];
}

type Format = (answer: Answer) => string;

const FORMATS: Readonly<Record<string, Format>> = { json: asJson, text: asTable };

interface Sampling {
  readonly shots: number;
  readonly seed: number;
  readonly noise: NoiseModel | undefined;
}

interface Result {
  readonly text: string;
  readonly exitCode: number;
}

function run(argv: string[]): Result {
  const { values, positionals } = parseCommandLine(argv);
  if (values.help) return { text: `${USAGE}\n`, exitCode: 0 };
  const [file, ...rest] = positionals;
  const other = values.compare ? rest.shift() : undefined;
  if (file === undefined) throw new Refusal(`No file is given: ${USAGE}`);
  if (rest.length > 0) throw new Refusal(`Unexpected: ${rest.join(' ')}: ${USAGE}`);
  if (values.compare && other === undefined) throw new Refusal(`--compare needs two files: ${USAGE}`);
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
  if (!format) throw new Refusal('--format must be text or json.');
  const t = numberOf('--t', values.t);
  const sampling = samplingOf(values);
  const circuit = readCircuit(file);
  if (other !== undefined) return compared(circuit, readCircuit(other), t, format === asJson);
  return { text: format(sampling ? drawnFrom(circuit, t, sampling) : distributionOf(circuit, t)), exitCode: 0 };
}

function compared(first: Circuit, second: Circuit, t: number, isJson: boolean): Result {
  const comparison = calculated(() => compareCircuits(first, second, { t }), 'The circuits cannot be compared');
  const sentence = comparisonSentence(comparison);
  const text = isJson ? JSON.stringify({ ...comparison, sentence }) : sentence;
  return { text: `${text}\n`, exitCode: comparison.isEqual ? 0 : 1 };
}

function parseCommandLine(argv: string[]) {
  const options = {
    format: { type: 'string', default: 'text' },
    t: { type: 'string', default: '0' },
    shots: { type: 'string' },
    seed: { type: 'string', default: '1' },
    noise: { type: 'string' },
    compare: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    // Only what is wrong, without Node's advice on it.
    throw new Refusal(`${(error as Error).message.split('. ')[0]}: ${USAGE}`);
  }
}

function numberOf(option: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new Refusal(`${option} must be a number.`);
  return value;
}

function samplingOf(values: { shots?: string; seed: string; noise?: string }): Sampling | undefined {
  const seed = numberOf('--seed', values.seed);
  if (values.shots === undefined) {
    if (values.noise !== undefined) throw new Refusal('--noise needs --shots.');
    return undefined;
  }
  const shots = numberOf('--shots', values.shots);
  if (!Number.isInteger(shots) || shots < 1 || shots > MOST_SHOTS)
    throw new Refusal(`--shots must be a whole number from 1 to ${MOST_SHOTS.toLocaleString('en-US')}.`);
  const noise = readNoise(values.noise ?? '');
  if (typeof noise === 'string')
    throw new Refusal('--noise must be six probabilities, as in 0.001,0.01,0,0,0.02,0.02.');
  return { shots, seed, noise };
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

function distributionOf(circuit: Circuit, t: number): Answer {
  const exact = calculated(() => exactOutcomes(circuit, { t }), 'The circuit cannot be calculated exactly');
  const likely = [...exact].filter(([, probability]) => probability >= NEVER);
  // Each gate may change the sum by a rounding.
  const total = likely.reduce((sum, [, probability]) => sum + probability, 0);
  const outcomes = likely.map(
    ([bits, probability]) => [bits, Number((probability / total).toPrecision(DIGITS))] as const,
  );
  return { qubits: circuit.qubits.length, outcomes: ascending(outcomes) };
}

function drawnFrom(circuit: Circuit, t: number, { shots, seed, noise }: Sampling): Answer {
  const counts: Counts = calculated(
    () => (noise ? sampleNoisyBits(circuit, { t, shots, seed, noise }) : sampleOutcomes(circuit, { t, shots, seed })),
    'The circuit cannot be sampled',
  );
  return { qubits: circuit.qubits.length, shots, outcomes: ascending([...counts]) };
}

function calculated<Result>(calculate: () => Result, how: string): Result {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(`${how}: ${error.message}.`);
    throw error;
  }
}

const ascending = (outcomes: (readonly [string, number])[]) => outcomes.sort(([a], [b]) => (a < b ? -1 : 1));

/** By hand: an object would put "10" before "01", since it looks like an index. */
function asJson({ qubits, shots, outcomes }: Answer): string {
  const entries = `{${outcomes.map(([bits, value]) => `"${bits}": ${value}`).join(', ')}}`;
  const values = shots === undefined ? `"probabilities": ${entries}` : `"shots": ${shots}, "counts": ${entries}`;
  return `{"qubits": ${qubits}, ${values}}\n`;
}

function asTable({ qubits, shots, outcomes }: Answer): string {
  const lines = outcomes.map(([bits, value]) => {
    const bar = '█'.repeat(Math.round((BAR * value) / (shots ?? 1)));
    return `${bits}  ${shots === undefined ? value.toFixed(6) : value}  ${bar}`.trimEnd();
  });
  const drawn = shots === undefined ? '' : ` in ${counted(shots, 'shot')}`;
  return `${[`${counted(qubits, 'qubit')}, ${counted(outcomes.length, 'outcome')}${drawn}`, ...lines].join('\n')}\n`;
}

const argv = process.argv.slice(2);
try {
  const { text, exitCode } = run(argv);
  process.stdout.write(text);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = argv.includes('--compare') ? 2 : 1;
}
