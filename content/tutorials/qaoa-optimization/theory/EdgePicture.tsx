import type { Point } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

interface Vertex {
  name: string;
  at: Point;
}

const ENDS: readonly Vertex[] = [
  { name: 'u', at: [110, 80] },
  { name: 'v', at: [230, 80] },
];
const OF_U: readonly Point[] = [
  [34, 40],
  [34, 120],
];
const OF_V: readonly Point[] = [[306, 120]];
const SHARED: Point = [170, 28];

/** An edge and all that one layer sees of its graph: the other neighbors of its ends, and one that they share. */
export function EdgePicture({ label }: { label: string }) {
  const [u, v] = ENDS.map(({ at }) => at.join(' '));
  const outer = [...OF_U.map((at) => `M${u}L${at.join(' ')}`), ...OF_V.map((at) => `M${v}L${at.join(' ')}`)];
  return (
    <Drawing label={label} width={340} height={160}>
      <path
        d={`${outer.join('')}M${u}L${SHARED.join(' ')}L${v}`}
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="2"
      />
      <path d={`M${u}L${v}`} stroke="var(--color-phase)" strokeWidth="4" />
      {[...OF_U, ...OF_V, SHARED].map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="9"
          fill="var(--color-surface)"
          stroke="var(--color-accent)"
          strokeWidth="2"
        />
      ))}
      <g fontSize="14" textAnchor="middle">
        {ENDS.map(({ name, at: [x, y] }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="15" fill="var(--color-phase)" />
            <text x={x} y={y + 5} fill="var(--color-paper)" fontWeight="600">
              {name}
            </text>
          </g>
        ))}
        <text x="110" y="150">
          d = 3
        </text>
        <text x="230" y="150">
          e = 2
        </text>
        <text x="214" y="26" textAnchor="start">
          shared: f = 1
        </text>
      </g>
    </Drawing>
  );
}
