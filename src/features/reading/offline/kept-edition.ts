import { type KeptDatabase, type Result, transact } from '#src/base/kept-database.ts';
import type { Edition, Part } from './edition.ts';

/** An edition that this browser has taken along. */
export interface KeptEdition extends Edition {
  /** Those of its parts that were taken. */
  taken: readonly KeptPart[];
}

export interface KeptPart extends Part {
  content: Blob;
}

/** One record holds all, so that a new edition takes the place of the old one as a whole or not at all. */
const KEPT = {
  name: 'offline',
  // Another form of an edition is another version: what was taken in an earlier one goes.
  version: 1,
  stores: ['edition'],
  holds: 'pages',
  upgrade({ result }) {
    for (const name of result.objectStoreNames) result.deleteObjectStore(name);
    result.createObjectStore('edition');
  },
} as const satisfies KeptDatabase;
const KEY = 'kept';

/** That something was taken, for pages: an island that keeps something under this name is seen at once. */
export const MARK = 'offline';

const storeIn = (transaction: IDBTransaction) => transaction.objectStore('edition');

/** What is kept; a problem where nothing ever was: to look makes no database. */
export function readKept(): Promise<Result<KeptEdition | undefined>> {
  return transact<KeptEdition | undefined, KeptEdition | undefined>(
    { ...KEPT, upgrade: ({ transaction }) => transaction?.abort() },
    'readonly',
    (transaction) => storeIn(transaction).get(KEY),
    (edition) => edition,
  );
}

export function keep(edition: KeptEdition): Promise<Result<void>> {
  return transact<IDBValidKey, void>(
    KEPT,
    'readwrite',
    (transaction) => storeIn(transaction).put(edition, KEY),
    () => undefined,
  );
}

/** Takes all of it away, the database with it. Resolves once it is gone. */
export function removeKept(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(KEPT.name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
