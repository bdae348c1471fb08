import { memo, type PointerEvent, useEffect, useState } from 'react';
import type { Item } from '#circuit/editing/put.ts';
import type { Problem } from '#circuit/judge/problem.ts';
import { goToTab } from '#src/design/go-to-tab.ts';
import { moveAlong } from './move-along.ts';
import { ownEntry, PlateButton } from './Palette.tsx';
import { PALETTE, type PaletteEntry } from './palette.ts';

interface Props {
  own: readonly string[];
  taken: string | undefined;
  /** The puzzle or task whose gates alone are of use. */
  rules: Problem | undefined;
  /** The entry that a lesson asks for. */
  next: string | undefined;
  onTake: (entry: PaletteEntry) => void;
  onDrag: (event: PointerEvent, item: Item) => void;
}

/** The palette of a phone: one group at a time, at the lower edge, where two thumbs reach it. */
export const PaletteStrip = memo(function PaletteStrip({ own, taken, next, rules, onTake, onDrag }: Props) {
  const [open, setOpen] = useState('Clifford');
  const wanted = PALETTE.find(({ entries }) => entries.some(({ id }) => id === next))?.title;
  useEffect(() => {
    if (wanted) setOpen(wanted);
  }, [wanted]);
  const group = PALETTE.find(({ title }) => title === open);
  const entries = [...(group?.entries ?? []), ...(open === 'Blocks' ? own.map(ownEntry) : [])];
  return (
    <section aria-label="Gates" data-guides={next !== undefined || undefined} className="lab-strip">
      <div role="tablist" aria-label="Groups of gates" className="strip-groups">
        {PALETTE.map(({ title }) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`strip-${title}`}
            name={`strip-${title}`}
            aria-selected={open === title}
            aria-controls="strip-plates"
            tabIndex={open === title ? 0 : -1}
            onClick={() => setOpen(title)}
            onKeyDown={goToTab}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="strip-plates"
        aria-labelledby={`strip-${open}`}
        className="strip-plates"
        onKeyDown={moveAlong}
      >
        {entries.map((entry, index) => (
          <PlateButton
            key={entry.id}
            entry={entry}
            size={40}
            isFirst={index === 0}
            taken={taken}
            next={next}
            rules={rules}
            onTake={onTake}
            onDrag={onDrag}
          />
        ))}
      </div>
    </section>
  );
});
