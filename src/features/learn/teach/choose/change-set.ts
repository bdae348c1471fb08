import { urls } from '#src/model/urls.ts';
import { LONGEST_ADDRESS, type SetItem, type TaskSet, writeSet } from '../set-address.ts';

export const EMPTY_SET: TaskSet = { title: '', note: '', variants: 'same', items: [] };

/** The address of a set below the site's. */
export function setPath(set: TaskSet): string {
  return `${urls.teach()}#${writeSet(set)}`;
}

/** A change of a set, or why it was not made. */
export type Changed = { readonly set: TaskSet } | { readonly refusal: string };

/** What a set becomes, unless its address would be too long. */
export function fitting(set: TaskSet): Changed {
  const { length } = setPath(set);
  if (length <= LONGEST_ADDRESS) return { set };
  return { refusal: `The address would have ${length.toLocaleString('en-US')} characters; 2,000 is the most.` };
}

export function withItem(set: TaskSet, id: string): Changed {
  return set.items.some((item) => item.id === id) ? { set } : fitting({ ...set, items: [...set.items, { id }] });
}

export function withoutItem(set: TaskSet, id: string): TaskSet {
  return { ...set, items: set.items.filter((item) => item.id !== id) };
}

export function withVariant(set: TaskSet, id: string, variant: number): Changed {
  return fitting({ ...set, items: set.items.map((item) => (item.id === id ? { ...item, variant } : item)) });
}

/** Moves an item to a place from 0, the nearest there is. */
export function withItemAt(set: TaskSet, id: string, place: number): TaskSet {
  const moved = set.items.find((item) => item.id === id);
  if (!moved) return set;
  const others: SetItem[] = set.items.filter((item) => item !== moved);
  others.splice(Math.max(0, place), 0, moved);
  return { ...set, items: others };
}
