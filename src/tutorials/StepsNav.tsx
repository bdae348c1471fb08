import { ChevronDown } from 'lucide-react';
import type { StepEntry } from './load-steps.ts';

/** The steps at a glance: beside the article where there is room, folded above it where there is not. */
export function StepsNav({ steps }: { steps: StepEntry[] }) {
  return (
    <>
      <nav aria-label="Steps" className="hidden rail:block print:hidden">
        <div className="sticky top-[calc(var(--header-height)+2rem)] max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto p-1 -m-1">
          <p className="mb-3 text-xs font-semibold text-ink-3">Steps</p>
          <StepLinks steps={steps} />
        </div>
      </nav>
      <nav aria-label="Steps" className="mb-8 rail:hidden print:hidden">
        <details className="group rounded-md border border-rule bg-surface">
          <summary className="flex min-h-11 list-none items-center justify-between px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
            All {steps.length} steps
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t border-rule px-4 py-3">
            <StepLinks steps={steps} />
          </div>
        </details>
      </nav>
    </>
  );
}

/** One node of a circuit wire a step. */
function StepLinks({ steps }: { steps: StepEntry[] }) {
  return (
    <ol className="text-sm [&>li+li]:before:absolute [&>li+li]:before:-top-1.5 [&>li+li]:before:left-[0.8rem] [&>li+li]:before:h-3 [&>li+li]:before:w-px [&>li+li]:before:bg-rule-strong">
      {steps.map(({ title }, index) => (
        <li key={title} className="relative" data-step={index + 1}>
          <a
            href={`#step-${index + 1}`}
            className="flex items-start gap-3 py-1.5 leading-snug text-ink-2 no-underline hover:text-accent hover:underline"
          >
            <span
              aria-hidden
              className="mark grid size-6.5 flex-none place-items-center rounded-xs border border-rule-strong bg-surface text-2xs tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">
              {title}
              <span className="when-done visually-hidden">, done</span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
