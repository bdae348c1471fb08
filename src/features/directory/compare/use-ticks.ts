import { useCallback, useLayoutEffect, useState } from 'react';
import { COMPARE_FORM_ID } from './CompareTick.tsx';
import { MOST } from './comparison.ts';

/**
 * What is ticked in the page's list, which is outside of React, in the order of the ticks. At four the others are
 * disabled and say why, in `full`.
 */
export function useTicks(full: string) {
  const [ids, setIds] = useState<readonly string[]>([]);

  // Ticks that were set before hydration count.
  useLayoutEffect(() => setIds([...new Set(ticks().flatMap(({ checked, value }) => (checked ? value : [])))]), []);

  useLayoutEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !ticks().includes(target)) return;
      const { value, checked } = target;
      setIds((before) => [...before.filter((id) => id !== value), ...(checked ? [value] : [])]);
    };
    addEventListener('change', onChange);
    return () => removeEventListener('change', onChange);
  }, []);

  useLayoutEffect(() => {
    for (const tick of ticks()) {
      tick.checked = ids.includes(tick.value);
      tick.disabled = ids.length >= MOST && !tick.checked;
      tick.title = tick.disabled ? full : '';
    }
  }, [ids, full]);

  return { ids, setIds, clear: useCallback(() => setIds([]), []) };
}

/** The name beside a tick, as its label says it after "Compare". */
export function nameOfTick(id: string): string {
  const tick = ticks().find(({ value }) => value === id);
  return (tick?.labels?.[0]?.textContent ?? id).trim().replace(/^Compare\s+/, '');
}

function ticks(): HTMLInputElement[] {
  const form = document.getElementById(COMPARE_FORM_ID);
  const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
  return controls.filter(
    (control) => control instanceof HTMLInputElement && control.type === 'checkbox',
  ) as HTMLInputElement[];
}
