import type { ReactNode } from 'react';

interface Props {
  /** Path of the page, and the field with its value: without script the key leads to them. */
  page: string;
  field: string;
  value: string;
  /** How many rows have it. */
  count: number | undefined;
  /** Before the value. */
  sign?: ReactNode;
}

/** A key of a drawing that narrows the page's list, and the drawing with it, to a value (`data-sets` in `ListFilter`). */
export function KeyLink({ page, field, value, count, sign }: Props) {
  return (
    <a
      href={`${page}?${field}=${encodeURIComponent(value)}`}
      data-sets={field}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-rule-strong bg-surface px-2.5 text-xs font-medium text-ink no-underline hover:border-accent aria-current:border-ink aria-current:bg-accent-soft"
    >
      {sign}
      <span>{value}</span> <span className="text-ink-2">{count}</span>
    </a>
  );
}
