import type { ReactNode } from 'react';
import { Kets } from '#src/design/Kets.tsx';

/** Something to work out, with the solution folded away. */
export function Exercise({ task, children }: { task: string; children?: ReactNode }) {
  return (
    <div className="exercise">
      <p>
        <b>Exercise.</b> <Kets text={task} />
      </p>
      <details>
        <summary>Solution</summary>
        {children}
      </details>
    </div>
  );
}
