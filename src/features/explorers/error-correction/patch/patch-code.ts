import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import type { StabilizerCode } from '#decoding/codes/stabilizer-code.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import type { MatchingGraph } from '#decoding/graph/matching-graph.ts';
import { phenomenologicalModel } from '#decoding/noise/phenomenological.ts';
import { type Sector, sectorOf } from '#decoding/noise/sector.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import type { Distance, Mishap } from './patch-state.ts';

/** All errors count alike: what is nearer is likelier. */
const ALIKE = 0.01;

/** Errors of one kind on a patch, and the graph in which they are decoded. */
export interface PatchSector extends Sector {
  readonly error: 'X' | 'Z';
  readonly graph: MatchingGraph;
  /** For each edge a place that flips it: a qubit before a reading, or a check that is misread in it. */
  readonly places: readonly EdgePlace[];
}

export type EdgePlace =
  | { readonly kind: 'error'; readonly round: number; readonly qubit: number }
  | { readonly kind: 'fault'; readonly round: number; readonly check: number };

export interface PatchCode {
  readonly code: StabilizerCode;
  readonly geometry: Geometry;
  readonly sectors: readonly PatchSector[];
}

const made = new Map<string, PatchCode>();

/** A patch whose checks are read so many times with faults, and once without. Made once for each size. */
export function patchCode(distance: Distance, rounds: number): PatchCode {
  const key = `${distance} ${rounds}`;
  const known = made.get(key);
  if (known) return known;
  const code = rotatedSurfaceCode(distance);
  const patch = {
    code,
    geometry: geometryOf(code),
    sectors: (['X', 'Z'] as const).map((error) => patchSector(code, error, rounds)),
  };
  made.set(key, patch);
  return patch;
}

function patchSector(code: StabilizerCode, error: 'X' | 'Z', rounds: number): PatchSector {
  const sector = sectorOf(code, error);
  const graph = matchingGraph(phenomenologicalModel(code, error, { data: ALIKE, measurement: ALIKE, rounds }));
  const places = new Map<string, EdgePlace>();
  const note = (place: EdgePlace) => {
    const detectors = seenOf(sector, place);
    const key = `${detectors[0]} ${detectors[1] ?? graph.detectors}`;
    if (!places.has(key)) places.set(key, place);
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const qubit of code.qubits.keys()) note({ kind: 'error', round, qubit });
    if (round < rounds) for (const check of sector.checks) note({ kind: 'fault', round, check });
  }
  return {
    ...sector,
    error,
    graph,
    places: Array.from(graph.from, (from, edge) => places.get(`${from} ${graph.to[edge]}`) as EdgePlace),
  };
}

/** The detectors that a mishap of this sector flips, ascending. */
function seenOf({ checks, seenBy }: Sector, place: EdgePlace): number[] {
  const first = place.round * checks.length;
  if (place.kind === 'error') return (seenBy[place.qubit] ?? []).map((seen) => first + seen);
  const seen = first + checks.indexOf(place.check);
  return [seen, seen + checks.length];
}

/** What mishaps do to a sector: the detectors that fire, ascending, and whether the logical operator is flipped. */
export function effectOf(sector: PatchSector, mishaps: readonly Mishap[]): { defects: number[]; isFlipped: boolean } {
  const fired = new Set<number>();
  let isFlipped = false;
  for (const mishap of mishaps) {
    if (!concerns(sector, mishap)) continue;
    for (const detector of seenOf(sector, mishap)) if (!fired.delete(detector)) fired.add(detector);
    if (mishap.kind === 'error' && sector.flips[mishap.qubit] === 1) isFlipped = !isFlipped;
  }
  return { defects: [...fired].sort((a, b) => a - b), isFlipped };
}

function concerns({ error, checks }: PatchSector, mishap: Mishap): boolean {
  return mishap.kind === 'fault' ? checks.includes(mishap.check) : mishap.pauli === error || mishap.pauli === 'Y';
}
