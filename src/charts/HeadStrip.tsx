import type { ReactNode } from 'react';

/** Height of the drawing, in its units; its width is that of what it draws. */
export const STRIP_HEIGHT = 100;

interface Props {
  /** Width of the drawing, in units: it is stretched to the width of the page, so it holds nothing but upright shapes. */
  width: number;
  /** What is drawn, in a sentence with its numbers. */
  text: string;
  children: ReactNode;
}

/** A page's own data under its low head: no axis, no label, and one sentence that says all. */
export function HeadStrip({ width, text, children }: Props) {
  return (
    <figure className="wrap pb-6">
      <svg
        viewBox={`0 0 ${width} ${STRIP_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="var(--color-accent)"
        className="block h-14 w-full md:h-22"
      >
        {children}
      </svg>
      <figcaption className="mt-2 max-w-[90ch] text-xs text-ink-2">{text}</figcaption>
    </figure>
  );
}

/** A bar and the room behind it, in units. */
const BAR = 4;
const GAP = 1;

/** How wide a strip of so many bars is. */
export const stripWidth = (count: number) => count * (BAR + GAP);

/** Bars side by side, each with a share of the height from 0 to 1; without one its place stays empty. */
export function stripBars(shares: readonly (number | undefined)[]): string {
  let d = `M0 ${STRIP_HEIGHT}`;
  let skipped = 0;
  for (const share of shares) {
    if (!share) {
      skipped += BAR + GAP;
      continue;
    }
    const height = Math.max(2, Math.round(share * STRIP_HEIGHT));
    d += `${skipped ? `m${skipped} 0` : ''}v-${height}h${BAR}v${height}`;
    skipped = GAP;
  }
  return d;
}

/** Groups of equal strokes, one for each thing that is counted, with room between the groups. */
export function stripGroups(counts: readonly number[]): { width: number; d: string } {
  const shares = counts.flatMap((count, index) => [
    ...Array.from({ length: index === 0 ? 0 : 3 }, () => undefined),
    ...Array.from({ length: count }, () => 1),
  ]);
  return { width: stripWidth(shares.length), d: stripBars(shares) };
}
