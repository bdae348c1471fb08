import type { SectionOf } from '#src/model/schemas/sections.ts';
import { ContentTable } from './ContentTable.tsx';

/** Running text, then tables, then a remark. */
export function TableSection({ section: { paragraphs = [], tables, note } }: { section: SectionOf<'table'> }) {
  return (
    <div className="grid gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="font-serif text-read">
          {paragraph}
        </p>
      ))}
      {tables.map((table) => (
        <ContentTable key={table.caption} table={table} />
      ))}
      {note ? <p className="max-w-measure text-xs text-ink-2">{note}</p> : null}
    </div>
  );
}
