import {
  BIASES,
  CODES,
  DECODERS,
  type Experiment,
  isSameStrengths,
  MOST_STRENGTH,
  NOISES,
  OPERATIONS,
  type Strengths,
  UNIFORM,
} from './experiment.ts';
import { decodersOf, fitting, noisesOf } from './ranges.ts';

/** What an address asks for. */
export interface Question {
  experiment: Experiment;
  /** The logical error that a distance is asked for, as a power of ten: 9 is 10⁻⁹. */
  wished: number;
}

const NAME = 'threshold';

/** What stands there at first. */
export const FIRST: Experiment = {
  code: 'toric',
  noise: 'phenomenological',
  decoder: 'union-find',
  sizes: [7, 9, 11, 13],
  bias: 10,
  strengths: UNIFORM,
};

/** A logical error that nobody would notice in a long computation; and between which others can be wished. */
export const WISHED = { first: 9, from: 3, to: 15 } as const;

/**
 * An experiment as the fragment of an address: `threshold=toric;phenomenological;union-find;7,9,11,13`, with what its noise
 * has beside: `bias:100` (or `bias:pure`), or `strengths:0.1,1,1.9,3.3` in the order of `OPERATIONS` where they are not
 * uniform.
 */
export function writeExperiment({ code, noise, decoder, sizes, bias, strengths }: Experiment): string {
  const parts = [code, noise, decoder, sizes.join(',')];
  if (noise === 'biased') parts.push(`bias:${nameOfBias(bias)}`);
  if (noise === 'circuit' && !isSameStrengths(strengths, UNIFORM))
    parts.push(`strengths:${OPERATIONS.map((operation) => strengths[operation]).join(',')}`);
  return `${NAME}=${parts.join(';')}`;
}

/** The same with a wish that is not the first one: `;wished:12`. */
export function writeQuestion({ experiment, wished }: Question): string {
  return writeExperiment(experiment) + (wished === WISHED.first ? '' : `;wished:${wished}`);
}

/**
 * Undefined for a fragment that is of something else. What it does not say is as at first, and what it says wrongly, too,
 * which is then named.
 */
export function readQuestion(fragment: string): (Question & { left: readonly string[] }) | undefined {
  const [name, text = '', ...rest] = fragment.replace(/^#/, '').split('=');
  if (name !== NAME) return undefined;
  const [code = '', noise = '', decoder = '', sizes = '', ...more] = text.split(';');
  const left = rest.map(quoted);
  const oneOf = <Name extends string>(names: readonly Name[], asked: string, first: Name): Name => {
    const found = names.find((each) => each === asked);
    if (!found && asked !== '') left.push(quoted(asked));
    return found ?? first;
  };
  const settings = { bias: FIRST.bias, strengths: FIRST.strengths, wished: WISHED.first as number };
  const chosen = {
    code: oneOf(CODES, code, FIRST.code),
    noise: oneOf(NOISES, noise, FIRST.noise),
    decoder: oneOf(DECODERS, decoder, FIRST.decoder),
  };
  for (const part of more) {
    const setting = readSetting(part);
    if (setting) Object.assign(settings, setting);
    else left.push(quoted(part));
  }
  const { wished, ...ofNoise } = settings;
  const isSimulated = noisesOf(chosen.code).includes(chosen.noise);
  if (!isSimulated) left.push(quoted(`${chosen.code} with ${chosen.noise}`));
  else if (!decodersOf(chosen).includes(chosen.decoder)) left.push(quoted(`${chosen.noise} with ${chosen.decoder}`));
  const experiment = fitting({
    ...{ ...chosen, ...ofNoise },
    sizes: sizes === '' ? FIRST.sizes : sizes.split(',').map(Number),
  });
  if (isSimulated && sizes !== '' && experiment.sizes.join() !== sizes) left.push(quoted(sizes));
  return { experiment, wished, left };
}

function readSetting(part: string): Partial<Experiment & Question> | undefined {
  const [name, value = ''] = part.split(':');
  if (name === 'bias') {
    const bias = BIASES.find((each) => nameOfBias(each) === value);
    return bias === undefined ? undefined : { bias };
  }
  if (name === 'wished') {
    const wished = wholeBetween(value, WISHED.from, WISHED.to);
    return wished === undefined ? undefined : { wished };
  }
  if (name !== 'strengths') return undefined;
  const strengths = readStrengths(value);
  return strengths && { strengths };
}

function readStrengths(text: string): Strengths | undefined {
  const tenths = text.split(',').map((each) => wholeBetween(tenfold(each), 0, 10 * MOST_STRENGTH));
  if (tenths.length !== OPERATIONS.length || tenths.includes(undefined)) return undefined;
  const [oneQubit = 0, reset = 0, measurement = 0, idle = 0] = tenths.map((each) => (each ?? 0) / 10);
  return { oneQubit, reset, measurement, idle };
}

/** "1.9" as "19": factors have one decimal. */
const tenfold = (text: string) => (/^\d(\.\d)?$/.test(text) ? String(Math.round(10 * Number(text))) : '');

function wholeBetween(text: string, from: number, to: number): number | undefined {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
}

const nameOfBias = (bias: number) => (bias === Number.POSITIVE_INFINITY ? 'pure' : String(bias));

const quoted = (text: string) => `“${text.slice(0, 40)}”`;
