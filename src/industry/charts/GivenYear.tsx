import { numbers, type Point, round } from '#src/drawings/svg-path.ts';
import type { YearSize } from '../growth.ts';

/** Keeps figures readable where a hairline crosses them. */
export const halo = { stroke: 'var(--color-paper)', strokeWidth: 4, paintOrder: 'stroke' } as const;

interface Props {
  size: YearSize;
  at: Point;
  bottom: number;
  figureSize: number;
  place: 'above' | 'beside';
  isProjected: boolean;
}

/** A published size: its dot, hollow for a projection, its figure and its year. */
export function GivenYear({ size, at: [x, y], bottom, figureSize, place, isProjected }: Props) {
  return (
    <>
      <path d={`M${numbers(x, bottom)}v4`} stroke="var(--color-rule-strong)" />
      <text x={round(x)} y={bottom + 20} textAnchor="middle" fontWeight="600" fill="var(--color-ink)">
        {size.year}
      </text>
      <circle
        cx={round(x)}
        cy={round(y)}
        r="5.5"
        fill={isProjected ? 'var(--color-paper)' : 'var(--color-viz-1)'}
        stroke="var(--color-viz-1)"
        strokeWidth="2.5"
      />
      <text
        x={round(place === 'above' ? x : x + 12)}
        y={round(place === 'above' ? y - 15 : y + 3)}
        textAnchor={place === 'above' ? 'middle' : 'start'}
        fontFamily="var(--font-serif)"
        fontSize={figureSize}
        fontWeight="500"
        fill="var(--color-ink)"
        {...halo}
      >
        ${size.billions}B
      </text>
    </>
  );
}
