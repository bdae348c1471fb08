import type { Rows, TableName } from '#src/signup/tables.ts';

/** What became of an insert. A list of rows goes in as a whole or not at all. */
export type InsertResult =
  | { outcome: 'inserted' }
  | { outcome: 'duplicate' }
  /** A rule of the table was broken; `code` is the SQLSTATE. */
  | { outcome: 'refused'; code: string; message: string }
  /** The database cannot be reached or cannot write. Nothing was acknowledged. */
  | { outcome: 'unavailable' };

interface StoredRow {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  source_url: string | null;
  user_agent: string | null;
}

export interface StoredSubscriber extends StoredRow {
  email: string;
}

export interface StoredApplication extends StoredRow {
  website_url: string;
  contact_name: string;
  email: string;
  partnership_types: string[];
  business_description: string | null;
}

export interface StoredRows {
  newsletter_subscribers: StoredSubscriber;
  partner_applications: StoredApplication;
}

/** A mail that is due, handed out for a limited time to one worker. `attempts` counts this one. */
export type OutgoingMail = { id: string; attempts: number } & (
  | { kind: 'welcome'; email: string; unsubscribeToken: string }
  | { kind: 'partner_notice'; application: StoredApplication }
);

/** Thrown by every operation except `insert` when the database cannot be reached or cannot write. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * The database behind the two forms. SQLite and PostgreSQL answer alike: one contract test suite runs over both.
 */
export interface Store {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** Writes the rows and one outbox entry for each, in one transaction. Never throws. */
  insert<T extends TableName>(table: T, rows: readonly Rows[T][]): Promise<InsertResult>;
  /** Deletes the subscriber whose welcome mail carried this token, and what is still queued for them. */
  unsubscribe(token: string): Promise<'removed' | 'unknown'>;
  /** True when a query gets an answer. Never throws. */
  isReachable(): Promise<boolean>;
  /** All rows of a table, oldest first. */
  list<T extends TableName>(table: T): Promise<StoredRows[T][]>;
  /** Deletes every row and queued mail of one address, compared without case. Returns how many rows went. */
  forget(email: string): Promise<{ subscribers: number; applications: number }>;
  /** Takes up to `count` due mails; nobody else gets them for `leaseSeconds`. */
  claimMail(count: number, leaseSeconds: number): Promise<OutgoingMail[]>;
  mailSent(id: string): Promise<void>;
  /** Puts a mail back for a later try, or for good when `retryInSeconds` is null. */
  mailFailed(id: string, reason: string, retryInSeconds: number | null): Promise<void>;
  close(): Promise<void>;
}
