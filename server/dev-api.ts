import type { RequestListener } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { createApi, ownsPath } from './api/api.ts';
import { createInsertLimits } from './api/limits.ts';
import type { ResultTemplate } from './api/result-page.ts';
import { parseEnvironment } from './environment.ts';
import { createLogOutput } from './log/log-output.ts';
import { createLogger } from './log/logger.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { openStore } from './stores/open-store.ts';

/**
 * Puts the interface of the real server into the development server, with the same settings and database, so that
 * forms work while pages are being written. The database is opened by the first request, not by every tool that
 * loads the configuration.
 */
export function devApi(): Plugin {
  return {
    name: 'knowledge-hub-api',
    apply: 'serve',
    configureServer(server) {
      let started: { api: RequestListener; close: () => Promise<void> } | undefined;
      server.httpServer?.once('close', () => void started?.close());
      server.middlewares.use((request, response, next) => {
        const path = request.originalUrl?.split('?', 1)[0] ?? '/';
        if (!ownsPath(path)) {
          next();
          return;
        }
        started ??= startApi(server);
        // Vite strips its base from "url"; the interface wants the address as it was sent.
        request.url = request.originalUrl ?? request.url;
        started.api(request, response);
      });
    },
  };
}

function startApi(server: ViteDevServer): { api: RequestListener; close: () => Promise<void> } {
  const devUrl = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  const environment = parseEnvironment({ SITE_URL: devUrl, ...process.env });
  const logger = createLogger(createLogOutput());
  const { store, counters } = openStore(environment, logger);
  const transport = environment.smtpUrl
    ? smtpTransport(environment.smtpUrl)
    : fileTransport(`${environment.dataDir}/mail`);
  const worker = startOutboxWorker({ store, transport, settings: environment, logger });
  const api = createApi({
    environment,
    store,
    limits: createInsertLimits({ ...environment, counters, logger }),
    logger,
    onMailQueued: worker.wake,
    resultPage: () => fetchResultPage(devUrl),
  });
  return {
    api,
    async close() {
      await worker.stop(1_000);
      await store.close();
    },
  };
}

/** The page as the development server renders it now. Only a build has policies; Vite's own scripts run here. */
async function fetchResultPage(devUrl: string | undefined): Promise<ResultTemplate | undefined> {
  if (devUrl === undefined) return undefined;
  const answer = await fetch(`${devUrl}/form-result`).catch(() => undefined);
  return answer?.ok ? { html: await answer.text(), policy: "frame-ancestors 'none'" } : undefined;
}
