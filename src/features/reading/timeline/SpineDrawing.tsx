import { numbers } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { halo } from '#src/charts/Label.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import type { DrawnWords } from './drawn-words.ts';
import { SPINE, type SpineLabel, type SpineLayout } from './layout/spine.ts';
import { StatusSign } from './StatusSign.tsx';
import { TimeMarkLink } from './TimeMarkLink.tsx';

interface Props {
  layout: SpineLayout;
  place: Place;
  words: DrawnWords;
}

/** The time line on a phone: a spine downwards, the newest on top, with a bar for each month and the landmarks. */
export function SpineDrawing({ layout, place, words }: Props) {
  const { cut, ticks, labels, y } = layout;
  const { width, height, nameSize, smallSize, x } = SPINE;
  return (
    <Plot
      plot={{ width, height, fontSize: nameSize }}
      label={words.label}
      role="group"
      className="block w-full overflow-visible"
    >
      {cut === undefined ? null : <rect width={width} height={cut} fill="var(--color-accent-soft)" fillOpacity="0.6" />}
      <Bars layout={layout} />
      <path d={`M${x} 0V${height - 12}`} stroke="var(--color-rule-strong)" />
      {cut === undefined ? null : (
        <path
          d={`M${x - 6} ${numbers(cut + 8)}l12-4m-12 9l12-4`}
          stroke="var(--color-ink-3)"
          strokeWidth="1.4"
          fill="none"
        />
      )}
      {ticks.map(({ at, text, isRecent }) => (
        <text
          key={at}
          x="0"
          y={numbers(Math.min(height - 8, y(at) + (isRecent ? -3 : 5)))}
          fontSize={isRecent ? 15 : smallSize}
          fontWeight={isRecent ? 600 : undefined}
          fill={isRecent ? 'var(--color-ink)' : undefined}
        >
          {text}
        </text>
      ))}
      {labels.map((label) => (
        <Landmark key={label.mark.id} label={label} place={place} path={words.path} />
      ))}
    </Plot>
  );
}

function Bars({ layout: { bars, most, y } }: { layout: SpineLayout }) {
  const d = bars.map(({ from, to, perMonth }) => {
    const length = Math.round((10 * SPINE.bar * perMonth) / most) / 10;
    return `M${numbers(SPINE.x, y(from))}h${numbers(length)}v${numbers(y(to) - y(from) + 0.8)}h${numbers(-length)}`;
  });
  return <path d={d.join('')} fill="var(--color-accent)" fillOpacity="0.38" />;
}

function Landmark({
  label: { mark, name, date, at, y },
  place,
  path,
}: {
  label: SpineLabel;
  place: Place;
  path: string;
}) {
  const { x, labels, smallSize } = SPINE;
  const level = y - 4;
  return (
    <TimeMarkLink mark={mark} place={place} path={path}>
      <StatusSign mark={mark} x={x} y={at} radius={6.5} />
      <path
        d={`M${numbers(x + 8, at)}H${labels - 24}L${numbers(labels - 12, level)}H${labels - 4}`}
        stroke="var(--color-rule-strong)"
        fill="none"
      />
      <text x={labels} y={y} fill="var(--color-ink)" fontWeight="600" {...halo('paper')}>
        {name}
      </text>
      <text x={labels} y={y + 15} fontSize={smallSize} fill="var(--color-ink-3)" {...halo('paper')}>
        {date}
      </text>
    </TimeMarkLink>
  );
}
