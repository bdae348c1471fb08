import type { AddressInfo } from 'node:net';
import { createInsertLimits } from '../api/limits.ts';
import type { BodyLimits } from '../api/receive-body.ts';
import { parseEnvironment } from '../environment.ts';
import { createSiteServer } from '../http/create-server.ts';
import { createLogger } from '../log/logger.ts';
import { loadStaticSite } from '../static/static-files.ts';
import type { Store } from '../stores/store.ts';

export interface RunningSite {
  url: string;
  /** Every log line written so far. */
  log(): string;
  stop(): Promise<void>;
}

interface RunOptions {
  store: Store;
  distDir: string;
  variables?: Record<string, string>;
  bodyLimits?: Partial<BodyLimits>;
  maxConnections?: number;
  onMailQueued?: () => void;
}

/** The server in this process, on a free port, without a limit on inserts unless the variables set one. */
export async function runSite(options: RunOptions): Promise<RunningSite> {
  const { store, distDir, variables, bodyLimits, maxConnections, onMailQueued } = options;
  const environment = parseEnvironment({ INSERTS_PER_MINUTE: '0', INSERTS_PER_HOUR: '0', ...variables });
  let log = '';
  const { server, stop } = createSiteServer({
    environment,
    site: await loadStaticSite(distDir, { siteUrl: environment.siteUrl, compressedDir: `${distDir}-compressed` }),
    store,
    limits: createInsertLimits(environment),
    logger: createLogger({
      write(line) {
        log += line;
      },
    }),
    onMailQueued: onMailQueued ?? (() => undefined),
    bodyLimits,
    maxConnections,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log: () => log,
    stop: () => stop(500),
  };
}
