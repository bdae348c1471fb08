import type { CSSProperties } from 'react';
import type { Mark } from './marks.ts';
import type { Span } from './zoom.ts';
import './timeline.css';

interface Lane {
  id: string;
  name: string;
}

interface Props {
  lanes: readonly Lane[];
  marks: readonly Mark[];
  span: Span;
}

/**
 * The time line as a drawing: a lane for each topic, a mark for each development (full) and paper (hollow). Where each
 * mark is follows from two custom properties, so that zooming moves nothing but these. The list below says the same.
 */
export function TimeBand({ lanes, marks, span: { from, to } }: Props) {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div className="time-band" aria-hidden style={place({ '--from': from, '--to': to })}>
      <div className="time-years">
        {years.map((year) => (
          <i key={year} style={place({ '--y': year })} className={rankOf(year)}>
            <span>{year}</span>
          </i>
        ))}
      </div>
      {lanes.map(({ id, name }) => (
        <div key={id} className="time-lane" data-topic={name}>
          <b>{name}</b>
          {marks
            .filter(({ topic }) => topic === id)
            .map((mark) => (
              // biome-ignore lint/a11y/useAnchorContent: hidden from screen readers, for whom the list says the same
              <a
                key={mark.id}
                href={`#${mark.id}`}
                tabIndex={-1}
                className={mark.what === 'Paper' ? 'mark paper' : 'mark'}
                style={place({ '--y': Math.round(mark.year * 100) / 100 })}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

/** Which years keep their number when there is little room. */
function rankOf(year: number): string | undefined {
  if (year % 10 === 0) return 'decade';
  return year % 5 === 0 ? 'five' : undefined;
}

function place(properties: Record<`--${string}`, number>): CSSProperties {
  return properties as CSSProperties;
}
