import { blochVector } from '#circuit/quantum/bloch.ts';
import { ZERO } from '#circuit/quantum/complex.ts';
import { probabilities, qubitState } from '#circuit/quantum/state-vector.ts';
import { percent } from '#src/charts/numbers.ts';
import { AmplitudeDials } from './AmplitudeDials.tsx';
import { BlochSphere } from './BlochSphere.tsx';
import { complexText } from './number-text.ts';
import { Picture, type PictureCopy } from './Picture.tsx';
import { Slider } from './Slider.tsx';
import { useSlider } from './use-slider.ts';

const RADIANS = Math.PI / 180;

/** A qubit as an arrow on the Bloch sphere, turned by two sliders, with its amplitudes and probabilities. */
export function QubitPicture({ copy }: { copy: PictureCopy }) {
  const theta = useSlider(60);
  const phi = useSlider(90);
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
