import { ellipses, polyline } from '#src/base/svg-path.ts';
import { XAxis, YAxis } from '#src/charts/Axis.tsx';
import { halo } from '#src/charts/Label.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { sourceAddress } from '#src/figures/figure-addresses.ts';
import { urls } from '#src/model/urls.ts';
import { dateTicks } from './axis.ts';
import type { FigureHistory } from './history.ts';
import { KindMark } from './KindMark.tsx';
import { layoutOf, type PlacedText } from './layout.ts';
import { type HistoryTexts, promisedLabel, promisedName, summaryOf, valueName } from './words.ts';

interface Props {
  history: FigureHistory;
  texts: HistoryTexts;
}

/** Half of a finger's width, in the drawing's units. */
const REACH = 10;

/** One figure through time: a value holds until the next that compares with it; what was promised is hollow. */
export function HistoryDrawing({ history, texts }: Props) {
  const layout = layoutOf(history, (promised) => promisedLabel(promised, texts));
  const { plot, series, promised } = layout;
  return (
    <Plot plot={plot} label={summaryOf(history)} role="group" className="block w-full overflow-visible">
      <YAxis plot={plot} ticks={layout.levels} />
      <XAxis plot={plot} ticks={dateTicks(...layout.years)} />
      {series.map(({ path, labels: [label] }, index) => (
        <path
          key={label?.text ?? index}
          d={polyline(path)}
          fill="none"
          stroke={index === 0 ? 'var(--color-accent)' : 'var(--color-ink-3)'}
          strokeWidth="2"
        />
      ))}
      {series.map(({ kind, values, points, bars }, line) =>
        values.map((past, index) => (
          <a
            key={past.value.asOf}
            href={sourceAddress(past.value.source.id)}
            className="history-mark"
            aria-label={valueName(past)}
          >
            <circle cx={points[index]?.[0]} cy={points[index]?.[1]} r={REACH} fill="transparent" />
            <KindMark
              kind={kind}
              at={points[index] ?? [0, 0]}
              bar={bars[index]}
              isFirst={line === 0}
              isReported={past.value.reported}
            />
          </a>
        )),
      )}
      {promised.map((each) => (
        <a key={each.id} href={urls.roadmaps()} className="history-mark" aria-label={promisedName(each, texts)}>
          <circle cx={each.point[0]} cy={each.point[1]} r={REACH} fill="transparent" />
          <path
            d={ellipses([each.point], 6, 6)}
            fill="var(--color-paper)"
            stroke="var(--color-phase)"
            strokeWidth="2"
          />
        </a>
      ))}
      <Labels texts={[...promised.flatMap(({ label }) => label ?? []), ...series.flatMap(({ labels }) => labels)]} />
    </Plot>
  );
}

function Labels({ texts }: { texts: readonly PlacedText[] }) {
  return texts.map(({ text, at }) => (
    <text
      key={`${text} ${at.x}`}
      x={at.x}
      y={at.y}
      textAnchor={at.anchor}
      fontWeight="600"
      fill="var(--color-ink)"
      {...halo('paper')}
    >
      {text}
    </text>
  ));
}
