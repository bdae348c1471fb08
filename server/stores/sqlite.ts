import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NewsletterSubscriber } from '#src/signup/newsletter-subscriber.ts';
import type { PartnerApplication } from '#src/signup/partner-application.ts';
import type { Rows, TableName } from '#src/signup/tables.ts';
import { errorFacts, type Logger } from '../logger.ts';
import { SQLITE_SCHEMA } from './sqlite-schema.ts';
import {
  type InsertResult,
  type OutgoingMail,
  type Store,
  type StoredApplication,
  type StoredRows,
  type StoredSubscriber,
  StoreUnavailableError,
} from './store.ts';

/** Primary result codes, https://www.sqlite.org/rescode.html */
const SQLITE_CONSTRAINT = 19;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_NOTNULL = 1299;
const CLOSE_AND_REOPEN_AFTER = new Set([8 /* READONLY */, 10 /* IOERR */, 11 /* CORRUPT */, 14 /* CANTOPEN */]);

/** How long a write waits for another process (the operator commands) that is writing, in milliseconds. */
const BUSY_TIMEOUT_MS = 1_000;

interface SqliteOptions {
  logger?: Logger;
  /** Largest size of the file in pages of 4 KB. At the limit, inserts are answered as on a full disk. */
  maxPages?: number;
}

/**
 * The embedded database: one file, written ahead (WAL) and synced to disk before an insert is acknowledged.
 * The file is opened at the first use, and again after an input or output error, so a disk that comes back is used.
 */
export function openSqliteStore(file: string, options: SqliteOptions = {}): Store {
  let database: DatabaseSync | undefined;

  function connection(): DatabaseSync {
    database ??= openDatabase(file, options.maxPages);
    return database;
  }

  function transaction<T>(work: (db: DatabaseSync) => T): T {
    const db = connection();
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work(db);
      db.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk makes SQLite roll back by itself.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  function noteFailure(error: unknown): void {
    options.logger?.error(errorFacts(error), 'SQLite does not answer');
    if (!CLOSE_AND_REOPEN_AFTER.has(resultCode(error) & 0xff)) return;
    try {
      database?.close();
    } finally {
      database = undefined;
    }
  }

  async function orUnavailable<T>(work: () => T): Promise<T> {
    try {
      return work();
    } catch (error) {
      noteFailure(error);
      throw new StoreUnavailableError('SQLite does not answer', { cause: error });
    }
  }

  return {
    engine: 'SQLite',

    async insert(table, rows): Promise<InsertResult> {
      try {
        transaction((db) => {
          for (const row of rows) insertRow(db, table, row);
        });
        return { outcome: 'inserted' };
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) noteFailure(error);
        return refusal ?? { outcome: 'unavailable' };
      }
    },

    unsubscribe: (token) =>
      orUnavailable(() => {
        const { changes } = connection()
          .prepare('DELETE FROM newsletter_subscribers WHERE unsubscribe_token = ?')
          .run(token);
        return changes === 0 ? 'unknown' : 'removed';
      }),

    async isReachable() {
      try {
        connection().prepare('SELECT count(*) FROM sqlite_schema').get();
        return true;
      } catch (error) {
        noteFailure(error);
        return false;
      }
    },

    list: (table) => orUnavailable(() => listRows(connection(), table)),

    forget: (email) =>
      orUnavailable(() =>
        transaction((db) => ({
          subscribers: Number(
            db.prepare('DELETE FROM newsletter_subscribers WHERE lower(email) = lower(?)').run(email).changes,
          ),
          applications: Number(
            db.prepare('DELETE FROM partner_applications WHERE lower(email) = lower(?)').run(email).changes,
          ),
        })),
      ),

    claimMail: (count, leaseSeconds) =>
      orUnavailable(() => {
        const due = connection()
          .prepare('SELECT 1 FROM outbox WHERE gave_up_at IS NULL AND due_at <= ? LIMIT 1')
          .get(Date.now());
        return due ? transaction((db) => claimMail(db, count, leaseSeconds)) : [];
      }),

    mailSent: (id) =>
      orUnavailable(() => {
        connection().prepare('DELETE FROM outbox WHERE id = ?').run(id);
      }),

    mailFailed: (id, reason, retryInSeconds) =>
      orUnavailable(() => {
        const now = Date.now();
        connection()
          .prepare('UPDATE outbox SET last_error = ?, due_at = ?, gave_up_at = ? WHERE id = ?')
          .run(reason, now + (retryInSeconds ?? 0) * 1000, retryInSeconds === null ? now : null, id);
      }),

    async close() {
      database?.close();
      database = undefined;
    },
  };
}

function openDatabase(file: string, maxPages: number | undefined): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, defensive: true });
  try {
    // The file holds addresses: nobody but the account that runs the server reads it.
    chmodSync(file, 0o600);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${Math.trunc(maxPages)}`);
    db.exec(SQLITE_SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function insertRow<T extends TableName>(db: DatabaseSync, table: T, row: Rows[T]): void {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  if (table === 'newsletter_subscribers') {
    const { email, source_url, user_agent } = row as NewsletterSubscriber;
    db.prepare(
      `INSERT INTO newsletter_subscribers (id, created_at, email, source_url, user_agent, unsubscribe_token)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ).run(id, createdAt, email, source_url ?? null, user_agent ?? null, randomUUID());
    queueMail(db, 'welcome', 'subscriber_id', id);
    return;
  }
  const application = row as PartnerApplication;
  db.prepare(
    `INSERT INTO partner_applications (id, created_at, website_url, contact_name, email, partnership_types,
                                       business_description, source_url, user_agent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    createdAt,
    application.website_url,
    application.contact_name,
    application.email,
    JSON.stringify(application.partnership_types),
    application.business_description ?? null,
    application.source_url ?? null,
    application.user_agent ?? null,
  );
  queueMail(db, 'partner_notice', 'application_id', id);
}

function queueMail(db: DatabaseSync, kind: string, column: 'subscriber_id' | 'application_id', rowId: string): void {
  db.prepare(`INSERT INTO outbox (id, kind, ${column}, due_at) VALUES (?, ?, ?, ?)`).run(
    randomUUID(),
    kind,
    rowId,
    Date.now(),
  );
}

function listRows<T extends TableName>(db: DatabaseSync, table: T): StoredRows[T][] {
  if (table === 'newsletter_subscribers') {
    return db
      .prepare(
        `SELECT id, created_at, email, source_url, user_agent FROM newsletter_subscribers ORDER BY created_at, rowid`,
      )
      .all() as unknown as StoredRows[T][];
  }
  const rows = db.prepare(`SELECT ${APPLICATION_COLUMNS} FROM partner_applications a ORDER BY created_at, rowid`).all();
  return rows.map(toApplication) as unknown as StoredRows[T][];
}

const APPLICATION_COLUMNS = `a.id, a.created_at, a.website_url, a.contact_name, a.email, a.partnership_types,
  a.business_description, a.source_url, a.user_agent`;

type ApplicationRecord = Omit<StoredApplication, 'partnership_types'> & { partnership_types: string };

function toApplication(row: unknown): StoredApplication {
  const application = row as ApplicationRecord;
  return {
    ...application,
    partnership_types: JSON.parse(application.partnership_types) as string[],
  };
}

function claimMail(db: DatabaseSync, count: number, leaseSeconds: number): OutgoingMail[] {
  const now = Date.now();
  const due = db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, due_at = ?
       WHERE id IN (SELECT id FROM outbox WHERE gave_up_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ?)
       RETURNING id, attempts, subscriber_id, application_id`,
    )
    .all(now + leaseSeconds * 1000, now, count) as {
    id: string;
    attempts: number;
    subscriber_id: string | null;
    application_id: string | null;
  }[];
  return due.map(({ id, attempts, subscriber_id, application_id }) => {
    if (subscriber_id !== null) {
      const row = db
        .prepare('SELECT email, unsubscribe_token FROM newsletter_subscribers WHERE id = ?')
        .get(subscriber_id) as unknown as Pick<StoredSubscriber, 'email'> & { unsubscribe_token: string };
      return { id, attempts, kind: 'welcome', email: row.email, unsubscribeToken: row.unsubscribe_token };
    }
    const row = db
      .prepare(`SELECT ${APPLICATION_COLUMNS} FROM partner_applications a WHERE id = ?`)
      .get(application_id);
    return { id, attempts, kind: 'partner_notice', application: toApplication(row) };
  });
}

function resultCode(error: unknown): number {
  const code = error instanceof Error ? (error as Error & { errcode?: unknown }).errcode : undefined;
  return typeof code === 'number' ? code : 0;
}

function refusalOf(error: unknown): InsertResult | undefined {
  const code = resultCode(error);
  if (code === SQLITE_CONSTRAINT_UNIQUE) return { outcome: 'duplicate' };
  if (code === SQLITE_CONSTRAINT_NOTNULL) {
    return { outcome: 'refused', code: '23502', message: 'A required value is missing' };
  }
  if ((code & 0xff) === SQLITE_CONSTRAINT) {
    return { outcome: 'refused', code: '23514', message: 'A value breaks a rule of the table' };
  }
  return undefined;
}
