import { fillIn } from '#src/charts/fill-in.ts';

/** Words in the drawing, from `content/pages/timeline.yaml`. */
export interface DrawnWords {
  /** Path of the page with the list. */
  path: string;
  label: string;
  month: string;
  papers: string;
  most: (count: number) => string;
  byYear: (count: number) => string;
}

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
