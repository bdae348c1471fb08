import { numbers, round } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { halo } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { MoscaExample } from '../../exposure.ts';
import { DeadlineSign, SIGNS } from './DeadlineSign.tsx';
import type { ByWhenLayout, RegionRow } from './layout.ts';
import { Yours, type YoursTexts } from './Yours.tsx';
import { placeOn } from './year-axis.ts';

interface Props {
  layout: ByWhenLayout;
  place: Place;
  label: string;
  /** The word at the line of today. */
  today: string;
  now: number;
  /** One's own years over the rows. */
  yours?: { inputs: MoscaExample; texts: YoursTexts } | undefined;
}

/** Deadlines on one axis of years, a row a region. */
export function ByWhen({ layout, place, label, today, now, yours }: Props) {
  const { plot, axis, radius, rows, ticks } = layout;
  const area = { axis, bottom: plot.bottom, fontSize: plot.fontSize };
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <Lines layout={layout} />
      {yours ? (
        <g data-yours={JSON.stringify(area)}>
          <Yours {...area} now={now} {...yours} />
        </g>
      ) : null}
      <Today layout={layout} now={now} text={today} />
      {rows.map((row) => (
        <RowName key={row.region} row={row} />
      ))}
      {ticks.map(({ at: x, text }) => (
        <text key={text} x={x} y={plot.bottom + 20} textAnchor="middle">
          {text}
        </text>
      ))}
      <g {...SIGNS}>
        {rows.flatMap(({ marks }) =>
          marks.map(({ deadline, at: [cx, cy] }) => (
            <MarkLink key={deadline.id} place={place} {...linkOf(deadline)}>
              <circle cx={cx} cy={cy} r="9" fill="transparent" stroke="none" />
              <DeadlineSign {...deadline} at={[cx, cy]} radius={radius} />
            </MarkLink>
          )),
        )}
      </g>
    </Plot>
  );
}

/** A hairline over each row, and one where each year begins. */
export function Lines({ layout: { plot, axis, rows } }: { layout: ByWhenLayout }) {
  const years = Array.from({ length: axis.last - axis.first + 1 }, (_, index) => placeOn(axis, axis.first + index));
  const d = [
    ...years.map((x) => `M${numbers(x, plot.top)}V${round(plot.bottom)}`),
    ...[...rows.map(({ top }) => top), plot.bottom].map((y) => `M0 ${round(y)}H${plot.width}`),
  ];
  return <path d={d.join('')} stroke="var(--color-rule)" />;
}

/** The line of today, which leaves out the names that stand over their rows. */
export function Today({
  layout: { plot, axis, rows },
  now,
  text,
}: {
  layout: ByWhenLayout;
  now: number;
  text: string;
}) {
  const at = placeOn(axis, now);
  const gaps = rows
    .filter(({ region, count, name: [x] }) => x + textWidth(`${region}  ${count}`, plot.fontSize, 600) + 4 > at)
    .map(({ top, name: [, y] }) => `V${round(top)}M${at} ${y + 5}`);
  return (
    <>
      <path
        d={`M${at} 18${gaps.join('')}V${plot.bottom}`}
        stroke="var(--color-phase)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      <text x={Math.max(at, 20)} y="12" textAnchor="middle" fill="var(--color-phase)" fontWeight="600">
        {text}
      </text>
    </>
  );
}

export function RowName({ row: { region, count, name } }: { row: RegionRow }) {
  return (
    <text x={name[0]} y={name[1]} fill="var(--color-ink)" fontWeight="600" {...halo('paper')}>
      {region}
      <tspan fill="var(--color-ink-3)" fontWeight="500">{`  ${count}`}</tspan>
    </text>
  );
}

function linkOf({ id, due, authority, what, force }: Entry<'deadlines'>) {
  return {
    href: `${urls.migration()}#${id}`,
    name: `${formatPartial(due)}, ${authority}: ${what} (${force})`,
    row: id,
    namedBy: `${id}-name`,
  };
}
