import type { ReactNode } from 'react';

/** The field of one drawing, in user units; a unit is never less than 0.86 pixels, so text of 13 stays above 11. */
export const PANE_WIDTH = 300;
export const PANE_HEIGHT = 210;

/** One drawing of a picture. Hidden from screen readers, for which the picture is put into words. */
export function PaneSvg({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${PANE_WIDTH} ${PANE_HEIGHT}`}
      aria-hidden
      className="block w-full max-w-104 font-sans text-xs tabular-nums"
      fill="var(--color-ink-2)"
    >
      {children}
    </svg>
  );
}

export const thin = { fill: 'none', stroke: 'var(--color-ill-3)', strokeWidth: 1.2 };
export const marked = { fill: 'none', stroke: 'var(--color-accent)', strokeWidth: 2.2 };
export const opposite = { fill: 'none', stroke: 'var(--color-phase)', strokeWidth: 2 };
