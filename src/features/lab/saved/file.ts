import { parseRecord, recordOf, type SavedCircuit } from './saved-circuit.ts';

export const MOST_SAVED = 1000;
/** In characters. */
export const LARGEST_FILE = 10_000_000;
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
