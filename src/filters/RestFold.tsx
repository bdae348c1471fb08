import type { ReactNode } from 'react';
import './rest-fold.css';

interface Props {
  /** What its words are while it is closed, and while it is open. */
  more: string;
  fewer: string;
  children: ReactNode;
}

/** The rows of a group beyond the first: they unfold, for a filter, a link to one of them and paper as well. */
export function RestFold({ more, fewer, children }: Props) {
  return (
    <details data-fold="" className="rest-fold">
      <summary>
        <span>{more}</span>
        <span>{fewer}</span>
      </summary>
      {children}
    </details>
  );
}
