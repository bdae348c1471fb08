import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FilterFields, type FilterFieldsProps } from '#src/filters/FilterFields.tsx';
import { filterRows } from '#src/filters/filter-rows.ts';
import { withFields } from '#src/filters/form-fields.ts';
import { type List, readList } from '#src/filters/list-rows.ts';
import { NothingFound, ResultCount } from '#src/filters/ResultCount.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { type DrawnTexts, wordsOf } from './drawn-words.ts';
import type { TimeMark } from './layout/time-mark.ts';
import { markOfRow } from './row-marks.ts';
import { TimeDrawing } from './TimeDrawing.tsx';
import { measureText, useDrawingSize } from './use-drawing-size.ts';
import { useLineGestures } from './use-line-gestures.ts';
import { ZoomButtons, type ZoomTexts } from './ZoomButtons.tsx';
import { afterKey, fieldsOf, isIn, isSame, NEWEST, panned, type Span, spanIn, zoomed } from './zoom.ts';

interface Props extends FilterFieldsProps {
  whole: Span;
  total: number;
  counted: string;
  nothingFound: { title: string; hint: string };
  /** Names of the topics, in their order. */
  topics: readonly string[];
  texts: DrawnTexts;
  zoomTexts: ZoomTexts;
  /** The figure: it has an element of this class, where a drawing of other years goes. */
  children?: ReactNode;
  /** The heading of the list. */
  heading?: ReactNode;
}

/** Search, filters and zoom for the drawing and the list below it. Without script the drawing shows all years. */
export function TimelineControls({
  whole,
  total,
  counted,
  nothingFound,
  topics,
  texts,
  zoomTexts,
  children,
  heading,
  ...fieldsProps
}: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const figure = useRef<HTMLElement>(null);
  const [span, setSpan] = useState(whole);
  const list = useRef<List>(undefined);
  const [found, setFound] = useState<{ count: number; groups: number; marks?: TimeMark[] }>({
    count: total,
    groups: 0,
  });
  const zoom = (factor: number, at = NEWEST) => setSpan((now) => zoomed(now, factor, at, whole));
  useLineGestures(figure, { zoom, pan: (share) => setSpan((now) => panned(now, share, whole)) });

  useLayoutEffect(() => setSpan(spanIn(new URLSearchParams(location.search), whole)), [whole]);
  useAddress(span, whole);

  useLayoutEffect(() => {
    list.current ??= readList();
    const left = filterRows(list.current.rows, fields).filter(({ values }) => isIn(Number(values.at), span));
    const marks = left.map(({ elements: [row] }) => markOfRow(row));
    setFound({ ...list.current.show(left), marks: left.length < total || !isSame(span, whole) ? marks : undefined });
  }, [fields, span, whole, total]);

  function answerKey(event: KeyboardEvent) {
    const isOnMark = event.target !== event.currentTarget && !/^[-+=]$/.test(event.key);
    const next =
      isOnMark || event.ctrlKey || event.metaKey || event.altKey ? undefined : afterKey(event.key, span, whole);
    if (!next) return;
    event.preventDefault();
    setSpan(next);
  }

  const years = `${Math.floor(span.from)} to ${Math.ceil(span.to) - 1}`;
  const lanes = fields.topic ? [fields.topic] : topics;
  return (
    <div>
      <ZoomButtons texts={zoomTexts} span={span} whole={whole} onSpan={setSpan} onStep={(step) => zoom(step)} />
      <section
        ref={figure}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys need a place to be pressed at
        tabIndex={0}
        aria-label={`Years ${years}: plus and minus zoom, arrows move, Home shows all`}
        data-redrawn={found.marks ? '' : undefined}
        className="time-figure"
        onKeyDown={answerKey}
      >
        {children}
      </section>
      {found.marks ? (
        <Redrawn marks={found.marks} topics={lanes} span={span} whole={whole} path={fieldsProps.action} texts={texts} />
      ) : null}
      <div className="mt-12 mb-6 print:hidden">
        {heading}
        <FilterFields ref={form} {...fieldsProps} onChange={update} />
        <p className="mt-4 noscript:hidden">
          <ResultCount count={found.count} groups={found.groups} total={total} counted={`${counted}, ${years}`} />
        </p>
        {found.count === 0 ? (
          <NothingFound
            {...nothingFound}
            onClear={() => {
              setSpan(whole);
              clear();
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Keeps the years in the address, once they stand still. */
function useAddress(span: Span, whole: Span): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', withFields(location.href, fieldsOf(span, whole)));
    }, 250);
    return () => clearTimeout(timer);
  }, [span, whole]);
}

interface RedrawnProps {
  marks: readonly TimeMark[];
  topics: readonly string[];
  span: Span;
  whole: Span;
  path: string;
  texts: DrawnTexts;
}

/** The drawing of what is left, in the place of the one that was made at build. */
function Redrawn({ marks, topics, span, whole, path, texts }: RedrawnProps) {
  const { place, size } = useDrawingSize('#line .time-redrawn');
  if (!place) return null;
  const view = { marks, topics, span, whole, measure: measureText };
  return createPortal(
    <div className="drawing time-drawing">
      <TimeDrawing view={view} size={size} place="page" words={wordsOf(path, texts)} />
    </div>,
    place,
  );
}
