import { type Point, round, sampledCurve } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { BETWEEN, LINE_POINTS, meanAfterRy, twiceEncodedMean } from './qml-basics-theory.ts';

const [LEFT, MIDDLE, UNIT_X, UNIT_Y] = [40, 96, 94, 66];
const place = (x: number, f: number): Point => [round(LEFT + x * UNIT_X), round(MIDDLE - f * UNIT_Y)];
const NAMES = ['0', 'π/2', 'π'];

/** The outputs of the two models between 0 and π, and the three points with their labels. */
export function WavesPicture({ label }: { label: string }) {
  const curve = (f: (x: number) => number) => sampledCurve((t) => place(t * Math.PI, f(t * Math.PI)), 48);
  return (
    <Drawing label={label} width={390} height={206}>
      <path d={`M${LEFT} ${MIDDLE}H360`} stroke="var(--color-rule-strong)" />
      <path d={curve(meanAfterRy)} fill="none" stroke="var(--color-ink-2)" strokeWidth="1.4" />
      <path d={curve((x) => twiceEncodedMean(x, BETWEEN))} fill="none" stroke="var(--color-accent)" strokeWidth="3.4" />
      {LINE_POINTS.map((x, index) => {
        const isUp = index !== 1;
        const [px, py] = place(x, isUp ? 1 : -1);
        return (
          <g key={x} fontSize="14">
            <circle
              cx={px}
              cy={py}
              r="6"
              fill={isUp ? 'var(--color-ink)' : 'var(--color-surface)'}
              stroke="var(--color-ink)"
              strokeWidth="1.6"
            />
            <text x={px} y="192" textAnchor="middle">
              {NAMES[index]}
            </text>
          </g>
        );
      })}
      <g fontSize="14" textAnchor="end">
        {[1, 0, -1].map((f) => (
          <text key={f} x={LEFT - 14} y={place(0, f)[1] + 5}>
            {f < 0 ? '−1' : f}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
