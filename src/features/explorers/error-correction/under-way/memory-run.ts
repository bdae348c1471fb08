import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import type { Position } from '#decoding/codes/stabilizer-code.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import type { MatchingGraph } from '#decoding/graph/matching-graph.ts';
import type { DetectorErrorModel } from '#decoding/model/detector-error-model.ts';
import { phenomenologicalModel } from '#decoding/noise/phenomenological.ts';
import { sectorOf } from '#decoding/noise/sector.ts';
import { Sampler } from '#decoding/sampling/sampler.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';

/** The chance that a qubit flips between two readings, and that a check is misread: well below the threshold. */
export const NOISE = 0.01;

/** How many rounds a memory has: four times its distance with faults, and a last one without. */
export const roundsOf = (distance: number) => 4 * distance + 1;

/** A memory that is kept for some rounds, against flips alone. */
export function memoryModel(distance: number): DetectorErrorModel {
  const rounds = roundsOf(distance) - 1;
  return phenomenologicalModel(rotatedSurfaceCode(distance), 'X', { data: NOISE, measurement: NOISE, rounds });
}

/** A place in space and time: a check, and the round in which it is read. */
export interface Event {
  readonly round: number;
  readonly at: Position;
}

/** What the decoder takes for a cause: a flip between two checks, or beyond the edge, or a check that was misread. */
export interface Cause {
  readonly from: Event;
  readonly to: Event;
}

/** A run of a memory: where readings disagree with those before, and what the decoder decides on each round. */
export interface MemoryRun {
  readonly distance: number;
  readonly rounds: number;
  readonly events: readonly Event[];
  /** By the round with which it is decided. */
  readonly causes: readonly (readonly Cause[])[];
  /** Whether the stored qubit is as it was. */
  readonly isCorrected: boolean;
}

/**
 * Draws a run and decodes it as it comes, by overlapping recovery (Dennis, Kitaev, Landahl and Preskill, J. Math. Phys. 43,
 * 4452 (2002)): of each window of d + 1 rounds the causes that touch its first round are kept, and the window moves on by one.
 * The last window, which ends with the reading without faults, is kept whole.
 */
export function runMemory(distance: number, seed: number): MemoryRun {
  const model = memoryModel(distance);
  const rounds = roundsOf(distance);
  const sampler = new Sampler(model, seededRandom(seed));
  sampler.draw();
  const events = Array.from(sampler.defects.subarray(0, sampler.count)).sort((a, b) => a - b);
  const { causes, observables } = decodeInWindows(model, rounds, distance, events);
  const eventOf = eventsOf(distance);
  return {
    distance,
    rounds,
    events: events.map(eventOf),
    causes: causes.map((edges) =>
      edges.map(([from, to]) => {
        const start = eventOf(from);
        return { from: start, to: to === undefined ? beyondEdge(start, distance) : eventOf(to) };
      }),
    ),
    isCorrected: observables === sampler.observables,
  };
}

/** A detector and the other one that a cause flips with it; none where it leads out of the patch. */
type Edge = readonly [from: number, to: number | undefined];

/** Causes round by round, and the observables that they flip together. */
export function decodeInWindows(
  model: DetectorErrorModel,
  rounds: number,
  ahead: number,
  events: readonly number[],
): { causes: Edge[][]; observables: number; open: ReadonlySet<number> } {
  const perRound = model.detectors / rounds;
  const size = perRound * (ahead + 1);
  const last = rounds - ahead - 1;
  const bulk = windowOf(model, 0, size);
  const open = new Set(events);
  const causes = Array.from({ length: rounds }, (): Edge[] => []);
  let observables = 0;
  for (let first = 0; first <= last; first += 1) {
    const offset = first * perRound;
    const { graph, decoder } = first === last ? windowOf(model, offset, size) : bulk;
    const defects = [...open].map((detector) => detector - offset).filter((place) => place < size);
    decoder.decode(Int32Array.from(defects), defects.length);
    for (const edge of decoder.edges.subarray(0, decoder.edgeCount)) {
      const [from, to] = [graph.from[edge] as number, graph.to[edge] as number];
      if (first < last && from >= perRound) continue;
      const ends: Edge = [from + offset, to === graph.detectors ? undefined : to + offset];
      for (const end of ends) if (end !== undefined && !open.delete(end)) open.add(end);
      causes[Math.floor(ends[0] / perRound)]?.push(ends);
      observables ^= graph.flips[edge] as number;
    }
  }
  return { causes, observables, open };
}

/** A part of the time: what happens across its beginning is settled, what happens across its end is open. */
function windowOf(
  model: DetectorErrorModel,
  offset: number,
  size: number,
): { graph: MatchingGraph; decoder: UnionFindDecoder } {
  const mechanisms = model.mechanisms.flatMap(({ probability, parts }) => {
    const places = parts[0]?.detectors.map((detector) => detector - offset) ?? [];
    const within = places.filter((place) => place < size);
    if (within.length === 0 || within.some((place) => place < 0)) return [];
    return [{ probability, parts: [{ detectors: within, observables: parts[0]?.observables ?? 0 }] }];
  });
  const graph = matchingGraph({ ...model, detectors: size, mechanisms });
  return { graph, decoder: new UnionFindDecoder(graph) };
}

/** Where a detector is. */
function eventsOf(distance: number): (detector: number) => Event {
  const code = rotatedSurfaceCode(distance);
  const { checks } = sectorOf(code, 'X');
  return (detector) => {
    const at = code.checks[checks[detector % checks.length] as number] as Position;
    return { round: Math.floor(detector / checks.length), at };
  };
}

/** Flips leave a patch at its upper and at its lower edge. */
function beyondEdge({ round, at }: Event, distance: number): Event {
  return { round, at: { x: at.x, y: at.y < distance ? 0 : 2 * distance } };
}
