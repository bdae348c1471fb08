import type { ReactNode } from 'react';
import './card-fold.css';

interface Props {
  /** Whose card it is, for screen readers. */
  name: string;
  children: ReactNode;
}

/** What folds in a card under "More"; it opens while a filter narrows the list, and on paper. */
export function CardFold({ name, children }: Props) {
  return (
    <details data-fold="" className="card-fold">
      <summary>
        More<span className="visually-hidden"> about {name}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
