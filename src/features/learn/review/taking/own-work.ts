import { solvedPuzzles } from '#src/features/lab/puzzles/solved.ts';
import { keptWork, type Work } from '#src/features/lab/puzzles/tries.ts';
import { importSaved, readList, writeFile } from '#src/features/lab/saved/saved.ts';
import { solvedTasks } from '#src/features/learn/tasks/solved-tasks.ts';
import { laterCards, mergeCards, readCards } from '../kept/keep-cards.ts';
import { keepReviewMark } from '../kept/mark.ts';
import { doneOfAll } from './done-of-all.ts';
import { readablePart, type TakenWork } from './hub-file.ts';

/** What this browser keeps of one's learning, and a sentence for each part that cannot be read. */
export async function ownWork(): Promise<{ work: TakenWork; problems: string[] }> {
  const [cards, circuits] = await Promise.all([readCards(), readList('saved')]);
  const problems = [
    ...('problem' in cards ? [cards.problem] : []),
    ...('problem' in circuits ? [circuits.problem] : circuits.value.faults),
  ];
  return {
    work: {
      cards: 'value' in cards ? cards.value.states : [],
      circuits: 'value' in circuits ? circuits.value.saved : [],
      ...localWork(),
    },
    problems,
  };
}

type LocalWork = Pick<TakenWork, 'tutorials' | 'tour' | 'solved' | 'puzzles' | 'tries'>;

function localWork(): LocalWork {
  try {
    return readablePart({
      tutorials: doneOfAll(),
      tour: (localStorage.tour as string | undefined)?.match(/\d+/g)?.map(Number) ?? [],
      solved: solvedTasks(),
      puzzles: solvedPuzzles(),
      tries: keptWork(),
    });
  } catch {
    return { tutorials: {}, tour: [], solved: [], puzzles: [], tries: {} };
  }
}

/** How much there is of each kind; what is none of a kind is 0. */
export interface Counts {
  cards: number;
  circuits: number;
  tasks: number;
  puzzles: number;
  steps: number;
}

export function countsOf({ cards, circuits, solved, puzzles, tutorials, tour }: TakenWork): Counts {
  const steps = Object.values(tutorials).reduce((sum, { length }) => sum + length, tour.length);
  return { cards: cards.length, circuits: circuits.length, tasks: solved.length, puzzles: puzzles.length, steps };
}

/** What of a file is not here yet, or is later than what is here. */
export function newIn(file: TakenWork, own: TakenWork): Counts {
  const circuits = new Set(own.circuits.map((circuit) => JSON.stringify(contentOf(circuit))));
  return countsOf({
    ...file,
    cards: laterCards(file.cards, own.cards),
    circuits: file.circuits.filter((circuit) => !circuits.has(JSON.stringify(contentOf(circuit)))),
    solved: without(file.solved, own.solved),
    puzzles: without(file.puzzles, own.puzzles),
    tour: without(file.tour, own.tour),
    tutorials: Object.fromEntries(
      Object.entries(file.tutorials).map(([id, steps]) => [id, without(steps, at(own.tutorials, id) ?? [])]),
    ),
  });
}

/** A file may name what every object has, such as "constructor". */
const at = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const contentOf = ({ saved, document }: TakenWork['circuits'][number]) => [saved, document];

const without = <Value>(list: readonly Value[], own: readonly Value[]) =>
  [...new Set(list)].filter((each) => !own.includes(each));

/**
 * Adds what a file holds to what is here; nothing that is here is lost, and of two answers to a card the later one stays.
 *
 * @returns a sentence for each part that could not be added
 */
export async function addWork(file: TakenWork): Promise<string[]> {
  const problems: string[] = [];
  const cards = file.cards.length > 0 ? await mergeCards(file.cards) : undefined;
  if (cards && 'problem' in cards) problems.push(`The cards were not added. ${cards.problem}`);
  else if (cards) keepReviewMark();
  if (file.circuits.length > 0) {
    const circuits = await importSaved(writeFile(file.circuits));
    if ('problem' in circuits) problems.push(`The circuits were not added. ${circuits.problem}`);
  }
  try {
    addLocalWork(file);
  } catch {
    problems.push('This browser has no room for all of the tasks and steps, or keeps none.');
  }
  // The scripts of this page hear of it as other tabs do.
  dispatchEvent(new Event('storage'));
  return problems;
}

function addLocalWork(file: TakenWork): void {
  const own = localWork();
  for (const [id, steps] of Object.entries(file.tutorials))
    if (steps.length > 0) localStorage[`tutorial:${id}`] = JSON.stringify(inOrder(steps, at(own.tutorials, id) ?? []));
  if (file.tour.length > 0) localStorage.tour = JSON.stringify(inOrder(file.tour, own.tour));
  if (file.solved.length > 0) localStorage.solved = JSON.stringify([...new Set([...own.solved, ...file.solved])]);
  if (file.puzzles.length > 0) localStorage.puzzles = JSON.stringify([...new Set([...own.puzzles, ...file.puzzles])]);
  const tries = Object.entries(file.tries).map(([key, work]) => [key, mergedWork(at(own.tries, key), work)]);
  if (tries.length > 0) localStorage.tries = JSON.stringify({ ...own.tries, ...Object.fromEntries(tries) });
}

const inOrder = (steps: readonly number[], own: readonly number[]) =>
  [...new Set([...own, ...steps])].sort((a, b) => a - b);

/** One's own answer stays, unless only the other one is right. */
export function mergedWork(own: Work | undefined, other: Work): Work {
  if (!own) return other;
  return {
    tries: Math.max(own.tries, other.tries),
    isSolved: own.isSolved || other.isSolved,
    answer: own.isSolved || !other.isSolved ? own.answer : other.answer,
  };
}
