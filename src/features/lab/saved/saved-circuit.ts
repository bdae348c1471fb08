import { type LabDocument, parseDocument } from '#circuit/circuit/parse-circuit.ts';

/** One of the circuits that somebody has saved under a name, which is the document's title. */
export interface SavedCircuit {
  readonly id: string;
  /** When it was saved last, in UTC: 2026-11-20T09:30:00.000Z. */
  readonly saved: string;
  readonly document: LabDocument;
}

/** A document in the browser's store, and when it was written there, as far as this page knows. */
export type Kept = Pick<SavedCircuit, 'id' | 'saved'>;

/** The format of a record. A later one reads those of this one. */
const VERSION = 1;
const ID = /^[\w-]{1,64}$/;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A saved circuit as it lies in the store and in files. */
export function recordOf({ id, saved, document }: SavedCircuit) {
  return { version: VERSION, id, saved, document };
}

/** What lies in a store or a file, which somebody or something may have changed; faults are one sentence. */
export function parseRecord(value: unknown): { readonly saved: SavedCircuit } | { readonly fault: string } {
  if (typeof value !== 'object' || value === null) return { fault: 'It is no record.' };
  const { version, id, saved, document, ...more }: Record<string, unknown> = { ...value };
  if (typeof version === 'number' && version > VERSION) return { fault: 'It was saved by a newer edition of the lab.' };
  if (version !== VERSION) return { fault: 'It has no known version.' };
  if (typeof id !== 'string' || !ID.test(id)) return { fault: 'It has no proper id.' };
  if (typeof saved !== 'string' || !DATE.test(saved) || Number.isNaN(Date.parse(saved))) {
    return { fault: 'It has no proper date.' };
  }
  const [unknown] = Object.keys(more);
  if (unknown !== undefined) return { fault: `It has "${unknown.slice(0, 40)}", which means nothing.` };
  const parsed = parseDocument(document);
  return 'fault' in parsed ? parsed : { saved: { id, saved, document: parsed.document } };
}

/** 120 random bits; `crypto.randomUUID` is there only on pages that come over https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
