import { squaredMagnitude } from '#circuit/quantum/complex.ts';
import { percent } from '#src/charts/numbers.ts';
import { AmplitudeSum } from './AmplitudeSum.tsx';
import { amplitudeWave } from './amplitude-wave.ts';
import { complexText, inUnitsOfPi } from './number-text.ts';
import { marked, opposite, PaneSvg, thin } from './PaneSvg.tsx';
import { Picture, type PictureCopy } from './Picture.tsx';
import { Slider } from './Slider.tsx';
import { type TwoPaths, twoPathsTo } from './two-paths.ts';
import { useSlider } from './use-slider.ts';

/** Two amplitudes that lead to the same result, added with a phase between them. */
export function InterferencePicture({ copy }: { copy: PictureCopy }) {
  const slider = useSlider(60);
  const phase = (slider.value * Math.PI) / 180;
  const result = twoPathsTo(0, phase);
  const other = twoPathsTo(1, phase);
  const valueText = `${slider.value}° (${inUnitsOfPi(slider.value)})`;
  return (
    <Picture
      copy={copy}
      drawings={
        <>
          <AmplitudeSum {...result} />
          <PathWaves {...result} />
        </>
      }
      controls={
        <div className="sm:col-span-2">
          <Slider label="Phase of path 2" max={360} step={15} slider={slider} valueText={valueText} />
        </div>
      }
      words={
        `Phase ${valueText}. Path 1: ${complexText(result.paths[0])}; path 2: ${complexText(result.paths[1])}; ` +
        `sum: ${complexText(result.sum)}. The probability of this result, 0, is ${percent(squaredMagnitude(result.sum))}; ` +
        `the other result, 1, has the remaining ${percent(squaredMagnitude(other.sum))}.`
      }
    />
  );
}

/** The same two amplitudes and their sum as waves. */
function PathWaves({ paths, sum }: TwoPaths) {
  const rows = [
    { name: 'path 1', amplitude: paths[0], middle: 36, look: marked },
    { name: 'path 2', amplitude: paths[1], middle: 88, look: opposite },
    { name: 'sum', amplitude: sum, middle: 158, look: { ...marked, stroke: 'var(--color-ink)' } },
  ];
  return (
    <PaneSvg>
      {rows.map(({ name, amplitude, middle, look }) => (
        <g key={name}>
          <path d={`M62 ${middle}h226`} {...thin} strokeDasharray="2 4" />
          <path d={amplitudeWave(amplitude, { left: 62, right: 288, middle, unit: 36 })} {...look} />
          <text x="52" y={middle + 4} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
    </PaneSvg>
  );
}
