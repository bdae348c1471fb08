import { ellipses, type Point } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import type { Pair } from './entangled-pair.ts';
import { opposite, PaneSvg, thin } from './PaneSvg.tsx';

const ROWS = [52, 134] as const;
const DIAL_RADIUS = 26;
const column = (pair: number) => 96 + pair * 20.5;

/** The observers' directions, and below each other what they read from the latest pairs. */
export function RecentPairs({ recent, angle }: { recent: readonly Pair[]; angle: number }) {
  const results = (value: 0 | 1) =>
    recent.flatMap((pair, index) =>
      ROWS.flatMap((y, side): Point[] => (pair[side] === value ? [[column(index), y]] : [])),
    );
  const links = (agreeing: boolean) =>
    recent.map(([a, b], index) => ((a === b) === agreeing ? `M${column(index)} ${ROWS[0]}V${ROWS[1]}` : '')).join('');
  return (
    <PaneSvg>
      <Observer name="A" y={ROWS[0]} angle={0} />
      <Observer name="B" y={ROWS[1]} angle={angle} />
      <path d={links(true)} {...thin} strokeWidth="1.6" />
      <path d={links(false)} {...thin} strokeDasharray="2 5" />
      <path d={ellipses(results(0), 7, 7)} {...opposite} fill="var(--color-surface)" />
      <path d={ellipses(results(1), 8, 8)} fill="var(--color-accent)" />
      <Key />
    </PaneSvg>
  );
}

/** The direction in which one side measures; upward is 0. */
function Observer({ name, y, angle }: { name: string; y: number; angle: number }) {
  const tip: Point = [42 + DIAL_RADIUS * Math.sin(angle), y - DIAL_RADIUS * Math.cos(angle)];
  return (
    <>
      <circle cx="42" cy={y} r={DIAL_RADIUS} {...thin} fill="var(--color-surface)" />
      <Arrow from={[42, y]} to={tip} color="var(--color-accent)" />
      <text x="4" y={y + 4} fontWeight="600">
        {name}
      </text>
    </>
  );
}

function Key() {
  return (
    <>
      <path d={ellipses([[23, 193]], 7, 7)} {...opposite} fill="var(--color-surface)" />
      <path d={ellipses([[66, 193]], 8, 8)} fill="var(--color-accent)" />
      <text x="36" y="197.5">
        0
      </text>
      <text x="80" y="197.5">
        1
      </text>
      <path d="M112 184v18" {...thin} strokeWidth="1.6" />
      <text x="120" y="197.5">
        agree
      </text>
      <path d="M172 184v18" {...thin} strokeDasharray="2 5" />
      <text x="180" y="197.5">
        differ
      </text>
    </>
  );
}
