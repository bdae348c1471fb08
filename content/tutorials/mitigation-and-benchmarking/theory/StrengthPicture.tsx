import { numbers, type Point, polyline } from '#src/base/svg-path.ts';
import type { StrengthPicture as Data, Measured } from './mitigation-and-benchmarking-play.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 296, 14, 212];
const [LOW, HIGH, STRONGEST] = [-0.1, 1.3, 5];
const SAMPLES = 30;

interface Frame {
  x: (strength: number) => number;
  y: (mean: number) => number;
}

const clipped = (mean: number) => Math.min(HIGH, Math.max(LOW, mean));
const frame: Frame = {
  x: (strength) => LEFT + (strength / STRONGEST) * (RIGHT - LEFT),
  y: (mean) => BOTTOM - ((clipped(mean) - LOW) / (HIGH - LOW)) * (BOTTOM - TOP),
};
const small: Frame = {
  x: (strength) => 8 + (strength / STRONGEST) * 116,
  y: (mean) => 57 - ((clipped(mean) - LOW) / (HIGH - LOW)) * 54,
};

/** The mean over the strength of the noise: the truth, what is measured, and what is said of no noise. */
export function StrengthPicture({ data }: { data: Data }) {
  const { x, y } = frame;
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <path d={`M${LEFT} ${y(0)}H${RIGHT}M${LEFT} ${y(0.5)}H${RIGHT}`} stroke="var(--color-rule)" />
      <path d={`M${LEFT} ${TOP}V${BOTTOM}`} stroke="var(--color-rule-strong)" />
      <g textAnchor="end">
        {[0, 0.5, 1].map((mean) => (
          <text key={mean} x={LEFT - 14} y={y(mean) + 4.5}>
            {mean}
          </text>
        ))}
      </g>
      <text x={RIGHT} y={y(1) - 8} textAnchor="end" fill="var(--color-ink)">
        right
      </text>
      <Values data={data} frame={frame} />
      <g textAnchor="middle">
        {[0, 1, 3, 5].map((strength) => (
          <text key={strength} x={x(strength) - (strength === 5 ? 4 : 0)} y={BOTTOM + 18}>
            {strength}
          </text>
        ))}
        <text x={(LEFT + RIGHT) / 2} y={BOTTOM + 37}>
          strength of the noise
        </text>
      </g>
      <Legend />
    </g>
  );
}

/** Under the axis: what the marks are. */
function Legend() {
  const y = BOTTOM + 58;
  return (
    <>
      <circle cx={LEFT} cy={y} r="4.5" fill="var(--color-accent)" />
      <text x={LEFT + 12} y={y + 4.5}>
        measured, ± σ
      </text>
      <Diamond at={[LEFT + 132, y]} />
      <text x={LEFT + 144} y={y + 4.5}>
        said of no noise
      </text>
    </>
  );
}

/** Everything that depends on the setting. */
function Values({ data, frame: { x, y } }: { data: Data; frame: Frame }) {
  const { trueMean, measured, guide, estimate } = data;
  const curve = Array.from({ length: SAMPLES + 1 }, (_, index): Point => {
    const strength = (index / SAMPLES) * STRONGEST;
    return [x(strength), y(trueMean(strength))];
  });
  const far = measured.at(-1);
  return (
    <>
      <path d={`M${x(0)} ${y(1)}H${x(STRONGEST)}`} stroke="var(--color-ink)" strokeDasharray="6 4" />
      <path d={polyline(curve)} fill="none" stroke="var(--color-ink-3)" strokeWidth="1.5" />
      {guide === 'line' && far ? (
        <path
          d={polyline([
            [x(0), y(estimate.mean)],
            [x(far.strength), y(far.mean)],
          ])}
          stroke="var(--color-phase)"
          strokeWidth="2"
        />
      ) : null}
      {guide === 'curve' ? (
        <path d={polyline(curve.slice(0, 19))} fill="none" stroke="var(--color-phase)" strokeWidth="2" />
      ) : null}
      {measured.map((value) => (
        <g key={value.strength} fill="var(--color-accent)" stroke="var(--color-accent)">
          <Bar of={value} x={x(value.strength)} y={y} />
          <circle cx={numbers(x(value.strength))} cy={numbers(y(value.mean))} r="3.5" />
        </g>
      ))}
      {estimate.isLost ? null : (
        <g stroke="var(--color-phase)">
          <Bar of={estimate} x={x(0)} y={y} />
          <Diamond at={[x(0), y(estimate.mean)]} />
        </g>
      )}
    </>
  );
}

/** One standard deviation up and down. */
function Bar({ of: { mean, sigma }, x, y }: { of: Pick<Measured, 'mean' | 'sigma'>; x: number; y: Frame['y'] }) {
  const [high, low] = [y(mean + sigma), y(mean - sigma)];
  return (
    <path
      d={`M${numbers(x, high)}V${numbers(low)}M${numbers(x - 5, high)}h10M${numbers(x - 5, low)}h10`}
      strokeWidth="2"
    />
  );
}

const Diamond = ({ at: [x, y] }: { at: Point }) => (
  <path d={`M${numbers(x, y - 5)}l5 5l-5 5l-5 -5Z`} fill="var(--color-phase)" stroke="var(--color-surface)" />
);

/** Curve and values alone. */
export function StrengthMini({ data }: { data: Data }) {
  return <Values data={data} frame={small} />;
}
