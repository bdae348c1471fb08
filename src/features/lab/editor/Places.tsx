import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react';
import { type Circuit, type Column, lineCount } from '#circuit/circuit/circuit.ts';
import { placeSentence } from '#circuit/editing/place-sentence.ts';
import { type ColumnRange, columnsIn, linesOf } from '#src/drawings/circuit/grid.ts';
import { lineHeight, type Metrics, type Place } from '../drawing/metrics.ts';
import { useLongPress } from './use-long-press.ts';

interface Props {
  circuit: Circuit;
  metrics: Metrics;
  /** Columns about the view. The one in focus is there wherever it is: the tab key must find it. */
  range: ColumnRange;
  /** The one place that the tab key reaches. */
  focus: Place;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (place: Place) => void;
  /** Whether the focus of the page is in the circuit. */
  hasFocus: boolean;
  onLeave: () => void;
  onPress: (place: Place) => void;
  onMenu: (place: Element) => void;
  onPointerDown: (event: PointerEvent, place: Place) => void;
}

/**
 * The places of the drawing as a grid for fingers, keys and screen readers, laid over it: one tab stop, and each place
 * says what is there. The last column is the free one at the end.
 */
export function Places({
  circuit,
  metrics,
  range,
  focus,
  onKeyDown,
  hasFocus,
  onFocus,
  onLeave,
  onPress,
  onMenu,
  onPointerDown,
}: Props) {
  const columns = circuit.columns.length + 1;
  const places = [...new Set([...columnsIn(range, columns), focus.column])].sort((a, b) => a - b);
  const sentences = places.map((column) => columnSentences(circuit, column));
  const longPress = useLongPress(onMenu);
  const grid = useRef<HTMLDivElement>(null);
  const name = nameOf(focus.wire, focus.column);
  // Somebody may have reached a place before this was there.
  useEffect(() => {
    const place = placeNamed(document.activeElement?.getAttribute('name') ?? '');
    if (place) onFocus(place);
  }, [onFocus]);
  // The focus of the page follows that of the circuit, also where its place is gone, but is not taken from elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the columns places come and go
  useEffect(() => {
    if (!hasFocus) return;
    const place = grid.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    if (place !== document.activeElement) place?.focus();
  }, [name, hasFocus, columns]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: places are laid over a drawing, which a table cannot be
    <div
      ref={grid}
      role="grid"
      aria-label="Circuit"
      aria-rowcount={lineCount(circuit)}
      aria-colcount={columns}
      className="lab-places"
      style={{ top: metrics.top - metrics.row / 2 }}
      {...longPress}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {[...circuit.qubits, ...circuit.bits].map((name, wire) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its places are focusable
        <div key={name} role="row" aria-rowindex={wire + 1}>
          {places.map((column, index) => (
            <PlaceButton
              key={column}
              sentence={sentences[index]?.[wire] ?? ''}
              wire={wire}
              column={column}
              left={(column - (places[index - 1] ?? -1) - 1) * metrics.column}
              width={metrics.column}
              height={lineHeight(metrics, linesOf(circuit), wire)}
              isFocus={focus.wire === wire && focus.column === column}
              onFocus={onFocus}
              onPress={onPress}
              onPointerDown={onPointerDown}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PlaceProps extends Place, Pick<Props, 'onFocus' | 'onPress' | 'onPointerDown'> {
  sentence: string;
  /** Room of the columns before it that are not there. */
  left: number;
  width: number;
  height: number;
  isFocus: boolean;
}

const PlaceButton = memo(
  ({ sentence, wire, column, left, width, height, isFocus, onFocus, onPress, onPointerDown }: PlaceProps) => (
    // biome-ignore lint/a11y/useSemanticElements: places are laid over a drawing
    <button
      type="button"
      role="gridcell"
      name={nameOf(wire, column)}
      aria-colindex={column + 1}
      aria-label={sentence}
      tabIndex={isFocus ? 0 : -1}
      style={left > 0 ? { width, height, marginLeft: left } : { width, height }}
      onFocus={() => onFocus({ wire, column })}
      onClick={() => onPress({ wire, column })}
      onPointerDown={(event) => onPointerDown(event, { wire, column })}
    />
  ),
);

function nameOf(wire: number, column: number): string {
  return `place-${wire}-${column}`;
}

function placeNamed(name: string): Place | undefined {
  const [, wire, column] = /^place-(\d+)-(\d+)$/.exec(name) ?? [];
  return wire === undefined ? undefined : { wire: Number(wire), column: Number(column) };
}

interface Known {
  readonly circuit: Circuit;
  readonly index: number;
  readonly sentences: readonly string[];
}

const known = new WeakMap<Column, Known>();
const NOTHING: Column = [];

/** What is at each wire and bit of a column; worked out again only for columns that have changed. */
function columnSentences(circuit: Circuit, index: number): readonly string[] {
  const column = circuit.columns[index] ?? NOTHING;
  const last = known.get(column);
  if (last && last.index === index && isAlike(last.circuit, circuit)) return last.sentences;
  const sentences = Array.from({ length: lineCount(circuit) }, (_, line) => placeSentence(circuit, line, index));
  known.set(column, { circuit, index, sentences });
  return sentences;
}

function isAlike(a: Circuit, b: Circuit): boolean {
  return a.qubits === b.qubits && a.bits === b.bits && a.gates === b.gates;
}

/** Moves the focus of the page to the place that has it in the circuit. */
export function focusPlace(): void {
  document.querySelector<HTMLElement>('.lab-places [tabindex="0"]')?.focus();
}
