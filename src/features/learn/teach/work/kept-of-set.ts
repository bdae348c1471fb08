import { solvedPuzzles } from '#src/features/lab/puzzles/solved.ts';
import { keptWork, type Work, workKey } from '#src/features/lab/puzzles/tries.ts';
import { countedOn } from '../../tasks/variants.ts';
import { type TaskSet, variantIn, writeSet } from '../set-address.ts';
import { FORMAT, VERSION, type WorkFile } from './work-file.ts';

/** How many variants a task has. */
type CountOf = (id: string) => number;

/** What this browser keeps of each task of a set, in the variants that the set asks for; undefined where nothing is kept. */
export function keptOfSet(set: TaskSet, countOf: CountOf): (Work | undefined)[] {
  try {
    const kept = keptWork();
    const puzzles = solvedPuzzles();
    return set.items.map((item) => {
      const work = kept[workKey(item.id, countedOn(variantIn(set, item), countOf(item.id)))];
      const isSolved = work?.isSolved === true || puzzles.includes(item.id);
      return work || isSolved ? { tries: work?.tries ?? 0, isSolved, answer: work?.answer ?? '' } : undefined;
    });
  } catch {
    // Storage is off: nothing is kept.
    return set.items.map(() => undefined);
  }
}

/** The file that a student hands in. */
export function workFile(set: TaskSet, student: number, countOf: CountOf, now: Date): WorkFile {
  const kept = keptOfSet({ ...set, student }, countOf);
  const begun = set.items.flatMap(({ id }, index) => {
    const work = kept[index];
    return work ? [[id, work] as const] : [];
  });
  return {
    format: FORMAT,
    version: VERSION,
    student,
    saved: now.toISOString(),
    set: writeSet({ ...set, student: undefined }),
    work: Object.fromEntries(begun),
  };
}
