import { type LabDocument, parseDocument } from '#circuit/circuit/parse-circuit.ts';
import { Refusal, type Result } from '#src/base/kept-database.ts';
import { STORES, transact } from './database.ts';
import { markKept, takeLeft } from './left.ts';
import { type Kept, newId, parseRecord, recordOf, type SavedCircuit } from './saved-circuit.ts';
import { TASK_RECORDS } from './task-record.ts';

/** The most documents that are kept by themselves; the oldest goes when another comes. */
export const MOST_RECENT = 20;
/** The most attempts at tasks from addresses, of which there is no end. */
export const MOST_TASKS = 100;

/**
 * Keeps a document among the recent ones: in its place, or in a new one where it has none yet, or where another tab has
 * written since. So no tab overwrites what another has built.
 */
export async function keepDocument(document: LabDocument, known?: Kept, now = new Date()): Promise<Result<Kept>> {
  const { id: place = newId(), saved: seen } = known ?? {};
  return transact<SavedCircuit | undefined, Kept>(
    'readwrite',
    (transaction) => transaction.objectStore(STORES.recent).get(place),
    (standing, transaction) => {
      // What is there already may be the same change, for which the page before had time after all.
      const isOurs = !standing || standing.saved === seen || isSame(standing.document, document);
      const kept = { id: isOurs ? place : newId(), saved: now.toISOString() };
      const store = transaction.objectStore(STORES.recent);
      store.put(recordOf({ ...kept, document }));
      if (!standing || !isOurs) dropOldest(store, kept.id, MOST_RECENT);
      markKept();
      return kept;
    },
  );
}

function isSame(one: LabDocument, other: LabDocument): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Of all, or of those whose ids begin so. The one that was just written stays, whatever the clock says. */
function dropOldest(store: IDBObjectStore, written: string, most: number, prefix = ''): void {
  const request: IDBRequest<Kept[]> = store.getAll();
  request.onsuccess = () => {
    const others = request.result.filter(({ id }) => id !== written && id.startsWith(prefix)).toSorted(newestFirst);
    for (const { id } of others.slice(most - 1)) store.delete(id);
  };
}

export function newestFirst(a: Kept, b: Kept): number {
  return a.saved < b.saved ? 1 : -1;
}

/** The recent document with this id; without it, or where it is gone, the one that was kept last, if there is any. */
export async function readDocument(id: string | undefined): Promise<Result<SavedCircuit | undefined>> {
  return transact<Kept[], SavedCircuit | undefined>(
    'readonly',
    (transaction) => transaction.objectStore(STORES.recent).getAll(),
    (records) => {
      const [newest] = records.toSorted(newestFirst);
      return readable(records.find((record) => record.id === id) ?? newest);
    },
  );
}

function readable(record: unknown): SavedCircuit | undefined {
  if (record === undefined) return undefined;
  const parsed = parseRecord(record);
  if ('fault' in parsed) throw new Refusal(`The circuit that was kept here cannot be read. ${parsed.fault}`);
  return parsed.saved;
}

/**
 * Keeps what was built in a lesson: it never comes near one's own work. Each tab has its own attempt; the last one of all
 * tabs is where a new tab begins.
 */
export async function keepLesson(document: LabDocument, id: string, now = new Date()): Promise<Result<undefined>> {
  const record = recordOf({ id, saved: now.toISOString(), document });
  keepInTab(id, record);
  return transact(
    'readwrite',
    (transaction) => transaction.objectStore(STORES.lessons).put(record),
    (_, transaction) => {
      if (id.startsWith(TASK_RECORDS))
        dropOldest(transaction.objectStore(STORES.lessons), id, MOST_TASKS, TASK_RECORDS);
      return undefined;
    },
  );
}

/** What was built in a lesson; undefined where it has not begun, or cannot be read: it begins anew. */
export async function readLesson(id: string): Promise<LabDocument | undefined> {
  const own = parseRecord(readInTab(id));
  if ('saved' in own) return own.saved.document;
  const read = await transact('readonly', (transaction) => transaction.objectStore(STORES.lessons).get(id), readable);
  return 'value' in read ? read.value?.document : undefined;
}

const IN_TAB = 'lesson:';

function keepInTab(id: string, record: unknown): void {
  try {
    // An attempt for which there is no room must not leave an older one.
    sessionStorage.removeItem(IN_TAB + id);
    sessionStorage.setItem(IN_TAB + id, JSON.stringify(record));
  } catch {
    // After a reload it is the last one of all tabs.
  }
}

function readInTab(id: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(IN_TAB + id) ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * Keeps what pages have left for which there was no time.
 *
 * @returns where that lies which goes on from this address, if any does.
 */
export async function keepLeft(address: string): Promise<Kept | undefined> {
  let here: Kept | undefined;
  for (const left of takeLeft()) {
    const { document, lesson, known } = left;
    if ('fault' in parseDocument(document)) continue;
    if (lesson !== undefined) await keepLesson(document, lesson);
    else {
      const kept = await keepDocument(document, known);
      if ('value' in kept && left.address === address) here = kept.value;
    }
  }
  return here;
}
