import type { ReactNode, SVGProps } from 'react';
import { dots, ellipses, type Point } from '#src/base/svg-path.ts';

/** The field of every picture, in user units. On a phone a unit is 0.35 to 0.5 pixels: letters are larger there. */
export const FIELD = { width: 720, height: 440 } as const;

export const INK = 'var(--color-ink)';
export const LINE = 'var(--color-ink-2)';
export const FAINT = 'var(--color-ill-3)';
export const ACCENT = 'var(--color-accent)';
export const MARKED = 'var(--color-phase)';
export const GROUND = 'var(--color-surface)';

export const RADIANS = Math.PI / 180;

/** Text of a picture, in the size that the style sheet gives it. */
export function Label({ fill = LINE, ...rest }: SVGProps<SVGTextElement>) {
  return <text fill={fill} {...rest} />;
}

/** Readings, each at its place: a ring for 0, a disc for 1. */
export function Readings({ at, radius }: { at: readonly (readonly [Point, number])[]; radius: number }) {
  const places = (bit: number) => at.flatMap(([place, value]) => (value === bit ? [place] : []));
  return (
    <>
      <path d={ellipses(places(0), radius - 1, radius - 1)} fill={GROUND} stroke={LINE} strokeWidth="2" />
      <path d={dots(places(1))} stroke={ACCENT} strokeWidth={2 * radius} strokeLinecap="round" />
    </>
  );
}

/** What a ring and a disc are, with its middle at `x` and `y`. */
export function ReadingKey({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Readings
        at={[
          [[x - 66, y], 0],
          [[x + 24, y], 1],
        ]}
        radius={11}
      />
      <Middle x={x - 48} y={y}>
        0
      </Middle>
      <Middle x={x + 42} y={y}>
        1
      </Middle>
    </>
  );
}

/** A label whose letters are round the height `y`, whatever their size. */
export function Middle({ children, ...rest }: SVGProps<SVGTextElement> & { children: ReactNode }) {
  return (
    <Label dominantBaseline="central" {...rest}>
      {children}
    </Label>
  );
}
