import { mutualInformation } from '#circuit/engine/mutual-information.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { decimal } from '#circuit/quantum/notation.ts';
import type { Point } from '#src/base/svg-path.ts';
import { wireY } from '#src/drawings/circuit/grid.ts';
import { short } from '#src/drawings/circuit/mark.ts';
import type { Metrics } from '../drawing/metrics.ts';

/** The mutual information of two qubits, in bits. */
export interface Information {
  readonly first: number;
  readonly second: number;
  readonly bits: number;
}

export interface Arc extends Information {
  readonly d: string;
  /** Where its number is; undefined where it would lie on another one. */
  readonly label: Point | undefined;
}

/** Less than this would be written as 0.00. */
const LEAST = 0.005;
/** Room of a number on an arc. */
export const LABEL = { width: 24, height: 12 };
/** Discs of less than this radius leave no room for numbers. */
const LEAST_DISC = 20;
/** Between a disc and the ends of its arcs. */
const FREE = 3;
/** How far the nearest and the widest arc reach, of the room beside the discs. */
const REACH = { nearest: 0.32, widest: 0.78 };
/** Places on an arc that its number may take, the best one first. */
const PLACES = [0.5, 0.35, 0.65, 0.25, 0.75, 0.42, 0.58, 0.18, 0.82];

/** Arcs beside the discs of wires that share information, and their numbers, the largest first to find a place. */
export function arcsOf(information: readonly Information[], metrics: Metrics, qubits: number): Arc[] {
  const taken: Point[] = [];
  return information
    .filter(({ bits }) => bits >= LEAST)
    .toSorted((a, b) => b.bits - a.bits)
    .map((pair) => {
      const curve = curveOf(pair, metrics, qubits);
      const label = metrics.disc < LEAST_DISC ? undefined : freePlace(curve, taken);
      if (label) taken.push(label);
      const [start, handle, otherHandle, end] = curve;
      return { ...pair, d: `M${start.join(' ')}C${handle.join(' ')} ${otherHandle.join(' ')} ${end.join(' ')}`, label };
    });
}

type Curve = readonly [start: Point, handle: Point, otherHandle: Point, end: Point];

function curveOf({ first, second }: Information, metrics: Metrics, qubits: number): Curve {
  const [upper, lower] = [Math.min(first, second), Math.max(first, second)];
  const span = lower - upper;
  const x = metrics.discX + metrics.disc + FREE;
  const { nearest, widest } = REACH;
  const share = nearest + ((widest - nearest) * (span - 1)) / Math.max(1, qubits - 2);
  // The middle of a cubic curve lies at three quarters of the way to its handles.
  const handle = short(x + ((metrics.discs - x) * share) / 0.75);
  const from = wireY(metrics, upper) + beginning(span, metrics);
  const to = wireY(metrics, lower) - beginning(span, metrics);
  return [
    [x, from],
    [handle, from + 8],
    [handle, to - 8],
    [x, to],
  ];
}

/** Wider arcs begin further out at a disc, so that they pass round the nearer ones. */
function beginning(span: number, { disc }: Metrics): number {
  return span === 1 ? short(0.2 * disc) : -short(Math.min(0.75, 0.32 + 0.1 * (span - 2)) * disc);
}

function freePlace(curve: Curve, taken: readonly Point[]): Point | undefined {
  const [[left]] = curve;
  return PLACES.map((t) => pointOn(curve, t)).find(
    ([x, y]) =>
      x - LABEL.width / 2 >= left - FREE &&
      taken.every(([otherX, otherY]) => Math.abs(x - otherX) >= LABEL.width || Math.abs(y - otherY) >= LABEL.height),
  );
}

function pointOn([a, b, c, d]: Curve, t: number): Point {
  const at = (axis: 0 | 1) =>
    short((1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis]);
  return [at(0), at(1)];
}

/** What the arcs say, for those who do not see them. */
export function informationSentence(arcs: readonly Information[], cut: number): string {
  const when = cut === 0 ? 'At the start' : `After column ${cut}`;
  const pairs = arcs.map(({ first, second, bits }) => `${first} and ${second} ${decimal(bits, 2)} bits`);
  return `${when}, qubits share information: ${pairs.join(', ')}.`;
}

/** With more wires than these only what the focused one shares is shown. */
const MOST_WIRES = 6;

/** What pairs of qubits know of each other, where the state is known well enough to say so. */
export function informationOf(snapshot: Snapshot, wire: number): Information[] {
  const pairs = Array.from({ length: snapshot.qubits }, (_, first) =>
    Array.from({ length: snapshot.qubits - first - 1 }, (_, index) => [first, first + 1 + index] as const),
  ).flat();
  const shown = snapshot.qubits > MOST_WIRES ? pairs.filter((pair) => pair.includes(wire)) : pairs;
  return shown.flatMap(([first, second]) => {
    const bits = mutualInformation(snapshot, first, second);
    return bits === undefined ? [] : [{ first, second, bits }];
  });
}
