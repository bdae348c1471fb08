import type { Condition, Operation } from '../circuit/circuit.ts';

/** Operations under the same condition, which is read once, before them. */
export interface Block {
  readonly condition: Condition;
  readonly operations: readonly Operation[];
}

export function conditionOf(operation: Operation): Condition {
  return operation.kind === 'barrier' ? [] : operation.condition;
}

/** Neighbors under one condition together; a measurement that writes one of its bits ends a block. */
export function blocksOf(operations: Iterable<Operation>): Block[] {
  const blocks: { condition: Condition; operations: Operation[] }[] = [];
  let isOpen = false;
  for (const operation of operations) {
    const condition = conditionOf(operation);
    const last = blocks.at(-1);
    if (isOpen && last && isSame(last.condition, condition)) last.operations.push(operation);
    else blocks.push({ condition, operations: [operation] });
    isOpen = operation.kind !== 'measurement' || !condition.some(({ bit }) => bit === operation.bit);
  }
  return blocks;
}

const isSame = (a: Condition, b: Condition) =>
  a.length === b.length && a.every(({ bit, value }, index) => bit === b[index]?.bit && value === b[index]?.value);
