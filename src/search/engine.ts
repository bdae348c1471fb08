import { urls } from '#src/site/urls.ts';

/** The part of Pagefind's interface in the browser that we use; the package has no types for it. */
export interface Engine {
  search(query: string, options?: { filters?: Record<string, string> }): Promise<EngineAnswer>;
  filters(): Promise<unknown>;
}

export interface EngineAnswer {
  results: readonly EngineResult[];
  /** How many records each value of each filter would leave, whatever filter is set. */
  totalFilters: { kind?: Record<string, number> };
}

export interface EngineResult {
  score: number;
  data(): Promise<EngineRecord>;
}

export interface EngineRecord {
  url: string;
  content: string;
  /** Part of the content, with `<mark>` round what was found; `<` and `>` of the text are escaped. */
  excerpt: string;
  meta: Record<string, string>;
}

interface Pagefind {
  createInstance(options: object): Engine & { init(): Promise<void> };
}

/** Searching takes a few milliseconds; a worker would cost a second copy of the program. */
const OPTIONS = {
  noWorker: true,
  excerptLength: 28,
  ranking: { metaWeights: { title: 5, names: 4, word: 4, kind: 0 } },
};

let loading: Promise<Engine> | undefined;

/** The search's program and its index, loaded once. Rejects when the network fails; the next call tries again. */
export function loadEngine(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Engine> {
  // A browser remembers a module that failed to load; another address makes it ask again.
  const program: Pagefind = await import(/* @vite-ignore */ `${urls.searchProgram()}?${attempt++}`);
  const engine = program.createInstance(OPTIONS);
  await engine.init();
  // Counts by kind are there only for filters that are loaded.
  await engine.filters();
  return engine;
}

let attempt = 0;
