import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Rows, TableName } from '#src/features/signup/tables.ts';
import { type ConnectionOptions, folded, openSqliteConnection, resultCode } from './sqlite-connection.ts';
import {
  claimIssueMail,
  countSetAside,
  findIssue,
  issues,
  noteRefusal,
  putBack,
  queueIssue,
  storeIssue,
} from './sqlite-newsletter.ts';
import { type StatisticsRow, statisticsOf, toStatistics } from './statistics.ts';
import {
  type InsertResult,
  type OutgoingMail,
  probeRows,
  type Store,
  type StoredRows,
  type StoreOptions,
  StoreUnavailableError,
  type SubscriberMail,
} from './store.ts';
import type { TableShape, TableShapes } from './table-shapes.ts';

/** Extended result codes, https://www.sqlite.org/rescode.html */
const SQLITE_CONSTRAINT = 19;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_NOTNULL = 1299;

export interface SqliteOptions extends StoreOptions, ConnectionOptions {
  /** Told why the database did not answer, whenever it does not. */
  onFailure?: (error: unknown) => void;
}

/** The tables in one SQLite file. It imports no rules, which keeps the start of its process short. */
export function createSqliteStore(file: string, shapes: TableShapes, options: SqliteOptions): Store {
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
        return connection.write((db) => {
          const [row, ...others] = rows;
          if (row && others.length === 0 && table === 'newsletter_subscribers' && askAgain(db, row.email)) {
            return { outcome: 'inserted' };
          }
          for (const row of rows) insertRow(db, table, shapes[table], row, confirmSignups);
          return { outcome: 'inserted' };
        });
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
            const id = insertRow(db, table, shapes[table], rows[table], confirmSignups);
            remove(db, `${table} WHERE id = ?`, id);
          }
        });
        return true;
      } catch (error) {
        noteFailure(error);
        return false;
      }
    },

    list: (table) => orUnavailable(() => connection.read((db) => listRows(db, table, shapes[table]))),

    forget: (email) =>
      orUnavailable(() => {
        const removed = connection.write((db) => ({
          subscribers: removeAddress(db, 'newsletter_subscribers', email),
          applications: removeAddress(db, 'partner_applications', email),
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
          db
            .prepare('SELECT 1 FROM outbox WHERE gave_up_at IS NULL AND issue_id IS NULL AND due_at <= ? LIMIT 1')
            .get(Date.now()),
        );
        return due ? connection.write((db) => claimMail(db, shapes, count, leaseSeconds)) : [];
      }),

    claimIssueMail: (count, leaseSeconds) =>
      orUnavailable(() => {
        const waits = connection.read((db) =>
          db.prepare('SELECT 1 FROM outbox WHERE issue_id IS NOT NULL AND gave_up_at IS NULL LIMIT 1').get(),
        );
        return waits ? connection.write((db) => claimIssueMail(db, count, inSeconds(leaseSeconds))) : [];
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

    mailRefused: (id, reason) =>
      orUnavailable(() =>
        connection.write((db) => {
          noteRefusal(db, id, reason);
          const now = Date.now();
          db.prepare('UPDATE outbox SET last_error = ?, due_at = ?, gave_up_at = ? WHERE id = ?').run(
            reason,
            now,
            now,
            id,
          );
        }),
      ),

    postponeMail: (ids, reason, seconds) =>
      orUnavailable(() => {
        connection.write((db) => {
          const postpone = db.prepare(
            `UPDATE outbox SET last_error = ?, due_at = ?, attempts = max(attempts - 1, 0), gave_up_at = NULL
             WHERE id = ?`,
          );
          for (const id of ids) {
            noteRefusal(db, id, null);
            postpone.run(reason, inSeconds(seconds), id);
          }
        });
      }),

    capMailWait: (seconds) =>
      orUnavailable(() => {
        const latest = inSeconds(seconds);
        connection.write((db) => db.prepare('UPDATE outbox SET due_at = ? WHERE due_at > ?').run(latest, latest));
      }),

    requeueMail: (issue) =>
      orUnavailable(() =>
        connection.write((db) => {
          const those = db
            .prepare('SELECT id FROM outbox WHERE gave_up_at IS NOT NULL AND issue_id IS ?')
            .all(issue ?? null) as { id: string }[];
          const requeue = db.prepare('UPDATE outbox SET gave_up_at = NULL, attempts = 0, due_at = ? WHERE id = ?');
          for (const { id } of those) {
            noteRefusal(db, id, null);
            requeue.run(Date.now(), id);
          }
          return those.length;
        }),
      ),

    storeIssue: (issue, mailsPerHour) =>
      orUnavailable(() => connection.write((db) => storeIssue(db, issue, mailsPerHour))),
    issue: (id) => orUnavailable(() => connection.read((db) => findIssue(db, id))),
    queueIssue: (id, after, count) => orUnavailable(() => connection.write((db) => queueIssue(db, id, after, count))),
    issues: () => orUnavailable(() => connection.read(issues)),
    countSetAside: () => orUnavailable(() => connection.read(countSetAside)),
    putBack: (email) => orUnavailable(() => connection.write((db) => putBack(db, email))),

    statistics: () =>
      orUnavailable(() =>
        toStatistics(
          connection.read((db) => db.prepare(statisticsOf('main', 'main')).get() as unknown as StatisticsRow),
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

/** Deletes an address however its letters are written. Few rows ever go: looking at all of them costs less than an index. */
function removeAddress(db: DatabaseSync, table: TableName, email: string): number {
  const rows = db.prepare(`SELECT id, email FROM ${table}`).all() as { id: string; email: string }[];
  const those = rows.filter((row) => folded(row.email) === folded(email));
  for (const { id } of those) remove(db, `${table} WHERE id = ?`, id);
  return those.length;
}

function ownColumns(email: string, confirmedAt: string | null) {
  return { unsubscribe_token: randomUUID(), confirmed_at: confirmedAt, email_folded: folded(email) };
}

/**
 * Asks a subscriber who has not confirmed once more, unless the last mail is less than an hour old. Signing up anew begins
 * the time to confirm again, which is also how that hour is known. Returns whether there is such a subscriber.
 */
function askAgain(db: DatabaseSync, email: string): boolean {
  const row = db
    .prepare('SELECT id, created_at FROM newsletter_subscribers WHERE email_folded = ? AND confirmed_at IS NULL')
    .get(folded(email)) as { id: string; created_at: string } | undefined;
  if (row && Date.parse(row.created_at) < Date.now() - 3_600_000) {
    db.prepare('UPDATE newsletter_subscribers SET created_at = ? WHERE id = ?').run(new Date().toISOString(), row.id);
    remove(db, 'outbox WHERE subscriber_id = ?', row.id);
    queueMail(db, 'confirmation', 'subscriber_id', row.id);
  }
  return row !== undefined;
}

/** Writes one row of a table and queues the mail that follows from it. Returns the id of the row. */
function insertRow<T extends TableName>(
  db: DatabaseSync,
  table: T,
  shape: TableShape,
  row: Rows[T],
  confirmSignups: boolean,
): string {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  const isSubscriber = table === 'newsletter_subscribers';
  const values = {
    id,
    created_at: createdAt,
    ...toRecord(shape, row),
    ...(isSubscriber ? ownColumns(row.email, confirmSignups ? null : createdAt) : {}),
  };
  const columns = Object.keys(values);
  const places = columns.map((name) => `:${name}`);
  db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`).run(values);
  if (isSubscriber) queueMail(db, confirmSignups ? 'confirmation' : 'welcome', 'subscriber_id', id);
  else queueMail(db, 'partner_notice', 'application_id', id);
  return id;
}

/** SQLite has no lists: they are written as JSON. */
function toRecord(
  shape: TableShape,
  row: Record<string, string | string[] | undefined>,
): Record<string, string | null> {
  const written = (value: string | string[] | undefined) => (Array.isArray(value) ? JSON.stringify(value) : value);
  return Object.fromEntries(shape.written.map((name) => [name, written(row[name]) ?? null]));
}

/** What is in a table has passed its rules, so a record is what the description says. */
function fromRecord<T extends TableName>(shape: TableShape, record: Record<string, unknown>): StoredRows[T] {
  const lists = shape.lists.map((name) => [name, JSON.parse(String(record[name]))]);
  return { ...record, ...Object.fromEntries(lists) } as StoredRows[T];
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

function listRows<T extends TableName>(db: DatabaseSync, table: T, shape: TableShape): StoredRows[T][] {
  const rows = db.prepare(`SELECT ${shape.read.join(', ')} FROM ${table} ORDER BY created_at, rowid`).all();
  return rows.map((row) => fromRecord<T>(shape, row));
}

interface ClaimedEntry {
  id: string;
  attempts: number;
  kind: OutgoingMail['kind'];
  subscriber_id: string | null;
  application_id: string | null;
}

function claimMail(db: DatabaseSync, shapes: TableShapes, count: number, leaseSeconds: number): OutgoingMail[] {
  const entries = db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, due_at = ?
       WHERE id IN (
         SELECT id FROM outbox WHERE gave_up_at IS NULL AND issue_id IS NULL AND due_at <= ?
         ORDER BY attempts, due_at LIMIT ?
       )
       RETURNING id, attempts, kind, subscriber_id, application_id`,
    )
    .all(inSeconds(leaseSeconds), Date.now(), count) as unknown as ClaimedEntry[];
  return entries.map((entry) => withRow(db, shapes.partner_applications, entry));
}

function withRow(db: DatabaseSync, applications: TableShape, entry: ClaimedEntry): OutgoingMail {
  const { id, attempts, subscriber_id, application_id } = entry;
  if (subscriber_id === null) {
    const row = db
      .prepare(`SELECT ${applications.read.join(', ')} FROM partner_applications WHERE id = ?`)
      .get(application_id) as Record<string, unknown>;
    return { id, attempts, kind: 'partner_notice', application: fromRecord<'partner_applications'>(applications, row) };
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
