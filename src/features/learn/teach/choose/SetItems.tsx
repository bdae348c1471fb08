import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { X } from '#src/design/icons.tsx';
import { Kets } from '#src/design/Kets.tsx';
import type { SetItem, TaskSet } from '../set-address.ts';
import { rowOf } from './chosen.ts';

interface Props {
  set: TaskSet;
  /** @param place from 0 */
  onMove: (id: string, place: number) => void;
  onRemove: (id: string) => void;
  onVariant: (id: string, variant: number) => void;
}

/** The tasks of a set in their order: a handle moves one by dragging, or with the arrow keys. */
export function SetItems({ set, onMove, onRemove, onVariant }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  /** The item whose handle keeps the focus, though its line moves. */
  const [moved, setMoved] = useState('');
  const { items } = set;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser drops the focus of a line that moves
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[name="move-${moved}"]`)?.focus();
  }, [items, moved]);
  const move = (id: string, place: number) => {
    if (place < 0 || place >= items.length) return;
    onMove(id, place);
    setMoved(id);
    setSaid(`${rowOf(id)?.title} is now ${place + 1} of ${items.length}.`);
  };
  return (
    <>
      <ol ref={list} className="set-items">
        {items.map((item, index) => (
          <SetLine
            key={item.id}
            item={item}
            place={index}
            hasVariant={set.variants === 'same'}
            onPlace={(place) => move(item.id, place)}
            onDrag={(event) => {
              const place = placeAt(list.current, event.clientY);
              if (place !== undefined && place !== index) move(item.id, place);
            }}
            onRemove={() => onRemove(item.id)}
            onVariant={(variant) => onVariant(item.id, variant)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** The place of the line at a height of the window. */
function placeAt(list: HTMLOListElement | null, y: number): number | undefined {
  const place = [...(list?.children ?? [])].findIndex((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return place === -1 ? undefined : place;
}

interface LineProps {
  item: SetItem;
  place: number;
  hasVariant: boolean;
  onPlace: (place: number) => void;
  onDrag: (event: PointerEvent) => void;
  onRemove: () => void;
  onVariant: (variant: number) => void;
}

function SetLine({ item, place, hasVariant, onPlace, onDrag, onRemove, onVariant }: LineProps) {
  const row = rowOf(item.id);
  const title = row?.title ?? item.id;
  const variants = row?.variants ?? 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onPlace(place + step);
  };
  return (
    <li>
      <button
        type="button"
        name={`move-${item.id}`}
        className="set-handle"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event)}
      >
        <span aria-hidden>{place + 1}</span>
        <span className="visually-hidden">{`Move ${title} with the arrow keys`}</span>
      </button>
      <a href={row?.href}>
        <Kets text={title} />
      </a>
      {hasVariant && variants > 1 ? (
        <label>
          <span className="visually-hidden">{`Variant of ${title}, from 1 to ${variants}`}</span>
          <input
            type="number"
            min={1}
            max={variants}
            value={item.variant ?? 1}
            onChange={({ target: { valueAsNumber: number } }) => {
              if (number >= 1 && number <= variants) onVariant(Math.trunc(number));
            }}
          />
        </label>
      ) : null}
      <button type="button" className="set-remove" onClick={onRemove}>
        <X aria-hidden />
        <span className="visually-hidden">{`Take out ${title}`}</span>
      </button>
    </li>
  );
}
