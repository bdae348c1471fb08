import { useEffect, useRef, useState } from 'react';
import { isTap } from '../hydration/tap.ts';
import { type PreviewText, previewOf } from './preview-of.ts';

const MARKS = 'a.term, a.source-number, a.mark';
const CARD = '[role="dialog"]';

/** A pointer that only passes by opens nothing. */
const OPEN_DELAY_MS = 250;

/** Time to move the pointer from the link into the card. */
const CLOSE_DELAY_MS = 250;

export interface OpenPreview extends PreviewText {
  mark: HTMLAnchorElement;
  /** A tap moves the focus into the card; the pointer and the keyboard leave it where it is. */
  isTapped: boolean;
}

interface PreviewState {
  open: OpenPreview | undefined;
  close: () => void;
  /** For the card: as long as the pointer is in it, it stays. */
  hold: () => void;
  release: () => void;
}

/** Which card is open: that of a term or a source under the pointer, with the keyboard's focus, or tapped. */
export function usePreview(): PreviewState {
  const [open, setOpen] = useState<OpenPreview>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The link that was asked for last; an answer for another one comes too late. */
  const wanted = useRef<HTMLAnchorElement>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    wanted.current = undefined;
    setOpen(undefined);
  };

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  const show = async (mark: HTMLAnchorElement, isTapped = false) => {
    clearTimeout(timer.current);
    wanted.current = mark;
    try {
      const preview = await previewOf(mark);
      if (wanted.current === mark) setOpen({ ...preview, mark, isTapped });
    } catch {
      if (isTapped) location.assign(mark.href);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls keeps its state in refs and setters
  useEffect(() => {
    const listeners = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      answer: (mark: HTMLAnchorElement, event: DocumentEventMap[Name]) => void,
    ) =>
      document.addEventListener(
        name,
        (event) => {
          const mark = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(MARKS) : null;
          if (mark) answer(mark, event);
        },
        { signal: listeners.signal },
      );

    listen('pointerover', (mark, { pointerType }) => {
      if (pointerType !== 'touch') later(() => show(mark), OPEN_DELAY_MS);
    });
    listen('pointerout', (_, { pointerType }) => {
      if (pointerType !== 'touch') later(close, CLOSE_DELAY_MS);
    });
    listen('focusin', (mark) => {
      if (mark.matches(':focus-visible')) void show(mark);
    });
    listen('focusout', (_, { relatedTarget }) => {
      if (!(relatedTarget instanceof Element && relatedTarget.closest(CARD))) close();
    });
    listen('click', (mark, event) => {
      if (!isTap(event)) return;
      event.preventDefault();
      void show(mark, true);
    });
    answerEarlierReach(show, later);
    return () => listeners.abort();
  }, []);

  return { open, close, hold: () => clearTimeout(timer.current), release: () => later(close, CLOSE_DELAY_MS) };
}

/** A pointer or a focus that came before this script could listen. */
function answerEarlierReach(
  show: (mark: HTMLAnchorElement) => void,
  later: (action: () => void, delay: number) => void,
): void {
  const focused = document.querySelector<HTMLAnchorElement>(`:is(${MARKS}):focus-visible`);
  const pointedAt = document.querySelector<HTMLAnchorElement>(`:is(${MARKS}):hover`);
  if (focused) show(focused);
  else if (pointedAt) later(() => show(pointedAt), OPEN_DELAY_MS);
}
