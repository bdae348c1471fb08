import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placePopup } from '#src/design/place-popup.ts';

interface Props {
  /** What it opens at: below, with one of its edges or its middle, or to the right. */
  anchor: RefObject<HTMLElement | null> | Element;
  at?: 'start' | 'center' | 'end' | 'right';
  title: ReactNode;
  isTitleHidden?: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

const GAP = 6;
const CONTROL = 'input:not(:disabled), button:not(:disabled), a[href], select, textarea';

/**
 * What opens over the lab at a button or a place, as long as it is rendered. The browser closes it on Escape and on a press
 * beside it, and gives the focus back (HTML, `popover`).
 */
export function LabPopup({
  anchor,
  at = 'center',
  title,
  isTitleHidden = false,
  className = '',
  onClose,
  children,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const popup = ref.current;
    const box = ('current' in anchor ? anchor.current : anchor)?.getBoundingClientRect();
    if (!popup || !box) return;
    popup.showPopover();
    const closing = whenClosed(popup, () => closed());
    const { offsetWidth: width, offsetHeight: height } = popup;
    if (at === 'right') placePopup(popup, { left: box.right + GAP, top: box.top, otherwise: box.bottom - height });
    else {
      const left = { start: box.left, center: box.left + (box.width - width) / 2, end: box.right - width }[at];
      placePopup(popup, { left, top: box.bottom + GAP, otherwise: box.top - GAP - height });
    }
    (popup.querySelector<HTMLElement>(CONTROL) ?? popup).focus();
    return () => {
      // Another menu takes its place: that is no closing.
      closing.abort();
      popup.hidePopover();
    };
  }, [anchor, at]);
  return createPortal(
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`lab-popup ${className}`}
    >
      <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : 'popup-title'}>
        {title}
      </h2>
      {children}
    </div>,
    document.body,
  );
}

/**
 * Tells that the browser has closed a popover, until it is aborted. Where a press opens it before it ends, by resting or with the
 * other button, the browser takes its end for a press beside it (HTML, "light dismiss"): then it is shown again.
 */
function whenClosed(popup: HTMLElement, closed: () => void): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  let isEndOfOpening = false;
  const pressEnds = ({ target }: PointerEvent) => {
    isEndOfOpening = !popup.contains(target as Node);
  };
  document.addEventListener('pointerup', pressEnds, { capture: true, once: true, signal });
  document.addEventListener('pointerdown', () => document.removeEventListener('pointerup', pressEnds, true), {
    capture: true,
    once: true,
    signal,
  });
  popup.addEventListener(
    'toggle',
    ({ newState }) => {
      if (newState === 'open') return;
      if (isEndOfOpening) popup.showPopover();
      else closed();
      isEndOfOpening = false;
    },
    { signal },
  );
  return listening;
}

interface MenuButtonProps {
  label: string;
  isDisabled?: boolean;
  onChoose: () => void;
}

export function MenuButton({ label, isDisabled = false, onChoose }: MenuButtonProps) {
  return (
    <button type="button" disabled={isDisabled} onClick={onChoose}>
      {label}
    </button>
  );
}
