import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgresStore } from '../stores/postgres.ts';
import { openSqliteStore } from '../stores/sqlite.ts';
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
  remove(): Promise<void>;
}

async function sqliteEngine(): Promise<Engine> {
  const folder = temporaryFolder('sqlite');
  const store = openSqliteStore(join(folder, 'signups.sqlite'));
  return {
    name: 'SQLite',
    store,
    outage: undefined,
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
    async remove() {
      await store.close();
      await server.remove();
    },
  };
}

/** Every database this machine can run, started and empty. */
export async function startEngines(): Promise<Engine[]> {
  const engines = await Promise.all([sqliteEngine(), pgliteEngine(), postgresEngine()]);
  return engines.filter((engine) => engine !== undefined);
}
