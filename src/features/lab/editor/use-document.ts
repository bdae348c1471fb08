import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAddress, writeAddress } from '../address/address.ts';
import { parseFragment } from '../address/fragment.ts';
import { emptyCircuit } from '../circuit/circuit.ts';
import type { LabAction } from '../editing/edit-lab.ts';
import { documentOf, type LabState } from '../editing/lab-state.ts';
import { keepLast, readLast } from '../saved/saved.ts';

/** What is worked at, besides the circuit: a puzzle, or a step of the tour. */
export type Lesson =
  | { readonly kind: 'puzzle'; readonly id: string }
  | { readonly kind: 'tour'; readonly step: number };

export interface Stored {
  /** Whether this browser keeps what is built, in a few words. */
  readonly note: string;
  /** Why what was to be opened could not be, and what it was. */
  readonly problem: { readonly fault: string; readonly text: string } | undefined;
  readonly lesson: Lesson | undefined;
  readonly setLesson: (lesson: Lesson | undefined) => void;
  /** The page's address with the whole circuit in it. */
  readonly address: () => Promise<string>;
}

/** After a change so much time passes until it is kept (ms): a drag is many changes. */
const PATIENCE = 400;
/** A longer address stays with "Copy the address": address bars and histories are not made for it. */
const LONGEST_IN_BAR = 8000;

/** Opens what the address names or the browser keeps, and keeps what is built in both. */
export function useDocument(lab: LabState, dispatch: (action: LabAction) => void): Stored {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Stored['problem']>();
  const [lesson, setLesson] = useState<Lesson>();
  const document = documentOf(lab);
  const untouched = useRef(document.circuit);

  const open = (opened: typeof document) => {
    untouched.current = opened.circuit;
    setProblem(undefined);
    // What the page was built with is nobody's work.
    dispatch({ type: lab.past ? 'open' : 'start', document: opened });
  };
  const fail = (fault: string, text: string) => {
    open({ title: '', circuit: emptyCircuit() });
    setProblem({ fault, text });
  };
  const follow = useEffectEvent(async () => {
    const destination = parseFragment(decoded(location.hash));
    if (destination.kind === 'unreadable') return fail(destination.fault, destination.text);
    if (destination.kind === 'document') {
      const read = await readAddress(destination.text);
      if ('fault' in read) return fail(read.fault, read.text);
      setLesson(undefined);
      return open(read.document);
    }
    if (destination.kind === 'kept') {
      const last = await readLast();
      if ('problem' in last) setNote(last.problem);
      else if (last.value) open(last.value);
      return;
    }
    if (destination.kind === 'circuit') {
      // The gallery on this page holds it as an address.
      const link = window.document.querySelector<HTMLAnchorElement>(`#${destination.id} a[href*="#"]`);
      if (link) location.replace(link.hash);
      else fail(`The gallery has no circuit "${destination.id}".`, location.href);
      return;
    }
    if (destination.kind === 'puzzle') setLesson(destination);
    if (destination.kind === 'tour') setLesson({ kind: 'tour', step: destination.step ?? 1 });
  });
  useEffect(() => {
    const onHash = () => void follow();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  const keep = useEffectEvent(async () => {
    const kept = await keepLast(document);
    setNote('problem' in kept ? kept.problem : 'Kept in this browser');
    const fragment = await writeAddress(document);
    if (!lesson && fragment.length < LONGEST_IN_BAR) history.replaceState(history.state, '', `#${fragment}`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name is a change, too
  useEffect(() => {
    if (document.circuit === untouched.current) return;
    const timer = setTimeout(() => void keep(), PATIENCE);
    return () => clearTimeout(timer);
  }, [document.circuit, document.title]);

  return {
    note,
    problem,
    lesson,
    setLesson,
    address: async () => `${location.origin}${location.pathname}#${await writeAddress(document)}`,
  };
}

/** Some programs escape what needs no escape. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
