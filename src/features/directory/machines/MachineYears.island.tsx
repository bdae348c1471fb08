import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Pause, Play } from '#src/design/icons.tsx';
import { withFields } from '#src/filters/form-fields.ts';

/** What the chart shows of the machines that were first shown up to a year, each with its newest value. */
export interface YearOfMachines {
  year: number;
  title: string;
  line: string;
  /** The stair of the frontier, and the region beyond it, in each drawing. */
  stair: Record<'wide' | 'middle' | 'narrow', string>;
  free: Record<'wide' | 'middle' | 'narrow', string>;
}

/** How long a year stands while the years play. */
const YEAR_MS = 700;

interface Props {
  /** The figure that it changes, by its id. */
  figure: string;
  years: readonly YearOfMachines[];
  texts: { label: string; play: string; pause: string; hint: string };
}

/** Goes through the years of the machines' chart: what was shown by then stays, with frontier and title as of then. */
export function MachineYears({ figure, years, texts }: Props) {
  const last = years.length - 1;
  const [index, setIndex] = useState(last);
  const [isPlaying, setPlaying] = useState(false);
  const shown = useRef(last);
  const { year } = years[index] ?? { year: 0 };

  useLayoutEffect(() => {
    const asked = years.findIndex((each) => String(each.year) === new URLSearchParams(location.search).get('year'));
    if (asked >= 0) setIndex(asked);
  }, [years]);

  useLayoutEffect(() => {
    const state = years[index];
    const chart = document.getElementById(figure);
    if (!state || !chart || shown.current === index) return;
    shown.current = index;
    show(chart, state);
    const address = withFields(location.href, { year: index === last ? '' : String(state.year) });
    history.replaceState(history.state, '', address);
  }, [figure, index, last, years]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (index < last ? setIndex(index + 1) : setPlaying(false)), YEAR_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index, last]);

  function onPlay() {
    if (!isPlaying && index === last) setIndex(0);
    setPlaying(!isPlaying);
  }

  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2 noscript:hidden print:hidden">
      <button
        type="button"
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={onPlay}
        className="grid size-9 flex-none place-items-center rounded-full border border-rule-strong bg-surface hover:border-accent hover:text-accent"
      >
        <Icon aria-hidden className="size-4" />
      </button>
      <output className="font-serif text-xl leading-none font-medium text-ink tabular-nums lining-nums">{year}</output>
      <input
        type="range"
        name="year"
        min={years[0]?.year}
        max={years[last]?.year}
        value={year}
        aria-label={texts.label}
        className="h-9 min-w-40 flex-1"
        onChange={({ target }) => {
          setPlaying(false);
          setIndex(target.valueAsNumber - (years[0]?.year ?? 0));
        }}
      />
      <span className="hidden nav:block">{texts.hint}</span>
    </div>
  );
}

/** The drawings are outside of React, rendered at build. */
function show(chart: HTMLElement, { year, title, line, stair, free }: YearOfMachines): void {
  for (const mark of chart.querySelectorAll<SVGElement>('.mark[data-year]'))
    mark.toggleAttribute('data-later', Number(mark.dataset.year) > year);
  for (const size of ['wide', 'middle', 'narrow'] as const) {
    chart.querySelector(`.drawing-${size} .stair`)?.setAttribute('d', stair[size]);
    chart.querySelector(`.drawing-${size} .free-region`)?.setAttribute('d', free[size]);
  }
  const heading = chart.querySelector('.chart-title');
  const unit = chart.querySelector('.chart-unit');
  if (heading) heading.textContent = title;
  if (unit) unit.textContent = line;
}
