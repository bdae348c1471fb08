import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Point } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Curves } from './Curves.tsx';
import { ChannelDiscs, Cloud, Mixture } from './Discs.tsx';
import { FAULT, GATES, READINGS } from './mixed-states-and-noise-answers.ts';
import { blended, coherentError, incoherentError, PLUS, tilted, zeroChance } from './mixed-states-and-noise-theory.ts';

const [STRENGTH, ESTIMATES] = [0.3, 40];
const LEAN = tilted(Math.PI / 4);
const mean = blended(0.75, PLUS, tilted(0));

/** Forty estimates of x and z, each from `READINGS` draws; the same ones in every build. */
function drawnEstimates(): Point[] {
  const random = seededRandom(7);
  const component = (value: number) => {
    let zeros = 0;
    for (let reading = 0; reading < READINGS; reading++) if (random() < zeroChance(value)) zeros += 1;
    return (2 * zeros) / READINGS - 1;
  };
  return Array.from({ length: ESTIMATES }, () => [component(LEAN.x), component(LEAN.z)]);
}

const estimates = drawnEstimates();
const outside = estimates.filter(([x, z]) => Math.hypot(x, z) > 1).length;
const shrunk = 1 - 2 * STRENGTH;

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  decays: (
    <Curves
      x={[0, 0.5, 1, 1.5, 2, 2.5].map((at) => ({ at, text: String(at) }))}
      xName="time / T1"
      yName="what is left"
      curves={[
        { name: 'population', of: (t) => Math.exp(-t), nameAt: [1.5, 0.265], color: 'ink-2', dashes: '6 4' },
        { name: 'T2 = 2 T1', of: (t) => Math.exp(-t / 2), nameAt: [0.72, 0.76], color: 'accent' },
        { name: 'T2 = T1/2', of: (t) => Math.exp(-2 * t), nameAt: [0.06, 0.1], color: 'phase', dashes: '2 3' },
      ]}
      label={`After one T1 the population is ${fixed(Math.exp(-1), 2)}, the coherence ${fixed(Math.exp(-0.5), 2)} if T2 is twice T1, and ${fixed(Math.exp(-2), 2)} if it is half of T1.`}
    />
  ),
  estimates: (
    <Cloud
      state={[LEAN.x, LEAN.z]}
      estimates={estimates}
      label={`Forty dots around the tip of an arrow that ends on the circle at 45 degrees, in a quarter of the circle; ${outside} of them lie outside the circle.`}
    />
  ),
  growth: (
    <Curves
      x={[0, 2, 4, 6, 8, 10].map((at) => ({ at, text: String(at) }))}
      xName="gates n"
      yName="wrong bit"
      curves={[
        { name: 'turned too far', of: (n) => coherentError(FAULT, n), nameAt: [3.4, 0.52], color: 'phase' },
        {
          name: 'flips by chance',
          of: (n) => incoherentError(FAULT, n),
          nameAt: [6.1, 0.14],
          color: 'accent',
          dashes: '6 4',
        },
      ]}
      label={`After eight gates the turns give a wrong bit with ${fixed(coherentError(FAULT, GATES), 3)}, the flips with ${fixed(incoherentError(FAULT, GATES), 3)}.`}
    />
  ),
};

const FourChannels = () => (
  <ChannelDiscs
    images={[
      { name: 'bit flip', center: 0, wide: 1, high: shrunk },
      { name: 'phase flip', center: 0, wide: shrunk, high: 1 },
      { name: 'depolarizing', center: 0, wide: 1 - STRENGTH, high: 1 - STRENGTH },
      { name: 'damping', center: STRENGTH, wide: Math.sqrt(1 - STRENGTH), high: 1 - STRENGTH },
    ]}
    label="Four discs. A bit flip leaves a flat ellipse along the axis from |−⟩ to |+⟩, a phase flip one along the axis from |0⟩ to |1⟩, depolarizing a smaller disc in the middle, damping an ellipse that touches |0⟩."
  />
);

const Blend = () => (
  <Mixture
    of={[
      [1, 0],
      [0, 1],
      [mean.x, mean.z],
    ]}
    label="Arrows to |+⟩ and to |0⟩ with a line between their tips; the arrow of the mixture ends on that line, nearer to |+⟩, and so inside the circle."
  />
);

/** Components that the text of the steps uses by name. */
export const components = { FourChannels, Blend };
