import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TutorialEntry } from '../load-tutorials.ts';
import { ProgressNote } from './ProgressNote.tsx';

/** Above the steps: how far this browser's reader has come, where to go on, and the keys. */
export function ProgressHead({ tutorial, children }: { tutorial: TutorialEntry; children?: ReactNode }) {
  return (
    <div className="mb-8 grid gap-2 text-sm text-ink-2 print:hidden">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 empty:hidden">
        <ProgressNote tutorials={[tutorial]} />
        <a
          hidden
          data-continue={tutorial.steps.length}
          href="#step-1"
          className="inline-flex min-h-6 items-center font-semibold"
        >
          <ArrowRight aria-hidden className="mr-2 size-4" />
          Continue with step&nbsp;
          <span />
        </a>
      </p>
      {children}
    </div>
  );
}
