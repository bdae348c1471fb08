import { type Circuit, measuresAnything } from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { stabilizerShots } from '../stabilizer/outcomes.ts';
import { PauliFrames } from '../stabilizer/pauli-frames.ts';
import { engineFor } from './choose-engine.ts';
import { compile } from './compile.ts';
import { exactOutcomes, registerOf } from './exact-outcomes.ts';
import { type NoiseModel, refuseImpossible } from './noise-model.ts';
import { runOn } from './noisy-run.ts';
import { type Counts, drawShots } from './shots.ts';

export interface ShotOptions {
  readonly t: number;
  readonly shots: number;
  readonly seed?: number;
}

/**
 * How often each outcome of `exactOutcomes` comes in `shots` runs. A Clifford circuit may have more outcomes than can
 * be listed.
 */
export function sampleOutcomes(circuit: Circuit, { t, shots, seed = 1 }: ShotOptions): Counts {
  const register = registerOf(circuit, t);
  const random = seededRandom(seed);
  if (engineFor(register) === 'stabilizer') return stabilizerShots(register, shots, random);
  return drawShots(exactOutcomes(circuit, { t }), shots, random);
}

/**
 * Shots of the classical bits of a Clifford circuit on a machine with noise, by Pauli frames. A RangeError where the
 * circuit is not Clifford or measures nothing, or the noise is not Pauli (`PauliFrames`).
 */
export function sampleNoisyBits(
  circuit: Circuit,
  { t, shots, seed = 1, noise }: ShotOptions & { readonly noise: NoiseModel },
): Counts {
  refuseImpossible(noise);
  if (!measuresAnything(circuit)) throw new RangeError('Noise is drawn for what is measured, and nothing is');
  const program = compile(circuit, t);
  const frames = new PauliFrames(program, shots, seededRandom(seed));
  runOn(frames, program, noise);
  return frames.counts();
}
