import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the reader should see, with the numbers to compare against. */
export function Result({ children }: { children?: ReactNode }) {
  return (
    <div className="result">
      <Eye aria-hidden strokeWidth={1.75} />
      <div>
        <p>
          <b>What you should see</b>
        </p>
        <div>{children}</div>
      </div>
    </div>
  );
}
