import type { Point } from '#src/base/svg-path.ts';
import type { Machine } from '#src/model/schemas/machine.ts';
import { heavyHexLatticeOf, type LatticeQubit } from './heavy-hexagon.ts';
import { diagonal, type Joined, line, rectangle, rows } from './lattices.ts';

/** The sheet of every portrait in its own units. */
export const sheet = { width: 480, height: 310 } as const;

const MARGIN = 32;
/** Few sites do not spread over the whole sheet. */
const WIDEST_STEP = 80;
/** Of a trap without a published shape, as many ions stand in a line at most. */
const LONGEST_LINE = 32;
/** Ellipse of a ring, and half the angle that its junction leaves open. */
export const ring = { center: [190, 155], radius: [128, 117], opening: 0.22 } as const;

/** What is drawn of a machine: as many sites as it has qubits, and the couplings that are known of it. */
export interface Portrait {
  sites: readonly Point[];
  couplings: readonly (readonly [Point, Point])[];
  /** Diameter of a site. */
  size: number;
  /** Between sites of a row. */
  step: number;
  /** What the sites are held by: heights of the electrodes between which ions stand, or a ring. */
  trap?: { electrodes: readonly number[] } | 'ring';
  /** Whether the shape that the machine is said to have could be drawn. */
  isShaped: boolean;
}

export type Portrayed = Pick<Machine, 'technology' | 'lattice'> & { count: number };

/**
 * A machine as its number of qubits, its connections and its technology make it, and nothing else. Where no lattice has
 * the published numbers of sites and couplings, the sites stand in rows without lines.
 */
export function portraitOf({ technology, lattice, count }: Portrayed): Portrait {
  if (lattice?.shape === 'ring') return ringOf(count);
  if (lattice?.shape === 'chain') return betweenElectrodes(count, count);
  const joined = joinedOf(count, lattice);
  if (joined) return { ...fitted(joined), isShaped: true };
  if (technology === 'ion') return betweenElectrodes(count, LONGEST_LINE);
  return { ...fitted({ sites: rows(count), couplings: [] }), isShaped: false };
}

function joinedOf(count: number, lattice: Machine['lattice']): Joined | undefined {
  const { shape, couplings } = lattice ?? {};
  if (shape === 'line') return line(count);
  if (shape === 'heavy-hexagon') {
    const found = heavyHexLatticeOf(count, couplings);
    return (
      found && {
        sites: found.qubits.map(apart),
        couplings: found.couplings.map(([a, b]) => [apart(a), apart(b)]),
      }
    );
  }
  if (shape !== 'square') return undefined;
  const straight = rectangle(count);
  return couplings === undefined || straight.couplings.length === couplings ? straight : diagonal(count, couplings);
}

/** Lines of a heavy hexagon stand apart, so that a bridge does not touch what it joins. */
function apart({ position: [x, y] }: LatticeQubit): Point {
  return [x, 1.6 * y];
}

/** A lattice in its own steps, as large as the sheet allows, in the middle of it. */
function fitted({ sites, couplings }: Joined): Omit<Portrait, 'isShaped'> {
  const [columns, lines] = [Math.max(...sites.map(([x]) => x)), Math.max(...sites.map(([, y]) => y))];
  const step = Math.min(
    WIDEST_STEP,
    (sheet.width - 2 * MARGIN) / Math.max(columns, 1),
    (sheet.height - 2 * MARGIN) / Math.max(lines, 1),
  );
  const place = ([x, y]: Point): Point => [
    sheet.width / 2 + (x - columns / 2) * step,
    sheet.height / 2 + (y - lines / 2) * step,
  ];
  return {
    sites: sites.map(place),
    couplings: couplings.map(([a, b]) => [place(a), place(b)] as const),
    step,
    size: Math.min(32, (nearest(sites) ?? 1) * step * 0.54),
  };
}

/** The shortest way between a site and the one after it: bridges of a heavy hexagon stand half a step away. */
function nearest([first, ...others]: readonly Point[]): number | undefined {
  if (!first || others.length === 0) return undefined;
  return Math.min(...others.map(([x, y]) => Math.hypot(x - first[0], y - first[1])));
}

/** Lines of ions, each between two rows of electrodes; as even as they can be, each in the middle. */
function betweenElectrodes(count: number, longest: number): Portrait {
  const lines = Math.ceil(count / longest);
  const perLine = Math.ceil(count / lines);
  const height = Math.min(74, (sheet.height - 32) / lines);
  const step = Math.min(40, (sheet.width - 2 * MARGIN) / perLine);
  const top = sheet.height / 2 - (lines * height) / 2;
  const sites = Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / perLine);
    const inRow = Math.min(perLine, count - row * perLine);
    return [sheet.width / 2 + ((index % perLine) - (inRow - 1) / 2) * step, top + (row + 0.5) * height];
  });
  const electrodes = Array.from({ length: lines + 1 }, (_, index) => top + index * height);
  return {
    sites,
    couplings: [],
    step,
    size: Math.min(24, step * 0.68, height * 0.4),
    trap: { electrodes },
    isShaped: lines === 1,
  };
}

function ringOf(count: number): Portrait {
  const { center, radius, opening } = ring;
  const turn = 2 * (Math.PI - opening);
  const sites = Array.from({ length: count }, (_, index): Point => {
    const angle = opening + ((index + 0.5) / count) * turn;
    return [center[0] + radius[0] * Math.cos(angle), center[1] + radius[1] * Math.sin(angle)];
  });
  const step = (turn * radius[1]) / count;
  return { sites, couplings: [], step, size: Math.min(20, step * 0.78), trap: 'ring', isShaped: true };
}
