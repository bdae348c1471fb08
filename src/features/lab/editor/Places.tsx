import { type KeyboardEvent, memo, type RefObject } from 'react';
import type { Circuit } from '../circuit/circuit.ts';
import type { Metrics, Place } from '../drawing/metrics.ts';
import { placeSentence } from '../editing/place-sentence.ts';

interface Props {
  circuit: Circuit;
  /** How many columns there is room for, the free ones at the end included. */
  columns: number;
  metrics: Metrics;
  focus: Place;
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (place: Place) => void;
}

/**
 * The places of the drawing as a grid for fingers, keys and screen readers, laid over it: one tab stop, and each place
 * says what stands there. What a pointer does here is heard by the drawing (`use-pointer.ts`).
 */
export function Places({ circuit, columns, metrics, focus, ref, onKeyDown, onFocus }: Props) {
  return (
    <div
      ref={ref}
      role="grid"
      aria-label="Circuit"
      aria-rowcount={circuit.qubits.length}
      aria-colcount={columns}
      className="lab-places"
      style={{ top: metrics.top - metrics.row / 2 }}
      onKeyDown={onKeyDown}
    >
      {circuit.qubits.map((name, wire) => (
        <WirePlaces
          key={name}
          circuit={circuit}
          wire={wire}
          columns={columns}
          metrics={metrics}
          focused={focus.wire === wire ? focus.column : undefined}
          onFocus={onFocus}
        />
      ))}
    </div>
  );
}

interface WireProps extends Pick<Props, 'circuit' | 'columns' | 'metrics' | 'onFocus'> {
  wire: number;
  /** The column in which the wire has the tab stop of the grid. */
  focused: number | undefined;
}

const WirePlaces = memo(({ circuit, wire, columns, metrics, focused, onFocus }: WireProps) => (
  <div role="row" aria-rowindex={wire + 1} className="lab-wire">
    {Array.from({ length: columns }, (_, column) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        key={column}
        type="button"
        role="gridcell"
        name={`place ${wire} ${column}`}
        aria-colindex={column + 1}
        aria-label={placeSentence(circuit, wire, column)}
        tabIndex={focused === column ? 0 : -1}
        data-wire={wire}
        data-column={column}
        style={{ width: metrics.column, height: metrics.row }}
        onFocus={() => onFocus({ wire, column })}
      />
    ))}
  </div>
));
