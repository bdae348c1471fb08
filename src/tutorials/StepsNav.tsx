import { ChevronDown } from 'lucide-react';
import type { StepEntry } from './load-steps.ts';

/**
 * The steps at a glance: folded above the article, or beside it where there is room. There the style sheet shows them
 * although the element is closed, so that they stand in the page once.
 */
export function StepsNav({ steps }: { steps: StepEntry[] }) {
  return (
    <nav aria-label="Steps" className="steps-nav">
      <details className="group">
        <summary>
          All {steps.length} steps
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <StepLinks steps={steps} />
      </details>
    </nav>
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
