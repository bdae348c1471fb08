import type { Work } from '#src/features/lab/puzzles/tries.ts';
import { LARGEST_NUMBER } from '../set-address.ts';

/** The file `work-<number>.json` that a student saves and a teacher reads. */
export interface WorkFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly student: number;
  /** When it was saved, ISO 8601. */
  readonly saved: string;
  /** The set, as `writeSet` writes it, without the student's number. */
  readonly set: string;
  /** By the ids of its tasks; what was not begun is not in it. */
  readonly work: Readonly<Record<string, Work>>;
}

export const FORMAT = 'quantum-hub-work';
export const VERSION = 1;
export const LARGEST_FILE = 1_000_000;

export type ReadWork = { readonly file: WorkFile } | { readonly fault: string };

/** Reads the text of a file; whatever it holds, the answer is a file or a sentence with the field that is wrong. */
export function readWork(text: string): ReadWork {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'it is not JSON, or its end is missing' };
  }
  if (!isRecord(value) || value.format !== FORMAT) return { fault: 'it is no file of this site: “format” is missing' };
  const { version, student, saved, set, work } = value;
  if (version !== VERSION)
    return { fault: `it is of version ${String(version).slice(0, 20)}; this page reads version ${VERSION}` };
  if (!Number.isInteger(student) || Number(student) < 1 || Number(student) > LARGEST_NUMBER)
    return { fault: '“student” is no number from 1 to 9999' };
  if (typeof saved !== 'string' || Number.isNaN(Date.parse(saved))) return { fault: '“saved” is no time' };
  if (typeof set !== 'string') return { fault: '“set” is missing' };
  if (!isRecord(work)) return { fault: '“work” is missing' };
  const wrong = Object.entries(work).find(([, each]) => !isTaskWork(each));
  if (wrong) return { fault: `“work” of ${wrong[0].slice(0, 40)} is not tries, isSolved and answer` };
  const read = work as WorkFile['work'];
  return { file: { format: FORMAT, version: VERSION, student: Number(student), saved, set, work: read } };
}

function isTaskWork(value: unknown): value is Work {
  return (
    isRecord(value) &&
    Number.isInteger(value.tries) &&
    Number(value.tries) >= 0 &&
    typeof value.isSolved === 'boolean' &&
    typeof value.answer === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
