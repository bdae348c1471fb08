import { anchorOf } from '#src/base/anchor.ts';
import { FoldedSection } from '#src/design/FoldedSection.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Piece } from '#src/model/pieces.ts';

/** In a longer group the names say enough. */
const LONG_GROUP = 24;

/** How many pieces there are of each kind, as a bar beside its count; a name opens the kind. */
export function PieceCounts({ pieces }: { pieces: readonly Piece[] }) {
  const kinds = [...Map.groupBy(pieces, ({ label }) => label)].map(([label, { length }]) => ({ label, length }));
  const most = Math.max(...kinds.map(({ length }) => length));
  return (
    <ul aria-label="Pieces by kind" className="grid gap-y-1 text-sm">
      {kinds.map(({ label, length }) => (
        <li key={label} className="grid min-h-7 grid-cols-[9rem_1fr_2.5rem] items-center gap-x-3">
          <a href={`#${anchorOf(label)}`}>{label}</a>
          <svg viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden className="h-2.5 w-full">
            <rect width={length} height="8" className="fill-viz-1" />
          </svg>
          <span className="text-end tabular-nums">{length}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a closed group shows of itself: its newest piece with its day, or its first. */
function newestOf(pieces: readonly Piece[]): string | undefined {
  const dated = pieces.filter(({ day }) => day !== undefined);
  const newest = dated.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))[0];
  return newest ? `${formatPartial(newest.day ?? '')}, ${newest.name}` : pieces[0]?.name;
}

/** Pieces under what their kind is called and how many there are, each with a line that says what it is. */
export function PieceGroups({ pieces }: { pieces: readonly Piece[] }) {
  return [...Map.groupBy(pieces, ({ label }) => label)].map(([label, ofKind]) => (
    <FoldedSection key={label} id={anchorOf(label)} title={`${label}, ${ofKind.length}`} note={newestOf(ofKind)}>
      <ul className="grid gap-x-10 border-b border-rule md:grid-cols-2">
        {ofKind.map(({ id, name, summary, address }) => (
          <li key={id} className="border-t border-rule py-4">
            <h3 className="text-lg">
              <a href={address}>{name}</a>
            </h3>
            {summary === name || ofKind.length > LONG_GROUP ? null : (
              <p className="mt-1 line-clamp-3 max-w-measure text-sm text-ink-2">{summary}</p>
            )}
          </li>
        ))}
      </ul>
    </FoldedSection>
  ));
}
