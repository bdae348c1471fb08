import type { Bit } from '#circuit/quantum/state-vector.ts';
import { ellipses, type Point } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { opposite, PaneSvg, thin } from './PaneSvg.tsx';

const BASELINE = 160;
const FULL_HEIGHT = 130;
const BAR_WIDTH = 72;
const CENTERS = [108, 222] as const;

interface Props {
  labels: readonly [string, string];
  counts: readonly [number, number];
  /** Probabilities of the two outcomes. */
  expected: readonly [number, number];
}

/** How often each of two outcomes came, as bars of its share, with the expected share marked. */
export function OutcomeBars({ labels, counts, expected }: Props) {
  const total = counts[0] + counts[1];
  return (
    <PaneSvg>
      <Grid />
      {CENTERS.map((x, index) => {
        const outcome = index === 0 ? 0 : 1;
        const height = total === 0 ? 0 : (FULL_HEIGHT * counts[outcome]) / total;
        const expectedAt = BASELINE - FULL_HEIGHT * expected[outcome];
        return (
          <g key={x} textAnchor="middle">
            <rect
              x={x - BAR_WIDTH / 2}
              y={BASELINE - height}
              width={BAR_WIDTH}
              height={height}
              fill="var(--color-viz-1)"
            />
            <path
              d={`M${x - BAR_WIDTH / 2 - 8} ${expectedAt}h${BAR_WIDTH + 16}`}
              stroke="var(--color-phase)"
              strokeWidth="2.5"
              strokeDasharray="6 3"
            />
            <text x={x} y={BASELINE - FULL_HEIGHT - 9} fill="var(--color-ink)">
              {counts[outcome].toLocaleString('en-GB')} times
            </text>
            <text x={x} y={BASELINE + 19} fill="var(--color-ink)" fontWeight="600">
              {labels[outcome]}
            </text>
            <text x={x} y={BASELINE + 38} fill="var(--color-phase)">
              expected {percent(expected[outcome])}
            </text>
          </g>
        );
      })}
    </PaneSvg>
  );
}

function Grid() {
  return [0, 0.5, 1].map((share) => {
    const y = BASELINE - FULL_HEIGHT * share;
    return (
      <g key={share} textAnchor="end">
        <path d={`M48 ${y}h240`} {...thin} strokeWidth="1" stroke={`var(--color-ill-${share === 0 ? 3 : 2})`} />
        <text x="42" y={y + 4}>
          {percent(share)}
        </text>
      </g>
    );
  });
}

const COLUMNS = 10;
const at = (shot: number): Point => [35 + (shot % COLUMNS) * 25.5, 20 + Math.floor(shot / COLUMNS) * 26];

/** The latest results one by one, in reading order: a ring for the first outcome, a disc for the second. */
export function RecentShots({ recent, labels }: { recent: readonly Bit[]; labels: readonly [string, string] }) {
  const points = (outcome: Bit) => recent.flatMap((value, shot) => (value === outcome ? [at(shot)] : []));
  return (
    <PaneSvg>
      <path d={ellipses(points(0), 8, 8)} {...opposite} fill="var(--color-surface)" />
      <path d={ellipses(points(1), 9, 9)} fill="var(--color-accent)" />
      <path d={ellipses([[35, 193]], 7, 7)} {...opposite} fill="var(--color-surface)" />
      <path d={ellipses([[78, 193]], 8, 8)} fill="var(--color-accent)" />
      <text x="48" y="197.5">
        {labels[0]}
      </text>
      <text x="92" y="197.5">
        {labels[1]}
      </text>
      <text x="274" y="197.5" textAnchor="end">
        {`the latest ${recent.length} shots`}
      </text>
    </PaneSvg>
  );
}
