import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Sorting } from './sort-rounds.ts';

interface Props {
  name: string;
  label: string;
  /** How the table is sorted by this column, if it is. */
  order: Sorting['order'] | undefined;
  onSort: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** A column's heading with a button that sorts by it. Without script and on paper it is the plain word. */
export function SortableHeading({ name, label, order, onSort }: Props) {
  const Icon = icons[order ?? 'none'];
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        name={name}
        onClick={onSort}
        className={`inline-flex min-h-6 cursor-pointer items-center gap-1 hover:text-accent noscript:hidden print:hidden ${order ? 'font-semibold text-ink' : ''}`}
      >
        {label}
        <Icon aria-hidden className="size-3.5 flex-none" />
      </button>
      <span className="hidden noscript:inline print:inline">{label}</span>
    </th>
  );
}
