import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { NewsletterSubscriber } from '#src/signup/newsletter-subscriber.ts';
import type { PartnerApplication } from '#src/signup/partner-application.ts';
import type { Rows, TableName } from '#src/signup/tables.ts';
import { type ConnectionOptions, openSqliteConnection, resultCode } from './sqlite-connection.ts';
import {
  type InsertResult,
  type OutgoingMail,
  probeRows,
  type Store,
  type StoredApplication,
  type StoredRows,
  type StoreOptions,
  StoreUnavailableError,
  type SubscriberMail,
} from './store.ts';

/** Extended result codes, https://www.sqlite.org/rescode.html */
const SQLITE_CONSTRAINT = 19;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_NOTNULL = 1299;

export interface SqliteOptions extends StoreOptions, ConnectionOptions {
  /** Told why the database did not answer, whenever it does not. */
  onFailure?: (error: unknown) => void;
}

/**
 * The embedded database in this thread: each call blocks it until the disk has answered. The operator commands use it
 * directly, the server through a process of its own (sqlite-client.ts).
 */
export function openSqliteStore(file: string, options: SqliteOptions = {}): Store {
  const connection = openSqliteConnection(file, options);
  const confirmSignups = options.confirmSignups ?? false;

  function noteFailure(error: unknown): void {
    options.onFailure?.(error);
    connection.noteFailure(error);
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
        connection.write((db) => {
          for (const row of rows) insertRow(db, table, row, confirmSignups);
        });
        return { outcome: 'inserted' };
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) noteFailure(error);
        return refusal ?? { outcome: 'unavailable' };
      }
    },

    confirm: (token) => orUnavailable(() => connection.write((db) => confirm(db, token))),

    unsubscribe: (token) =>
      orUnavailable(() => {
        const removed = connection.write((db) =>
          remove(db, 'newsletter_subscribers WHERE unsubscribe_token = ?', token),
        );
        if (removed > 0) connection.checkpoint();
        return removed === 0 ? 'unknown' : 'removed';
      }),

    async isWritable() {
      try {
        const rows = probeRows();
        connection.write((db) => {
          for (const table of ['newsletter_subscribers', 'partner_applications'] as const) {
            const id = insertRow(db, table, rows[table], confirmSignups);
            remove(db, `${table} WHERE id = ?`, id);
          }
        });
        return true;
      } catch (error) {
        noteFailure(error);
        return false;
      }
    },

    list: (table) => orUnavailable(() => connection.read((db) => listRows(db, table))),

    forget: (email) =>
      orUnavailable(() => {
        const removed = connection.write((db) => ({
          subscribers: remove(db, 'newsletter_subscribers WHERE lower(email) = lower(?)', email),
          applications: remove(db, 'partner_applications WHERE lower(email) = lower(?)', email),
        }));
        connection.checkpoint();
        return removed;
      }),

    forgetUnconfirmed: (days) =>
      orUnavailable(() => {
        const before = new Date(Date.now() - days * 86_400_000).toISOString();
        const unconfirmed = 'newsletter_subscribers WHERE confirmed_at IS NULL AND created_at < ?';
        const removed = connection.write((db) => remove(db, unconfirmed, before));
        if (removed > 0) connection.checkpoint();
        return removed;
      }),

    claimMail: (count, leaseSeconds) =>
      orUnavailable(() => {
        const due = connection.read((db) =>
          db.prepare('SELECT 1 FROM outbox WHERE gave_up_at IS NULL AND due_at <= ? LIMIT 1').get(Date.now()),
        );
        return due ? connection.write((db) => claimMail(db, count, leaseSeconds)) : [];
      }),

    extendMailLease: (ids, leaseSeconds) =>
      orUnavailable(() => {
        connection.write((db) => {
          const extend = db.prepare('UPDATE outbox SET due_at = ? WHERE id = ?');
          for (const id of ids) extend.run(inSeconds(leaseSeconds), id);
        });
      }),

    mailSent: (id) =>
      orUnavailable(() => {
        connection.write((db) => remove(db, 'outbox WHERE id = ?', id));
      }),

    mailFailed: (id, reason, retryInSeconds) =>
      orUnavailable(() => {
        const gaveUpAt = retryInSeconds === null ? Date.now() : null;
        connection.write((db) =>
          db
            .prepare('UPDATE outbox SET last_error = ?, due_at = ?, gave_up_at = ? WHERE id = ?')
            .run(reason, inSeconds(retryInSeconds ?? 0), gaveUpAt, id),
        );
      }),

    postponeMail: (ids, reason, seconds) =>
      orUnavailable(() => {
        connection.write((db) => {
          const postpone = db.prepare(
            'UPDATE outbox SET last_error = ?, due_at = ?, attempts = max(attempts - 1, 0) WHERE id = ?',
          );
          for (const id of ids) postpone.run(reason, inSeconds(seconds), id);
        });
      }),

    capMailWait: (seconds) =>
      orUnavailable(() => {
        const latest = inSeconds(seconds);
        connection.write((db) => db.prepare('UPDATE outbox SET due_at = ? WHERE due_at > ?').run(latest, latest));
      }),

    requeueMail: () =>
      orUnavailable(() =>
        connection.write((db) =>
          Number(
            db
              .prepare('UPDATE outbox SET gave_up_at = NULL, attempts = 0, due_at = ? WHERE gave_up_at IS NOT NULL')
              .run(Date.now()).changes,
          ),
        ),
      ),

    async close() {
      connection.close();
    },
  };
}

/** A moment from now, in whole milliseconds since 1970: the column takes nothing else. */
function inSeconds(seconds: number): number {
  return Date.now() + Math.round(seconds * 1000);
}

/** Deletes by a condition with one value; returns how many rows of the table itself went. */
function remove(db: DatabaseSync, tableAndCondition: string, value: string): number {
  return Number(db.prepare(`DELETE FROM ${tableAndCondition}`).run(value).changes);
}

/** Returns the id of the row. */
function insertRow<T extends TableName>(db: DatabaseSync, table: T, row: Rows[T], confirmSignups: boolean): string {
  return table === 'newsletter_subscribers'
    ? insertSubscriber(db, row as NewsletterSubscriber, confirmSignups)
    : insertApplication(db, row as PartnerApplication);
}

function insertSubscriber(db: DatabaseSync, subscriber: NewsletterSubscriber, confirmSignups: boolean): string {
  const { email, source_url, user_agent } = subscriber;
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  const confirmedAt = confirmSignups ? null : createdAt;
  db.prepare(
    `INSERT INTO newsletter_subscribers (id, created_at, email, source_url, user_agent, unsubscribe_token, confirmed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, createdAt, email, source_url ?? null, user_agent ?? null, randomUUID(), confirmedAt);
  queueMail(db, confirmSignups ? 'confirmation' : 'welcome', 'subscriber_id', id);
  return id;
}

function insertApplication(db: DatabaseSync, application: PartnerApplication): string {
  const id = randomUUID();
  db.prepare(
    `INSERT INTO partner_applications (id, created_at, website_url, contact_name, email, partnership_types,
                                       business_description, source_url, user_agent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    new Date().toISOString(),
    application.website_url,
    application.contact_name,
    application.email,
    JSON.stringify(application.partnership_types),
    application.business_description ?? null,
    application.source_url ?? null,
    application.user_agent ?? null,
  );
  queueMail(db, 'partner_notice', 'application_id', id);
  return id;
}

function queueMail(
  db: DatabaseSync,
  kind: OutgoingMail['kind'],
  column: 'subscriber_id' | 'application_id',
  rowId: string,
): void {
  db.prepare(`INSERT INTO outbox (id, kind, ${column}, due_at) VALUES (?, ?, ?, ?)`).run(
    randomUUID(),
    kind,
    rowId,
    Date.now(),
  );
}

function confirm(db: DatabaseSync, token: string): 'confirmed' | 'unknown' {
  const row = db
    .prepare('SELECT id, confirmed_at FROM newsletter_subscribers WHERE unsubscribe_token = ?')
    .get(token) as { id: string; confirmed_at: string | null } | undefined;
  if (!row) return 'unknown';
  if (row.confirmed_at === null) {
    const now = new Date().toISOString();
    db.prepare('UPDATE newsletter_subscribers SET confirmed_at = ? WHERE id = ?').run(now, row.id);
    queueMail(db, 'welcome', 'subscriber_id', row.id);
  }
  return 'confirmed';
}

function listRows<T extends TableName>(db: DatabaseSync, table: T): StoredRows[T][] {
  if (table === 'newsletter_subscribers') {
    return db
      .prepare(
        `SELECT id, created_at, email, source_url, user_agent, confirmed_at
         FROM newsletter_subscribers ORDER BY created_at, rowid`,
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

interface ClaimedEntry {
  id: string;
  attempts: number;
  kind: OutgoingMail['kind'];
  subscriber_id: string | null;
  application_id: string | null;
}

function claimMail(db: DatabaseSync, count: number, leaseSeconds: number): OutgoingMail[] {
  const entries = db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, due_at = ?
       WHERE id IN (SELECT id FROM outbox WHERE gave_up_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ?)
       RETURNING id, attempts, kind, subscriber_id, application_id`,
    )
    .all(inSeconds(leaseSeconds), Date.now(), count) as unknown as ClaimedEntry[];
  return entries.map((entry) => withRow(db, entry));
}

function withRow(db: DatabaseSync, entry: ClaimedEntry): OutgoingMail {
  const { id, attempts, subscriber_id, application_id } = entry;
  if (subscriber_id === null) {
    const row = db
      .prepare(`SELECT ${APPLICATION_COLUMNS} FROM partner_applications a WHERE id = ?`)
      .get(application_id);
    return { id, attempts, kind: 'partner_notice', application: toApplication(row) };
  }
  const { email, unsubscribe_token } = db
    .prepare('SELECT email, unsubscribe_token FROM newsletter_subscribers WHERE id = ?')
    .get(subscriber_id) as { email: string; unsubscribe_token: string };
  return { id, attempts, kind: entry.kind as SubscriberMail, email, token: unsubscribe_token };
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
