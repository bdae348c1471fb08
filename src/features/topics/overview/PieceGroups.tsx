import { anchorOf } from '#src/base/anchor.ts';
import { Section } from '#src/design/Section.tsx';
import type { Piece } from '#src/model/pieces.ts';

/** In a longer group the names say enough. */
const LONG_GROUP = 24;

/** The groups of pieces as sections: anchor, and heading. */
export function pieceSections(pieces: readonly Piece[]): Record<string, { title: string }> {
  return Object.fromEntries(pieces.map(({ label }) => [anchorOf(label), { title: label }]));
}

/** Pieces under what their kind is called and how many there are, each with a line that says what it is. */
export function PieceGroups({ pieces }: { pieces: readonly Piece[] }) {
  return [...Map.groupBy(pieces, ({ label }) => label)].map(([label, ofKind]) => (
    <Section key={label} id={anchorOf(label)} title={`${label}, ${ofKind.length}`}>
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
    </Section>
  ));
}
