import type { ReactNode } from 'react';
import { ArrowRight } from '#src/design/icons.tsx';
import type { TutorialEntry } from '../load-tutorials.ts';

/** "4 of 9 steps done", over the given tutorials; shown by a deferred script where this browser has marked any. */
export function ProgressNote({ tutorials }: { tutorials: readonly TutorialEntry[] }) {
  const steps = tutorials.reduce((sum, tutorial) => sum + tutorial.steps.length, 0);
  return (
    <span hidden data-of={tutorials.map(({ id }) => id).join(' ')} className="text-xs font-semibold text-ok">
      0<span> of {steps} steps done</span>
    </span>
  );
}

/** Above the steps: how far this browser's reader has come, where to go on, and the keys. */
export function ProgressHead({ tutorial, children }: { tutorial: TutorialEntry; children?: ReactNode }) {
  return (
    <div className="mb-8 grid gap-2 text-sm text-ink-2 print:hidden">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 empty:hidden">
        <ProgressNote tutorials={[tutorial]} />
        <a
          data-last={tutorial.steps.length}
          href="#steps"
          className="continue inline-flex min-h-6 items-center gap-2 font-semibold"
        >
          Continue
          <ArrowRight aria-hidden className="size-4" />
        </a>
      </p>
      {children}
    </div>
  );
}
