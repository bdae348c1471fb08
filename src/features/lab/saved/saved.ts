import { type LabDocument, parseDocument } from '../circuit/parse-circuit.ts';
import { Refusal, type Result, STORES, transact } from './database.ts';
import { MOST_SAVED, readFile } from './file.ts';
import { newId, parseRecord, recordOf, type SavedCircuit } from './saved-circuit.ts';

const LAST = 'last';

/** Keeps the open circuit, in the place of the one before. Of two tabs the later one wins. */
export async function keepLast(document: LabDocument): Promise<Result<undefined>> {
  const record = { version: 1, document };
  return transact('readwrite', (transaction) => transaction.objectStore(STORES.last).put(record, LAST), markKept);
}

/** The page asks for this before any of its scripts is there (`lab-start.ts`). */
function markKept(): undefined {
  try {
    localStorage.lab = '1';
  } catch {
    // Without it the circuit is there after a touch only.
  }
}

/** The circuit that was open last; nothing on a first visit. */
export async function readLast(): Promise<Result<LabDocument | undefined>> {
  return transact<unknown, LabDocument | undefined>(
    'readonly',
    (transaction) => transaction.objectStore(STORES.last).get(LAST),
    (record) => {
      if (record === undefined) return undefined;
      const { version, document }: { version?: unknown; document?: unknown } = Object(record);
      const parsed = version === 1 ? parseDocument(document) : { fault: 'It has no known version.' };
      if ('fault' in parsed) throw new Refusal(`The circuit that was kept here cannot be read. ${parsed.fault}`);
      return parsed.document;
    },
  );
}

export interface SavedList {
  /** The newest first. */
  readonly saved: readonly SavedCircuit[];
  /** One sentence for each record that is left out because it cannot be read; it stays where it is. */
  readonly faults: readonly string[];
}

/** All saved circuits. */
export async function readSaved(): Promise<Result<SavedList>> {
  return transact(
    'readonly',
    inSaved((store) => store.getAll() as IDBRequest<unknown[]>),
    (records) => {
      const parsed = records.map(parseRecord);
      const saved = parsed.flatMap((each) => ('saved' in each ? [each.saved] : []));
      const faults = parsed.flatMap((each) =>
        'fault' in each ? [`A saved circuit cannot be read. ${each.fault}`] : [],
      );
      return { saved: saved.toSorted((a, b) => (a.saved < b.saved ? 1 : -1)), faults };
    },
  );
}

function inSaved<Answer>(ask: (store: IDBObjectStore) => IDBRequest<Answer>) {
  return (transaction: IDBTransaction) => ask(transaction.objectStore(STORES.saved));
}

/** Saves a circuit under its title: as a new one, or in the place of the one with this id. */
export async function save(document: LabDocument, id = newId(), now = new Date()): Promise<Result<SavedCircuit>> {
  const saved = { id, saved: now.toISOString(), document };
  return change(
    (store) => store.getAllKeys(),
    (keys, store) => {
      if (keys.length >= MOST_SAVED && !keys.includes(id)) throw new Refusal(FULL);
      store.put(recordOf(saved));
      return saved;
    },
  );
}

const FULL = `At most ${MOST_SAVED} circuits are kept here: delete one first.`;

/** Gives a saved circuit another name. Its date stays. */
export async function rename(id: string, title: string): Promise<Result<SavedCircuit>> {
  return change(
    (store) => store.get(id),
    (record: unknown, store) => {
      const parsed = record === undefined ? { fault: 'It has been deleted.' } : parseRecord(record);
      if ('fault' in parsed) throw new Refusal(`The circuit cannot be renamed. ${parsed.fault}`);
      const renamed = parseDocument({ ...parsed.saved.document, title });
      if ('fault' in renamed) throw new Refusal(renamed.fault);
      const saved = { ...parsed.saved, document: renamed.document };
      store.put(recordOf(saved));
      return saved;
    },
  );
}

/** Deletes a saved circuit; one that is gone already is no problem. */
export async function deleteSaved(id: string): Promise<Result<undefined>> {
  return transact(
    'readwrite',
    inSaved((store) => store.delete(id)),
    () => undefined,
  );
}

export interface Imported {
  readonly added: number;
  /** How many were here already. */
  readonly same: number;
}

/**
 * Adds the circuits of a file: all of them, or none if any cannot be read. Nothing that is here is changed: another
 * circuit with the same id comes in under a new one.
 */
export async function importSaved(text: string): Promise<Result<Imported>> {
  const file = readFile(text);
  if ('fault' in file) return { problem: file.fault };
  return change(
    (store) => store.getAll() as IDBRequest<unknown[]>,
    (records, store) => {
      const ids = new Set(records.map((record) => (record as SavedCircuit).id));
      const here = new Set(records.map(parseRecord).map((each) => 'saved' in each && contentOf(each.saved)));
      const added = file.saved.filter((each) => !here.has(contentOf(each)));
      if (ids.size + added.length > MOST_SAVED) throw new Refusal(FULL);
      for (const each of added) store.add(recordOf(ids.has(each.id) ? { ...each, id: newId() } : each));
      return { added: added.length, same: file.saved.length - added.length };
    },
  );
}

/** What makes a saved circuit the same, whatever its id. */
function contentOf({ saved, document }: SavedCircuit): string {
  return JSON.stringify([saved, document]);
}

/** Asks about the saved circuits and changes them by the answer. */
function change<Answer, Value>(
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
  write: (answer: Answer, store: IDBObjectStore) => Value,
): Promise<Result<Value>> {
  return transact('readwrite', inSaved(ask), (answer, transaction) =>
    write(answer, transaction.objectStore(STORES.saved)),
  );
}
