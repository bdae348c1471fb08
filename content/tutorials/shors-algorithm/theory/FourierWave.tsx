import { sampledCurve } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const [WIDTH, HEIGHT, LEFT, MIDDLE, SWING] = [420, 128, 10, 56, 42];

/** Real part of the transform of |j⟩ over all k: a wave that goes round j times. */
export function FourierWave({ j, t }: { j: number; t: number }) {
  const size = 2 ** t;
  const span = WIDTH - 2 * LEFT;
  const wave = sampledCurve((x) => [LEFT + x * span, MIDDLE - SWING * Math.cos(2 * Math.PI * j * x)], 24 * j);
  return (
    <Drawing
      label={`The real part of the amplitudes after the transform of ${j}: a cosine wave with ${j} periods between k = 0 and k = ${size}.`}
      width={WIDTH}
      height={HEIGHT}
    >
      <path d={`M${LEFT} ${MIDDLE}h${span}`} stroke="var(--color-rule-strong)" />
      <path d={wave} fill="none" stroke="var(--color-accent)" strokeWidth="2.2" />
      {[0, size / 4, size / 2, (3 * size) / 4, size].map((k) => (
        <text
          key={k}
          x={LEFT + (k / size) * span}
          y={HEIGHT - 8}
          fontSize="14"
          textAnchor={k === 0 ? 'start' : k === size ? 'end' : 'middle'}
        >
          {k === 0 ? 'k = 0' : k}
        </text>
      ))}
    </Drawing>
  );
}
