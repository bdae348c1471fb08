import type { Bit } from '#circuit/quantum/state-vector.ts';
import { ellipses, type Point } from '#src/base/svg-path.ts';
import { opposite, PaneSvg } from './PaneSvg.tsx';
import { RECENT_SHOTS } from './shot-counts.ts';

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
        the latest {RECENT_SHOTS} shots
      </text>
    </PaneSvg>
  );
}
