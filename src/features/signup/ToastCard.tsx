import { useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '#src/design/icons.tsx';
import type { FormMessage } from './form-messages.ts';

export interface Toast extends FormMessage {
  id: number;
  /** It fades, and is taken away after that. */
  isLeaving: boolean;
}

const TIMEOUT_MS = { success: 4000, neutral: 4000, error: 5000 } as const;

const looks = {
  success: { icon: CircleCheck, edge: 'border-l-ok', ink: 'text-ok' },
  neutral: { icon: Info, edge: 'border-l-accent', ink: 'text-accent' },
  error: { icon: CircleAlert, edge: 'border-l-danger', ink: 'text-danger' },
} as const;

interface Props {
  toast: Toast;
  /** Its time stands still. */
  isHeld: boolean;
  onDismiss: (id: number) => void;
}

/** One message, which goes by itself or when it is dismissed. */
export function ToastCard({ toast: { id, tone, title, description, isLeaving }, isHeld, onDismiss }: Props) {
  const { icon: Icon, edge, ink } = looks[tone];
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
    <div
      data-toast={tone}
      className={`grid grid-cols-[auto_1fr_auto] gap-x-3 rounded-md border border-l-4 border-rule bg-raised py-3.5 pr-2 pl-4 text-sm shadow-3 transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0 ${isLeaving ? 'opacity-0' : ''} ${edge}`}
    >
      <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-5 ${ink}`} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere text-ink-2">{description}</p>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        // A press leaves the focus where it is: from here it would have nowhere to return to.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDismiss(id)}
        className="-mt-0.5 grid size-7 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
    </div>
  );
}
