import { useEffect, useState } from 'react';
import { useAsked } from '#src/frame/hydration/use-asked.ts';
import { FundingRow } from './FundingRow.tsx';
import '#src/design/table.css';
import './funding-table.css';
import { SortableHeading } from './SortableHeading.tsx';
import {
  defaultSorting,
  type FundingRoundEntry,
  nextSorting,
  type Sorting,
  type SortKey,
  sortingFromQuery,
  sortRounds,
  withSorting,
} from './sort-rounds.ts';

interface Props {
  /** What the table holds, for screen readers. */
  caption: string;
  /** In the default order, which is the one that shows without script. */
  rounds: readonly FundingRoundEntry[];
}

const ORDER_WORDS: Record<SortKey, Record<Sorting['order'], string>> = {
  company: { ascending: 'company, A to Z', descending: 'company, Z to A' },
  date: { ascending: 'date, earliest first', descending: 'date, latest first' },
  amount: { ascending: 'amount, smallest first', descending: 'amount, largest first' },
};

/** All rounds, one a row, sorted by the column whose heading is pressed. The address holds the order. */
export function FundingTable({ caption, rounds }: Props) {
  const [sorting, setSorting] = useState(defaultSorting);

  useEffect(() => setSorting(sortingFromQuery(location.search)), []);

  function sortBy(by: SortKey) {
    const next = nextSorting(sortingFromQuery(location.search), by);
    setSorting(next);
    history.replaceState(history.state, '', withSorting(location.href, next));
  }

  const root = useAsked<HTMLDivElement>({
    company: () => sortBy('company'),
    date: () => sortBy('date'),
    amount: () => sortBy('amount'),
  });

  const heading = (by: SortKey, label: string) => (
    <SortableHeading
      name={by}
      label={label}
      order={sorting.by === by ? sorting.order : undefined}
      onSort={() => sortBy(by)}
    />
  );
  return (
    <div ref={root} data-choice-filter="sort">
      <output aria-live="polite" className="mb-3 block text-sm text-ink-2">
        Sorted by {ORDER_WORDS[sorting.by][sorting.order]}
      </output>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
        <table className="funding-rounds data-table data-table-named normal-nums [--cell-x:1.5rem] [--cell-y:0.75rem] [--name-width:8rem]">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {heading('company', 'Company')}
              {heading('date', 'Date')}
              {heading('amount', 'Amount')}
              <th scope="col">Kind</th>
              <th scope="col">Terms</th>
              <th scope="col">Evidence</th>
            </tr>
          </thead>
          <tbody>
            {sortRounds(rounds, sorting).map((round) => (
              <FundingRow key={round.id} round={round} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
