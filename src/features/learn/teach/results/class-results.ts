import type { Work } from '#src/features/lab/puzzles/tries.ts';
import { readSet, type TaskSet } from '../set-address.ts';
import { LARGEST_FILE, readWork, type WorkFile } from '../work/work-file.ts';

/** What has been read of a class: one set, and the newest file of each student. */
export interface ClassResults {
  readonly set: TaskSet;
  /** The set as the files name it. */
  readonly fragment: string;
  /** By the students' numbers. */
  readonly files: readonly WorkFile[];
}

export interface ReadFiles {
  readonly results: ClassResults | undefined;
  /** What was left out and why, a sentence each. */
  readonly notes: readonly string[];
}

/** A file as the browser has it. */
export type NamedFile = Pick<File, 'name' | 'size' | 'text'>;

/** Reads files into what has been read before. One that is too large is not opened. */
export async function readFiles(before: ClassResults | undefined, files: readonly NamedFile[]): Promise<ReadFiles> {
  let results = before;
  const notes: string[] = [];
  for (const file of files) {
    const taken = takeIn(results, await readOne(file));
    if ('fault' in taken) {
      notes.push(`${file.name} was left out: ${taken.fault}.`);
      continue;
    }
    results = taken.results;
    if (taken.note) notes.push(taken.note);
  }
  return { results, notes };
}

async function readOne(file: NamedFile) {
  if (file.size > LARGEST_FILE)
    return { fault: `it has ${(file.size / 1e6).toFixed(1)} MB, and such a file has at most 1` };
  return file.text().then(readWork, () => ({ fault: 'the browser could not read it' }));
}

type Taken = { readonly results: ClassResults; readonly note?: string } | { readonly fault: string };

/** One more file; of a student who has one already, the newer counts. */
function takeIn(results: ClassResults | undefined, read: Awaited<ReturnType<typeof readOne>>): Taken {
  if ('fault' in read) return read;
  const { file } = read;
  if (!results) {
    const opened = readSet(file.set);
    if ('fault' in opened) return { fault: `its set cannot be read. ${opened.fault.replace(/\.$/, '')}` };
    return { results: { set: opened.set, fragment: file.set, files: [file] } };
  }
  if (file.set !== results.fragment) return { fault: `it is of another set${titleIn(file.set)}` };
  const same = results.files.find(({ student }) => student === file.student);
  if (!same) return { results: { ...results, files: inOrder([...results.files, file]) } };
  const newer = Date.parse(file.saved) > Date.parse(same.saved) ? file : same;
  return {
    results: { ...results, files: results.files.map((each) => (each === same ? newer : each)) },
    note: `Number ${file.student} came twice, the newer one counts.`,
  };
}

function titleIn(fragment: string): string {
  const read = readSet(fragment);
  return 'set' in read && read.set.title ? `, “${read.set.title}”` : '';
}

const inOrder = (files: readonly WorkFile[]) => files.toSorted((a, b) => a.student - b.student);

/** What a student has done of a task. */
export function workOf({ work }: WorkFile, id: string): Work | undefined {
  return Object.hasOwn(work, id) ? work[id] : undefined;
}

/** How many students have solved each task, in the order of the set. */
export function solvedCounts({ set, files }: ClassResults): number[] {
  return set.items.map(({ id }) => files.filter((file) => workOf(file, id)?.isSolved).length);
}

export function solvedBy({ set }: ClassResults, file: WorkFile): number {
  return set.items.filter(({ id }) => workOf(file, id)?.isSolved).length;
}

/** Of the tasks that anybody has begun, numbered from 1, those that fewest have solved, and how many that is; none where all tie. */
export function hardest(results: ClassResults): { tasks: number[]; count: number } {
  const { set, files } = results;
  const begun = solvedCounts(results)
    .map((count, index) => ({ count, number: index + 1, id: set.items[index]?.id ?? '' }))
    .filter(({ id }) => files.some((file) => workOf(file, id)));
  const count = Math.min(...begun.map((task) => task.count), files.length);
  const tasks = begun.filter((task) => task.count === count).map(({ number }) => number);
  return { tasks: tasks.length === begun.length ? [] : tasks, count };
}
