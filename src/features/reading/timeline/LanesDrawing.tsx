import { numbers } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { halo } from '#src/charts/Label.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import type { DrawnWords } from './drawn-words.ts';
import { type LandmarkLabel, type LanesLayout, NAME_SIZE, SMALL_SIZE } from './layout/lanes.ts';
import { StatusSign } from './StatusSign.tsx';
import { TimeMarkLink } from './TimeMarkLink.tsx';

interface Props {
  layout: LanesLayout;
  place: Place;
  words: DrawnWords;
}

/** The time line as lanes: landmarks with their lines, bars, marks by topic, and the papers below. */
export function LanesDrawing({ layout, place, words }: Props) {
  const { width, height, lanes, landmarks, axis, cut, right, rug } = layout;
  const { path, label } = words;
  return (
    <Plot
      plot={{ width, height, fontSize: NAME_SIZE }}
      label={label}
      role="group"
      className="block w-full overflow-visible"
    >
      {cut === undefined ? null : (
        <rect
          x={cut}
          y={axis - layout.ribbon - 8}
          width={right - cut + 8}
          height={height - axis + layout.ribbon + 8}
          fill="var(--color-accent-soft)"
          fillOpacity="0.6"
        />
      )}
      <Ribbon layout={layout} words={words} />
      <path d={lanes.map(({ top }) => `M0 ${top}H${width}`).join('')} stroke="var(--color-rule)" />
      <path
        d={landmarks.map(({ line: [x, top, bottom] }) => `M${numbers(x, top)}V${numbers(bottom)}`).join('')}
        stroke="var(--color-rule-strong)"
      />
      {lanes.map((lane) => (
        <g key={lane.name} data-lane={lane.name} fill="var(--color-accent)">
          {lane.name ? <LaneName name={lane.name} count={`${lane.count}`} y={lane.middle} /> : null}
          {lane.names.map(({ x, y, text }) => (
            <text key={`${x} ${y}`} data-name="" x={x} y={y} fill="var(--color-ink-2)" {...halo('paper')}>
              {text}
            </text>
          ))}
          {lane.marks.map((placed) => (
            <TimeMarkLink key={placed.mark.id} mark={placed.mark} place={place} path={path}>
              <StatusSign {...placed} />
            </TimeMarkLink>
          ))}
        </g>
      ))}
      {landmarks.map((landmark) => (
        <LandmarkName key={landmark.mark.id} landmark={landmark} />
      ))}
      {layout.papers.length > 0 ? <Rug layout={layout} place={place} words={words} top={rug} /> : null}
    </Plot>
  );
}

function LandmarkName({ landmark: { name, date, left, y } }: { landmark: LandmarkLabel }) {
  return (
    <>
      <text x={left} y={y} fill="var(--color-ink)" fontWeight="600">
        {name}
      </text>
      <text x={left} y={y + 14} fontSize={SMALL_SIZE}>
        {date}
      </text>
    </>
  );
}

/** A name with a number under it, at the left. */
function LaneName({ name, count, y }: { name: string; count: string; y: number }) {
  return (
    <>
      <text x="0" y={y - 1} fill="var(--color-ink)" fontWeight="600" fontSize={SMALL_SIZE} {...halo('paper')}>
        {name}
      </text>
      <text x="0" y={y + 13} fill="var(--color-ink-3)" fontSize={SMALL_SIZE} {...halo('paper')}>
        {count}
      </text>
    </>
  );
}

function Ribbon({ layout, words }: { layout: LanesLayout; words: DrawnWords }) {
  const { axis, bars, most, ribbon, x, left, right, cut, ticks } = layout;
  const d = bars.map(({ from, to, perMonth }) => {
    const height = Math.max(1.2, Math.round((10 * ribbon * perMonth) / most) / 10);
    return `M${numbers(x(from), axis)}v${numbers(-height)}h${numbers(Math.max(0.8, x(to) - x(from) - 0.8))}v${numbers(height)}`;
  });
  const isRoomAtLeft = left > 100;
  return (
    <>
      <path d={d.join('')} fill="var(--color-accent)" fillOpacity="0.38" />
      <path d={`M${left} ${axis}H${right}`} stroke="var(--color-rule-strong)" />
      {cut === undefined ? null : (
        <>
          <path d={`M${numbers(cut - 9, axis)}h7`} stroke="var(--color-paper)" strokeWidth="3" />
          <path
            d={`M${numbers(cut - 11, axis + 6)}l4-12m1 12l4-12`}
            stroke="var(--color-ink-3)"
            strokeWidth="1.4"
            fill="none"
          />
        </>
      )}
      {isRoomAtLeft && most >= 1 ? <LaneName name={words.month} count={words.most(most)} y={axis - 8} /> : null}
      {ticks.map(({ at, text, isRecent }) => (
        <text
          key={`${at}`}
          x={Math.max(14, Math.min(x(at), right - 10))}
          y={axis + 16}
          textAnchor="middle"
          fontSize={SMALL_SIZE}
          fill={isRecent ? 'var(--color-ink)' : undefined}
          fontWeight={isRecent ? 600 : undefined}
          {...halo('paper')}
        >
          {text}
        </text>
      ))}
    </>
  );
}

function Rug({ layout, place, words, top }: Props & { top: number }) {
  const { papers, x, width, left } = layout;
  return (
    <>
      <path d={`M0 ${top}H${width}`} stroke="var(--color-rule)" />
      {left > 100 ? <LaneName name={words.papers} count={words.byYear(papers.length)} y={top + 15} /> : null}
      <g stroke="var(--color-rule-strong)" strokeWidth="1.4">
        {papers.map((mark) => (
          <TimeMarkLink key={mark.id} mark={mark} place={place} path={words.path}>
            <path d={`M${numbers(x(mark.year), top + 11)}v11`} />
          </TimeMarkLink>
        ))}
      </g>
    </>
  );
}
