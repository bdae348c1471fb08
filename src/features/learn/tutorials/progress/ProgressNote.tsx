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
