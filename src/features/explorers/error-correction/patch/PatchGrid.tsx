import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { Point } from '#src/base/svg-path.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import { type Geometry, PITCH } from './geometry.ts';
import { PatchEvents, PatchGround, type Shown } from './PatchDrawing.tsx';
import type { PatchCode } from './patch-code.ts';
import { placeBeside } from './place-beside.ts';

interface Props {
  patch: PatchCode;
  round: number;
  shown: Shown;
  /** Whether checks are pressed, and not qubits. */
  ofChecks: boolean;
  label: string;
  texts: PatchTexts['grid'];
  /** What a place is pressed with: a key, or what is chosen. */
  onPress: (place: number, key: string | undefined) => void;
}

/** A patch that can be pressed: a grid of qubits, or of checks, each of which says what is there. */
export function PatchGrid({ patch, round, shown, ofChecks, label, texts, onPress }: Props) {
  const { geometry } = patch;
  const places = ofChecks ? geometry.checks.map(({ at }) => at) : geometry.qubits;
  const [current, setCurrent] = useState(0);
  const grid = useRef<SVGSVGElement>(null);
  const focused = Math.min(current, places.length - 1);

  const go = (place: number) => {
    setCurrent(place);
    grid.current?.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const beside = placeBeside(places, focused, event.key);
    if (beside !== undefined) go(beside);
    else if (KEYS.test(event.key)) onPress(focused, event.key);
    else return;
    event.preventDefault();
  };
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const place = nearest(places, pointIn(currentTarget, geometry, clientX, clientY));
    if (place === undefined) return;
    // Not every browser gives the focus to the part of a drawing that is pressed.
    go(place);
    onPress(place, undefined);
  };

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the grid within has the name
    <svg
      ref={grid}
      viewBox={`0 0 ${geometry.size} ${geometry.size}`}
      className="patch-drawing"
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <PatchGround geometry={geometry} />
      <PatchEvents geometry={geometry} round={round} shown={shown} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no table elements */}
      <g role="grid" aria-label={label}>
        {rowsOf(places).map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no table elements
          <g key={row[0]} role="row">
            {row.map((place) => (
              // biome-ignore lint/a11y/useSemanticElements: a drawing has no table elements
              <circle
                key={place}
                data-place={place}
                role="gridcell"
                tabIndex={place === focused ? 0 : -1}
                aria-label={cellText(patch, round, shown, ofChecks, place, texts)}
                cx={places[place]?.[0]}
                cy={places[place]?.[1]}
                r="34"
                className="patch-cell"
                onFocus={() => setCurrent(place)}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

const KEYS = /^(?:[xyzXYZ]|Enter| |Delete|Backspace)$/;

/** Places that stand in one line are a row. */
function rowsOf(places: readonly Point[]): number[][] {
  const rows = new Map<number, number[]>();
  for (const [place, [, y]] of places.entries()) {
    const line = Math.round(y / (PITCH / 4));
    rows.set(line, [...(rows.get(line) ?? []), place]);
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row);
}

function pointIn(svg: SVGSVGElement, { size }: Geometry, x: number, y: number): Point {
  const box = svg.getBoundingClientRect();
  return [((x - box.left) / box.width) * size, ((y - box.top) / box.height) * size];
}

/** The place that a press means: within half a pitch of it. */
function nearest(places: readonly Point[], [x, y]: Point): number | undefined {
  const distances = places.map(([toX, toY]) => Math.hypot(toX - x, toY - y));
  const least = Math.min(...distances);
  return least < PITCH / 2 ? distances.indexOf(least) : undefined;
}

/** What stands at a place, as it is read: "row 2, column 3, X error, decoder flips". */
function cellText(
  { code }: PatchCode,
  round: number,
  shown: Shown,
  ofChecks: boolean,
  place: number,
  texts: PatchTexts['grid'],
): string {
  const mishap = shown.mishaps.find(
    (each) =>
      each.round === round &&
      (each.kind === 'error' ? !ofChecks && each.qubit === place : ofChecks && each.check === place),
  );
  const isTaken = shown.taken.some(
    (each) =>
      each.round === round &&
      (each.kind === 'error' ? !ofChecks && each.qubit === place : ofChecks && each.check === place),
  );
  const isLit = ofChecks && shown.lit.some((each) => each.round === round && each.check === place);
  const said = [
    ofChecks ? checkText(code, place, texts) : qubitText(code.distance, place, texts),
    ...(mishap ? [mishap.kind === 'error' ? fillIn(texts.error, { pauli: mishap.pauli }) : texts.fault] : []),
    ...(isLit ? [texts.lit] : []),
    ...(isTaken ? [texts.flips] : []),
  ];
  return said.join(', ');
}

function qubitText(distance: number, qubit: number, texts: PatchTexts['grid']): string {
  return fillIn(texts.qubit, { row: Math.floor(qubit / distance) + 1, column: (qubit % distance) + 1 });
}

function checkText({ checks, distance }: PatchCode['code'], check: number, texts: PatchTexts['grid']): string {
  const { kind, support } = checks[check] ?? { kind: 'mixed', support: [] };
  const span = (lines: number[]) => [...new Set([Math.min(...lines) + 1, Math.max(...lines) + 1])].join(' to ');
  return fillIn(texts.check, {
    kind,
    rows: span(support.map((qubit) => Math.floor(qubit / distance))),
    columns: span(support.map((qubit) => qubit % distance)),
  });
}
