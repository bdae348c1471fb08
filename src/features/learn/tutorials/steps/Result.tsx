import type { ReactNode } from 'react';

/** What the reader should see, with the numbers to compare against. */
export function Result({ children }: { children?: ReactNode }) {
  return (
    <div className="result">
      <p>
        <b>What you should see</b>
      </p>
      {children}
    </div>
  );
}
