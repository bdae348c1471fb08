import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
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
  useLayoutEffect(() => {
    const popup = ref.current;
    const box = ('current' in anchor ? anchor.current : anchor)?.getBoundingClientRect();
    if (!popup || !box) return;
    popup.showPopover();
    const { offsetWidth: width, offsetHeight: height } = popup;
    if (at === 'right') placePopup(popup, { left: box.right + GAP, top: box.top, otherwise: box.bottom - height });
    else {
      const left = { start: box.left, center: box.left + (box.width - width) / 2, end: box.right - width }[at];
      placePopup(popup, { left, top: box.bottom + GAP, otherwise: box.top - GAP - height });
    }
    (popup.querySelector<HTMLElement>(CONTROL) ?? popup).focus();
    return () => popup.hidePopover();
  }, [anchor, at]);
  return createPortal(
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onToggle={({ newState }) => (newState === 'closed' ? onClose() : undefined)}
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

interface MenuButtonProps {
  label: string;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** One line of a menu. */
export function MenuButton({ label, isDisabled = false, onChoose }: MenuButtonProps) {
  return (
    <button type="button" disabled={isDisabled} onClick={onChoose}>
      {label}
    </button>
  );
}
