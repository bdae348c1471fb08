import { useEffect, useEffectEvent, useRef } from 'react';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { leave, takeBack } from '../saved/left.ts';
import type { Kept } from '../saved/saved-circuit.ts';
import { useHandler } from './use-handler.ts';

/** What is open: what is worked at, and where. */
interface Work {
  /** Changes whenever something is opened. */
  readonly id: string;
  readonly document: LabDocument;
  readonly isLesson: boolean;
  /** Whether the address names the lesson. */
  readonly isInAddress: boolean;
}

/** Milliseconds from a change until it is kept: a drag is many changes. */
const PATIENCE = 400;
/** A longer address stays with "Copy the address": address bars and histories are not made for it. */
const LONGEST_IN_BAR = 8000;

/**
 * Keeps what is changed, in this browser and in the address. What is opened is nobody's work until it is changed; then
 * it is kept as a document of its own, beside all others.
 *
 * @returns where documents lie that have been kept before, to be told.
 */
export function useKeeping(work: Work, onKept: (note: string) => void) {
  const places = useRef(new Map<string, Kept>());
  const named = useRef('');
  const last = useRef(work);
  const waiting = useRef<{ work: Work; timer: number }>(undefined);
  const keeping = useRef<Promise<void>>(undefined);
  /** What has been changed, until it is kept and in the address. */
  const unkept = useRef<Work>(undefined);

  const tellPlace = (id: string, kept: Kept) => {
    places.current.set(id, kept);
    rememberInTab(kept.id);
  };
  const isOpen = useHandler((id: string) => work.id === id && !work.isInAddress);
  const showInBar = async ({ id, document }: Work) => {
    const { writeAddress } = await loadStorage();
    const fragment = await writeAddress(document);
    if (!isOpen(id)) return;
    history.replaceState(history.state, '', fragment.length < LONGEST_IN_BAR ? `#${fragment}` : '#kept');
  };
  const keep = async (changed: Work) => {
    const { id, document, isLesson } = changed;
    const { keepLesson, keepDocument } = await loadStorage();
    const kept = await (isLesson ? keepLesson(document, id) : keepDocument(document, places.current.get(id)));
    if ('value' in kept && kept.value) places.current.set(id, kept.value);
    onKept('problem' in kept ? kept.problem : 'Kept in this browser');
    if (isLesson || !isOpen(id)) return;
    if ('value' in kept && kept.value) rememberInTab(kept.value.id);
    await showInBar(changed);
  };
  /** One after the other: where a document lies is known before its next change is kept. */
  const keepNow = useEffectEvent(() => {
    if (!waiting.current) return;
    const { work: changed, timer } = waiting.current;
    waiting.current = undefined;
    clearTimeout(timer);
    keeping.current = Promise.resolve(keeping.current)
      .then(() => keep(changed))
      .then(() => {
        if (unkept.current === changed) unkept.current = undefined;
      })
      .catch(() => onKept(NOT_LOADED));
  });
  const notice = useEffectEvent(() => {
    const before = last.current;
    last.current = work;
    const isOther = before.id !== work.id;
    if (isOther) keepNow();
    const isNamed = named.current === work.id;
    if (isOther) named.current = '';
    if ((isOther && !isNamed) || (before.isInAddress && !work.isInAddress)) void showInBar(work);
    if (isOther || before.document === work.document) return;
    clearTimeout(waiting.current?.timer);
    unkept.current = work;
    waiting.current = { work, timer: window.setTimeout(() => keepNow(), PATIENCE) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the changes
  useEffect(() => notice(), [work.id, work.document, work.isInAddress]);

  /** While a page goes, no database answers. */
  const leaveUnkept = useEffectEvent(() => {
    if (!unkept.current) return undefined;
    const { id, document, isLesson } = unkept.current;
    return leave({ document, lesson: isLesson ? id : undefined, known: places.current.get(id), address: addressNow() });
  });
  useEffect(() => {
    let left: string | undefined;
    const onHide = () => {
      left = leaveUnkept();
    };
    // A page that comes back as it was keeps its changes itself.
    const onShow = () => left && takeBack(left);
    const onVisibility = () => keepNow();
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    window.document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      window.document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  return {
    tellPlace,
    /** The address names this document as it is. */
    tellNamed: (id: string) => {
      named.current = id;
    },
  };
}

/** The fragment, as it is after a reload: there the page asks for what is kept (`lab-start.ts`). */
export function addressNow(): string {
  return location.hash || '#kept';
}

/** Which of the kept documents is open in this tab: it is there again after a reload. */
function rememberInTab(id: string): void {
  try {
    sessionStorage.lab = id;
  } catch {
    // After a reload it is the one that was kept last.
  }
}

/** The id that `rememberInTab` was given last. */
export function rememberedInTab(): string | undefined {
  try {
    return sessionStorage.lab as string | undefined;
  } catch {
    return undefined;
  }
}

/**
 * What reads and keeps documents. The first circuit is shown without it; it comes right after, so that it is there when
 * the network is not.
 */
export async function loadStorage() {
  const [address, documents] = await Promise.all([
    import('#circuit/address/address.ts'),
    import('../saved/documents.ts'),
  ]);
  return { ...address, ...documents };
}

/** Said where that part does not load. */
export const NOT_LOADED = 'The part of the lab that opens and keeps circuits could not be loaded.';
