import type { ReactNode } from 'react';
import { dots, type Point, polygon, polyline } from '#src/base/svg-path.ts';
import { type Box, type Projection, visibleFaces } from './isometric.ts';

/** A name in an illustration, with the line that leads to the thing it names. Lengths in drawing units. */
export interface IllustrationLabel {
  readonly text: string;
  /** What the thing is, in a second line. */
  readonly note?: string;
  /** Where the words are: the middle of their left edge, or of their right edge when they end there. */
  readonly at: Point;
  readonly anchor?: 'start' | 'end';
  /** The line's two ends: on the thing, and beside the words. */
  readonly from: Point;
  readonly to: Point;
}

interface SheetProps {
  readonly width?: number;
  readonly description: string;
  readonly labels: readonly IllustrationLabel[];
  readonly children: ReactNode;
}

/** Height of every sheet, and the width of those that do not ask for another. */
export const sheetHeight = 400;
export const sheetWidth = 480;

/**
 * The sheet that a hardware illustration is drawn on. It holds the lines to the labels but not their words: those are
 * text of the page, so that they stay readable when the drawing is small. `description` is what a screen reader says.
 */
export function Sheet({ width = sheetWidth, description, labels, children }: SheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={sheetHeight}
      viewBox={`0 0 ${width} ${sheetHeight}`}
      fill="none"
      role="img"
      aria-label={description}
    >
      <rect width={width} height={sheetHeight} fill="var(--color-ill-bg)" />
      {children}
      <g stroke="var(--color-ink-3)" strokeLinecap="round">
        <path d={labels.map(({ from, to }) => polyline([from, to])).join('')} strokeWidth=".75" />
        <path d={dots(labels.map(({ from }) => from))} strokeWidth="3.6" />
      </g>
    </svg>
  );
}

export interface SlabColors {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

export const carrierColors: SlabColors = {
  top: 'var(--color-ill-2)',
  left: 'var(--ill-side)',
  right: 'var(--color-ill-3)',
};

export const lightSlabColors: SlabColors = { ...carrierColors, top: 'var(--color-ill-1)' };

/** A solid box in parallel projection. */
export function Slab({ project, box, colors }: { project: Projection; box: Box; colors: SlabColors }) {
  const faces = visibleFaces(project, box);
  return (
    <>
      <path d={polygon(faces.left)} fill={colors.left} />
      <path d={polygon(faces.right)} fill={colors.right} />
      <path d={polygon(faces.top)} fill={colors.top} />
    </>
  );
}

/** Atoms or ions as small lit balls with a halo. `radius` of the ball in drawing units. */
export function Atoms({ at, radius, active = false }: { at: readonly Point[]; radius: number; active?: boolean }) {
  const color = active ? 'var(--ill-atom-active)' : 'var(--ill-atom)';
  const glints = at.map(([x, y]): Point => [x - radius * 0.3, y - radius * 0.3]);
  return (
    <g strokeLinecap="round">
      <path d={dots(at)} stroke={color} strokeOpacity={active ? 0.34 : 0.26} strokeWidth={radius * 2 + 6} />
      <path d={dots(at)} stroke={color} strokeWidth={radius * 2} />
      <path d={dots(glints)} stroke="var(--ill-glint)" strokeOpacity=".9" strokeWidth="1.8" />
    </g>
  );
}
