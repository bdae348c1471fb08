import type { Work } from '#src/features/lab/puzzles/tries.ts';
import { parseRecord, type SavedCircuit } from '#src/features/lab/saved/saved-circuit.ts';
import { type CardState, parseState } from '../kept/card-state.ts';

/** All that one's learning leaves in a browser, as `hub.json` holds it. */
export interface TakenWork {
  readonly cards: readonly CardState[];
  /** Saved circuits of the lab. */
  readonly circuits: readonly SavedCircuit[];
  /** Numbers of the steps done, by the ids of tutorials. */
  readonly tutorials: Readonly<Record<string, readonly number[]>>;
  /** Numbers of the steps of the lab's tour. */
  readonly tour: readonly number[];
  /** Ids of solved tasks and puzzles. */
  readonly solved: readonly string[];
  readonly puzzles: readonly string[];
  /** By task and variant, as `tries.ts` names them. */
  readonly tries: Readonly<Record<string, Work>>;
}

export interface HubFile extends TakenWork {
  /** When it was saved, in milliseconds since 1970. */
  readonly saved: number;
}

export const FILE_NAME = 'hub.json';
const FORMAT = 'quantum-hub';
const VERSION = 1;
/** In bytes, before a file is read at all. */
export const LARGEST_FILE = 16_000_000;

const MOST = { cards: 5000, circuits: 1000, tutorials: 200, steps: 200, ids: 5000, answer: 4000 } as const;
const ID = /^[a-z0-9-]{1,80}$/;
const TRIES_KEY = /^[a-z0-9-]{1,80}(=\d{1,6})?$/;
/** A clock may be a day ahead of another. */
const AHEAD_MS = 86_400_000;

export function writeHubFile({ circuits, ...work }: TakenWork, now: number): string {
  const records = circuits.map(recordFor);
  const file = { format: FORMAT, version: VERSION, saved: new Date(now).toISOString(), ...work, circuits: records };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

const recordFor = (circuit: SavedCircuit) => ({ version: 1, ...circuit });

export type ReadHubFile = { readonly file: HubFile } | { readonly fault: string };

/** Reads the text of a file: all of it, or one sentence that names the field that is wrong. */
export function readHubFile(text: string, now: number): ReadHubFile {
  if (text.length > LARGEST_FILE) return { fault: TOO_LARGE };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'The file is no JSON, or its end is missing.' };
  }
  if (!isRecord(value) || value.format !== FORMAT)
    return { fault: 'It is no file of this site: “format” is not “quantum-hub”.' };
  const { version } = value;
  if (typeof version === 'number' && version > VERSION)
    return { fault: `The file is of version ${version}; this page reads version ${VERSION}. Reload the page.` };
  if (version !== VERSION) return { fault: `“version” is not ${VERSION}.` };
  try {
    return { file: fileOf(value, now) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}

export const TOO_LARGE = 'The file has more than 16 MB: it is no file of this site.';

/** What is wrong with a file, in one sentence. */
class Fault extends Error {}

const PARTS = ['cards', 'circuits', 'tutorials', 'tour', 'solved', 'puzzles', 'tries'];

function fileOf(file: Record<string, unknown>, now: number): HubFile {
  const unknown = Object.keys(file).find((name) => !['format', 'version', 'saved', ...PARTS].includes(name));
  if (unknown !== undefined) throw new Fault(`“${unknown.slice(0, 40)}” means nothing here.`);
  const saved = typeof file.saved === 'string' ? Date.parse(file.saved) : Number.NaN;
  if (Number.isNaN(saved)) throw new Fault('“saved” is no time.');
  return {
    saved,
    cards: cardsOf(file.cards, now),
    circuits: listOf(file.circuits, 'circuits', MOST.circuits).map((record, index) => {
      const parsed = parseRecord(record);
      if ('fault' in parsed) throw new Fault(`Circuit ${index + 1}: ${parsed.fault}`);
      return parsed.saved;
    }),
    tutorials: recordOf(file.tutorials, 'tutorials', MOST.tutorials, ID, stepsOf),
    tour: stepsOf(file.tour, 'tour'),
    solved: idsOf(file.solved, 'solved'),
    puzzles: idsOf(file.puzzles, 'puzzles'),
    tries: recordOf(file.tries, 'tries', MOST.ids, TRIES_KEY, workOf),
  };
}

function cardsOf(value: unknown, now: number): CardState[] {
  const states = listOf(value, 'cards', MOST.cards).map((row, index) => {
    const parsed = parseState(row);
    if ('fault' in parsed) throw new Fault(`Card ${index + 1}: ${parsed.fault}`);
    // Else it would win over every answer that is still to come.
    if (parsed.state.reviewed > now + AHEAD_MS)
      throw new Fault(`Card ${index + 1}: “reviewed” lies ahead of this computer’s clock.`);
    return parsed.state;
  });
  if (new Set(states.map(({ id }) => id)).size < states.length) throw new Fault('“cards” names a card twice.');
  return states;
}

function stepsOf(value: unknown, name: string): number[] {
  const steps = listOf(value, name, MOST.steps);
  if (!steps.every(isStep)) throw new Fault(`“${name}” is no list of numbers of steps.`);
  return steps as number[];
}

function idsOf(value: unknown, name: string): string[] {
  const ids = listOf(value, name, MOST.ids);
  if (!ids.every((id) => typeof id === 'string' && ID.test(id))) throw new Fault(`“${name}” is no list of names.`);
  return ids as string[];
}

function workOf(value: unknown, name: string): Work {
  if (!isWork(value)) throw new Fault(`“tries” of ${name} is not tries, isSolved and answer.`);
  return value;
}

function isWork(value: unknown): value is Work {
  const { tries, isSolved, answer, ...more } = isRecord(value) ? value : {};
  return (
    Number.isInteger(tries) &&
    Number(tries) >= 0 &&
    Number(tries) <= 1_000_000 &&
    typeof isSolved === 'boolean' &&
    typeof answer === 'string' &&
    answer.length <= MOST.answer &&
    Object.keys(more).length === 0
  );
}

/** What this browser keeps may have been written by something else: what no file may hold is left out of it. */
export function readablePart(work: Omit<TakenWork, 'cards' | 'circuits'>): typeof work {
  const ids = (list: readonly string[]) => list.filter((id) => ID.test(id)).slice(0, MOST.ids);
  const steps = (list: readonly number[]) => list.filter(isStep).slice(0, MOST.steps);
  const tutorials = Object.entries(work.tutorials).filter(([id]) => ID.test(id));
  const tries = Object.entries(work.tries).filter(([key, each]) => TRIES_KEY.test(key) && isWork(each));
  return {
    tutorials: Object.fromEntries(tutorials.slice(0, MOST.tutorials).map(([id, list]) => [id, steps(list)])),
    tour: steps(work.tour),
    solved: ids(work.solved),
    puzzles: ids(work.puzzles),
    tries: Object.fromEntries(tries.slice(0, MOST.ids)),
  };
}

const isStep = (step: unknown) => Number.isInteger(step) && Number(step) >= 1 && Number(step) <= 999;

function listOf(value: unknown, name: string, most: number): unknown[] {
  if (!Array.isArray(value)) throw new Fault(`“${name}” is no list.`);
  if (value.length > most) throw new Fault(`“${name}” has ${value.length} entries; ${most} are the most.`);
  return value;
}

function recordOf<Value>(
  value: unknown,
  name: string,
  most: number,
  key: RegExp,
  read: (value: unknown, name: string) => Value,
): Record<string, Value> {
  if (!isRecord(value)) throw new Fault(`“${name}” is no table.`);
  const entries = Object.entries(value);
  if (entries.length > most) throw new Fault(`“${name}” has ${entries.length} entries; ${most} are the most.`);
  const wrong = entries.find(([each]) => !key.test(each));
  if (wrong) throw new Fault(`“${name}” has “${wrong[0].slice(0, 40)}”, which is no name.`);
  return Object.fromEntries(entries.map(([each, inner]) => [each, read(inner, each)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
