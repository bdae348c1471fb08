import { uniformNoise } from '#decoding/circuits/circuit-noise.ts';
import { errorModelOf } from '#decoding/circuits/error-model.ts';
import { surfaceMemory } from '#decoding/circuits/surface-memory.ts';
import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import type { Decoder } from '#decoding/graph/decoder.ts';
import { MatchingDecoder } from '#decoding/matching/matching-decoder.ts';
import type { DetectorErrorModel } from '#decoding/model/detector-error-model.ts';
import { flipModel, phenomenologicalModel } from '#decoding/noise/phenomenological.ts';
import { Sampler } from '#decoding/sampling/sampler.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import { median } from './median.ts';
import { PlainUnionFind } from './plain-union-find.ts';
import { rateOf } from './rate.ts';

const DISTANCES = [3, 5, 7, 9, 11];
const SHOTS = 500;
/** Turns of each decoder; they alternate, so that a busy machine slows all alike. */
const TURNS = 5;
const TURN_MS = 100;
/** How many times as fast as the plain implementation union-find is to be. */
const GOAL = 3;

interface Noise {
  readonly name: string;
  /** How often the checks are read in one decoding. */
  rounds(distance: number): number;
  modelOf(distance: number): DetectorErrorModel;
}

const NOISES: readonly Noise[] = [
  {
    name: 'code capacity, 5%',
    rounds: () => 1,
    modelOf: (distance) => flipModel(rotatedSurfaceCode(distance), 'X', 0.05),
  },
  {
    name: 'phenomenological, 1%',
    rounds: (distance) => distance,
    modelOf: (distance) =>
      phenomenologicalModel(rotatedSurfaceCode(distance), 'X', { data: 0.01, measurement: 0.01, rounds: distance }),
  },
  {
    name: 'circuit level, 0.5%',
    rounds: (distance) => distance,
    modelOf: (distance) => errorModelOf(surfaceMemory(distance, 'Z', { rounds: distance, noise: uniformNoise(0.005) })),
  },
];

/** Decodings a second by each decoder, of the same shots. Whether union-find reaches the goal. */
export function benchDecodingRates(): boolean {
  console.log('Decoding the rotated surface code: union-find, and how many times as fast it is as');
  let slowest = Number.POSITIVE_INFINITY;
  for (const noise of NOISES) {
    for (const distance of DISTANCES) {
      const { unionFind, matching, plain } = ratesOf(noise.modelOf(distance));
      const times = (rate: number) => (unionFind / rate).toFixed(1).padStart(4);
      slowest = Math.min(slowest, unionFind / plain);
      const perRound = 1e6 / (unionFind * noise.rounds(distance));
      console.log(
        `  ${noise.name.padEnd(20)}  d = ${String(distance).padStart(2)}  ${count(unionFind)} a second,` +
          ` ${perRound.toFixed(2).padStart(5)} µs a round; exact matching ${times(matching)}, plain union-find ${times(plain)}`,
      );
    }
  }
  console.log(`  at least ${slowest.toFixed(1)} times as fast as plain union-find (goal: ${GOAL})`);
  return slowest >= GOAL;
}

function ratesOf(model: DetectorErrorModel) {
  const shots = drawShots(model);
  const graph = matchingGraph(model);
  const decoders = [new UnionFindDecoder(graph), new MatchingDecoder(graph), new PlainUnionFind(graph)];
  const rates = decoders.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [at, decoder] of decoders.entries()) rates[at]?.push(rateOver(decoder, shots));
  }
  const [unionFind, matching, plain] = rates.map(median) as [number, number, number];
  return { unionFind, matching, plain };
}

function drawShots(model: DetectorErrorModel): Int32Array[] {
  const sampler = new Sampler(model, seededRandom(model.detectors));
  return Array.from({ length: SHOTS }, () => {
    sampler.draw();
    return sampler.defects.slice(0, sampler.count);
  });
}

/** Decodings a second. */
function rateOver(decoder: Decoder, shots: readonly Int32Array[]): number {
  const decodeAll = () => {
    for (const defects of shots) decoder.decode(defects, defects.length);
  };
  return SHOTS * rateOf(decodeAll, TURN_MS);
}

const count = (rate: number) => Math.round(rate).toLocaleString('en-US').padStart(9);
