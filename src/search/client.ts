import type { Answer, Question } from './find.ts';
import type { AnswerMessage, AskMessage } from './messages.ts';
import workerUrl from './search.worker.ts?worker&url';

/** What is known of a question so far. */
export type Reply = { stage: 'names' | 'whole'; answer: Answer } | { stage: 'failed' };

type OnReply = (reply: Reply) => void;

/** A page may make a worker only of an address that this policy has seen; `server/headers.ts` allows it by its name. */
const policy = globalThis.trustedTypes?.createPolicy('search-worker', {
  createScriptURL: (address) => {
    if (address !== workerUrl) throw new TypeError(`No worker: ${address}`);
    return address;
  },
});

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, OnReply>();

/** Loads what the search needs. Asking does so too; this is for the moment in which a question is to be expected. */
export function startSearch(): Worker {
  worker ??= start();
  return worker;
}

/** Asks the search. `onReply` hears at most twice; afterwards, and when a newer question is asked, not at all. */
export function ask(question: Question, onReply: OnReply): () => void {
  asked += 1;
  const id = asked;
  waiting.set(id, onReply);
  startSearch().postMessage({ id, question } satisfies AskMessage);
  return () => waiting.delete(id);
}

function start(): Worker {
  const started = new Worker((policy?.createScriptURL(workerUrl) ?? workerUrl) as string, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
    if (data.stage === 'failed') fail(data.id);
    else waiting.get(data.id)?.(data);
  });
  started.addEventListener('error', () => fail(...waiting.keys()));
  return started;
}

/** Ends the worker: what did not come once is asked for anew by the next one. */
function fail(...ids: number[]): void {
  worker?.terminate();
  worker = undefined;
  for (const id of ids) waiting.get(id)?.({ stage: 'failed' });
}
