import { type Place, TextError } from './fault.ts';
import type { Value } from './values.ts';

export type Meaning =
  | { readonly kind: 'qubits'; readonly wires: readonly number[]; readonly isSingle: boolean }
  | { readonly kind: 'bits'; readonly bits: readonly number[]; readonly isSingle: boolean }
  | { readonly kind: 'number'; value: Value | undefined; readonly isConstant: boolean };

/** Names of a text, block within block. */
export interface Scopes {
  readonly find: (name: string) => Meaning | undefined;
  readonly declare: (name: string, meaning: Meaning, place: Place) => void;
  /** Runs `work` in a block of its own. */
  readonly inBlock: (work: () => void) => void;
  /** Runs `work` where only the constants of the text are known. */
  readonly inGate: (work: () => void) => void;
  readonly isOutermost: () => boolean;
}

export function scopes(): Scopes {
  let blocks: Map<string, Meaning>[] = [new Map()];

  const inBlock = (work: () => void) => {
    blocks.push(new Map());
    work();
    blocks.pop();
  };

  return {
    find: (name) => blocks.findLast((block) => block.has(name))?.get(name),
    declare: (name, meaning, place) => {
      const block = blocks.at(-1);
      if (block?.has(name)) throw new TextError(`${name} is already declared`, place);
      block?.set(name, meaning);
    },
    inBlock,
    inGate: (work) => {
      const outside = blocks;
      const constants = [...(outside[0] ?? [])].filter(
        ([, meaning]) => meaning.kind === 'number' && meaning.isConstant,
      );
      blocks = [new Map(constants), new Map()];
      work();
      blocks = outside;
    },
    isOutermost: () => blocks.length === 1,
  };
}
