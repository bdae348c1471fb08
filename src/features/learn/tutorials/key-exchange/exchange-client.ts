import type { ExchangeAnswer, ExchangeKind, Exchanges } from './exchange-messages.ts';

interface Waiting {
  resolve: (answer: never) => void;
  reject: () => void;
}

/** One worker for all exchanges of the page. */
let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Asks the worker, which starts with the first question. Rejects when its script does not arrive; the next one tries again. */
export function ask<K extends ExchangeKind>(kind: K, request: Exchanges[K]['asks']): Promise<ExchangeAnswer<K>> {
  worker ??= startWorker();
  const id = ++asked;
  const answered = new Promise<ExchangeAnswer<K>>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
  worker.postMessage({ kind, id, ...request });
  return answered;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./exchange.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<ExchangeAnswer>) => {
    waiting.get(data.id)?.resolve(data as never);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject();
    waiting.clear();
  });
  return started;
}
