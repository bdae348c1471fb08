import { useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '#src/design/icons.tsx';
import type { FormMessage } from './form-messages.ts';

export interface Toast extends FormMessage {
  id: number;
  /** It fades, and is taken away after that. */
  isLeaving: boolean;
}

const TIMEOUT_MS = { success: 4000, neutral: 4000, error: 5000 } as const;

const icons = { success: CircleCheck, neutral: Info, error: CircleAlert } as const;

interface Props {
  toast: Toast;
  /** Its time stands still. */
  isHeld: boolean;
  onDismiss: (id: number) => void;
}

/** One message, which goes by itself or when it is dismissed. */
export function ToastCard({ toast: { id, tone, title, description, isLeaving }, isHeld, onDismiss }: Props) {
  const Icon = icons[tone];
  const leftMs = useRef<number>(TIMEOUT_MS[tone]);

  useEffect(() => {
    if (isHeld || isLeaving) return;
    const start = performance.now();
    const timer = setTimeout(() => onDismiss(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - start;
    };
  }, [id, isHeld, isLeaving, onDismiss]);

  return (
    <div data-toast={tone} data-leaving={isLeaving || undefined} className="toast">
      <Icon aria-hidden strokeWidth={1.75} />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere text-ink-2">{description}</p>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        // A press leaves the focus where it is: from here it would have nowhere to return to.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDismiss(id)}
      >
        <X aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
    </div>
  );
}
