import { FILTER_FORM_ID } from './FilterFields.tsx';
import type { Order } from './filter-rows.ts';
import './sortable-heading.css';

interface Props {
  /** Key of the column: rows carry `data-sort-<column>`. */
  column: string;
  label: string;
  /** The order in which the table was rendered. */
  rendered?: Order | undefined;
  /** Figures stand at the right, and so does their heading. */
  isFigure?: boolean;
}

/**
 * A column's heading with a button that sorts by it: the button belongs to the form of the page's `ListFilter`, which hears
 * it wherever the table is. Without script and on paper it is the plain word.
 */
export function SortableHeading({ column, label, rendered, isFigure }: Props) {
  return (
    <th
      scope="col"
      aria-sort={column === rendered?.key ? rendered.direction : undefined}
      className={isFigure ? 'sortable num' : 'sortable'}
    >
      <button type="button" data-column={column} form={FILTER_FORM_ID}>
        {label}
        <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
          <path d="M4 1l3 4H1z" />
          <path d="M4 11l3-4H1z" />
        </svg>
      </button>
      <span>{label}</span>
    </th>
  );
}
