import { randomUUID } from 'node:crypto';
import type { Rows, TableName } from '#src/features/signup/tables.ts';
import type { NewsletterStore } from './newsletter.ts';

/** What became of an insert. A list of rows goes in as a whole or not at all. */
export type InsertResult =
  | { outcome: 'inserted' }
  | { outcome: 'duplicate' }
  /** A rule of the table was broken; `code` is the SQLSTATE. */
  | { outcome: 'refused'; code: string; message: string }
  /** The database cannot be reached or cannot write. Nothing was acknowledged. */
  | { outcome: 'unavailable' };

/** A row as the database gives it back. What was left out is null. */
type Stored<Row> = {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
} & {
  [Column in keyof Row]-?: undefined extends Row[Column] ? Exclude<Row[Column], undefined> | null : Row[Column];
};

export type StoredApplication = Stored<Rows['partner_applications']>;

export interface StoredRows {
  newsletter_subscribers: Stored<Rows['newsletter_subscribers']> & {
    /** When the address became a subscriber's, ISO 8601; null until the link of the confirmation mail is used. */
    confirmed_at: string | null;
    /** When three issues of the newsletter had been refused for good, ISO 8601: the address gets no further one. */
    set_aside_at: string | null;
    /** What the mail server answered last. */
    set_aside_reason: string | null;
  };
  partner_applications: StoredApplication;
}

/** A mail that is due, handed out for a limited time to one worker. `attempts` counts this one. */
export type OutgoingMail = { id: string; attempts: number } & (
  | { kind: SubscriberMail; email: string; token: string }
  | IssueMail
  | { kind: 'partner_notice'; application: StoredApplication }
);

/** An issue of the newsletter to one of its readers; `issue` is its id. */
export interface IssueMail {
  kind: 'newsletter';
  email: string;
  token: string;
  issue: string;
}

/** Mails to a subscriber; both carry the token of the row, which confirms and unsubscribes. */
export type SubscriberMail = 'welcome' | 'confirmation';

/** Thrown by every operation except `insert` when the database cannot be reached or cannot write. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * What the health check writes and takes back. Nobody can have signed this address up before, and `.invalid` is a domain
 * that nobody can have (RFC 2606).
 */
export function probeRows(): { [T in TableName]: Rows[T] } {
  const email = `${randomUUID()}@probe.invalid`;
  return {
    newsletter_subscribers: { email },
    partner_applications: {
      website_url: 'https://probe.invalid/',
      contact_name: 'Health check',
      email,
      partnership_types: ['Affiliate'],
    },
  };
}

export interface Statistics {
  rows: Record<TableName, number>;
  /** Mails that follow from a row. */
  mail: { waiting: number; givenUp: number; longestWaitSeconds: number };
  /** Mails of issues, which wait for their turn. */
  newsletter: { waiting: number; givenUp: number };
}

/** Settings that both databases know. */
export interface StoreOptions {
  /** New subscribers are asked by mail whether the address is theirs, and are welcomed once they have said so. */
  confirmSignups?: boolean;
}

/**
 * The database behind the two forms. SQLite and PostgreSQL answer alike: one contract test suite runs over both.
 */
export interface Store extends NewsletterStore {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /**
   * Writes the rows and one outbox entry for each, in one transaction. A single subscriber who is there and has not
   * confirmed counts as inserted and is asked again, at most once an hour. Never throws.
   */
  insert<T extends TableName>(table: T, rows: readonly Rows[T][]): Promise<InsertResult>;
  /** Makes the subscriber with this token a confirmed one and queues the welcome mail; a second time changes nothing. */
  confirm(token: string): Promise<'confirmed' | 'unknown'>;
  /** Deletes the subscriber whose mails carry this token, and what is still queued for them. */
  unsubscribe(token: string): Promise<'removed' | 'unknown'>;
  /** Whether an insert would be acknowledged now: writes a row to each table and takes it back. Never throws. */
  isWritable(): Promise<boolean>;
  /** All rows of a table, oldest first. */
  list<T extends TableName>(table: T): Promise<StoredRows[T][]>;
  /** Deletes every row and queued mail of one address, compared without case. Returns how many rows went. */
  forget(email: string): Promise<{ subscribers: number; applications: number }>;
  /** Deletes subscribers who have not confirmed within this many days. Returns how many. */
  forgetUnconfirmed(days: number): Promise<number>;
  /**
   * Takes up to `count` due mails that follow from a row, those first that were tried least; nobody else gets them for
   * `leaseSeconds`.
   */
  claimMail(count: number, leaseSeconds: number): Promise<OutgoingMail[]>;
  /** Takes up to `count` due mails of an issue in the same way, no more than the issue's rate allows now. */
  claimIssueMail(count: number, leaseSeconds: number): Promise<OutgoingMail[]>;
  /** Keeps mails that are still being sent for another `leaseSeconds`. */
  extendMailLease(ids: readonly string[], leaseSeconds: number): Promise<void>;
  mailSent(id: string): Promise<void>;
  /** Puts a mail back for a later try, or for good when `retryInSeconds` is null. */
  mailFailed(id: string, reason: string, retryInSeconds: number | null): Promise<void>;
  /**
   * Gives a mail up because nobody will ever get it at its address. An address that has refused three issues is set
   * aside in the same transaction.
   */
  mailRefused(id: string, reason: string): Promise<void>;
  /** Puts mails back that could not be tried, also those given up: the try does not count. */
  postponeMail(ids: readonly string[], reason: string, seconds: number): Promise<void>;
  /** Lets no mail wait longer than this, whatever the clock said when its wait was noted. */
  capMailWait(seconds: number): Promise<void>;
  /** Puts back every mail that was given up: of one issue, or all that follow from a row. Returns how many. */
  requeueMail(issue?: string): Promise<number>;
  statistics(): Promise<Statistics>;
  close(): Promise<void>;
}
