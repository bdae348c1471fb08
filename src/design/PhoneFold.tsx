import type { ReactNode } from 'react';
import { Kets } from './Kets.tsx';
import './phone-fold.css';

interface Props {
  title: string;
  /** What is inside, in one line; what does not find room in it is cut, and stands in full inside. */
  note?: string;
  /** Open on a phone, too. */
  isOpen?: boolean;
  children?: ReactNode;
}

/**
 * A part that folds to one line on a phone. Where there is more room, and on paper, it just stands there:
 * the style sheet shows what is inside and takes the line away.
 */
export function PhoneFold({ title, note, isOpen, children }: Props) {
  return (
    <details className="phone-fold" open={isOpen}>
      <summary>
        <b>{title}</b>
        {note ? (
          <span>
            <Kets text={note} />
          </span>
        ) : null}
      </summary>
      <div>{children}</div>
    </details>
  );
}
