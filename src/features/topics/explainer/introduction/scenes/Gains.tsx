import { type Point, sampledCurve } from '#src/base/svg-path.ts';
import { type Comparison, comparisons } from '../../steps-needed.ts';
import { eased, within } from '../timeline.ts';
import { FAINT, INK, Label, PETROL, type SceneProps } from './parts.tsx';

/** When each chart is drawn, with its caption. */
const DRAWN = [
  [0.04, 0.3],
  [0.38, 0.6],
  [0.69, 0.88],
] as const;
const CHART = { width: 160, height: 176, top: 100 };
const left = (index: number) => 44 + 200 * index;

/** Steps against size for three kinds of problems. */
export function Gains({ progress }: SceneProps) {
  return (
    <>
      {comparisons.map((comparison, index) => {
        const [from, to] = DRAWN[index] ?? [0, 1];
        return (
          <Chart key={comparison.title} at={left(index)} share={eased(within(progress, from, to))} {...comparison} />
        );
      })}
      <Key />
    </>
  );
}

/** Both lines of one problem, as far as they have been drawn. */
function Chart({ at, share, title, gain, sizes, classical, quantum }: Comparison & { at: number; share: number }) {
  const [least, most] = sizes;
  const top = classical(most);
  const { width, height, top: y } = CHART;
  const line = (steps: (size: number) => number) =>
    sampledCurve(
      (t): Point => [at + width * t * share, y + height * (1 - steps(least + (most - least) * t * share) / top)],
      36,
    );
  return (
    <g opacity={share > 0 ? 1 : 0.35}>
      <Label x={at + width / 2} y="44" fill={INK} fontWeight="600">
        {title}
      </Label>
      <Label x={at + width / 2} y="72">
        {gain}
      </Label>
      <path d={`M${at} ${y}v${height}h${width}`} fill="none" stroke={FAINT} strokeWidth="1.5" />
      {share > 0 ? (
        <>
          <path d={line(classical)} fill="none" stroke="var(--color-ink-3)" strokeWidth="7" opacity=".55" />
          <path d={line(quantum)} fill="none" stroke={PETROL} strokeWidth="3" />
        </>
      ) : null}
    </g>
  );
}

function Key() {
  return (
    <g>
      <Label x="124" y="304">
        size →
      </Label>
      <Label x="24" y={CHART.top + CHART.height / 2} transform={`rotate(-90 24 ${CHART.top + CHART.height / 2})`}>
        steps (log) →
      </Label>
      <path d="M60 336h40" stroke="var(--color-ink-3)" strokeWidth="7" opacity=".55" />
      <Label x="110" y="342" textAnchor="start">
        best known classical
      </Label>
      <path d="M380 336h40" stroke={PETROL} strokeWidth="3" />
      <Label x="430" y="342" textAnchor="start">
        quantum
      </Label>
    </g>
  );
}
