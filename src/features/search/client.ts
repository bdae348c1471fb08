import { trustedAddress } from '#src/base/trusted-address.ts';
import { urls } from '#src/model/urls.ts';
import type { Answer, Question } from './find.ts';
import type { AnswerMessage, AskMessage, CatalogMessage } from './messages.ts';
import workerUrl from './search.worker.ts?worker&url';

/** What is known of a question so far. */
export type Reply = { stage: 'names' | 'whole'; answer: Answer } | { stage: 'failed' };

type OnReply = (reply: Reply) => void;

const trustedUrl = trustedAddress('search-worker', workerUrl);

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, OnReply>();

/** Asks the search. `onReply` hears at most twice; afterward, and when a newer question is asked, not at all. */
export function ask(question: Question, onReply: OnReply): () => void {
  asked += 1;
  const id = asked;
  waiting.set(id, onReply);
  worker ??= start();
  worker.postMessage({ id, question } satisfies AskMessage);
  return () => waiting.delete(id);
}

function start(): Worker {
  const started = new Worker(trustedUrl, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
    if (data.stage === 'failed') fail();
    else waiting.get(data.id)?.(data);
  });
  started.addEventListener('error', fail);
  sendCatalog(started).catch(() => {
    if (worker === started) fail();
  });
  return started;
}

/** Fetched here, it is on its way before the worker's own script has come. */
async function sendCatalog(to: Worker): Promise<void> {
  const answer = await fetch(urls.searchCatalog(), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The catalog did not load: ${answer.status}`);
  to.postMessage({ catalog: await answer.text() } satisfies CatalogMessage);
}

/** Ends the worker and drops all questions to it. The next worker fetches anew what did not come. */
function fail(): void {
  worker?.terminate();
  worker = undefined;
  for (const onReply of [...waiting.values()]) onReply({ stage: 'failed' });
  waiting.clear();
}

// Whoever evaluates this in a browser has reached for a search: what it needs is fetched while React starts.
if (!import.meta.env.SSR) worker = start();
