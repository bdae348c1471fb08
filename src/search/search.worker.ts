import { urls } from '#src/site/urls.ts';
import { loadEngine, readCatalog } from './engine.ts';
import { Finder } from './find.ts';
import type { AnswerMessage, AskMessage } from './messages.ts';

/*
 * The search, off the page's main thread. What it needs is asked for as it starts: the catalog, which can answer alone,
 * and when that is on its way everything else side by side. Only the parts of the index in which a query's words stand
 * come after the query.
 */
const folder = urls.searchFolder();
const PARTS = ['pagefind-entry.json', 'pagefind.en.pf_meta', 'wasm.en.pagefind'];

/** How long the whole answer may take before the names answer alone for a moment. */
const PATIENCE_MS = 60;

let hasLost = false;
let newest = 0;

const catalog = fetch(urls.searchCatalog(), { cache: 'no-cache' });
const finder = catalog.then(readCatalog).then((entries) => new Finder(entries));
const engine = catalog.then(() => {
  fetchAhead();
  return loadEngine({
    base: folder,
    importProgram: (address) => import(/* @vite-ignore */ address),
    hasLost: () => hasLost,
  });
});

addEventListener('message', ({ data }: MessageEvent<AskMessage>) => {
  newest = data.id;
  answer(data).catch(() => say({ id: data.id, stage: 'failed' }));
});
// Nobody may have asked yet when they fail; who asks then hears of it.
engine.catch(() => undefined);
finder.catch(() => undefined);

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
