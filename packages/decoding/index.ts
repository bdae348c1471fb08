/** What the published package offers; the site imports the modules behind it one by one. */
export { type CircuitNoise, uniformNoise } from './circuits/circuit-noise.ts';
export { crumbleAddress } from './circuits/crumble-address.ts';
export { errorModelOf } from './circuits/error-model.ts';
export type { MemoryRun } from './circuits/memory.ts';
export type { Instruction, NoisyCircuit } from './circuits/noisy-circuit.ts';
export { repetitionMemory } from './circuits/repetition-memory.ts';
export { surfaceMemory } from './circuits/surface-memory.ts';
export { toricMemory } from './circuits/toric-memory.ts';
export { writeStim } from './circuits/write-stim.ts';
export { type Bicycle, bivariateBicycle, GROSS, HALF_GROSS } from './codes/bivariate-bicycle.ts';
export { colorCode } from './codes/color.ts';
export { logicalQubitsOf } from './codes/logical-qubits.ts';
export { type CodeParameters, parametersOf, rankOf } from './codes/parameters.ts';
export { readPaulis } from './codes/read-paulis.ts';
export { repetitionCode } from './codes/repetition.ts';
export { rotatedSurfaceCode } from './codes/rotated-surface.ts';
export {
  type Check,
  commute,
  type LogicalQubit,
  type Pauli,
  type PauliProduct,
  type StabilizerCode,
} from './codes/stabilizer-code.ts';
export { toricCode } from './codes/toric.ts';
export { xzzxCode } from './codes/xzzx.ts';
export { failuresOfAll, failuresOfSome, lightestFailure } from './exhaustion/errors-of-weight.ts';
export { matchingGraph } from './graph/build-graph.ts';
export type { Decoder, ExplainingDecoder } from './graph/decoder.ts';
export type { MatchingGraph } from './graph/matching-graph.ts';
export { type LikelihoodDecoder, likelihoodDecoder } from './likelihood/likelihood-decoder.ts';
export { type LookUpDecoder, lookUpDecoder } from './look-up/look-up-decoder.ts';
export { MatchingDecoder } from './matching/matching-decoder.ts';
export type { DetectorErrorModel, Mechanism, Symptoms } from './model/detector-error-model.ts';
export { type Fault, isFault } from './model/fault.ts';
export { DEM_LIMITS, readDetectorErrorModel } from './model/read-dem.ts';
export { writeDetectorErrorModel } from './model/write-dem.ts';
export { type BiasedNoise, biasedModel } from './noise/biased.ts';
export { flipModel, type PhenomenologicalNoise, phenomenologicalModel } from './noise/phenomenological.ts';
export { countFailures, type FailureCount } from './sampling/count-failures.ts';
export { Sampler } from './sampling/sampler.ts';
export { type RandomSource, seededRandom } from './sampling/seeded-random.ts';
export { type CountedPoint, type Crossing, crossingOf, type NoCrossing } from './statistics/crossing.ts';
export { distanceFor, type Suppression, suppressionOf } from './statistics/suppression.ts';
export { type Interval, wilson } from './statistics/wilson.ts';
export { UnionFindDecoder } from './union-find/union-find-decoder.ts';
export {
  type ClusterStatus,
  type GrowthStep,
  type UnionFindSteps,
  unionFindSteps,
} from './union-find/union-find-steps.ts';
