import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Environment } from './environment.ts';
import type { Logger } from './logger.ts';
import { openPostgresStore } from './stores/postgres.ts';
import { openSqliteStore } from './stores/sqlite.ts';
import type { Store } from './stores/store.ts';

/** File name of the embedded database in the data folder. */
export const SQLITE_FILE = 'signups.sqlite';

/** The database the settings ask for, and connections for the limiter's counters when it is PostgreSQL. */
export function openStore(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  logger?: Logger,
): { store: Store; counters: Pool | undefined } {
  if (environment.databaseUrl === undefined) {
    return { store: openSqliteStore(join(environment.dataDir, SQLITE_FILE), { logger }), counters: undefined };
  }
  const store = openPostgresStore(environment.databaseUrl, { logger });
  return { store, counters: store.counters };
}
