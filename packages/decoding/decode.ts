#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { matchingGraph } from './graph/build-graph.ts';
import type { Decoder } from './graph/decoder.ts';
import { likelihoodDecoder } from './likelihood/likelihood-decoder.ts';
import { lookUpDecoder } from './look-up/look-up-decoder.ts';
import { MatchingDecoder } from './matching/matching-decoder.ts';
import type { DetectorErrorModel } from './model/detector-error-model.ts';
import { isFault } from './model/fault.ts';
import { readDetectorErrorModel } from './model/read-dem.ts';
import { countFailures } from './sampling/count-failures.ts';
import { seededRandom } from './sampling/seeded-random.ts';
import { wilson } from './statistics/wilson.ts';
import { UnionFindDecoder } from './union-find/union-find-decoder.ts';

/**
 * Draws shots from a detector error model in Stim's format `.dem`, decodes them, and prints how often the decoder was
 * wrong about an observable, with the interval that holds the true share in 95 of 100 cases. The same seed draws the same
 * shots, whatever the decoder.
 */
const USAGE =
  'decode FILE.dem [--decoder union-find|matching|look-up|likelihood] [--shots NUMBER] [--seed NUMBER] [--format text|json]';

const MOST_SHOTS = 1_000_000_000;
const MOST_SEED = 2 ** 32 - 1;

const DECODERS: Readonly<Record<string, (model: DetectorErrorModel) => Decoder>> = {
  'union-find': (model) => new UnionFindDecoder(matchingGraph(model)),
  matching: (model) => new MatchingDecoder(matchingGraph(model)),
  'look-up': lookUpDecoder,
  likelihood: likelihoodDecoder,
};

const FORMATS: Readonly<Record<string, (answer: Answer) => string>> = { json: asJson, text: asText };

/** What went wrong, in one sentence for the reader of a terminal. */
class Refusal extends Error {}

interface Answer {
  readonly detectors: number;
  readonly observables: number;
  readonly mechanisms: number;
  readonly decoder: string;
  readonly shots: number;
  readonly seed: number;
  readonly failures: number;
  readonly share: number;
  /** The ends of its interval. */
  readonly low: number;
  readonly high: number;
}

function run(argv: string[]): string {
  const { values, positionals } = parseCommandLine(argv);
  if (values.help) return `${USAGE}\n`;
  const [file, ...rest] = positionals;
  if (file === undefined) throw new Refusal(`No file is given: ${USAGE}`);
  if (rest.length > 0) throw new Refusal(`Unexpected: ${rest.join(' ')}: ${USAGE}`);
  const format = chosenFrom(FORMATS, values.format, '--format');
  const decoderOf = chosenFrom(DECODERS, values.decoder, '--decoder');
  const shots = wholeNumber('--shots', values.shots, 1, MOST_SHOTS);
  const seed = wholeNumber('--seed', values.seed, 0, MOST_SEED);
  const model = readModel(file);
  const failures = decoded(() => countFailures(model, decoderOf(model), shots, seededRandom(seed)).failures);
  const { detectors, observables, mechanisms } = model;
  return format({
    ...{ detectors, observables, mechanisms: mechanisms.length, decoder: values.decoder },
    ...{ shots, seed, failures, share: failures / shots, ...wilson(failures, shots) },
  });
}

function parseCommandLine(argv: string[]) {
  const options = {
    decoder: { type: 'string', default: 'union-find' },
    shots: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string', default: 'text' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    // Only what is wrong, without Node's advice on it.
    throw new Refusal(`${(error as Error).message.split('. ')[0]}: ${USAGE}`);
  }
}

function chosenFrom<Choice>(choices: Readonly<Record<string, Choice>>, name: string, option: string): Choice {
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (choice === undefined) throw new Refusal(`${option} must be ${Object.keys(choices).join(' or ')}.`);
  return choice;
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new Refusal(`${option} must be a whole number from ${least} to ${counted(most)}.`);
  return value;
}

function readModel(file: string): DetectorErrorModel {
  const model = readDetectorErrorModel(textOf(file));
  if (isFault(model)) throw new Refusal(`${file}:${model.line}: ${model.message}.`);
  if (model.observables === 0) throw new Refusal(`${file}: the model has no observable, so that nothing can fail.`);
  return model;
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

function decoded<Result>(decode: () => Result): Result {
  try {
    return decode();
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refusal(`The model cannot be decoded: ${error.message.replace(/\.?$/, '.')}`);
    throw error;
  }
}

function asJson(answer: Answer): string {
  return `${JSON.stringify(answer)}\n`;
}

function asText({ detectors, observables, mechanisms, decoder, shots, failures, share, low, high }: Answer): string {
  const held = [named(detectors, 'detector'), named(observables, 'observable'), named(mechanisms, 'mechanism')];
  return `${held.join(', ')}
${counted(failures)} of ${named(shots, 'shot')} failed by ${decoder}: ${percent(share)}, between ${percent(low)} and ${percent(high)} with 95% confidence
`;
}

const counted = (count: number) => count.toLocaleString('en-US');
const named = (count: number, name: string) => `${counted(count)} ${name}${count === 1 ? '' : 's'}`;
const percent = (share: number) => `${Number((100 * share).toPrecision(3))}%`;

try {
  process.stdout.write(run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
