import { type Point, sampledCurve } from '#src/base/svg-path.ts';
import { figureSize, gaussianPulse } from './signal-shapes.ts';

const middle = figureSize.height / 2;
const amplitude = 38;
const [left, right] = [44, figureSize.width - 44];
/** Far fewer than the hundred or so of a real pulse, so that they can be seen. */
const periods = 13;

/** One microwave pulse as it leaves the generator: a carrier under the envelope of the schedule. */
export function WaveformFigure() {
  const at = (t: number, height: number): Point => [left + t * (right - left), middle - amplitude * height];
  const carrier = sampledCurve((t) => at(t, gaussianPulse(t) * Math.cos(2 * Math.PI * periods * (t - 0.5))), 130);
  const envelope = [1, -1].map((side) => sampledCurve((t) => at(t, side * gaussianPulse(t)), 28)).join('');
  return (
    <>
      <path d={`M4 ${middle}H${left}M${right} ${middle}H${figureSize.width - 4}`} stroke="var(--color-ill-3)" />
      <path d={envelope} stroke="var(--color-phase)" strokeDasharray="3 3" />
      <path d={carrier} stroke="var(--color-accent)" strokeWidth="1.3" strokeLinejoin="round" />
    </>
  );
}
