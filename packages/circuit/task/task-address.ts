import { deflate } from '../address/deflate.ts';
import { unpack } from '../address/unpack.ts';
import { withoutEscapes } from '../address/without-escapes.ts';
import { parseTask } from './parse-task.ts';
import { readTask } from './read-task.ts';
import type { Task, TaskTexts } from './task.ts';

/** The format of `TaskTexts` as JSON. Another one gets another number, and addresses of this one go on to be read. */
const VERSION = 1;

/**
 * The fragment of an address that holds a task, after `task=`. The reference solution is in it: packed, so that nobody
 * reads it by chance, and not hidden from who unpacks it.
 */
export async function writeTaskAddress(texts: TaskTexts): Promise<string> {
  return `${VERSION}z:${await deflate(JSON.stringify(texts))}`;
}

/** What is not readable is kept as it came, to be copied. */
export type ReadTaskAddress = { readonly task: Task } | { readonly fault: string; readonly text: string };

/** Reads what `writeTaskAddress` wrote, and what people have made of it. Never throws. */
export async function readTaskAddress(fragment: string): Promise<ReadTaskAddress> {
  const found = await find(fragment);
  return 'fault' in found ? { fault: found.fault, text: fragment } : found;
}

async function find(fragment: string): Promise<{ task: Task } | { fault: string }> {
  // Some programs escape what needs no escape.
  const unpacked = await unpack(withoutEscapes(fragment), VERSION, 'task');
  if ('fault' in unpacked) return unpacked;
  const parsed = parseTask(json(unpacked.content));
  return 'fault' in parsed ? parsed : readTask(parsed.texts);
}

/** Undefined where a text is no JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
