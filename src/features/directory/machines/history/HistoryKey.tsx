import { LegendList } from '#src/charts/DrawnChart.tsx';
import type { FigureHistory } from './history.ts';
import { KindMark } from './KindMark.tsx';
import type { HistoryTexts } from './words.ts';

/** What the signs stand for that are drawn below it. */
export function HistoryKey({ histories, texts }: { histories: readonly FigureHistory[]; texts: HistoryTexts }) {
  const series = histories.flatMap((history) => history.series);
  const values = series.flatMap((each) => each.values);
  const kinds = [...new Set(series.map(({ kind }) => kind ?? 'mean'))];
  const legend = [
    ...kinds.map((kind) => ({
      sign: <KindMark kind={kind} at={[0, 0]} isFirst />,
      text: texts.kinds[kind as keyof HistoryTexts['kinds']],
    })),
    ...(values.some(({ value }) => value.reported)
      ? [{ sign: <KindMark kind="mean" at={[0, 0]} isFirst isReported />, text: texts.reported }]
      : []),
    ...(histories.some(({ promised }) => promised.length > 0)
      ? [
          {
            sign: <circle r="6" fill="var(--color-paper)" stroke="var(--color-phase)" strokeWidth="2" />,
            text: texts.promise,
          },
        ]
      : []),
  ];
  return <LegendList legend={legend} />;
}
