import type { ReactNode } from 'react';
import type { Place } from './chart.ts';

interface Props {
  place: Place;
  /** Where the mark is explained, as a whole path: a drawing may be on another page. */
  href: string;
  /** What it says, as a sentence. */
  name: string;
  /** The row of the page that says the same: the name is then not sent twice. */
  row?: string | undefined;
  /** From when on it is there, for a chart that goes through the years. */
  year?: number | undefined;
  children: ReactNode;
}

/** A mark that is a link, where there are links. */
export function MarkLink({ place, href, name, row, year, children }: Props) {
  const named = place === 'page' ? row : undefined;
  if (place === 'file')
    return (
      <g>
        <title>{name}</title>
        {children}
      </g>
    );
  if (place === 'frame')
    return (
      <a href={href} target="_top">
        <title>{name}</title>
        {children}
      </a>
    );
  return (
    <a
      href={href}
      className="mark"
      aria-label={named ? undefined : name}
      aria-labelledby={named}
      data-row={named}
      data-year={year}
    >
      {children}
    </a>
  );
}
