import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of claims is sorted by. It is rendered standing by standing, the oldest first. */
export const claimColumns = {
  claim: { ascending: 'claim, A to Z', descending: 'claim, Z to A', first: 'ascending' },
  made: { ascending: 'date, oldest first', descending: 'date, newest first', first: 'descending' },
  answered: {
    ascending: 'months to the first answer, fewest first',
    descending: 'months to the first answer, most first',
    first: 'ascending',
  },
  answers: { ascending: 'answers, fewest first', descending: 'answers, most first', first: 'descending' },
} as const satisfies SortColumns;
