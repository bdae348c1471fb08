import type { ReactNode } from 'react';
import type { Place } from './chart.ts';

interface Props {
  place: Place;
  /** Where the mark is explained, as a whole path: a drawing may be on another page. */
  href: string;
  /** What it says, as a sentence. */
  name: string;
  /** Id of the row of the page that says the same: the mark dims with it. */
  row?: string | undefined;
  /** Id of an element of the page whose text is the mark's name, so that it is not sent twice. */
  namedBy?: string | undefined;
  /** From when on it is there, for a chart that goes through the years. */
  year?: number | undefined;
  children: ReactNode;
}

/** A mark that is a link, where there are links. */
export function MarkLink({ place, href, name, row, namedBy, year, children }: Props) {
  const label = place === 'page' ? namedBy : undefined;
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
      aria-label={label ? undefined : name}
      aria-labelledby={label}
      data-row={place === 'page' ? row : undefined}
      data-year={year}
    >
      {children}
    </a>
  );
}
