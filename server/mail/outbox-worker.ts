import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { createFixedWindow } from '../api/fixed-window.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import type { Issue } from '../stores/newsletter.ts';
import { type OutgoingMail, type Store, StoreUnavailableError } from '../stores/store.ts';
import { type FailureOf, failureOf } from './delivery-failure.ts';
import { composeIssueMail } from './issue-mail.ts';
import { composeMail, type MailSettings } from './messages.ts';
import { MAIL_CONNECTIONS, type MailTransport } from './transport.ts';

/** How long a mail belongs to the worker that took it. It is renewed while the mail is being sent; in seconds. */
const LEASE_S = 60;
/** After this many tries, about two days, a mail is given up. */
const MAX_ATTEMPTS = 16;
const LONGEST_WAIT_S = 6 * 3600;
/** While the mail server takes nothing, it is asked after a wait that doubles up to this; in seconds. */
const LONGEST_PAUSE_S = 900;
/** When this many different mails in a row are refused and none is taken, the mails are not to blame. */
const SEVERAL = 3;
/** Mails that leave for one domain in an hour; the others wait. */
const MAILS_PER_DOMAIN = 1_800;
/** The share of them that issues of the newsletter may take: a welcome mail does not wait for an hour behind them. */
const ISSUE_SHARE = 5 / 6;
/** The connections that issues may take: a server that is slow with them has one left for other mails. */
const ISSUE_CONNECTIONS = MAIL_CONNECTIONS - 1;
const HOUR_S = 3_600;
/** A clock that was set back by more than this is noticed, in milliseconds. */
const CLOCK_STEP_MS = 5_000;
/** Subscribers who do not confirm are forgotten after this. */
const UNCONFIRMED_DAYS = 7;

interface OutboxOptions {
  store: Store;
  transport: MailTransport;
  settings: MailSettings;
  logger: Logger;
  /** How often the outbox is looked at when nothing wakes the worker, in milliseconds. */
  pollMs?: number;
  /** Wait before the second try, in seconds; it doubles with each further one. */
  firstRetryS?: number;
  /** Kept short in tests: how long a taken mail belongs to the worker unless renewed, in seconds. */
  leaseS?: number;
  mailsPerDomain?: number;
}

export interface OutboxWorker {
  /** Looks at the outbox now. */
  wake(): void;
  /** False while the mail server takes nothing, or refuses one mail after another. */
  isHealthy(): boolean;
  /** Takes no further mail, waits up to `graceMs` for those on their way, and gives the rest back. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Sends what is in the outbox. A mail counts as sent once the SMTP server has taken it; when the process dies between
 * that moment and its note in the database, the mail goes out again with the same Message-ID (at least once).
 */
export function startOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { store, transport, settings, logger } = options;
  const { pollMs = 15_000, firstRetryS = 30, leaseS = LEASE_S, mailsPerDomain = MAILS_PER_DOMAIN } = options;
  const onTheWay = new Map<string, Promise<void>>();
  const issueMails = new Set<string>();
  const issues = new Map<string, Issue>();
  const sentTo = createFixedWindow(HOUR_S);
  const refused = new Set<string>();
  const refusedBefore = new Set<string>();
  const pause = createPause(firstRetryS);
  const clock = createClockWatch();
  let claiming: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let stopped = false;
  let housekeepingAt = 0;

  async function deliver(mail: OutgoingMail): Promise<void> {
    const domain = domainOf(mail);
    const most = mail.kind === 'newsletter' ? mailsPerDomain * ISSUE_SHARE : mailsPerDomain;
    if (domain !== undefined && sentTo.points(domain) >= most) {
      await store.postponeMail([mail.id], '{"error":"many mails to one domain"}', sentTo.secondsLeft(domain));
      return;
    }
    const issue = mail.kind === 'newsletter' ? await issueOf(mail.issue) : undefined;
    try {
      await transport.send(composed(mail, issue), mail.id);
    } catch (error) {
      if (!stopped) await noteFailure(mail, error);
      return;
    }
    pause.end();
    for (const id of refused) refusedBefore.add(id);
    refused.clear();
    if (domain !== undefined) sentTo.add(domain, 1);
    await store.mailSent(mail.id);
    logger.info(factsOf(mail), transport.outcome);
  }

  function composed(mail: OutgoingMail, issue: Issue | undefined): SendMailOptions {
    if (mail.kind !== 'newsletter') return composeMail(mail, settings);
    if (!issue) throw new Error('A mail of an issue without its text');
    return composeIssueMail(mail, issue, settings);
  }

  /** The text of an issue, which never changes once it is stored. */
  async function issueOf(id: string): Promise<Issue | undefined> {
    const issue = issues.get(id) ?? (await store.issue(id));
    if (issue) issues.set(id, issue);
    return issue;
  }

  async function noteFailure(mail: OutgoingMail, error: unknown): Promise<void> {
    const { id, attempts } = mail;
    const blame = failureOf(error) ?? ((await transport.isUsable()) ? 'mail' : 'service');
    const cause = errorFacts(error);
    const reason = JSON.stringify(cause);
    const facts = { ...factsOf(mail), ...cause };
    if (blame === 'service') {
      const seconds = pause.begin();
      logger.error(
        { ...facts, retryInSeconds: seconds },
        'the mail server takes no mail: look at SMTP_URL and MAIL_FROM',
      );
      await store.postponeMail([id], reason, seconds);
      return;
    }
    const inARow = Number(cause.code) >= 500 && !isKnownRefusal(mail) ? noteRefusal(id) : [];
    if (inARow.length > 0) {
      logger.error(
        { ...facts, retryInSeconds: LONGEST_PAUSE_S },
        'the mail server refuses one mail after another: look at SMTP_URL, MAIL_FROM and its own log',
      );
      await store.postponeMail(inARow, reason, LONGEST_PAUSE_S);
      return;
    }
    const retryInSeconds = isGivenUp(blame, attempts) ? null : waitBefore(attempts, firstRetryS);
    logger.warn({ ...facts, retryInSeconds }, 'a mail was not taken');
    if (blame === 'recipient') await store.mailRefused(id, reason);
    else await store.mailFailed(id, reason, retryInSeconds);
  }

  /**
   * Whether a mail of an issue was refused before, and others have been taken since. An issue ends with the addresses that
   * nobody has: no mail that is taken would end their row.
   */
  function isKnownRefusal({ id, kind }: OutgoingMail): boolean {
    return kind === 'newsletter' && refusedBefore.delete(id);
  }

  /** The mails that are not to blame for being refused: none at first, then all since one was taken, then each. */
  function noteRefusal(id: string): string[] {
    if (refused.size >= SEVERAL) return [id];
    refused.add(id);
    return refused.size < SEVERAL ? [] : [...refused];
  }

  /** Takes as many mails as there are free connections, so that each is sent as soon as it is taken. */
  async function claim(): Promise<void> {
    const free = MAIL_CONNECTIONS - onTheWay.size;
    if (free === 0 || pause.isOn()) return;
    take(await store.claimMail(free, leaseS));
    const freeForIssues = Math.min(MAIL_CONNECTIONS - onTheWay.size, ISSUE_CONNECTIONS - issueMails.size);
    if (freeForIssues > 0) take(await store.claimIssueMail(freeForIssues, leaseS));
  }

  function take(batch: readonly OutgoingMail[]): void {
    for (const mail of batch) {
      if (mail.kind === 'newsletter') issueMails.add(mail.id);
      const delivery = deliver(mail)
        // The store has logged why; once the lease is over the mail is tried again.
        .catch(() => undefined)
        .finally(() => {
          onTheWay.delete(mail.id);
          issueMails.delete(mail.id);
          wake();
        });
      onTheWay.set(mail.id, delivery);
    }
  }

  function wake(): void {
    if (stopped) return;
    if (claiming) {
      wokenMeanwhile = true;
      return;
    }
    claiming = claim()
      .catch(noteStoreFailure)
      .finally(() => {
        claiming = undefined;
        if (!wokenMeanwhile) return;
        wokenMeanwhile = false;
        wake();
      });
  }

  /** What has to happen now and then, besides sending. */
  async function lookAround(): Promise<void> {
    if (clock.wasSetBack()) await store.capMailWait(leaseS);
    if (performance.now() >= housekeepingAt) {
      housekeepingAt = performance.now() + HOUR_S * 1000;
      await store.capMailWait(LONGEST_WAIT_S);
      await store.forgetUnconfirmed(UNCONFIRMED_DAYS);
    }
    wake();
  }

  function noteStoreFailure(error: unknown): void {
    // The store has logged a database that does not answer; the next round tries again.
    if (!(error instanceof StoreUnavailableError)) logger.error(errorFacts(error), 'the outbox could not be read');
  }

  const polling = setInterval(() => void lookAround().catch(noteStoreFailure), pollMs);
  const renewing = setInterval(
    () => {
      if (onTheWay.size > 0) void store.extendMailLease([...onTheWay.keys()], leaseS).catch(noteStoreFailure);
    },
    (leaseS * 1000) / 3,
  );
  polling.unref();
  renewing.unref();
  void lookAround().catch(noteStoreFailure);

  return {
    wake,
    isHealthy: () => !pause.isDue() && refused.size < SEVERAL,
    async stop(graceMs) {
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
      stopped = true;
      clearInterval(polling);
      await Promise.race([claiming, deadline]);
      await Promise.race([Promise.all(onTheWay.values()), deadline]);
      clearInterval(renewing);
      const left = [...onTheWay.keys()];
      transport.close();
      // The next start need not wait for their leases.
      if (left.length > 0) await store.postponeMail(left, '{"error":"stopped"}', 0).catch(noteStoreFailure);
    },
  };
}

/** What the log says of a mail: nothing of whom it is for. */
function factsOf({ id, kind, attempts }: OutgoingMail) {
  return { mail: id, kind, attempt: attempts };
}

/** The domain of a stranger's address in its one form; a partner notice goes to ourselves. */
function domainOf(mail: OutgoingMail): string | undefined {
  if (mail.kind === 'partner_notice') return undefined;
  const domain = mail.email.slice(mail.email.lastIndexOf('@') + 1).replace(/\.$/, '');
  return domainToASCII(domain) || domain.toLowerCase();
}

function isGivenUp(blame: Exclude<FailureOf, 'service'>, attempts: number): boolean {
  return blame === 'recipient' || attempts >= MAX_ATTEMPTS;
}

function waitBefore(attempts: number, firstRetryS: number): number {
  return Math.min(firstRetryS * 2 ** (attempts - 1), LONGEST_WAIT_S);
}

/** A pause of all sending, while the service and not a mail is at fault. Each in a row is twice as long. */
function createPause(firstS: number) {
  let until = 0;
  let lengthS = firstS;
  return {
    isOn: () => performance.now() < until,
    /** True from its first beginning until a mail was taken, so also while it is tried whether the service is back. */
    isDue: () => until > 0,
    /** Returns its length in seconds; mails that fail while it is on do not prolong it. */
    begin(): number {
      if (performance.now() >= until) {
        until = performance.now() + lengthS * 1000;
        lengthS = Math.min(lengthS * 2, LONGEST_PAUSE_S);
      }
      return Math.max(0, until - performance.now()) / 1000;
    },
    end() {
      until = 0;
      lengthS = firstS;
    },
  };
}

/** Compares the wall clock, by which mails wait, with the one that nobody can set. */
function createClockWatch() {
  let offset = Date.now() - performance.now();
  return {
    /** True once for each time the clock was set back since the last call. */
    wasSetBack(): boolean {
      const now = Date.now() - performance.now();
      const step = now - offset;
      offset = now;
      return step < -CLOCK_STEP_MS;
    },
  };
}
