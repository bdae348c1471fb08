import type { Complex } from '#circuit/quantum/complex.ts';
import type { Point } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { complexText } from './number-text.ts';
import { PaneSvg, thin } from './PaneSvg.tsx';

const RADIUS = 56;

export interface DialAmplitude {
  /** "α, of |0⟩" */
  name: string;
  value: Complex;
  probability: number;
}

/** Two amplitudes as arrows in the complex plane: the length is their size, the direction their phase. */
export function AmplitudeDials({ amplitudes }: { amplitudes: readonly [DialAmplitude, DialAmplitude] }) {
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
