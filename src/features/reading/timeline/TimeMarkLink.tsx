import type { ReactNode } from 'react';
import type { Place } from '#src/charts/chart.ts';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { TimeMark } from './layout/time-mark.ts';

interface Props {
  mark: TimeMark;
  place: Place;
  /** Path of the page with the list. */
  path: string;
  children: ReactNode;
}

/** A mark that leads to its line of the list. In a frame, which has few bytes, only landmarks do. */
export function TimeMarkLink({ mark, place, path, children }: Props) {
  const { id, title, date, status, landmark, what } = mark;
  if (place === 'frame' && !landmark) return children;
  const name = [title, formatPartial(date), what === 'Paper' ? 'paper' : status].join(', ');
  const href = place === 'page' ? `#${id}` : `${path}#${id}`;
  return (
    <MarkLink place={place} href={href} name={name} namedBy={id}>
      {children}
    </MarkLink>
  );
}
