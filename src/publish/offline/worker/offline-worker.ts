/*
 * The service worker, `/sw.js`: registered by "Take along" on `/offline` and nowhere else. The net answers first. What was
 * taken along answers where there is none; and for files whose name is a hash of what they hold, which cannot be older.
 * Nothing that fails here keeps an answer of the net away.
 */
import { HASHED_NAME } from '#server/static/hashed-names.ts';
import { answerFor, notTakenAnswer } from './answers.ts';
import type { FetchEvent, ServiceWorkerScope } from './service-worker-scope.ts';
import { nameOf, type TakenFiles, takenFiles } from './taken-files.ts';

const worker = self as unknown as ServiceWorkerScope;

/**
 * How long the net may take to begin its answer where the page has been taken along: trains and halls have networks that take a
 * request and never answer, for which the browser alone would wait for minutes. Slow 4G takes about 0.6 s.
 */
const PATIENCE_MS = 6_000;

/** The parts themselves, and what says which there are, are no one's to answer but the server's. */
const OWN_FILES = '/offline/';

/** What the last navigation found; scripts and pictures follow it. */
let found: Promise<TakenFiles | undefined> | undefined;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith(OWN_FILES)) return;
  event.respondWith(request.mode === 'navigate' ? page(event, url) : file(request, url));
});

/** With nothing to answer from, it takes itself away: the reader has cleared the site's data, or an edition kept it otherwise. */
async function begin(): Promise<void> {
  if (!(await takenFiles())) {
    await worker.registration.unregister();
    return;
  }
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page(event: FetchEvent, url: URL): Promise<Response> {
  found = takenFiles();
  const net = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  // It may fail after the wait for it is over.
  net.catch(() => undefined);
  const taken = await found;
  const isTaken = taken !== undefined && nameOf(taken, url.pathname) !== undefined;
  try {
    const answer = await (isTaken ? Promise.race([net, lateness()]) : net);
    // A proxy whose server is away answers so.
    if (answer.status < 502 || answer.status > 504 || !isTaken) return answer;
  } catch {
    // There is no net.
  }
  return (await fromTaken(taken, url)) ?? notTakenAnswer(taken, url);
}

async function file(request: Request, url: URL): Promise<Response> {
  found ??= takenFiles();
  const isSame = HASHED_NAME.test(url.pathname.slice(1));
  const same = isSame ? await fromTaken(await found, url) : undefined;
  if (same) return same;
  try {
    return await fetch(request);
  } catch (error) {
    const answer = isSame ? undefined : await fromTaken(await found, url);
    if (answer) return answer;
    throw error;
  }
}

/** What was taken may have been damaged, or be gone since. */
const fromTaken = (taken: TakenFiles | undefined, url: URL) =>
  taken ? answerFor(taken, url).catch(() => undefined) : undefined;

const lateness = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
