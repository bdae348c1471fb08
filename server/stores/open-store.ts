import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Environment } from '../environment.ts';
import type { Logger } from '../log/logger.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import { openSqliteProcess } from './sqlite-client.ts';
import type { Store } from './store.ts';

/** File name of the embedded database in the data folder. */
export const SQLITE_FILE = 'signups.sqlite';

type StoreSettings = Pick<Environment, 'databaseUrl' | 'dataDir' | 'confirmSignups'>;

/** The database the settings ask for, and connections for the limiter's counters when it is PostgreSQL. */
export function openStore(environment: StoreSettings, logger: Logger): { store: Store; counters: Pool | undefined } {
  const { databaseUrl, dataDir, confirmSignups } = environment;
  if (databaseUrl === undefined) {
    const store = openSqliteProcess(join(dataDir, SQLITE_FILE), { logger, confirmSignups });
    return { store, counters: undefined };
  }
  const store = openPostgresStore(databaseUrl, { logger, confirmSignups });
  return { store, counters: store.counters };
}

/** The same database for a command that has nobody waiting for it. */
export function openStoreForCommand({ databaseUrl, dataDir }: StoreSettings): Store {
  return databaseUrl === undefined ? openSqliteStore(join(dataDir, SQLITE_FILE)) : openPostgresStore(databaseUrl);
}
