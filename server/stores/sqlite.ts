import { createSqliteStore, type SqliteOptions } from './sqlite-store.ts';
import type { Store } from './store.ts';
import { tableShapes } from './table-shapes.ts';

/**
 * The embedded database in this thread: each call blocks it until the disk has answered. The operator commands use it
 * directly, the server through a process of its own (sqlite-client.ts).
 */
export function openSqliteStore(file: string, options: SqliteOptions = {}): Store {
  return createSqliteStore(file, tableShapes, options);
}
