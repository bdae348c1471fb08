import { fillIn } from '#src/charts/fill-in.ts';
import type { DrawnWords } from './TimeDrawing.tsx';

/** What the drawing takes of the page's texts. */
export interface DrawnTexts {
  label: string;
  month: string;
  most: string;
  papers: string;
  byYear: string;
}

/** The words of the drawing, with their numbers to come. */
export function wordsOf(path: string, { label, month, most, papers, byYear }: DrawnTexts): DrawnWords {
  return {
    path,
    label,
    month,
    papers,
    most: (count) => fillIn(most, { count: Math.round(count) }),
    byYear: (count) => fillIn(byYear, { count }),
  };
}
