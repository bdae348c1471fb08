import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { Refusal, type Result } from '#src/base/kept-database.ts';
import { STORES, transact } from './database.ts';
import { newestFirst } from './documents.ts';
import { newId, parseRecord, recordOf, type SavedCircuit } from './saved-circuit.ts';

const MOST_SAVED = 1000;

export interface SavedList {
  /** The newest first. */
  readonly saved: readonly SavedCircuit[];
  /** One sentence for each record that is left out because it cannot be read; it stays where it is. */
  readonly faults: readonly string[];
}

/** All circuits that were worked at last, or that were saved. */
export async function readList(which: 'recent' | 'saved'): Promise<Result<SavedList>> {
  return transact(
    'readonly',
    (transaction) => transaction.objectStore(STORES[which]).getAll() as IDBRequest<unknown[]>,
    (records) => {
      const parsed = records.map(parseRecord);
      const saved = parsed.flatMap((each) => ('saved' in each ? [each.saved] : []));
      const faults = parsed.flatMap((each) =>
        'fault' in each ? [`A ${which} circuit cannot be read. ${each.fault}`] : [],
      );
      return { saved: saved.toSorted(newestFirst), faults };
    },
  );
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

/** Deletes a circuit from one of the lists; one that is gone already is no problem. */
export async function deleteFrom(which: 'recent' | 'saved', id: string): Promise<Result<undefined>> {
  return transact(
    'readwrite',
    (transaction) => transaction.objectStore(STORES[which]).delete(id),
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
  const inSaved = (transaction: IDBTransaction) => transaction.objectStore(STORES.saved);
  return transact(
    'readwrite',
    (transaction) => ask(inSaved(transaction)),
    (answer, transaction) => write(answer, inSaved(transaction)),
  );
}

/** In characters. */
const LARGEST_FILE = 10_000_000;
const FORMAT = 'circuit-lab';
const VERSION = 1;

/** All saved circuits as one JSON file. */
export function writeFile(saved: readonly SavedCircuit[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, circuits: saved.map(recordOf) }, null, 1)}\n`;
}

/** Reads such a file: all of it, or the first fault in one sentence. */
export function readFile(text: string): { readonly saved: readonly SavedCircuit[] } | { readonly fault: string } {
  if (text.length > LARGEST_FILE) return { fault: 'The file holds more than ten million characters.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'The file is no JSON, or its end is missing.' };
  }
  const file: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  if (file.format !== FORMAT) return { fault: 'The file holds no circuits of this lab.' };
  if (file.version !== VERSION) return { fault: 'The file was written by a newer edition of the lab.' };
  const { circuits } = file;
  if (!Array.isArray(circuits)) return { fault: 'The file has no list of circuits.' };
  if (circuits.length > MOST_SAVED)
    return { fault: `The file holds ${circuits.length} circuits; at most ${MOST_SAVED} fit.` };
  const saved: SavedCircuit[] = [];
  const ids = new Set<string>();
  for (const [index, circuit] of circuits.entries()) {
    const parsed = parseRecord(circuit);
    if ('fault' in parsed) return { fault: `Circuit ${index + 1} of the file: ${parsed.fault}` };
    if (ids.has(parsed.saved.id)) return { fault: `Circuit ${index + 1} of the file has the id of another one.` };
    ids.add(parsed.saved.id);
    saved.push(parsed.saved);
  }
  return { saved };
}
