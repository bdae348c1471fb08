import { z } from 'zod';

/** Every text below a value with its field, addresses aside. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [{ field: z.core.toDotPath(path), text: value }];
  return Object.entries(value ?? {}).flatMap(([key, item]) => {
    // Positions in a list are numbers to the path, and are in brackets.
    return textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
  });
}
