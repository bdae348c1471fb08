import { round } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { halo } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { type LabelPlace, labelBox } from '#src/charts/place-labels.ts';
import { urls } from '#src/model/urls.ts';
import { OutcomeMark } from '../OutcomeMark.tsx';
import type { LanesLayout, PlacedRow } from './lanes-layout.ts';
import { type OutcomeNames, outcomeInShort, sentenceOf } from './outcome-words.ts';
import { BASE_LINE } from './placed-promise.ts';

/** Words in the drawing, from `content/pages/roadmaps.yaml`. */
export interface LaneTexts {
  /** For those who do not see it. */
  label: string;
  today: string;
  noDate: string;
  names: OutcomeNames;
}

interface Props {
  row: PlacedRow;
  layout: Pick<LanesLayout, 'plot' | 'today'>;
  place: Place;
  texts: LaneTexts;
}

/** A promise: a dot where it was said, a line to its date, and the sign of its outcome. Its row is the link. */
export function LaneRow({ row, layout: { plot, today }, place, texts }: Props) {
  const { promise, state, top, height, y, places, label, words } = row;
  const { said, due, sign, lineEnd, isUndated } = places;
  return (
    <>
      <MarkLink
        place={place}
        href={place === 'page' ? `#${promise.id}` : `${urls.roadmaps()}#${promise.id}`}
        name={sentenceOf(promise)}
        row={promise.id}
        namedBy={promise.id}
      >
        <g transform={`translate(0 ${round(y)})`}>
          <rect className="lane-row" y={top} width={plot.width} height={height} fill="transparent" />
          <PromiseLine row={row} />
          {due !== undefined && sign !== due ? (
            <path d={`M${due}-4.5v9`} stroke="var(--color-ink-2)" strokeWidth="1.6" />
          ) : null}
          <circle cx={said} r="2.6" fill="var(--color-ill-3)" />
          {sign === undefined ? null : (
            <g transform={`translate(${sign})`}>
              <OutcomeMark state={state} ground={sign > today ? 'var(--color-sunken)' : 'var(--color-paper)'} />
            </g>
          )}
          {label && promise.short ? (
            <LaneText at={label} text={promise.short} plot={plot} today={today} fill="var(--color-ink)" />
          ) : null}
          {words ? <LaneText at={words} text={outcomeInShort(promise, texts.names)} plot={plot} today={today} /> : null}
        </g>
      </MarkLink>
      {isUndated && sign === undefined && !words ? (
        <text x={lineEnd + 6} y={round(y + BASE_LINE)} pointerEvents="none">
          {texts.noDate}
        </text>
      ) : null}
    </>
  );
}

/** From the dot to the date, dotted where none was given; the delay after it, broken where it has not come yet. */
function PromiseLine({ row: { state, places } }: { row: PlacedRow }) {
  const { said, lineEnd, isUndated, delay } = places;
  return (
    <>
      <path
        d={`M${said} 0H${lineEnd}`}
        stroke={state === 'open' ? 'var(--color-rule-strong)' : 'var(--color-ill-3)'}
        strokeWidth={state === 'open' ? 1.4 : 2}
        strokeDasharray={isUndated ? '2 4' : undefined}
      />
      {delay ? (
        <path
          d={`M${delay[0]} 0H${delay[1]}`}
          stroke="var(--color-phase)"
          strokeWidth={state === 'late' ? 4 : 2}
          strokeDasharray={state === 'late' ? undefined : '4 3'}
        />
      ) : null}
    </>
  );
}

interface TextProps extends Pick<LanesLayout, 'plot' | 'today'> {
  at: LabelPlace;
  text: string;
  fill?: string;
}

/** Words on a lane; where the line of today runs through, on a rim of paper. */
function LaneText({ at: { x, y, anchor }, text, plot, today, fill }: TextProps) {
  const box = labelBox({ x, y, anchor }, textWidth(text, plot.fontSize), plot.fontSize);
  const rim = box.left < today && today < box.right ? halo('paper') : {};
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor} fill={fill} {...rim}>
      {text}
    </text>
  );
}
