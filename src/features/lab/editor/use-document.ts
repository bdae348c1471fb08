import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fragmentOf, parseFragment } from '#circuit/address/fragment.ts';
import { emptyCircuit } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import { documentOf, type LabState } from '#circuit/editing/lab-state.ts';
import type { Kept } from '../saved/saved-circuit.ts';
import { addressNow, loadStorage, NOT_LOADED, rememberedInTab, useKeeping } from './use-keeping.ts';

/** What is worked at, besides the circuit: a puzzle, a task from an address, or a step of the tour. */
export type Lesson =
  | { readonly kind: 'puzzle'; readonly id: string }
  | { readonly kind: 'task'; readonly text: string }
  | { readonly kind: 'tour'; readonly step: number };

export interface Stored {
  /** Whether this browser keeps what is built, in a few words. */
  readonly note: string;
  /** Why what was to be opened could not be, and what it was. */
  readonly problem: { readonly fault: string; readonly text: string } | undefined;
  readonly lesson: Lesson | undefined;
  /** Begins a lesson, in the address too, or leaves it. */
  readonly setLesson: (lesson: Lesson | undefined) => void;
  /** Shows empty wires, and why what was to be opened cannot be. */
  readonly fail: (fault: string, text: string) => void;
  /** Opens another document: to go on with it where it is kept, or as a new one. */
  readonly open: (document: LabDocument, kept?: Kept) => void;
  /** The page's address with the whole circuit in it. */
  readonly address: () => Promise<string>;
}

/** The id under which the tour is kept. */
const TOUR = 'tour';

/** Opens what the address names or the browser keeps, and keeps what is built in both. */
export function useDocument(lab: LabState, dispatch: (action: LabAction) => void): Stored {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Stored['problem']>();
  const [lesson, setLesson] = useState<Lesson>();
  const { id, title, circuit, within, noise } = lab;
  const document = useMemo(() => documentOf({ title, circuit, within, noise }), [title, circuit, within, noise]);
  const work = { id, document, isLesson: lab.own !== undefined, isInAddress: lesson !== undefined };
  const { tellPlace, tellNamed } = useKeeping(work, setNote);

  const count = useRef(0);

  /** @returns an id for what is opened. */
  const prepare = (kept?: Kept) => {
    const next = `${++count.current}`;
    if (kept) tellPlace(next, kept);
    setProblem(undefined);
    setLesson(undefined);
    return next;
  };
  const start = (opened: LabDocument, kept?: Kept) => {
    const next = prepare(kept);
    tellNamed(next);
    dispatch({ type: 'start', document: opened, id: next });
  };
  const fail = (fault: string, text: string) => {
    start({ title: '', circuit: emptyCircuit() });
    setProblem({ fault, text });
  };
  /** The tour is one lesson, whose steps build on each other. A puzzle begins once it is there. */
  const begin = (next: Lesson, left?: LabDocument) => {
    setLesson(next);
    if (next.kind === 'tour') dispatch({ type: 'learn', document: left, id: TOUR });
  };
  const readKept = async (id = rememberedInTab()) => {
    const { readDocument } = await loadStorage();
    const kept = await readDocument(id);
    if ('value' in kept) return kept.value;
    setNote(kept.problem);
    return undefined;
  };

  const follow = useEffectEvent(async (oldUrl?: string) => {
    const destination = parseFragment(location.hash);
    const { openAddress, writeAddress, readLesson, keepLeft } = await loadStorage();
    const left = oldUrl === undefined ? await keepLeft(addressNow()) : undefined;
    const goesOn = left || destination.kind === 'kept' ? await readKept(left?.id) : undefined;
    // The address names nothing, or what was there before the last change, and is told the circuit.
    if (goesOn) return dispatch({ type: 'start', document: goesOn.document, id: prepare(goesOn) });
    if (destination.kind === 'unreadable') return fail(destination.fault, destination.text);
    if (destination.kind === 'document') {
      const read = await openAddress(destination.text);
      if ('fault' in read) return fail(read.fault, read.text);
      const kept = await readKept();
      const isKept = kept && (await writeAddress(kept.document)) === (await writeAddress(read.document));
      return isKept ? start(kept.document, kept) : start(read.document);
    }
    if (destination.kind === 'circuit') {
      // The gallery on this page holds it as an address.
      const link = window.document.querySelector<HTMLAnchorElement>(`#${destination.id} a[href*="#"]`);
      if (link) location.replace(link.hash);
      else fail(`The gallery has no circuit "${destination.id}".`, location.href);
      return;
    }
    if (destination.kind === 'section' && oldUrl && namesWork(oldUrl)) {
      // The page has scrolled there. The address goes on to say what is open.
      history.replaceState(history.state, '', oldUrl);
    }
    if (destination.kind !== 'lab' && destination.kind !== 'kept' && oldUrl === undefined) {
      const kept = await readKept();
      if (kept) start(kept.document, kept);
    }
    if (destination.kind === 'puzzle' || destination.kind === 'task') begin(destination);
    if (destination.kind === 'tour') {
      // After a reload a step may go on with what the one before has left.
      const left = oldUrl === undefined ? await readLesson(TOUR) : undefined;
      begin({ kind: 'tour', step: destination.step ?? 1 }, left);
    }
  });
  useEffect(() => {
    const go = (oldUrl?: string) => void follow(oldUrl).catch(() => setNote(NOT_LOADED));
    const onHash = ({ oldURL }: HashChangeEvent) => go(oldURL);
    go();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  return {
    note,
    problem,
    lesson,
    setLesson: (next) => {
      if (next) {
        begin(next);
        history.replaceState(history.state, '', `#${fragmentOf(next)}`);
      } else {
        setLesson(undefined);
        dispatch({ type: 'leave' });
      }
    },
    fail,
    open: (opened, kept) => dispatch({ type: 'open', document: opened, id: prepare(kept) }),
    address: async () => {
      const { writeAddress } = await loadStorage();
      return `${location.origin}${location.pathname}#${await writeAddress(document)}`;
    },
  };
}

function namesWork(address: string): boolean {
  return ['document', 'puzzle', 'task', 'tour'].includes(parseFragment(new URL(address).hash).kind);
}
