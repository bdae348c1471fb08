import { type RefObject, useEffect } from 'react';
import { operationAt } from '#circuit/circuit/span.ts';
import type { LabState } from '#circuit/editing/lab-state.ts';
import type { Sheet } from './SheetHandle.tsx';
import { NARROW } from './use-media.ts';

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
