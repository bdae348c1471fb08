import type { ReactNode } from 'react';
import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  title: string;
  note: string;
  /** What the first button is called where it is read aloud. */
  runLabel: string;
  onRun: () => void;
  /** A second button, once there is something to change. */
  change: { label: string; onPress: () => void } | undefined;
  isBusy: boolean;
  status: string;
  children: ReactNode;
}

/** The frame of a scheme that runs in the page: what it is, its buttons, what came out, and the bytes. */
export function ExchangeFrame({ title, note, runLabel, onRun, change, isBusy, status, children }: Props) {
  return (
    <section className="key-exchange" aria-label={title}>
      <p className="key-exchange-title">
        <b>{title}</b> {note}
      </p>
      <div className="key-exchange-buttons">
        <button
          type="button"
          className={buttonClass('primary')}
          aria-label={runLabel}
          aria-disabled={isBusy}
          onClick={onRun}
        >
          Run
        </button>
        {change ? (
          <button type="button" className={buttonClass('secondary')} aria-disabled={isBusy} onClick={change.onPress}>
            {change.label}
          </button>
        ) : null}
      </div>
      <p role="status">{status}</p>
      {children}
    </section>
  );
}
