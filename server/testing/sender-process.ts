import { parseEnvironment } from '../environment.ts';
import { createLogger } from '../log/logger.ts';
import { startOutboxWorker } from '../mail/outbox-worker.ts';
import { smtpTransport } from '../mail/transport.ts';
import { openStore } from '../stores/open-store.ts';

/**
 * The part of the server that sends, as a process of its own with the server's settings, and with waits of a second where
 * the server has a minute: what is tried again after a kill is tried soon.
 */
const environment = parseEnvironment(process.env);
const logger = createLogger({ write: () => undefined });
const { store } = openStore(environment, logger);
startOutboxWorker({
  store,
  transport: smtpTransport(environment.smtpUrl ?? ''),
  settings: environment,
  logger,
  pollMs: 50,
  firstRetryS: 0.1,
  leaseS: 1,
});
// The worker's timers keep no process alive; the server's port does.
setInterval(() => undefined, 60_000);
console.log('ready');
