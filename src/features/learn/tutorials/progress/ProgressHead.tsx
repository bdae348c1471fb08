import type { ReactNode } from 'react';
import { ArrowRight } from '#src/design/icons.tsx';
import type { TutorialEntry } from '../load-tutorials.ts';
import { ProgressNote } from './ProgressNote.tsx';

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
