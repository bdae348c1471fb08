import { blochVector } from '#circuit/quantum/bloch.ts';
import { type Complex, ZERO } from '#circuit/quantum/complex.ts';
import { probabilities, qubitState } from '#circuit/quantum/state-vector.ts';
import type { Point } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { useSlider } from '#src/design/use-slider.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { BlochSphere } from './BlochSphere.tsx';
import { complexText } from './number-text.ts';
import { PaneSvg, thin } from './PaneSvg.tsx';
import { Picture, type PictureCopy } from './Picture.tsx';
import { Slider } from './Slider.tsx';

const RADIANS = Math.PI / 180;

/** A qubit as an arrow on the Bloch sphere, turned by two sliders, with its amplitudes and probabilities. */
export function QubitPicture({ copy }: { copy: PictureCopy }) {
  const theta = useSlider(60);
  const phi = useSlider(0);
  const state = qubitState(theta.value * RADIANS, phi.value * RADIANS);
  const [alpha = ZERO, beta = ZERO] = state;
  const [p0 = 0, p1 = 0] = probabilities(state);
  return (
    <Picture
      copy={copy}
      drawings={
        <>
          <BlochSphere vector={blochVector(state)} />
          <AmplitudeDials
            amplitudes={[
              { name: 'α, of |0⟩', value: alpha, probability: p0 },
              { name: 'β, of |1⟩', value: beta, probability: p1 },
            ]}
          />
        </>
      }
      controls={
        <>
          <Slider label="θ, from |0⟩ to |1⟩" max={180} step={5} slider={theta} valueText={`${theta.value}°`} />
          <Slider label="φ, the phase" max={360} step={5} slider={phi} valueText={`${phi.value}°`} />
        </>
      }
      words={
        `θ = ${theta.value}°, φ = ${phi.value}°. Amplitudes: α = ${complexText(alpha)} and β = ${complexText(beta)}. ` +
        `A measurement gives 0 with a probability of ${percent(p0)} and 1 with ${percent(p1)}.`
      }
    />
  );
}

const RADIUS = 56;

interface DialAmplitude {
  /** "α, of |0⟩" */
  name: string;
  value: Complex;
  probability: number;
}

/** Two amplitudes as arrows in the complex plane: the length is their size, the direction their phase. */
function AmplitudeDials({ amplitudes }: { amplitudes: readonly [DialAmplitude, DialAmplitude] }) {
  return (
    <PaneSvg>
      <Dial center={[78, 82]} amplitude={amplitudes[0]} />
      <Dial center={[222, 82]} amplitude={amplitudes[1]} />
    </PaneSvg>
  );
}

function Dial({ center: [x, y], amplitude }: { center: Point; amplitude: DialAmplitude }) {
  const tip: Point = [x + RADIUS * amplitude.value.re, y - RADIUS * amplitude.value.im];
  return (
    <>
      <circle cx={x} cy={y} r={RADIUS} {...thin} fill="var(--color-surface)" />
      <path d={`M${x - RADIUS} ${y}h${2 * RADIUS}M${x} ${y - RADIUS}v${2 * RADIUS}`} {...thin} strokeDasharray="2 4" />
      <Arrow from={[x, y]} to={tip} color="var(--color-accent)" />
      <text textAnchor="middle" x={x} y="17">
        {amplitude.name}
      </text>
      <text textAnchor="middle" x={x} y="160" fill="var(--color-ink)">
        {complexText(amplitude.value)}
      </text>
      <rect x={x - RADIUS} y="172" width={2 * RADIUS} height="8" {...thin} fill="var(--color-surface)" />
      <rect x={x - RADIUS} y="172" width={2 * RADIUS * amplitude.probability} height="8" fill="var(--color-accent)" />
      <text textAnchor="middle" x={x} y="199">
        probability {percent(amplitude.probability)}
      </text>
    </>
  );
}
