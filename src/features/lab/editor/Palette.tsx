import { memo, type PointerEvent } from 'react';
import type { Item } from '#circuit/editing/put.ts';
import { isItemAllowed } from '#circuit/judge/allowed-item.ts';
import type { Problem } from '#circuit/judge/problem.ts';
import { ItemPicture } from '../drawing/ItemPicture.tsx';
import { moveAlong } from './move-along.ts';
import { PALETTE, type PaletteEntry } from './palette.ts';

interface Props {
  /** Names of the circuit's own gates. */
  own: readonly string[];
  /** The entry that the next press on a place puts there. */
  taken: string | undefined;
  /** The puzzle or task whose gates alone are of use. */
  rules: Problem | undefined;
  /** The entry that a lesson asks for. */
  next: string | undefined;
  onTake: (entry: PaletteEntry) => void;
  onDrag: (event: PointerEvent, item: Item) => void;
  /** Makes a gate of what is selected; undefined while nothing is. */
  onGroup: (() => void) | undefined;
}

const PLATE = 36;
const FIRST = PALETTE[0]?.entries[0];

/** The gates by group. Each is dragged, or pressed and then a place. */
export const Palette = memo(function Palette({ own, taken, next, rules, onTake, onDrag, onGroup }: Props) {
  return (
    <section aria-label="Gates" className="lab-palette" onKeyDown={moveAlong}>
      {PALETTE.map(({ title, entries }) => (
        <div key={title} className="plate-group">
          <p className="plate-title">{title}</p>
          <div className="plate-row">
            {entries.map((entry) => (
              <PlateButton
                key={entry.id}
                entry={entry}
                size={PLATE}
                isFirst={entry === FIRST}
                taken={taken}
                next={next}
                rules={rules}
                onTake={onTake}
                onDrag={onDrag}
              />
            ))}
            {title === 'Blocks' ? (
              <>
                {own.map((name) => (
                  <PlateButton
                    key={name}
                    entry={ownEntry(name)}
                    size={PLATE}
                    isFirst={false}
                    taken={taken}
                    next={next}
                    rules={rules}
                    onTake={onTake}
                    onDrag={onDrag}
                  />
                ))}
                <NewGateButton onGroup={onGroup} />
              </>
            ) : null}
          </div>
        </div>
      ))}
      <p className="hint">Drag, or press a gate and then a place. Or type its letter.</p>
    </section>
  );
});

export function ownEntry(name: string): PaletteEntry {
  return { id: `own-${name}`, title: name, item: { kind: 'gate', gate: name } };
}

interface PlateProps extends Pick<Props, 'taken' | 'next' | 'rules' | 'onTake' | 'onDrag'> {
  entry: PaletteEntry;
  size: number;
  /** The one that the tab key reaches; arrows lead on from there. */
  isFirst: boolean;
}

export function PlateButton({ entry, size, isFirst, taken, next, rules, onTake, onDrag }: PlateProps) {
  const { id, title, key, explanation, item } = entry;
  return (
    <button
      type="button"
      name={`take-${id}`}
      title={`${key ? `${title} · ${key}` : title}${explanation ? `\n${explanation}.` : ''}`}
      aria-label={title}
      aria-pressed={taken === id}
      aria-disabled={(rules && !isItemAllowed(item, rules)) || undefined}
      data-next={(next === id && taken !== id) || undefined}
      tabIndex={isFirst ? 0 : -1}
      className="plate-button"
      onClick={() => onTake(entry)}
      onPointerDown={(event) => onDrag(event, item)}
    >
      <ItemPicture item={item} size={size} isNot={id === 'not'} />
    </button>
  );
}

function NewGateButton({ onGroup }: Pick<Props, 'onGroup'>) {
  return (
    <button
      type="button"
      name="group"
      title="Gate from selection · G"
      aria-label="Gate from selection"
      disabled={!onGroup}
      tabIndex={-1}
      className="plate-button"
      onClick={onGroup}
    >
      <svg aria-hidden viewBox="-19 -19 38 38" width={38} height={38}>
        <g fill="none" stroke="var(--color-rule-strong)" strokeWidth={1.3}>
          <rect x={-18} y={-18} width={36} height={36} rx={3} strokeDasharray="3 3" />
          <path d="M-6 0H6M0 -6V6" stroke="var(--color-ink)" strokeWidth={1.4} />
        </g>
      </svg>
    </button>
  );
}
