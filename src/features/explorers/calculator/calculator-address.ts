import { inRange, isStorage, NUMBERS, RANGES, USUAL } from './inputs.ts';
import type { Inputs } from './reckon.ts';

/** What an address asks, and what of it could not be taken as it stands. */
export interface Asked {
  inputs: Inputs;
  left: readonly string[];
}

const NAME = 'calculate';

/** The inputs as the fragment of an address: `calculate=logicalQubits:1459,toffolis:999000000,…`; the usual ones are left out. */
export function writeCalculation(inputs: Inputs): string {
  const usual: Partial<Inputs> = USUAL;
  const stored = inputs.storage !== 'plain';
  const parts = (Object.keys(inputs) as (keyof Inputs)[])
    .filter((name) => inputs[name] !== usual[name] && (stored || name !== 'hot'))
    .map((name) => `${name}:${inputs[name]}`);
  return `${NAME}=${parts.join(',')}`;
}

/** Undefined for a fragment that is of something else. What is not said is as usual; what is beyond a range is set to its end, and named. */
export function readCalculation(fragment: string, first: Inputs): Asked | undefined {
  const [name, text] = fragment.replace(/^#/, '').split('=');
  if (name !== NAME || text === undefined) return undefined;
  const left: string[] = [];
  const inputs: Inputs = { ...first, ...USUAL };
  for (const part of text.split(',').filter(Boolean)) {
    const [key = '', value = ''] = part.split(':');
    const number = NUMBERS.find((each) => each === key);
    if (number && isNumber(value)) {
      inputs[number] = inRange(number, Number(value));
      if (Number(value) < RANGES[number].least || Number(value) > RANGES[number].most) left.push(part);
    } else if (key === 'storage' && isStorage(value)) inputs.storage = value;
    else left.push(part);
  }
  // All of them compute, unless it is said.
  if (!/[=,]hot:/.test(text)) inputs.hot = inputs.logicalQubits;
  return { inputs, left: left.map((part) => `“${part.slice(0, 30)}”`) };
}

const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));
