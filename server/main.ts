import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInsertLimits } from './api/limits.ts';
import { type Environment, EnvironmentError, parseEnvironment } from './environment.ts';
import { createSiteServer } from './http/create-server.ts';
import { createLogOutput, type LogOutput } from './log/log-output.ts';
import { createLogger, type Logger } from './log/logger.ts';
import { type OutboxWorker, startOutboxWorker } from './mail/outbox-worker.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { builtOrigin, isLocal } from './static/built-origin.ts';
import { loadStaticSite } from './static/static-files.ts';
import { openStore } from './stores/open-store.ts';

/** Requests in flight get this long after SIGTERM, mails on their way the rest of the five seconds. */
const DRAIN_MS = 2_500;
const MAIL_GRACE_MS = 800;
const LOG_GRACE_MS = 200;
const EXIT_DEADLINE_MS = 4_500;

async function start(environment: Environment, output: LogOutput): Promise<void> {
  const logger = createLogger(output);
  output.onRecovery((dropped) => logger.warn({ dropped }, 'the log can be written again; lines before were lost'));
  requireUsable(environment);
  const { store, counters } = openStore(environment, logger);
  const site = await loadStaticSite(environment.distDir, environment);
  let worker: OutboxWorker | undefined;
  const healthChecks = { log: () => output.isHealthy(), mail: () => worker?.isHealthy() ?? true };
  const { server, stop } = createSiteServer({
    environment,
    site,
    store,
    limits: createInsertLimits({ ...environment, counters, logger }),
    logger,
    onMailQueued: () => worker?.wake(),
    healthChecks,
  });
  const metrics = createMetrics(store, healthChecks);
  metrics.watch(server);

  stopOnSignal(logger, async () => {
    await stop(DRAIN_MS);
    await worker?.stop(MAIL_GRACE_MS);
    await store.close();
    logger.info('stopped');
    await output.flush(LOG_GRACE_MS);
  });

  if (environment.metricsPort > 0) await publishMetrics(metrics, environment, logger);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(environment.port, environment.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  announce(environment, port, logger);
  warnOfOtherOrigin(environment, port, logger);
  // With PORT=0 the system picks the port, and only now do the links in mails know it.
  const settings = { ...environment, siteUrl: environment.siteUrl.replace(/:0$/, `:${port}`) };
  worker = startOutboxWorker({ store, transport: metrics.counting(mailTransport(environment)), settings, logger });
  if (!(await store.isWritable())) {
    logger.error(`${store.engine} cannot be written to: pages are served, forms answer 503 until it can`);
  }
}

/** @throws {EnvironmentError} when this machine does not allow listening there. */
async function publishMetrics(metrics: Metrics, environment: Environment, logger: Logger): Promise<void> {
  const { metricsHost: host, metricsPort: port } = environment;
  const server = createMetricsServer(metrics).listen(port, host);
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new EnvironmentError(`METRICS_PORT and METRICS_HOST: this machine does not allow listening there (${code})`);
  });
  logger.info({ host, metricsPort: port }, 'Metrics are on a port of their own, at /metrics');
}

/** Ends the process with 0 once everything is closed, or when that takes too long. */
function stopOnSignal(logger: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), EXIT_DEADLINE_MS).unref();
    logger.info({ signal }, 'stopping');
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // Without a listener this signal would open a debugger.
  process.on('SIGUSR1', () => logger.warn('SIGUSR1 has no meaning here'));
}

/** @throws {EnvironmentError} when a folder that a setting names cannot be used. */
function requireUsable({ distDir, dataDir }: Environment): void {
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new EnvironmentError(`There is no built site in ${distDir}: run "npm run build" first`);
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new EnvironmentError(`DATA_DIR must be a folder this account can write to: ${dataDir}`);
  }
}

function mailTransport({ smtpUrl, dataDir }: Environment) {
  return smtpUrl === undefined ? fileTransport(join(dataDir, 'mail')) : smtpTransport(smtpUrl);
}

function announce(environment: Environment, port: number, logger: Logger): void {
  const local = environment.host === '127.0.0.1';
  const url = `http://${local ? 'localhost' : environment.host.includes(':') ? `[${environment.host}]` : environment.host}:${port}`;
  const reach = local ? ' (this machine only; HOST=0.0.0.0 opens it to the network)' : '';
  logger.info({ url, port }, `The site is on ${url}${reach}`);
  logger.info(
    environment.databaseUrl === undefined
      ? `Sign-ups are stored in SQLite in ${environment.dataDir}`
      : 'Sign-ups are stored in PostgreSQL',
  );
  logger.info(
    environment.smtpUrl === undefined
      ? `SMTP_URL is not set: no mail is sent; mails are written as .eml files to ${join(environment.dataDir, 'mail')}`
      : 'Mail is sent through the SMTP server of SMTP_URL',
  );
}

/** The pages name the address that they were built for; links and share cards lead there, wherever they are served. */
function warnOfOtherOrigin({ distDir, host, siteUrl }: Environment, port: number, logger: Logger): void {
  const built = builtOrigin(distDir);
  if (!built) return;
  const served = siteUrl.replace(/:0$/, `:${port}`);
  const isPublic = !/^(127\.|localhost$|::1$)/.test(host);
  if (built === served && !(isPublic && isLocal(built))) return;
  const place = built === served ? `HOST=${host} opens the site to the network` : `the site is served as ${served}`;
  logger.warn(
    `The pages were built for ${built} (canonical links, share images, sitemap), but ${place}: set SITE_URL to the public address and build again`,
  );
}

try {
  await start(parseEnvironment(process.env), createLogOutput());
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}

function startFailure(error: unknown): string {
  if (error instanceof EnvironmentError) return `Cannot start: ${error.message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'Cannot start: PORT is taken by another program; stop it or choose another PORT';
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Cannot start: this machine does not allow listening on that HOST and PORT (${code})`;
  }
  return `Cannot start: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}`;
}
