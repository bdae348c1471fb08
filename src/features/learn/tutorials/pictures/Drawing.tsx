import type { ReactNode } from 'react';
import './text-drawing.css';

interface Props {
  /** What the drawing shows, for those who do not see it: the finding, with its numbers. */
  label: string;
  /** In user units; one unit is at most one pixel and at least 0.8, so that letters of 14 stay above 11 pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

const SMALLEST_SCALE = 0.8;
/** Room for a drawing on a phone 320 pixels wide. */
const NARROWEST_COLUMN = 254;

/** The field of a drawing. One that is too wide for a phone scrolls by itself and can be reached to be scrolled. */
export function Drawing({ label, width, height, children }: Props) {
  const leastWidth = Math.round(width * SMALLEST_SCALE);
  return (
    <div className="text-drawing" tabIndex={leastWidth > NARROWEST_COLUMN ? 0 : undefined}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        style={{ minWidth: leastWidth }}
        fill="var(--color-ink-2)"
      >
        {children}
      </svg>
    </div>
  );
}
