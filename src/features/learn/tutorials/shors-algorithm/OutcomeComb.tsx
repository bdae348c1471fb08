import { numbers } from '#src/base/svg-path.ts';
import { fixed } from '../format-number.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { type OrderFinding, outcomeDistribution } from './theory.ts';

const [LEFT, WIDTH, BASE, HEIGHT] = [26, 430, 132, 106];
/** Probabilities below this are shorter than two pixels. */
const VISIBLE = 0.003;

/** The probability of every outcome c of one run of order finding, as needles, with the numbers of the tallest. */
export function OutcomeComb({ problem, named }: { problem: OrderFinding; named: readonly number[] }) {
  const { a, N, r, t } = problem;
  const size = 2 ** t;
  const distribution = outcomeDistribution(r, t);
  const x = (c: number) => LEFT + (c / size) * (WIDTH - 2 * LEFT);
  const tallest = Math.max(...distribution);
  const length = (p: number) => (p / tallest) * HEIGHT;
  const needles = distribution
    .map((p, c) => (p < VISIBLE ? '' : `M${numbers(x(c), BASE)}v${numbers(-length(p))}`))
    .join('');
  const peaks = named.map((c) => ({ c, p: distribution[c] ?? 0 }));
  return (
    <Drawing
      label={`Probability of the outcomes for N = ${N}, a = ${a}, with ${t} counting qubits. Peaks: ${peaks.map(({ c, p }) => `${c} with ${fixed(p, 4)}`).join(', ')}.`}
      width={WIDTH}
      height={BASE + 26}
    >
      <path d={`M0 ${BASE}h${WIDTH}`} stroke="var(--color-rule-strong)" />
      <path d={needles} stroke="var(--color-accent)" strokeWidth="2" />
      <g fontSize="14" textAnchor="middle">
        {peaks.map(({ c, p }) => (
          <g key={c}>
            <text x={x(c)} y={BASE - length(p) - 8}>
              {fixed(p, 4)}
            </text>
            <text x={x(c)} y={BASE + 20} fill="var(--color-ink)" fontWeight="600">
              {c}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}
