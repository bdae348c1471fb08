import type { TextCounts } from './query/rank.ts';

/** The part of Pagefind's interface that we use; the package has no types for it. */
interface Pagefind {
  search(
    query: string,
  ): Promise<{ results: readonly { id: string; words: readonly number[]; data(): Promise<Text> }[] }>;
}

interface Text {
  content: string;
}

interface Program {
  createInstance(options: object): Pagefind & { init(): Promise<void> };
}

/** Where the parts of the search come from. */
export interface Source {
  /** Address of Pagefind's folder, with a slash at its end. */
  base: string;
  importProgram: (address: string) => Promise<unknown>;
  /** Whether something that was asked for did not come. */
  hasLost: () => boolean;
}

/** Reads the texts of the site's records. */
export interface Engine {
  /** How often each of these words or phrases occurs in which text. */
  count(phrases: readonly string[]): Promise<TextCounts>;
  /** The whole text of a record that was counted last; empty where it was not among them. */
  textOf(id: string): Promise<string>;
}

/** Starts Pagefind: its program, its WebAssembly and what it knows of its index. */
export async function loadEngine({ base, importProgram, hasLost }: Source): Promise<Engine> {
  const program = (await importProgram(`${base}pagefind.js`)) as Program;
  const pagefind = program.createInstance({ basePath: base, noWorker: true, metaCacheTag: '' });
  await pagefind.init();
  const texts = new Map<string, () => Promise<Text>>();
  const counted = new Map<string, ReadonlyMap<string, number>>();

  async function countOne(phrase: string): Promise<ReadonlyMap<string, number>> {
    // In quotation marks: as a phrase, and never what merely begins like it.
    const { results } = await pagefind.search(`"${phrase}"`);
    if (hasLost()) throw new Error('A part of the index did not come');
    for (const { id, data } of results) texts.set(id, data);
    return new Map(results.map(({ id, words }) => [id, Math.max(1, words.length)]));
  }

  return {
    async count(phrases) {
      await Promise.all(
        phrases.map(async (phrase) => {
          if (!counted.has(phrase)) counted.set(phrase, await countOne(phrase));
        }),
      );
      return counted;
    },
    async textOf(id) {
      return (await texts.get(id)?.())?.content ?? '';
    },
  };
}
