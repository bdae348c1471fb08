import { numbers } from '#src/base/svg-path.ts';
import { Label } from '#src/charts/Label.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { type OrderFinding, outcomeDistribution } from './shors-algorithm-theory.ts';

const size = { width: 430, height: 158, margin: { top: 26, right: 26, bottom: 26, left: 26 } };
/** Probabilities below this are shorter than two pixels. */
const VISIBLE = 0.003;

/** The probability of every outcome c of one run of order finding, as needles, with the numbers of the tallest. */
export function OutcomeComb({ problem, named }: { problem: OrderFinding; named: readonly number[] }) {
  const { a, N, r, t } = problem;
  const distribution = outcomeDistribution(r, t);
  const plot = plotArea({ ...size, x: linear(0, 2 ** t), y: linear(0, Math.max(...distribution)) });
  const needles = distribution.map((p, c) =>
    p < VISIBLE ? '' : `M${numbers(plot.x(c), plot.bottom)}V${numbers(plot.y(p))}`,
  );
  const peaks = named.map((c) => ({ c, p: distribution[c] ?? 0 }));
  return (
    <DrawnPlot
      plot={plot}
      label={`Probability of the outcomes for N = ${N}, a = ${a}, with ${t} counting qubits. Peaks: ${peaks.map(({ c, p }) => `${c} with ${fixed(p, 4)}`).join(', ')}.`}
    >
      <path d={`M0 ${plot.bottom}h${plot.width}`} stroke="var(--color-rule-strong)" />
      <path d={needles.join('')} stroke="var(--color-accent)" strokeWidth="2" />
      {peaks.map(({ c, p }) => (
        <g key={c} textAnchor="middle">
          <Label plot={plot} at={[c, p]} dy={-8}>
            {fixed(p, 4)}
          </Label>
          <Label plot={plot} at={[c, 0]} dy={20} fill="var(--color-ink)" weight={600}>
            {c}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
