import { cubic, type Point } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

interface Branch {
  from: Point;
  to: Point;
  text: string;
  chance: string;
  isWrong?: boolean;
}

const ROOT: Point = [30, 96];
const RIGHT: Point = [150, 40];
const WRONG: Point = [150, 142];
const BRANCHES: Branch[] = [
  { from: ROOT, to: RIGHT, text: 'Alice’s basis', chance: '½' },
  { from: ROOT, to: WRONG, text: 'other basis', chance: '½' },
  { from: RIGHT, to: [270, 40], text: 'bit right', chance: '1' },
  { from: WRONG, to: [270, 100], text: 'bit right', chance: '½' },
  { from: WRONG, to: [270, 184], text: 'bit wrong', chance: '½', isWrong: true },
];

/** Eve chooses a basis, then Bob reads: the chances along every branch for one sifted bit. */
export function ErrorTree({ label }: { label: string }) {
  return (
    <Drawing label={label} width={350} height={216}>
      <text x="20" y="14" fontSize="14" fill="var(--color-ink-3)">
        Eve measures in …
      </text>
      <text x="240" y="14" fontSize="14" fill="var(--color-ink-3)">
        Bob reads …
      </text>
      {BRANCHES.map(({ from, to, text, chance, isWrong }) => {
        const color = isWrong ? 'var(--color-phase)' : 'var(--color-accent)';
        const middle = (from[0] + to[0]) / 2;
        return (
          <g key={`${from[1]} ${to[1]}`} fontSize="14">
            <path
              d={cubic(from, [middle, from[1]], [middle, to[1]], to)}
              fill="none"
              stroke={color}
              strokeWidth={isWrong ? 3 : 2}
            />
            <circle cx={to[0]} cy={to[1]} r="4" fill={color} />
            <text x={middle} y={(from[1] + to[1]) / 2 - 7} textAnchor="end">
              {chance}
            </text>
            <text
              x={to[0] + (to[0] > 200 ? 10 : 0)}
              y={to[1] + (to[0] > 200 ? 5 : 22)}
              fill={color}
              textAnchor={to[0] > 200 ? 'start' : 'middle'}
            >
              {text}
            </text>
          </g>
        );
      })}
      <circle cx={ROOT[0]} cy={ROOT[1]} r="4" fill="var(--color-accent)" />
      <text x="340" y="212" fontSize="14" textAnchor="end" fill="var(--color-phase)">
        ½ · ½ = ¼
      </text>
    </Drawing>
  );
}
