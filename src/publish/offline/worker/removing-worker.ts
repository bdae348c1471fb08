/*
 * A service worker that takes itself away, and all that was kept. The build writes it as `/offline/removing-sw.js`; whoever withdraws
 * `/offline` serves it as `/sw.js`, where browsers look at the next visit.
 */
import { removeKept } from '#src/features/reading/offline/kept-edition.ts';
import type { ServiceWorkerScope } from './service-worker-scope.ts';

const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.registration.unregister(), removeKept()])),
);
