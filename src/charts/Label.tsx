import type { ReactNode } from 'react';
import { type Point, round } from '#src/base/svg-path.ts';
import type { LabelPlace } from './place-labels.ts';
import { type PlotArea, placeIn } from './plot-area.ts';

/** Keeps text readable where lines run behind it: a rim of the ground's color. */
export function halo(ground: 'paper' | 'surface' | 'sunken' | 'ill-bg') {
  return { stroke: `var(--color-${ground})`, strokeWidth: 4, paintOrder: 'stroke' } as const;
}

interface PlacedNameProps {
  /** The place that was found for it (`place-labels.ts`). */
  at: LabelPlace;
  name: string;
  /** What it comes to, behind it. */
  value?: string | undefined;
  weight: 500 | 600;
  fill?: string;
  /** What is behind it, where lines run through. */
  ground?: Parameters<typeof halo>[0];
}

/** A name at the place that was found for it. */
export function PlacedName({
  at: { x, y, anchor },
  name,
  value,
  weight,
  fill = 'var(--color-ink)',
  ground = 'paper',
}: PlacedNameProps) {
  return (
    <text x={round(x)} y={round(y)} textAnchor={anchor} fill={fill} fontWeight={weight} {...halo(ground)}>
      {name}
      {value ? (
        <tspan fontWeight="500" fill="var(--color-ink-2)">
          {`  ${value}`}
        </tspan>
      ) : null}
    </text>
  );
}

interface Props {
  plot: PlotArea;
  /** The value it belongs to, and how far from it the text is, in the drawing's units. */
  at: Point;
  dx?: number;
  dy?: number;
  anchor?: 'start' | 'middle' | 'end' | undefined;
  fill?: string | undefined;
  weight?: number | undefined;
  /** What is behind it, where lines run through. */
  ground?: Parameters<typeof halo>[0];
  children: ReactNode;
}

/** Text beside a value: the name of a line, the number of a bar. */
export function Label({ plot, at, dx = 0, dy = 0, anchor, fill, weight, ground, children }: Props) {
  const [x, y] = placeIn(plot, at);
  return (
    <text
      x={round(x + dx)}
      y={round(y + dy)}
      textAnchor={anchor}
      fill={fill}
      fontWeight={weight}
      {...(ground ? halo(ground) : {})}
    >
      {children}
    </text>
  );
}
