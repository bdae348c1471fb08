import { useEffect, useEffectEvent, useState } from 'react';
import { readSet, type TaskSet } from '../set-address.ts';
import { type Changed, EMPTY_SET, fitting, setPath, withItem, withoutItem } from './change-set.ts';
import { boxes, rowOf, SET_FORM } from './chosen.ts';

export interface UsedSet {
  readonly set: TaskSet;
  /** What could not be opened or added, in a sentence. */
  readonly fault: string;
  /** Takes a change over, or says why not. */
  readonly change: (changed: Changed) => void;
}

/**
 * The set that the address names. The page's address follows each change, and so do the boxes of the list, which are
 * outside of React: a box that was ticked before this ran counts.
 */
export function useSet(): UsedSet {
  const [set, setSet] = useState(EMPTY_SET);
  const [fault, setFault] = useState('');

  const change = (changed: Changed) => {
    setFault('refusal' in changed ? changed.refusal : '');
    if (!('set' in changed)) return tick(set);
    setSet(changed.set);
    tick(changed.set);
    const { pathname, search } = location;
    const path = changed.set.items.length > 0 ? setPath(changed.set).replace(/^[^#]*/, '') : '';
    history.replaceState(history.state, '', `${pathname}${search}${path}`);
  };
  const onTick = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !boxes().includes(target)) return;
    change(target.checked ? withItem(set, target.value) : { set: withoutItem(set, target.value) });
  });
  const open = useEffectEvent(() => {
    if (!/^#\d+:/.test(location.hash)) {
      const filled = filledIn();
      if (filled.items.length > 0 || filled.title || filled.note) change(fitting(filled));
      return;
    }
    const read = readSet(location.hash);
    if ('fault' in read) return setFault(read.fault);
    const { student: _, items, ...rest } = read.set;
    const known = { ...rest, items: items.filter(({ id }) => rowOf(id)) };
    setSet(known);
    tick(known);
    setFault(unknownFault(items.filter(({ id }) => !rowOf(id)).map(({ id }) => id)));
  });
  useEffect(() => {
    open();
    const listen = (event: Event) => onTick(event);
    const read = () => open();
    document.addEventListener('change', listen);
    addEventListener('hashchange', read);
    return () => {
      document.removeEventListener('change', listen);
      removeEventListener('hashchange', read);
    };
  }, []);
  return { set, fault, change };
}

/** What an address names and this page does not have. */
function unknownFault(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const names = ids.map((id) => `“${id.slice(0, 40)}”`).join(', ');
  return `There is no task ${names}: the address was cut or changed. The others are here.`;
}

/** What is in the form, which may have been filled in before React listened. */
function filledIn(): TaskSet {
  const form = document.getElementById(SET_FORM);
  const fields = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  const items = boxes().filter(({ checked }) => checked);
  return {
    title: String(fields.get('title') ?? ''),
    note: String(fields.get('note') ?? ''),
    variants: fields.get('variants') === 'each' ? 'each' : 'same',
    items: items.map(({ value }) => ({ id: value })),
  };
}

function tick({ items }: TaskSet): void {
  const ids = new Set(items.map(({ id }) => id));
  for (const box of boxes()) box.checked = ids.has(box.value);
}
