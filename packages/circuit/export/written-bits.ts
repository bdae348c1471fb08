import type { Circuit, Condition, Operation } from '../circuit/circuit.ts';
import { conditionOf } from './condition.ts';

/** An operation, and whether its condition can ever be met. */
export interface FollowedOperation {
  readonly operation: Operation;
  /** What is left to ask: bits that were never written are 0. */
  readonly condition: Condition;
  readonly isNever: boolean;
}

/** Follows which bits have been written, for languages in which a result exists only once it is there. */
export function followBits({ columns }: Pick<Circuit, 'columns'>): FollowedOperation[] {
  const written = new Set<number>();
  return columns.flat().map((operation) => {
    const condition = conditionOf(operation);
    const asked = condition.filter(({ bit }) => written.has(bit));
    const isNever = condition.some(({ bit, value }) => value === 1 && !written.has(bit));
    if (operation.kind === 'measurement') written.add(operation.bit);
    return { operation, condition: asked, isNever };
  });
}
