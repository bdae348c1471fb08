import { urls } from '#src/model/urls.ts';
import { readCatalog } from './catalog.ts';
import { loadEngine } from './engine.ts';
import { Finder } from './find.ts';
import type { AnswerMessage, AskMessage, CatalogMessage } from './messages.ts';

/*
 * The search, off the page's main thread. Everything that it needs is asked for as it starts, side by side; only the
 * parts of the index that hold a query's words come after the query. The catalog comes from the page, and can
 * answer alone until the rest is there.
 */
const folder = urls.searchFolder();
const PARTS = ['pagefind-entry.json', 'pagefind.en.pf_meta', 'wasm.en.pagefind'];

/** How long the whole answer may take before the names answer alone for a moment. */
const PATIENCE_MS = 60;

let hasLost = false;
let newest = 0;

fetchAhead();
const engine = loadEngine({
  base: folder,
  importProgram: (address) => import(/* @vite-ignore */ address),
  hasLost: () => hasLost,
});
// Nobody may have asked yet when it fails; who asks then hears of it.
engine.catch(() => undefined);

let bringFinder: (finder: Finder) => void = () => undefined;
const finder = new Promise<Finder>((resolve) => {
  bringFinder = resolve;
});

addEventListener('message', ({ data }: MessageEvent<AskMessage | CatalogMessage>) => {
  if ('catalog' in data) {
    bringFinder(new Finder(readCatalog(data.catalog)));
    return;
  }
  newest = data.id;
  answer(data).catch(() => say({ id: data.id, stage: 'failed' }));
});

const say = (message: AnswerMessage) => postMessage(message);

async function answer({ id, question }: AskMessage): Promise<void> {
  const ready = await finder;
  const whole = engine.then((loaded) => ready.fromTexts(question, loaded));
  whole.catch(() => undefined);
  const isLate = await Promise.race([
    whole.then(() => false),
    new Promise((after) => setTimeout(after, PATIENCE_MS, true)),
  ]);
  // What somebody has typed over meanwhile needs no answer.
  if (isLate && id === newest) say({ id, stage: 'names', answer: await ready.fromNames(question) });
  const found = await whole;
  if (id === newest) say({ id, stage: 'whole', answer: found });
}

/**
 * Pagefind asks for its parts one after another, and says nothing when a part of its index does not come. So they are
 * asked for at once here and handed over, and what is lost is noted.
 */
function fetchAhead(): void {
  const { fetch } = globalThis;
  const ahead = new Map(PARTS.map((part) => [`${folder}${part}`, fetch(`${folder}${part}`, { cache: 'no-cache' })]));
  for (const answer of ahead.values()) answer.catch(() => undefined);
  globalThis.fetch = async (address, options) => {
    const path = String(address).replace(/\?ts=$/, '');
    try {
      const response = await (ahead.get(path) ?? fetch(address, options));
      if (!response.ok) hasLost = true;
      return response;
    } catch (error) {
      hasLost = true;
      throw error;
    }
  };
}
