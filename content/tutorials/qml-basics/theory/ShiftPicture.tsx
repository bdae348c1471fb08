import { type Point, polyline, round, sampledCurve } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { meanAfterRy, parameterShift } from './qml-basics-theory.ts';

const [LEFT, MIDDLE, UNIT_X, UNIT_Y] = [116, 96, 60, 70];
const place = (theta: number, f: number): Point => [round(LEFT + theta * UNIT_X), round(MIDDLE - f * UNIT_Y)];

/** f = cos θ with its tangent at θ and the two readings a quarter turn away, which give the slope. */
export function ShiftPicture({ theta, label }: { theta: number; label: string }) {
  const slope = parameterShift(meanAfterRy, theta);
  const tangent = [-1, 1].map((step) => place(theta + step, meanAfterRy(theta) + step * slope));
  const readings = [
    { name: 'θ − π/2', at: theta - Math.PI / 2 },
    { name: 'θ', at: theta },
    { name: 'θ + π/2', at: theta + Math.PI / 2 },
  ];
  return (
    <Drawing label={label} width={390} height={200}>
      <path d={`M0 ${MIDDLE}H390`} stroke="var(--color-rule)" />
      <path
        d={sampledCurve((t) => place(-1.9 + t * 6.4, meanAfterRy(-1.9 + t * 6.4)), 40)}
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="2.4"
      />
      <path d={polyline(tangent)} stroke="var(--color-phase)" strokeWidth="2.4" strokeDasharray="6 4" />
      {readings.map(({ name, at }) => {
        const [x, y] = place(at, meanAfterRy(at));
        return (
          <g key={name} fontSize="14">
            <circle cx={x} cy={y} r="5" fill="var(--color-ink)" />
            <text x={x + 10} y={at < 0 ? y + 20 : y - 9}>
              {`${name}: ${fixed(meanAfterRy(at), 4)}`}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
