import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { FilterFields, type FilterFieldsProps } from '#src/filters/FilterFields.tsx';
import { filterRows } from '#src/filters/filter-rows.ts';
import { type List, readList } from '#src/filters/list-rows.ts';
import { NothingFound, ResultCount } from '#src/filters/ResultCount.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { useBandGestures } from './use-band-gestures.ts';
import { afterKey, isIn, NEWEST, panned, type Span, STEP, zoomed } from './zoom.ts';

interface Props extends FilterFieldsProps {
  whole: Span;
  total: number;
  counted: string;
  nothingFound: { title: string; hint: string };
  /** The band. */
  children?: ReactNode;
}

/** Search, filters and zoom for the band and the list below it. Without script the band shows all years. */
export function TimelineControls({ whole, total, counted, nothingFound, children, ...fieldsProps }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const band = useRef<HTMLElement>(null);
  const [span, setSpan] = useState(whole);
  const list = useRef<List>(undefined);
  const [found, setFound] = useState({ count: total, groups: 0 });
  const zoom = (factor: number, at = NEWEST) => setSpan((now) => zoomed(now, factor, at, whole));
  const pan = (share: number) => setSpan((now) => panned(now, share, whole));
  useBandGestures(band, { zoom, pan, isWhole: span.to - span.from === whole.to - whole.from });

  useLayoutEffect(() => {
    list.current ??= readList();
    const left = filterRows(list.current.rows, fields).filter(({ values }) => isIn(Number(values.at), span));
    setFound(list.current.show(left));
    if (band.current) showSpan(band.current, span, fields.topic, new Set(left.map(({ id }) => id)));
  }, [fields, span]);

  function answerKey(event: KeyboardEvent) {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : afterKey(event.key, span, whole);
    if (!next) return;
    event.preventDefault();
    setSpan(next);
  }

  const years = `${Math.floor(span.from)} to ${Math.ceil(span.to) - 1}`;
  return (
    <div className="mb-6 grid gap-4 print:hidden">
      <FilterFields ref={form} {...fieldsProps} onChange={update} />
      <section
        ref={band}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys need a place to be pressed at
        tabIndex={0}
        aria-label={`Years ${years}: plus and minus zoom, arrows move, Home shows all`}
        onKeyDown={answerKey}
      >
        {children}
      </section>
      <div className="flex flex-wrap items-center gap-2.5 noscript:hidden">
        <Press onPress={() => zoom(STEP)}>Zoom in</Press>
        <Press onPress={() => zoom(1 / STEP)}>Zoom out</Press>
        <Press onPress={() => setSpan(whole)}>All years</Press>
        <ResultCount {...found} total={total} counted={`${counted}, ${years}`} />
      </div>
      {found.count === 0 ? <NothingFound {...nothingFound} onClear={clear} /> : null}
    </div>
  );
}

function Press({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress} className={buttonClass('secondary')}>
      {children}
    </button>
  );
}

/** Up to this many years, every year, or every fifth, has room for its number. */
const EVERY_YEAR = 14;
const EVERY_FIFTH = 30;

/** The room that a name needs before the next mark, and its distance from its own, in pixels. */
const NAME_ROOM = 90;
const NAME_GAP = 14;

/**
 * Moves the band to a span of years, and shows the lane of one topic or all, with the marks of these entries, named where
 * there is room.
 */
function showSpan(band: HTMLElement, { from, to }: Span, topic: string | undefined, shown: ReadonlySet<string>): void {
  const root = band.querySelector<HTMLElement>('.time-band');
  if (!root) return;
  root.style.setProperty('--from', from.toFixed(3));
  root.style.setProperty('--to', to.toFixed(3));
  root.dataset.near = to - from <= EVERY_YEAR ? '1' : to - from <= EVERY_FIFTH ? '5' : '';
  for (const lane of root.querySelectorAll<HTMLElement>('.time-lane')) {
    lane.hidden = Boolean(topic) && lane.dataset.topic !== topic;
    const marks = [...lane.querySelectorAll('a')];
    for (const mark of marks) mark.hidden = !shown.has(mark.hash.slice(1));
    if (!lane.hidden) nameMarks(marks, { from, to }, root.clientWidth);
  }
}

/** Each mark with room up to the next of its lane says its name there, as far as it fits. */
function nameMarks(marks: readonly HTMLAnchorElement[], { from, to }: Span, width: number): void {
  for (const mark of marks) delete mark.dataset.name;
  const inOrder = marks
    .filter((mark) => !mark.hidden)
    .map((mark) => ({ mark, x: ((Number(mark.style.getPropertyValue('--y')) - from) / (to - from)) * width }))
    .sort((a, b) => a.x - b.x);
  for (const [index, { mark, x }] of inOrder.entries()) {
    const room = (inOrder[index + 1]?.x ?? width) - x - NAME_GAP;
    if (room < NAME_ROOM) continue;
    mark.dataset.name = document.getElementById(mark.hash.slice(1))?.querySelector('a')?.textContent ?? '';
    mark.style.setProperty('--room', `${Math.floor(room)}px`);
  }
}
