import type { ReactNode } from 'react';

/** Height of the drawing, in its units; its width is that of what it draws. */
const STRIP_HEIGHT = 100;

interface Props {
  /** Width of the drawing, in units: it is stretched to the width of the page, so it holds nothing but upright shapes. */
  width: number;
  /** What is drawn, in a sentence with its numbers. */
  text: string;
  /** Names below the drawing, each at a share of its width. */
  marks?: readonly StripMark[];
  /** Over the drawing: the number of its highest bar. */
  peak?: StripMark;
  /** What the caption ends with: names of what is drawn. The caption then stands beside the drawing, where there is room. */
  names?: ReactNode;
  children: ReactNode;
}

export interface StripMark {
  at: number;
  name: string;
  /** In the place of its name where there is less room: two lines. */
  short?: readonly [string, string];
  /** What it stands for, on this page. */
  href?: string;
  /** Left out where there is room for few names. */
  isMinor?: boolean;
}

/** A name that begins beyond this share would leave the page, and ends at its edge. */
const LAST = 0.88;

/** A page's own data under its low head: no axis, few names, and one sentence that says all. */
export function HeadStrip({ width, text, marks, peak, names, children }: Props) {
  return (
    <figure className={names ? 'wrap grid gap-x-12 pb-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : 'wrap pb-6'}>
      {peak ? <Marks marks={[peak]} /> : null}
      <svg
        viewBox={`0 0 ${width} ${STRIP_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="var(--color-accent)"
        className="block h-14 w-full md:h-22"
      >
        {children}
      </svg>
      {marks ? <Marks marks={marks} /> : null}
      <figcaption className="mt-2 max-w-[90ch] text-xs text-ink-2">
        {text}
        {names}
      </figcaption>
    </figure>
  );
}

function Marks({ marks }: { marks: readonly StripMark[] }) {
  return (
    <div
      aria-hidden={marks.some(({ href }) => href) ? undefined : true}
      className={`relative mt-1 h-4 text-xs leading-4 text-ink-3 ${marks.some(({ short }) => short) ? 'max-lg:h-8' : ''}`.trimEnd()}
    >
      {marks.map(({ at, name, short, href, isMinor }) => (
        <span
          key={name}
          className={`absolute whitespace-nowrap ${isMinor ? 'max-md:hidden' : ''}`.trimEnd()}
          style={placeOf(at, short)}
        >
          {short ? (
            <>
              <span className="max-lg:hidden">{name}</span>
              <span className="lg:hidden">
                {short[0]}
                <br />
                {short[1]}
              </span>
            </>
          ) : href ? (
            <a href={href}>{name}</a>
          ) : (
            name
          )}
        </span>
      ))}
    </div>
  );
}

/** Where a name begins; at the end of a strip, where it ends. One with a short form has room for itself there. */
function placeOf(at: number, short: StripMark['short']) {
  const left = `${Math.round(at * 1000) / 10}%`;
  return at <= LAST || short ? { left } : { right: 0 };
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

/** Groups of equal strokes, one for each thing that is counted, with room between them, and where each group begins. */
export function stripGroups(counts: readonly number[]): { width: number; d: string; starts: number[] } {
  const shares = counts.flatMap((count, index) => [
    ...Array.from({ length: index === 0 ? 0 : 3 }, () => undefined),
    ...Array.from({ length: count }, () => 1),
  ]);
  const before = (group: number) => counts.slice(0, group).reduce((sum, count) => sum + count + 3, 0);
  const starts = counts.map((_, group) => before(group) / shares.length);
  return { width: stripWidth(shares.length), d: stripBars(shares), starts };
}
