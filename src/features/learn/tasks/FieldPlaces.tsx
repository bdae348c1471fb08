import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { Place } from '#circuit/editing/edit.ts';
import { placeSentence } from '#circuit/editing/place-sentence.ts';
import type { Grid } from '#src/drawings/circuit/grid.ts';

interface Props {
  circuit: Circuit;
  grid: Grid;
  /** How many columns are drawn. */
  columns: number;
  focus: Place;
  onFocus: (place: Place) => void;
  onPress: (place: Place) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The places of a small drawing, laid over it: one tab stop, arrows from place to place, and each says what is there. */
export function FieldPlaces({ circuit, grid, columns, focus, onFocus, onPress, onKeyDown }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { wire, column } = focus;
  // The focus of the page follows that of the circuit, but is not taken from elsewhere.
  useEffect(() => {
    if (box.current?.contains(document.activeElement))
      box.current.querySelector<HTMLElement>(`[data-place="${wire}-${column}"]`)?.focus();
  }, [wire, column]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: places are laid over a drawing, which a table cannot be
    <div
      ref={box}
      role="grid"
      aria-label="Circuit"
      className="field-places"
      style={{ top: grid.top - grid.row / 2, left: grid.label }}
      onKeyDown={onKeyDown}
    >
      {circuit.qubits.map((qubit, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its places are focusable
        <div key={qubit} role="row" style={{ height: grid.row }}>
          {Array.from({ length: columns }, (_, at) => at).map((at) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <button
              key={at}
              type="button"
              role="gridcell"
              data-place={`${row}-${at}`}
              aria-label={placeSentence(circuit, row, at)}
              tabIndex={row === wire && at === column ? 0 : -1}
              style={{ width: grid.column }}
              onFocus={() => onFocus({ wire: row, column: at })}
              onClick={() => onPress({ wire: row, column: at })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
