import { CODES, DECODERS, type Experiment, NOISES, rangeOf } from './experiment.ts';

/** What an address asks for, and in words what of it is not simulated. */
export interface AddressedExperiment {
  experiment: Experiment;
  left: readonly string[];
}

const NAME = 'threshold';

/** What stands there at first. */
export const FIRST: Experiment = {
  code: 'toric',
  noise: 'phenomenological',
  decoder: 'union-find',
  sizes: [7, 9, 11, 13],
};

/** An experiment as the fragment of an address: `threshold=toric;phenomenological;union-find;7,9,11,13`. */
export function writeExperiment({ code, noise, decoder, sizes }: Experiment): string {
  return `${NAME}=${[code, noise, decoder, sizes.join(',')].join(';')}`;
}

/** Undefined for a fragment that is of something else. What it does not say, or says wrongly, is as at first. */
export function readExperiment(fragment: string): AddressedExperiment | undefined {
  const [name, text = '', ...rest] = fragment.replace(/^#/, '').split('=');
  if (name !== NAME) return undefined;
  const [code = '', noise = '', decoder = '', sizes = '', ...more] = text.split(';');
  const left: string[] = [...rest, ...more].map(quoted);
  const oneOf = <Name extends string>(names: readonly Name[], asked: string, first: Name): Name => {
    const found = names.find((each) => each === asked);
    if (!found) left.push(quoted(asked));
    return found ?? first;
  };
  const asked = {
    code: oneOf(CODES, code, FIRST.code),
    noise: oneOf(NOISES, noise, FIRST.noise),
    decoder: oneOf(DECODERS, decoder, FIRST.decoder),
  };
  const range = rangeOf(asked);
  if (!range) left.push(quoted(`${asked.code} with ${asked.noise}`));
  const known = range ?? rangeOf({ ...asked, noise: 'flips' });
  const found = known?.sizes.find((each) => each.join(',') === sizes);
  if (range && !found) left.push(quoted(sizes));
  return {
    experiment: { ...asked, noise: range ? asked.noise : 'flips', sizes: found ?? known?.sizes[0] ?? FIRST.sizes },
    left,
  };
}

const quoted = (text: string) => `“${text.slice(0, 40)}”`;
