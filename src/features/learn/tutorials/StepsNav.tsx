import { ContentsButton } from '#src/frame/PageContents.tsx';
import type { StepEntry } from './load-steps.ts';

/** The steps at a glance, one node of a circuit wire each: beside the article, or behind a button where there is no room. */
export function StepsNav({ steps }: { steps: StepEntry[] }) {
  return (
    <nav aria-label="Steps" className="contents-bar steps-nav">
      <ContentsButton id="steps-open" label={`All ${steps.length} steps`} />
      <ol>
        {steps.map(({ title }, index) => (
          <li key={title} data-step={index + 1}>
            <a href={`#step-${index + 1}`}>
              <span aria-hidden className="mark">
                {index + 1}
              </span>
              <span>
                {title}
                <span className="when-done visually-hidden">, done</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
