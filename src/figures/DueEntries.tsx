import { formatPartial } from '#src/design/format-date.ts';
import type { DatedEntry } from '#src/model/as-of.ts';

/** The entries that are due for review, each with the date at which it was last known to hold. */
export function DueEntries({ entries, none }: { entries: readonly DatedEntry[]; none: string }) {
  if (entries.length === 0) return <p>{none}</p>;
  return (
    <ul data-repeats="" className="gap-x-16 border-b border-rule lg:columns-2">
      {entries.map(({ file, name, address, asOf }) => (
        <li key={file} className="flex break-inside-avoid flex-wrap justify-between gap-x-6 border-t border-rule py-2">
          <a href={address}>{name}</a>
          <time dateTime={asOf} className="text-sm text-ink-2">
            {formatPartial(asOf)}
          </time>
        </li>
      ))}
    </ul>
  );
}
