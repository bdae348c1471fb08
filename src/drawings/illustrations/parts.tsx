import type { ReactNode } from 'react';
import { dots, type Point, polygon, polyline } from '../svg-path.ts';
import { type Box, type Projection, visibleFaces } from './isometric.ts';

export interface IllustrationProps {
  readonly className?: string;
}

/** The sheet every hardware illustration is drawn on, 480 × 400. `description` is what a screen reader says. */
export function Sheet({
  className,
  description,
  children,
}: IllustrationProps & { description: string; children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 480 400" fill="none" role="img" aria-label={description}>
      <rect width="480" height="400" fill="var(--color-ill-bg)" />
      {children}
    </svg>
  );
}

interface LabelProps {
  readonly children: string;
  /** Where the text stands: its baseline's start, middle or end. */
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The thing that is named, and the end of the line that leads from it to the text. */
  readonly from?: Point;
  readonly to?: Point;
}

/** A name with a thin line to the thing it names. */
export function Label({ children, at, anchor, from, to }: LabelProps) {
  return (
    <>
      {from && to ? <Leader from={from} to={to} /> : null}
      <text
        x={at[0]}
        y={at[1]}
        textAnchor={anchor}
        fill="var(--color-ink-2)"
        fontFamily="var(--font-sans)"
        fontSize="12"
        fontWeight="500"
      >
        {children}
      </text>
    </>
  );
}

function Leader({ from, to }: { from: Point; to: Point }) {
  return (
    <g stroke="var(--color-ink-3)" strokeLinecap="round">
      <path d={polyline([from, to])} strokeWidth=".75" />
      <path d={dots([from])} strokeWidth="3.6" />
    </g>
  );
}

export interface SlabColours {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

export const carrierColours: SlabColours = {
  top: 'var(--color-ill-2)',
  left: 'var(--ill-side)',
  right: 'var(--color-ill-3)',
};

export const lightSlabColours: SlabColours = { ...carrierColours, top: 'var(--color-ill-1)' };

/** A solid box in parallel projection. */
export function Slab({ project, box, colours }: { project: Projection; box: Box; colours: SlabColours }) {
  const faces = visibleFaces(project, box);
  return (
    <>
      <path d={polygon(faces.left)} fill={colours.left} />
      <path d={polygon(faces.right)} fill={colours.right} />
      <path d={polygon(faces.top)} fill={colours.top} />
    </>
  );
}

/** Atoms or ions as small lit balls with a halo. `radius` of the ball in drawing units. */
export function Atoms({ at, radius, active = false }: { at: readonly Point[]; radius: number; active?: boolean }) {
  const colour = active ? 'var(--ill-atom-active)' : 'var(--ill-atom)';
  const glints = at.map(([x, y]): Point => [x - radius * 0.3, y - radius * 0.3]);
  return (
    <g strokeLinecap="round">
      <path d={dots(at)} stroke={colour} strokeOpacity={active ? 0.34 : 0.26} strokeWidth={radius * 2 + 6} />
      <path d={dots(at)} stroke={colour} strokeWidth={radius * 2} />
      <path d={dots(glints)} stroke="var(--ill-glint)" strokeOpacity=".9" strokeWidth="1.8" />
    </g>
  );
}
