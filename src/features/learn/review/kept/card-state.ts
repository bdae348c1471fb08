/** What this browser knows of a card that was answered; times are milliseconds since 1970, UTC. */
export interface CardState {
  readonly version: typeof VERSION;
  readonly id: string;
  /** When it was answered for the first time, and the last time. */
  readonly first: number;
  readonly reviewed: number;
  readonly due: number;
  /** How long the last answer took, in milliseconds. */
  readonly took: number;
  /* As `ts-fsrs` counts them. */
  readonly stability: number;
  readonly difficulty: number;
  readonly days: number;
  readonly steps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: 1 | 2 | 3;
}

/** The format of a row. A later one reads those of this one. */
export const VERSION = 1;

const ID = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){1,2}$/;
/** The latest time that a date may say: the year 2100. */
const LATEST = Date.UTC(2100, 0, 1);

/** What each field may be; the scheduler itself gives no others. */
const FIELDS: Readonly<Record<Exclude<keyof CardState, 'version' | 'id'>, readonly [number, number]>> = {
  first: [0, LATEST],
  reviewed: [0, LATEST],
  due: [0, LATEST * 2],
  took: [0, 3_600_000],
  stability: [0.0001, 36_500],
  difficulty: [1, 10],
  days: [0, 36_500],
  steps: [0, 10],
  reps: [1, 100_000],
  lapses: [0, 100_000],
  state: [1, 3],
};
const WHOLE = new Set(['first', 'reviewed', 'due', 'took', 'days', 'steps', 'reps', 'lapses', 'state']);

export type ReadState = { readonly state: CardState } | { readonly fault: string };

/** A row of the store or of a file, which something may have changed; the fault is one sentence that names the field. */
export function parseState(value: unknown): ReadState {
  if (typeof value !== 'object' || value === null) return { fault: 'It is no card.' };
  const row: Record<string, unknown> = { ...value };
  const { version, id } = row;
  if (isNewer(value)) return { fault: 'It was answered in a newer edition of this page.' };
  if (version !== VERSION) return { fault: '“version” is not 1.' };
  if (typeof id !== 'string' || !ID.test(id)) return { fault: '“id” is no name of a card.' };
  for (const [name, [least, most]] of Object.entries(FIELDS)) {
    const number = row[name];
    if (typeof number !== 'number' || !(number >= least && number <= most) || (WHOLE.has(name) && number % 1 !== 0))
      return { fault: `“${name}” is no number from ${least} to ${most}.` };
  }
  const unknown = Object.keys(row).find((name) => !(name in FIELDS) && name !== 'version' && name !== 'id');
  if (unknown !== undefined) return { fault: `“${unknown.slice(0, 40)}” means nothing here.` };
  const state = row as unknown as CardState;
  if (state.due < state.reviewed) return { fault: '“due” lies before “reviewed”.' };
  if (state.reviewed < state.first) return { fault: '“reviewed” lies before “first”.' };
  return { state };
}

/** Whether a later edition wrote it, whose rows stay as they are. */
export function isNewer(value: unknown): boolean {
  const { version } = Object(value) as { version?: unknown };
  return typeof version === 'number' && version > VERSION;
}
