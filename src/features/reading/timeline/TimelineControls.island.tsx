import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { FilterFields, type FilterFieldsProps } from '#src/filters/FilterFields.tsx';
import { filterRows } from '#src/filters/filter-rows.ts';
import { type List, readList } from '#src/filters/list-rows.ts';
import { NothingFound, ResultCount } from '#src/filters/ResultCount.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { showSpan } from './show-span.ts';
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
