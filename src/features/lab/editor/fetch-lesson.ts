import { urls } from '#src/model/urls.ts';

const FILES = { tour: urls.labTourSteps(), puzzles: urls.labPuzzles() } as const;

/** Puzzles or steps of the tour, as the site has built them. Rejects where they do not arrive. */
export async function fetchLesson<Lesson>(which: keyof typeof FILES): Promise<Lesson> {
  const answer = await fetch(FILES[which]);
  if (!answer.ok) throw new Error(`${FILES[which]}: ${answer.status}`);
  return answer.json() as Promise<Lesson>;
}
