import { fillIn } from '#src/charts/fill-in.ts';
import type { Deadline } from '#src/model/schemas/deadline.ts';

/** The sentences of the chart in `content/pages/post-quantum-migration.yaml`. */
export interface FindingTexts {
  /** Some of the dates are law or a requirement. */
  someBind: string;
  /** All are guidance, drafts or companies' own. */
  noneBinds: string;
  empty: string;
}

/** Whether somebody has to keep it. */
export const isBinding = ({ force }: Pick<Deadline, 'force'>) => force === 'law' || force === 'requirement';

/** By the end of which year at least half of the dates have passed, and how many bind. */
export function findingOf(deadlines: readonly Pick<Deadline, 'due' | 'force'>[], texts: FindingTexts): string {
  const count = deadlines.length;
  const years = deadlines.map(({ due }) => Number(due.slice(0, 4))).sort((a, b) => a - b);
  const year = years[Math.ceil(count / 2) - 1];
  if (year === undefined) return texts.empty;
  const binding = deadlines.filter(isBinding).length;
  const early = years.filter((each) => each <= year).length;
  return fillIn(binding > 0 ? texts.someBind : texts.noneBinds, { early, count, year, binding });
}
