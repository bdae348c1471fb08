import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '#src/design/Button.tsx';
import { withFields } from '#src/filters/form-fields.ts';
import { urls } from '#src/model/urls.ts';
import type { MoscaExample } from '../exposure.ts';
import { Yours, type YoursArea, type YoursTexts } from './by-when/Yours.tsx';
import { PARAMETERS, sayingsOf, type YearsTexts, yearsIn } from './your-years.ts';

interface Slider {
  label: string;
  hint: string;
  from: number;
  to: number;
}

interface Props {
  /** From `content/pages/post-quantum-migration.yaml`. */
  texts: YearsTexts &
    Record<keyof MoscaExample, Slider> & { example: MoscaExample; drawing: YoursTexts; short: YoursTexts };
  /** Today and the dates, as years with their fractions. */
  now: number;
  dues: readonly number[];
  /** The words of a button that prints the page, where it is made for paper. */
  print?: string;
}

const NAMES = ['secrecy', 'migration', 'machine'] as const;

/** Three years of one's own, drawn over the dates of the page's drawings (`data-yours`) and kept in the address. */
export function YourYears({ texts, now, dues, print }: Props) {
  const { example } = texts;
  const [inputs, setInputs] = useState(example);
  const sliders = useRef<HTMLDivElement>(null);
  const [drawings, setDrawings] = useState<readonly Element[]>([]);
  const sayings = useMemo(() => sayingsOf(inputs, now, dues, texts), [inputs, now, dues, texts]);

  useLayoutEffect(() => {
    const touched = NAMES.flatMap((name) => {
      const years = sliders.current?.querySelector<HTMLInputElement>(`[name=${PARAMETERS[name]}]`)?.valueAsNumber;
      return years === undefined || years === example[name] ? [] : [[name, years]];
    });
    // What was moved before the script came counts more than the address.
    setInputs({ ...yearsIn(location.search, example, texts), ...Object.fromEntries(touched) });
    const groups = [...document.querySelectorAll('[data-yours]')];
    for (const group of groups) group.replaceChildren();
    setDrawings(groups);
  }, [example, texts]);

  useLayoutEffect(() => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-says]'))
      place.textContent = sayings[place.dataset.says as keyof typeof sayings];
  }, [sayings]);

  useLayoutEffect(() => {
    for (const name of NAMES) {
      const slider = sliders.current?.querySelector<HTMLInputElement>(`[name=${PARAMETERS[name]}]`);
      if (slider) slider.value = String(inputs[name]);
    }
  }, [inputs]);

  useEffect(() => takeAlong(), []);

  useEffect(() => {
    if (drawings.length === 0) return;
    const isExample = NAMES.every((each) => inputs[each] === example[each]);
    const fields = NAMES.map((each) => [PARAMETERS[each], isExample ? '' : String(inputs[each])]);
    history.replaceState(history.state, '', withFields(location.href, Object.fromEntries(fields)));
  }, [inputs, drawings, example]);

  const onChange = (name: keyof MoscaExample, years: number) => setInputs({ ...inputs, [name]: years });

  return (
    <div
      ref={sliders}
      className="grid gap-x-12 gap-y-2 border-y border-rule-strong py-3 md:grid-cols-3 noscript:hidden print:hidden"
    >
      {NAMES.map((name) => (
        <YearSlider
          key={name}
          name={PARAMETERS[name]}
          {...texts[name]}
          value={inputs[name]}
          onChange={(years) => onChange(name, years)}
        />
      ))}
      {print ? (
        <button type="button" className={`${buttonClass('primary')} mt-2 w-fit`} onClick={() => window.print()}>
          {print}
        </button>
      ) : null}
      {drawings.map((group) => createPortal(<Drawn group={group} {...{ inputs, now, texts }} />, group))}
    </div>
  );
}

function Drawn({
  group,
  texts,
  ...rest
}: {
  group: Element;
  inputs: MoscaExample;
  now: number;
  texts: Props['texts'];
}) {
  const area = useMemo(() => JSON.parse((group as SVGElement).dataset.yours ?? '') as YoursArea, [group]);
  return <Yours {...area} {...rest} texts={group.closest('.drawing-narrow') ? texts.short : texts.drawing} />;
}

function YearSlider({
  name,
  label,
  hint,
  from,
  to,
  value,
  onChange,
}: Slider & { name: string; value: number; onChange: (years: number) => void }) {
  return (
    <label className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm">
      <span className="font-semibold">{label}</span>
      {/* No output: the label would be its own, and not the slider's. */}
      <span aria-hidden className="font-serif text-2xl leading-none tabular-nums lining-nums">
        {value}
        <small className="font-sans text-xs text-ink-2">{value === 1 ? ' year' : ' years'}</small>
      </span>
      <input
        type="range"
        name={name}
        min={from}
        max={to}
        // Its own value, so that none moved before the script comes is lost.
        defaultValue={value}
        className="col-span-2 h-8 w-full"
        aria-valuetext={value === 1 ? '1 year' : `${value} years`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <small className="col-span-2 text-xs text-ink-2">{hint}</small>
    </label>
  );
}

/** A link to a page for management takes the years along. Returns the function that stops that. */
function takeAlong(): () => void {
  const onClick = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href^="${urls.migrationSheet()}"]`) : null;
    if (!link) return;
    const here = new URLSearchParams(location.search);
    const fields = Object.values(PARAMETERS).map((name) => [name, here.get(name) ?? '']);
    link.href = withFields(link.href, Object.fromEntries(fields));
  };
  addEventListener('click', onClick, true);
  addEventListener('auxclick', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('auxclick', onClick, true);
  };
}
