import type { Counts } from './own-work.ts';

const NAMES: Readonly<Record<keyof Counts, readonly [string, string]>> = {
  cards: ['card', 'cards'],
  circuits: ['circuit', 'circuits'],
  tasks: ['task', 'tasks'],
  puzzles: ['puzzle', 'puzzles'],
  steps: ['step', 'steps'],
};

/** "12 cards, 3 circuits, 40 tasks": what is none of a kind is left out; "nothing" where that is all. */
export function countWords(counts: Counts): string {
  const words = (Object.keys(NAMES) as (keyof Counts)[]).flatMap((kind) => {
    const count = counts[kind];
    return count > 0 ? [`${count.toLocaleString('en-US')} ${NAMES[kind][count === 1 ? 0 : 1]}`] : [];
  });
  return words.join(', ') || 'nothing';
}
