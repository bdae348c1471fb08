import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

const MIGRATIONS = join(import.meta.dirname, 'sqlite-migrations');

export class LaterVersionError extends Error {
  override name = 'LaterVersionError';

  constructor(version: number, known: number) {
    super(`The database has version ${version}, this program ${known}`);
  }
}

/**
 * Applies the files of `database/sqlite-migrations` that this file has not had yet, in order of name, in one
 * transaction. `PRAGMA user_version` says how many it has had. Several processes may call it at the same time: one
 * applies them, the others wait for its lock and find nothing left to do.
 * @returns the version the file had before.
 * @throws when a statement fails, nothing is applied then; and when the file was written by a later version of the site.
 */
export function migrateSqlite(db: DatabaseSync, folder: string = MIGRATIONS): number {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  if (versionOf(db) === names.length) return names.length;
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(db);
    if (version > names.length) throw new LaterVersionError(version, names.length);
    for (const name of names.slice(version)) db.exec(readFileSync(join(folder, name), 'utf8'));
    db.exec(`PRAGMA user_version = ${names.length}; COMMIT`);
    return version;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version);
}
