import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import type { BarTexts } from '#src/model/schemas/pages/comparison.ts';
import { CompareBar } from './CompareBar.tsx';
import { COMPARE_FORM_ID } from './CompareTick.tsx';
import { ComparisonView } from './ComparisonView.tsx';
import { readIds } from './comparison.ts';
import { showOnly } from './show-only.ts';
import { useComparedQuery, useComparisonData } from './use-compared.ts';
import { useTicks } from './use-ticks.ts';
import './comparison.css';

interface Props {
  /** Path of the list. */
  list: string;
  /** Name of the list, in the breadcrumbs: "Machines". */
  title: string;
  /** Where what is compared is fetched. */
  data: string;
  texts: BarTexts;
}

/**
 * Two to four entries of a list side by side, in place of the list while the address names them: `?compare=a,b,c`. At two
 * ticks (`CompareTick`) a bar rises at the bottom.
 */
export function Compare({ list, title, data: address, texts }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { ids, setIds, clear } = useTicks(texts.tickWhenFull);
  const { query, show } = useComparedQuery();
  const isOpen = query !== undefined;
  const { data, hasFailed, load } = useComparisonData(address, isOpen || ids.length > 0);
  const known = useMemo(() => new Set(data?.items.map(({ id }) => id)), [data]);
  const asked = useMemo(() => readIds(query ?? '', known), [query, known]);

  useLayoutEffect(() => {
    return isOpen && root.current ? showOnly(root.current) : undefined;
  }, [isOpen]);

  // What is compared is ticked in the list, where one comes back to.
  useEffect(() => {
    if (isOpen && data) setIds(asked.ids);
  }, [isOpen, data, asked, setIds]);

  useEffect(() => {
    if (isOpen && data && isPressed.current) root.current?.querySelector('h1')?.focus();
    isPressed.current = false;
  }, [isOpen, data]);

  const open = (next: readonly string[]) => {
    isPressed.current = !isOpen;
    show(next);
  };

  return (
    <div ref={root} className="[display:contents]">
      <form
        id={COMPARE_FORM_ID}
        action={list}
        autoComplete="off"
        className={isOpen ? 'hidden' : 'compare-dock noscript:hidden'}
        onSubmit={(event) => {
          event.preventDefault();
          open(ids);
        }}
      >
        {/* By its name an address that asks for a comparison wakes the island. */}
        <input type="hidden" name="compare" disabled />
        <div aria-live="polite">
          <CompareBar ids={ids} texts={texts} onClear={clear} />
        </div>
      </form>
      {isOpen && data ? (
        <ComparisonView list={{ path: list, title }} data={data} asked={asked} onChange={open} />
      ) : null}
      {isOpen && !data ? (
        <output className="wrap block py-12">
          {hasFailed ? `${texts.failed} ` : texts.loading}
          {hasFailed ? (
            <button type="button" className={buttonClass('secondary')} onClick={load}>
              {texts.again}
            </button>
          ) : null}
        </output>
      ) : null}
    </div>
  );
}
