import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { migrate } from '#database/migrate.ts';
import type { Rows, TableName } from '#src/features/signup/tables.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { CLAIM_OF_ISSUE, NOT_REFUSED, postgresNewsletter, REFUSED } from './postgres-newsletter.ts';
import { type StatisticsRow, statisticsOf, toStatistics } from './statistics.ts';
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
import { tableShapes } from './table-shapes.ts';

/** How long a caller waits for a connection, and for an answer on it, before the database counts as unreachable. */
const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 5_000;
/** The same for the limiter. In all, a visitor hears of a database that hangs before their browser's 10 s are over. */
const COUNTER_TIMEOUT_MS = 1_000;

interface PostgresOptions extends StoreOptions {
  logger?: Logger;
  /** Connections kept at most. */
  poolSize?: number;
}

export interface PostgresStore extends Store {
  /** Connections for the limiter's shared counters. They give up sooner, since the limiter can count by itself. */
  readonly counters: Pool;
}

/**
 * PostgreSQL 15 or later, or the database of a hosted Supabase project. Rows are inserted with the rights of `anon`,
 * so a fault in this program can do no more than a visitor may. The migrations run before the first use and, when the
 * database is down at that moment, before the next.
 */
export function openPostgresStore(url: string, options: PostgresOptions = {}): PostgresStore {
  const config: PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'knowledge-hub',
  };
  const pool = openPool({ ...config, max: options.poolSize ?? 10, pipeline: true }, options.logger);
  const counters = openPool(
    { ...config, max: 2, connectionTimeoutMillis: COUNTER_TIMEOUT_MS, query_timeout: COUNTER_TIMEOUT_MS },
    options.logger,
  );

  let migrated: Promise<void> | undefined;
  async function ready(): Promise<void> {
    migrated ??= migrate({ ...config, query_timeout: 60_000 });
    try {
      await migrated;
    } catch (error) {
      migrated = undefined;
      throw error;
    }
  }

  async function query<Row>(text: string, values: unknown[] = []): Promise<{ rows: Row[]; changes: number }> {
    try {
      await ready();
      const result = await pool.query(text, values);
      return { rows: result.rows as Row[], changes: result.rowCount ?? 0 };
    } catch (error) {
      options.logger?.error(errorFacts(error), 'PostgreSQL does not answer');
      throw new StoreUnavailableError('PostgreSQL does not answer', { cause: error });
    }
  }

  /** What a duplicate becomes: the same as a first sign-up, for one who was asked to confirm and has not. */
  async function askAgain<T extends TableName>(table: T, rows: readonly Rows[T][]): Promise<InsertResult> {
    const [row, ...others] = rows;
    if (table !== 'newsletter_subscribers' || !row || others.length > 0) return { outcome: 'duplicate' };
    try {
      const { rows: found } = await query<{ pending: boolean }>(ASK_AGAIN, [row.email]);
      return { outcome: found[0]?.pending ? 'inserted' : 'duplicate' };
    } catch {
      return { outcome: 'unavailable' };
    }
  }

  return {
    engine: 'PostgreSQL',
    counters,
    ...postgresNewsletter(query),

    async insert(table, rows): Promise<InsertResult> {
      if (rows.length === 0) return { outcome: 'inserted' };
      try {
        await ready();
        await runAsAnon(pool, options.confirmSignups ?? false, [insertStatement(table, rows)]);
        return { outcome: 'inserted' };
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) options.logger?.error(errorFacts(error), 'PostgreSQL does not answer');
        return refusal?.outcome === 'duplicate' ? askAgain(table, rows) : (refusal ?? { outcome: 'unavailable' });
      }
    },

    async confirm(token) {
      if (!isUuid(token)) return 'unknown';
      const { rows } = await query<{ found: boolean }>(CONFIRM, [token]);
      return rows[0]?.found ? 'confirmed' : 'unknown';
    },

    async unsubscribe(token) {
      if (!isUuid(token)) return 'unknown';
      const text = 'delete from public.newsletter_subscribers where unsubscribe_token::text = $1';
      return (await query(text, [token])).changes === 0 ? 'unknown' : 'removed';
    },

    async isWritable() {
      try {
        await ready();
        await runAsAnon(pool, options.confirmSignups ?? false, probeStatements());
        return true;
      } catch (error) {
        options.logger?.error(errorFacts(error), 'PostgreSQL does not answer');
        return false;
      }
    },

    async list<T extends TableName>(table: T) {
      const { rows } = await query<StoredRows[T] & { created_at: Date }>(
        `select ${tableShapes[table].read.join(', ')} from public.${table} order by created_at, id`,
      );
      return rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        ...('confirmed_at' in row
          ? { confirmed_at: asIso(row.confirmed_at), set_aside_at: asIso(row.set_aside_at) }
          : {}),
      }));
    },

    async forget(email) {
      const { rows } = await query<{ subscribers: number; applications: number }>(
        `with subscribers as (
           delete from public.newsletter_subscribers where lower(email) = lower($1) returning 1
         ), applications as (
           delete from public.partner_applications where lower(email) = lower($1) returning 1
         )
         select (select count(*) from subscribers)::int as subscribers,
                (select count(*) from applications)::int as applications`,
        [email],
      );
      return rows[0] ?? { subscribers: 0, applications: 0 };
    },

    async forgetUnconfirmed(days) {
      const { changes } = await query(
        `delete from public.newsletter_subscribers
         where confirmed_at is null and created_at < now() - $1::float8 * interval '1 day'`,
        [days],
      );
      return changes;
    },

    async claimMail(count, leaseSeconds) {
      const { rows } = await query<ClaimedRow>(CLAIM, [count, leaseSeconds]);
      return rows.map(toOutgoingMail);
    },

    async claimIssueMail(count, leaseSeconds) {
      return (await query<OutgoingMail>(CLAIM_OF_ISSUE, [count, leaseSeconds])).rows;
    },

    async extendMailLease(ids, leaseSeconds) {
      await query(
        `update hub.outbox set due_at = now() + $2::float8 * interval '1 second' where id = any ($1::uuid[])`,
        [ids, leaseSeconds],
      );
    },

    async mailSent(id) {
      await query('delete from hub.outbox where id = $1', [id]);
    },

    async mailFailed(id, reason, retryInSeconds) {
      await query(
        `update hub.outbox set last_error = $2, due_at = now() + coalesce($3::float8, 0) * interval '1 second',
           gave_up_at = case when $3::float8 is null then now() end
         where id = $1`,
        [id, reason, retryInSeconds],
      );
    },

    async mailRefused(id, reason) {
      await query(REFUSED, [id, reason]);
    },

    async postponeMail(ids, reason, seconds) {
      await query(
        `with put_back as (
           update hub.outbox set last_error = $2, due_at = now() + $3::float8 * interval '1 second',
             attempts = greatest(attempts - 1, 0), gave_up_at = null
           where id = any ($1::uuid[])
           returning subscriber_id, issue_id
         ) ${NOT_REFUSED}`,
        [ids, reason, seconds],
      );
    },

    async capMailWait(seconds) {
      await query(
        `update hub.outbox set due_at = now() + $1::float8 * interval '1 second'
         where due_at > now() + $1::float8 * interval '1 second'`,
        [seconds],
      );
    },

    async requeueMail(issue) {
      const { rows } = await query<{ count: number }>(
        `with put_back as (
           update hub.outbox set gave_up_at = null, attempts = 0, due_at = now()
           where gave_up_at is not null and issue_id is not distinct from $1
           returning subscriber_id, issue_id
         ), not_refused as (${NOT_REFUSED})
         select count(*)::int as count from put_back`,
        [issue ?? null],
      );
      return rows[0]?.count ?? 0;
    },

    async statistics() {
      const { rows } = await query<StatisticsRow>(statisticsOf('public', 'hub'));
      return toStatistics(rows[0] as StatisticsRow);
    },

    async close() {
      await Promise.all([pool.end(), counters.end()]);
    },
  };
}

/** Connections break when the server restarts. Each has to have a listener, or the event ends the process. */
function openPool(config: PoolConfig, logger: Logger | undefined): Pool {
  const pool = new Pool(config);
  pool.on('error', (error) => logger?.warn(errorFacts(error), 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Statement = readonly [text: string, values?: unknown[]];

/**
 * One statement for one or many rows: they travel as one JSON parameter. The database knows the types of its columns; the
 * names say which of them are written, so that no row can bring others.
 */
function insertStatement<T extends TableName>(table: T, rows: readonly Rows[T][]): Statement {
  const columns = tableShapes[table].written.join(', ');
  return [
    `insert into public.${table} (${columns})
     select ${columns} from json_populate_recordset(null::public.${table}, $1::json)`,
    [JSON.stringify(rows)],
  ];
}

/** Rows of both tables, written with a visitor's rights and taken back with our own before anybody can see them. */
function probeStatements(): Statement[] {
  const rows = probeRows();
  const { email } = rows.newsletter_subscribers;
  return [
    insertStatement('newsletter_subscribers', [rows.newsletter_subscribers]),
    insertStatement('partner_applications', [rows.partner_applications]),
    ['reset role'],
    ['delete from public.newsletter_subscribers where lower(email) = $1', [email]],
    ['delete from public.partner_applications where lower(email) = $1', [email]],
  ];
}

/**
 * Opens a transaction, drops to the rights of `anon`, runs the statements and commits: all sent together, so that a row
 * costs one trip to the database. After a failed statement the commit answers as a rollback.
 */
async function runAsAnon(pool: Pool, confirmSignups: boolean, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    const answers = await Promise.allSettled([
      client.query(confirmSignups ? BEGIN_AS_ANON_CONFIRMING : BEGIN_AS_ANON),
      ...statements.map(([text, values]) => client.query(text, values)),
      client.query('commit'),
    ]);
    failure = answers.find((answer) => answer.status === 'rejected')?.reason;
  } finally {
    releaseClient(client, failure);
  }
  if (failure !== undefined) throw failure;
}

const BEGIN_AS_ANON = 'begin; set local role anon';
/** The setting is read by the trigger that queues the mail. */
const BEGIN_AS_ANON_CONFIRMING = `begin; set local role anon; set local hub.confirm_signups = 'on'`;

/** The token confirms once; the mail that follows is queued with it or not at all. */
const CONFIRM = `
  with confirmed as (
    update public.newsletter_subscribers set confirmed_at = now()
    where unsubscribe_token = $1::uuid and confirmed_at is null
    returning id
  ), queued as (
    insert into hub.outbox (kind, subscriber_id) select 'welcome', id from confirmed
  )
  select exists (select from public.newsletter_subscribers where unsubscribe_token = $1::uuid) as found`;

/** Signing up anew begins the time to confirm again, which is also how the last mail's hour is known. */
const ASK_AGAIN = `
  with asked as (
    update public.newsletter_subscribers set created_at = now()
    where lower(email) = lower($1) and confirmed_at is null and created_at < now() - interval '1 hour'
    returning id
  ), replaced as (
    delete from hub.outbox where subscriber_id in (select id from asked)
  ), queued as (
    insert into hub.outbox (kind, subscriber_id) select 'confirmation', id from asked
  )
  select exists (
    select from public.newsletter_subscribers where lower(email) = lower($1) and confirmed_at is null
  ) as pending`;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const asIso = (date: unknown) => (date instanceof Date ? date.toISOString() : null);

/** A connection that failed other than with an answer of the database is not used again. */
function releaseClient(client: PoolClient, failure: unknown): void {
  client.release(failure !== undefined && !(failure instanceof DatabaseError));
}

const CLAIM = `
  with due as (
    select id from hub.outbox
    where gave_up_at is null and issue_id is null and due_at <= now()
    order by attempts, due_at limit $1
    for update skip locked
  ), claimed as (
    update hub.outbox o set attempts = attempts + 1, due_at = now() + $2::float8 * interval '1 second'
    from due where o.id = due.id
    returning o.id, o.attempts, o.kind, o.subscriber_id, o.application_id
  )
  select c.id as mail_id, c.attempts, c.kind, s.email as subscriber_email, s.unsubscribe_token, a.*
  from claimed c
  left join public.newsletter_subscribers s on s.id = c.subscriber_id
  left join public.partner_applications a on a.id = c.application_id`;

type ClaimedRow = Omit<StoredApplication, 'created_at'> & {
  mail_id: string;
  attempts: number;
  kind: OutgoingMail['kind'];
  subscriber_email: string | null;
  unsubscribe_token: string;
  created_at: Date;
};

function toOutgoingMail(row: ClaimedRow): OutgoingMail {
  const { mail_id: id, attempts, kind, subscriber_email, unsubscribe_token, ...application } = row;
  return subscriber_email === null
    ? {
        id,
        attempts,
        kind: 'partner_notice',
        application: { ...application, created_at: application.created_at.toISOString() },
      }
    : { id, attempts, kind: kind as SubscriberMail, email: subscriber_email, token: unsubscribe_token };
}

/** SQLSTATE classes: 22 data exception, 23 integrity constraint violation, 42501 insufficient privilege. */
function refusalOf(error: unknown): InsertResult | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined;
  if (error.code === '23505') return { outcome: 'duplicate' };
  if (error.code === '23502') return { outcome: 'refused', code: '23502', message: 'A required value is missing' };
  if (/^2[23]/.test(error.code)) {
    return { outcome: 'refused', code: '23514', message: 'A value breaks a rule of the table' };
  }
  return undefined;
}
