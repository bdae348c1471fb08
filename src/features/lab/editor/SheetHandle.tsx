import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { operationAt } from '#circuit/circuit/span.ts';
import type { LabState } from '#circuit/editing/lab-state.ts';
import { NARROW } from './use-media.ts';

/** How much of the results a phone shows: their tabs, about half of the screen, all of it. */
const SHEETS = ['peek', 'half', 'full'] as const;
export type Sheet = (typeof SHEETS)[number];

interface Props {
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
}

/** A finger that has moved less than this, in pixels, has pressed. */
const LEAST_WAY = 12;

const LABELS: Record<Sheet, string> = {
  peek: 'Show results',
  half: 'Show results on the whole screen',
  full: 'Fold results',
};

/** The upper edge of the results on a phone: a press opens them further and at last folds them, a finger drags them. */
export function SheetHandle({ sheet, onChange }: Props) {
  const start = useRef<number>(undefined);
  const at = SHEETS.indexOf(sheet);
  const open = (place: number) => onChange(SHEETS[Math.max(0, place)] ?? sheet);
  const openFurther = () => open((at + 1) % SHEETS.length);
  const end = ({ clientY }: PointerEvent) => {
    if (start.current === undefined) return;
    const way = clientY - start.current;
    start.current = undefined;
    if (Math.abs(way) < LEAST_WAY) openFurther();
    else open(at - Math.sign(way));
  };
  return (
    <button
      type="button"
      name="sheet"
      className="lab-grab"
      aria-label={LABELS[sheet]}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientY;
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        start.current = undefined;
      }}
      // Of a pointer it has been answered already.
      onClick={(event) => {
        if (event.detail === 0) openFurther();
      }}
    />
  );
}

/** On a lower screen half a sheet leaves no room for the circuit (`lab.css` says so before this runs). */
const LOW = '(height < 43.75rem)';

/**
 * Folds the results of a phone where they would lie on what one needs: at first on a low screen, and as soon as the
 * focus is on a gate with an angle, whose field and slider are below the drawing.
 */
export function useSheetForAngles(
  { circuit, focus }: LabState,
  field: RefObject<HTMLInputElement | null>,
  sheet: Sheet,
  setSheet: (sheet: Sheet) => void,
): void {
  const operation = operationAt(circuit, focus);
  const turns = operation?.kind === 'gate' && operation.angles.length > 0 ? `${focus.wire} ${focus.column}` : undefined;
  useEffect(() => {
    if (matchMedia(LOW).matches) setSheet('peek');
  }, [setSheet]);
  useEffect(() => {
    if (turns !== undefined) setSheet('peek');
  }, [turns, setSheet]);
  // Not before the sheet has gone.
  const isFree = turns !== undefined && sheet === 'peek';
  useEffect(() => {
    if (isFree && matchMedia(NARROW).matches)
      field.current?.closest('.lab-place')?.scrollIntoView({ block: 'nearest' });
  }, [isFree, field]);
}
