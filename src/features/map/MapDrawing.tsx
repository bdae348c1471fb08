import type { CSSProperties } from 'react';
import { entriesOf } from '#src/model/read-content.ts';
import { type DrawnArea, type DrawnEntry, type DrawnMap, groupsOf, type Road } from './drawn-map.ts';
import { lines } from './lines.ts';
import { DROP, inLetters } from './names.ts';
import { FIRST_ZOOM, ZOOMS } from './zoom.ts';
import './map-drawing.css';

const FIRST_LEVEL = ZOOMS.indexOf(FIRST_ZOOM);

interface Props {
  map: DrawnMap;
  /** What the picture is, for those who hear it. */
  label: string;
}

/** Areas, roads between them, entries and their relations within an area; every entry is a link. */
export function MapDrawing({ map: { width, height, areas, near, ladder, roads }, label }: Props) {
  const numbers = new Map(entriesOf('tutorials').map(({ id, number }) => [id, number]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links, not fields of a form
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--width': `${width}px` } as CSSProperties}
      className="map"
    >
      {roads.map((road) => (
        <path
          key={`${road.from.id} ${road.to.id}`}
          className="road"
          d={lines([[road.from, road.to]])}
          strokeWidth={wide(road)}
        />
      ))}
      {areas.map(({ id, x, y, r }) => (
        <circle key={id} className="area" cx={x} cy={y} r={r} />
      ))}
      <path className="near" d={lines(near)} />
      <path className="ladder" d={lines(ladder)} />
      <path className="chosen" />
      {areas.map((area) => (
        <Area key={area.id} area={area} numbers={numbers} />
      ))}
      <text className="pointed" aria-hidden />
    </svg>
  );
}

/** A road is the wider, the more relations it stands for. */
const wide = ({ count }: Road) => Math.max(1, Math.round(Math.sqrt(count) * 1.3));

/** Entries in groups by the size of the map from which on they have their names. */
function Area({ area, numbers }: { area: DrawnArea; numbers: ReadonlyMap<string, number> }) {
  const { id, title, x, y, r } = area;
  return (
    <>
      {groupsOf(area).map(({ from, entries }) => (
        <g key={from} data-from={from}>
          {entries.map((entry) => (
            <EntryLink key={entry.key} entry={entry} hasName={from === FIRST_LEVEL} number={numbers.get(entry.id)} />
          ))}
        </g>
      ))}
      <a href={`#area-${id}`} className="title">
        <text x={x} y={y - r} dy="-.45em">
          {title}
        </text>
      </a>
    </>
  );
}

interface EntryProps {
  entry: DrawnEntry;
  hasName: boolean;
  /** Of a tutorial: its place on the ladder. */
  number: number | undefined;
}

/** A sign with its name as its title, and as text where it shows from the first size on. */
function EntryLink({ entry: { kind, name, href, x, y }, hasName, number }: EntryProps) {
  if (kind === 'tutorials')
    return (
      <a href={href} tabIndex={-1} className="rung">
        <title>{`${number}: ${name}`}</title>
        <circle cx={x} cy={y} />
        <text x={x} y={y} dy=".35em">
          {number}
        </text>
      </a>
    );
  return (
    <a href={href} tabIndex={-1} className={kind === 'glossary' ? undefined : 'thing'}>
      <title>{name}</title>
      <circle cx={x} cy={y} />
      {hasName ? (
        <text className="name" x={x} y={y} dy={inLetters(DROP.sign)}>
          {name}
        </text>
      ) : null}
    </a>
  );
}
