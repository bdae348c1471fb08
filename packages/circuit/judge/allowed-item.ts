import type { Item } from '../editing/put.ts';
import type { Problem } from './problem.ts';

/** Whether something of the palette can be part of an answer; `allowedFault` asks how it was used. */
export function isItemAllowed(item: Item, { allowed, conditions }: Pick<Problem, 'allowed' | 'conditions'>): boolean {
  const has = (name: string) => allowed.some(({ gate }) => gate === name);
  switch (item.kind) {
    case 'gate':
      return has(item.gate);
    case 'control':
      return item.on === 1 && allowed.some(({ controls }) => controls > 0);
    case 'measurement':
      return item.basis === 'z' && has('measure');
    case 'preparation':
      return item.state === '0' && has('reset');
    case 'condition':
      return conditions;
    case 'barrier':
      return true;
  }
}
