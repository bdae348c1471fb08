import { numbers } from '#src/base/svg-path.ts';
import { type FarFieldPattern, farFieldIntensity } from './interference.ts';

const width = 1200;
const height = 16;
/** Distance of the strokes. */
const spacing = 6;
const pattern: FarFieldPattern = { fringeSpacing: width / 14, envelopeZero: width / 3.2 };

/** The footer's upper edge: strokes whose length follows a two-slit intensity. Stretches to the width it is given. */
export function FringeRule({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none">
      <g stroke="var(--color-accent)" strokeOpacity=".7" strokeWidth="1.4">
        <path d={`M0 ${height / 2}H${width}`} strokeDasharray={`1.4 ${spacing - 1.4}`} />
        <path d={fringeStrokes()} vectorEffect="non-scaling-stroke" />
      </g>
    </symbol>
  );
}

/** Strokes shorter than this look like the dots of the line beneath, and are left to it. */
const shortestStroke = 1.9;

function fringeStrokes(): string {
  return Array.from({ length: width / spacing + 1 }, (_, index) => {
    const x = index * spacing;
    const length = 1 + 15 * farFieldIntensity(x - width / 2, pattern);
    return length < shortestStroke ? '' : `M${numbers(x, (height - length) / 2)}v${numbers(length)}`;
  }).join('');
}
