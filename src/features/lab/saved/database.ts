import { type KeptDatabase, type Result, transact as transactIn } from '#src/base/kept-database.ts';

/**
 * By their ids: the documents that were worked at last, what was built in lessons, and what somebody has saved on
 * purpose.
 */
export const STORES = { recent: 'recent', lessons: 'lessons', saved: 'saved' } as const;

/** The store of version 1, and the key of its only row. */
const FIRST_STORE = 'last';

const LAB: KeptDatabase = { name: 'lab', version: 2, stores: Object.values(STORES), holds: 'circuits', upgrade };

function upgrade({ result: database, transaction }: IDBOpenDBRequest, oldVersion: number): void {
  const byId = { keyPath: 'id' };
  if (oldVersion < 1) database.createObjectStore(STORES.saved, byId);
  const recent = database.createObjectStore(STORES.recent, byId);
  database.createObjectStore(STORES.lessons, byId);
  // Version 1 kept one document, whichever it was.
  if (oldVersion !== 1 || !transaction) return;
  transaction.objectStore(FIRST_STORE).get(FIRST_STORE).onsuccess = ({ target }) => {
    const { result: last } = target as IDBRequest;
    if (last) recent.put({ ...last, id: FIRST_STORE, saved: new Date().toISOString() });
    database.deleteObjectStore(FIRST_STORE);
  };
}

/** One transaction over all that the lab keeps (`src/base/kept-database.ts`). */
export function transact<Answer, Value>(
  mode: IDBTransactionMode,
  ask: (transaction: IDBTransaction) => IDBRequest<Answer>,
  follow: (answer: Answer, transaction: IDBTransaction) => Value,
): Promise<Result<Value>> {
  return transactIn(LAB, mode, ask, follow);
}
