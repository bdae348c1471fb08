import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { openPostgresStore } from '../stores/postgres.ts';
import { openSqliteProcess } from '../stores/sqlite-client.ts';
import type { Store } from '../stores/store.ts';
import { createPgliteServer } from './pglite-server.ts';
import { createPostgresServer } from './postgres-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** One database that the contract tests run on. */
export interface Engine {
  name: string;
  store: Store;
  /** Only for databases that are servers of their own. */
  outage: { stop(): Promise<void>; start(): Promise<void> } | undefined;
  /** The same database, asking new subscribers to confirm. */
  openConfirming(): Store;
  /** Lets a subscriber have signed up two hours earlier. */
  setBack(email: string): Promise<void>;
  /** Makes new connections read-only, as those to a standby are; only for a server of its own. */
  makeReadOnly?: (readOnly: boolean) => Promise<void>;
  remove(): Promise<void>;
}

async function sqliteEngine(): Promise<Engine> {
  const folder = temporaryFolder('sqlite');
  const file = join(folder, 'signups.sqlite');
  const store = openSqliteProcess(file);
  return {
    name: 'SQLite',
    store,
    outage: undefined,
    openConfirming: () => openSqliteProcess(file, { confirmSignups: true }),
    async setBack(email) {
      const db = new DatabaseSync(file, { timeout: 5_000 });
      db.prepare('UPDATE newsletter_subscribers SET created_at = ? WHERE email = ?').run(
        new Date(Date.now() - 7_200_000).toISOString(),
        email,
      );
      db.close();
    },
    async remove() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function pgliteEngine(): Promise<Engine> {
  const server = await createPgliteServer();
  // All its connections share one session, so one connection at a time keeps prepared statements apart.
  const store = openPostgresStore(server.url, { poolSize: 1 });
  return {
    name: 'PostgreSQL (PGlite over its socket)',
    store,
    outage: server,
    openConfirming: () => openPostgresStore(server.url, { poolSize: 1, confirmSignups: true }),
    setBack: (email) => setBackOnPostgres(server.url, email),
    async remove() {
      await store.close();
      await server.remove();
    },
  };
}

async function postgresEngine(): Promise<Engine | undefined> {
  const server = await createPostgresServer();
  if (!server) return undefined;
  const store = openPostgresStore(server.url);
  return {
    name: 'PostgreSQL (a server of its own)',
    store,
    outage: server,
    openConfirming: () => openPostgresStore(server.url, { confirmSignups: true }),
    setBack: (email) => setBackOnPostgres(server.url, email),
    async makeReadOnly(readOnly) {
      const client = new Client(server.url);
      await client.connect();
      await client.query(`set default_transaction_read_only = off`);
      await client.query(`alter database postgres set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
      // Connections that are open keep the setting they began with.
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      await client.end();
    },
    async remove() {
      await store.close();
      await server.remove();
    },
  };
}

async function setBackOnPostgres(url: string, email: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(
    `update newsletter_subscribers set created_at = created_at - interval '2 hours' where email = $1`,
    [email],
  );
  await client.end();
}

/** Every database this machine can run, started and empty. */
export async function startEngines(): Promise<Engine[]> {
  const engines = await Promise.all([sqliteEngine(), pgliteEngine(), postgresEngine()]);
  return engines.filter((engine) => engine !== undefined);
}
