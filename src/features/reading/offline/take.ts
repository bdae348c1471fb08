import { trustedAddress } from '#src/base/trusted-address.ts';
import { urls } from '#src/model/urls.ts';
import type { Edition, Part } from './edition.ts';
import { type KeptEdition, type KeptPart, keep, MARK, readKept, removeKept } from './kept-edition.ts';

/** Why nothing was taken: one of these, for which the page has a sentence, or a sentence. */
export type Obstacle = 'elsewhere' | 'canceled' | 'cutOff' | 'changed' | 'refused' | 'none';
export type Outcome = { kept: KeptEdition } | { obstacle: Obstacle } | { problem: string };

export interface Taking {
  hasCompiler: boolean;
  signal: AbortSignal;
  /** Hears which part comes next. */
  onPart(part: Part['name']): void;
}

/** One taking or removing at a time, in whichever tab. */
const LOCK = 'offline';

class Stopped extends Error {
  readonly obstacle: Obstacle;
  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** The script of the service worker; no other can be registered from a page. */
const workerAddress = trustedAddress('offline-worker', urls.offlineWorker());

/** Whether this browser can keep pages and answer from them: not over plain http, nor in some private windows. */
export const canTake = () => 'serviceWorker' in navigator && 'locks' in navigator && 'indexedDB' in self;

/**
 * Takes the edition that is published now: all of its parts, then one write, then the service worker. Whatever stops it, what was
 * kept before stays.
 */
export function take(taking: Taking): Promise<Outcome> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock): Promise<Outcome> => {
    if (!lock) return { obstacle: 'elsewhere' };
    try {
      return await takeParts(taking);
    } catch (error) {
      return { obstacle: taking.signal.aborted ? 'canceled' : obstacleOf(error) };
    }
  });
}

/** What an error comes down to. */
export function obstacleOf(error: unknown): Obstacle {
  if (error instanceof Stopped) return error.obstacle;
  // The browser's settings forbid the site to keep anything.
  return error instanceof DOMException && error.name === 'SecurityError' ? 'refused' : 'cutOff';
}

async function takeParts(taking: Taking): Promise<Outcome> {
  const isFirst = localStorage.getItem(MARK) === null;
  const edition = await currentEdition(taking.signal);
  const before = await readKept();
  const known = 'value' in before ? (before.value?.taken ?? []) : [];
  let isDone = false;
  try {
    const outcome = await replaceKept(edition, known, taking);
    isDone = 'kept' in outcome;
    return outcome;
  } finally {
    // Where nothing was kept before, nothing is to stay.
    if (isFirst && !isDone) await removeAll();
  }
}

async function replaceKept(edition: Edition, known: readonly KeptPart[], taking: Taking): Promise<Outcome> {
  const taken: KeptPart[] = [];
  for (const part of edition.parts.filter(({ name }) => name !== 'compiler' || taking.hasCompiler)) {
    const same = known.find(({ address }) => address === part.address);
    taken.push({ ...part, content: same?.content ?? (await fetchPart(part, taking)) });
  }
  taking.signal.throwIfAborted();
  const kept = { ...edition, taken };
  const written = await keep(kept);
  if ('problem' in written) return written;
  try {
    localStorage.setItem(MARK, edition.date);
    await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  } catch {
    throw new Stopped('refused');
  }
  await navigator.serviceWorker.ready;
  return { kept };
}

/** What is published now. */
export async function currentEdition(signal?: AbortSignal): Promise<Edition> {
  const answer = await fetch(urls.offlineEdition(), { cache: 'no-store', signal: signal ?? null });
  if (answer.status === 404) throw new Stopped('none');
  if (!answer.ok) throw new Stopped('cutOff');
  return answer.json() as Promise<Edition>;
}

/** The browser unpacks it as it comes, and keeps it apart from the page: not a byte goes through its thread. */
async function fetchPart(part: Part, { signal, onPart }: Taking): Promise<Blob> {
  onPart(part.name);
  const answer = await fetch(part.address, { cache: 'no-store', signal });
  if (answer.status === 404) throw new Stopped('changed');
  if (!answer.ok) throw new Stopped('cutOff');
  const content = await answer.blob();
  if (content.size !== part.size) throw new Stopped('changed');
  return content;
}

/** Takes everything away: what was kept, the note of it, and the service worker. False while another tab is at it. */
export function remove(): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await removeAll();
    return lock !== null;
  });
}

async function removeAll(): Promise<void> {
  localStorage.removeItem(MARK);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await removeKept();
}
