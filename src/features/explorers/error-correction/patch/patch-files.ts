import { uniformNoise } from '#decoding/circuits/circuit-noise.ts';
import { crumbleAddress } from '#decoding/circuits/crumble-address.ts';
import { errorModelOf } from '#decoding/circuits/error-model.ts';
import { surfaceMemory } from '#decoding/circuits/surface-memory.ts';
import { writeStim } from '#decoding/circuits/write-stim.ts';
import { writeDetectorErrorModel } from '#decoding/model/write-dem.ts';
import type { Distance } from './patch-state.ts';

/** One failure in a thousand operations, as the literature most often has it. */
const NOISE = uniformNoise(0.001);

const circuitOf = (distance: Distance) => surfaceMemory(distance, 'Z', { rounds: distance, noise: NOISE });

/** A memory of this distance, kept for as many rounds, as a circuit that Stim reads. */
export function stimFile(distance: Distance): string {
  return writeStim(circuitOf(distance));
}

/** What can go wrong in that circuit, as a detector error model that Stim, PyMatching and others read. */
export function modelFile(distance: Distance): string {
  return writeDetectorErrorModel(errorModelOf(circuitOf(distance)));
}

/** Where that circuit opens in an editor for such circuits. */
export function editorAddress(distance: Distance): string {
  return crumbleAddress(circuitOf(distance));
}
