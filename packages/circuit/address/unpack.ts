import { LIMITS } from '../circuit/circuit.ts';
import { inflate } from './deflate.ts';

/**
 * The text of a fragment that begins with its version: `1:` and the text, or `1z:` and the text made short. Faults are
 * one sentence.
 */
export async function unpack(
  fragment: string,
  version: number,
  noun: string,
): Promise<{ readonly content: string } | { readonly fault: string }> {
  if (fragment.length > LIMITS.characters) return { fault: TOO_LONG };
  const [, written, compressed, content = ''] = /^(\d{1,9})(z?):(.*)$/s.exec(fragment) ?? [];
  if (written === undefined) return { fault: 'The address does not begin with its version, such as "1:".' };
  if (Number(written) !== version) {
    return { fault: `The address is of version ${Number(written)}; this lab reads version ${version}.` };
  }
  if (content === '') return { fault: `The address ends after its version; the ${noun} is missing.` };
  if (!compressed) return { content };
  const inflated = await inflate(content, LIMITS.characters);
  if (inflated === 'too long') return { fault: TOO_LONG };
  return inflated === undefined
    ? { fault: 'The address is damaged: its end is missing, or a letter is wrong.' }
    : { content: inflated };
}

const TOO_LONG = 'The address holds more than a million characters.';
