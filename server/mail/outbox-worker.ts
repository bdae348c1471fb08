import { errorFacts, type Logger } from '../logger.ts';
import type { OutgoingMail, Store } from '../stores/store.ts';
import { composeMail, type MailSettings, UnsendableAddressError } from './messages.ts';
import type { MailTransport } from './transport.ts';

/** Mails taken and sent side by side. */
const BATCH = 10;
/** Longer than one mail can take to send, so that no second worker sends it meanwhile; in seconds. */
const LEASE_S = 120;
/** After this many tries, about two days, a mail is given up. */
const MAX_ATTEMPTS = 16;
const LONGEST_WAIT_S = 6 * 3600;

interface OutboxOptions {
  store: Store;
  transport: MailTransport;
  settings: MailSettings;
  logger: Logger;
  /** How often the outbox is looked at when nothing wakes the worker, in milliseconds. */
  pollMs?: number;
  /** Wait before the second try, in seconds; it doubles with each further one. */
  firstRetryS?: number;
}

export interface OutboxWorker {
  /** Looks at the outbox now. */
  wake(): void;
  /** Takes no further mail and waits up to `graceMs` for those on their way. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Sends what is in the outbox. A mail counts as sent once the SMTP server has taken it; when the process dies between
 * that moment and its note in the database, the mail goes out again with the same Message-ID (at least once).
 */
export function startOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { store, transport, settings, logger, pollMs = 15_000, firstRetryS = 30 } = options;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let stopped = false;

  async function deliver(mail: OutgoingMail): Promise<void> {
    const facts = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    try {
      await transport.send(composeMail(mail, settings), mail.id);
    } catch (error) {
      const retryInSeconds = isFinal(error, mail.attempts) ? null : waitBefore(mail.attempts, firstRetryS);
      logger.warn({ ...facts, ...errorFacts(error), retryInSeconds }, 'a mail was not taken');
      await store.mailFailed(mail.id, JSON.stringify(errorFacts(error)), retryInSeconds);
      return;
    }
    await store.mailSent(mail.id);
    logger.info(facts, 'a mail was sent');
  }

  async function drain(): Promise<void> {
    do {
      wokenMeanwhile = false;
      const batch = await store.claimMail(BATCH, LEASE_S);
      await Promise.allSettled(batch.map(deliver));
      if (batch.length === BATCH) wokenMeanwhile = true;
    } while (wokenMeanwhile && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    running = drain()
      // The store has logged why; the next round tries again.
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();

  return {
    wake,
    async stop(graceMs) {
      stopped = true;
      clearInterval(timer);
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([running ?? Promise.resolve(), deadline]);
      transport.close();
    },
  };
}

/** A permanent refusal (SMTP 5xx) is not repeated; everything else is, for a while. */
function isFinal(error: unknown, attempts: number): boolean {
  if (error instanceof UnsendableAddressError) return true;
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return attempts >= MAX_ATTEMPTS || (typeof code === 'number' && code >= 500 && code < 600);
}

function waitBefore(attempts: number, firstRetryS: number): number {
  return Math.min(firstRetryS * 2 ** (attempts - 1), LONGEST_WAIT_S);
}
