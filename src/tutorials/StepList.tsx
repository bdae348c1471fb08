import { Eye } from 'lucide-react';
import type { Tutorial } from '#src/content-model/tutorial.ts';
import { Kets } from '#src/design/Kets.tsx';

/** The steps in full, each with what one should see at its end. */
export function StepList({ steps }: { steps: Tutorial['steps'] }) {
  return (
    <ol className="grid gap-11">
      {steps.map((step, index) => (
        <li key={step.title} id={`step-${index + 1}`}>
          <h3 className="flex gap-3 text-xl">
            <span aria-hidden className="text-ink-3 tabular-nums">
              {index + 1}
            </span>
            {step.title}
          </h3>
          <div className="mt-3 grid max-w-measure gap-3 font-serif text-read">
            {step.text.map((paragraph) => (
              <p key={paragraph}>
                <Kets text={paragraph} />
              </p>
            ))}
          </div>
          {step.result ? <ExpectedResult text={step.result} /> : null}
        </li>
      ))}
    </ol>
  );
}

function ExpectedResult({ text }: { text: string }) {
  return (
    <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 border-l-3 border-accent bg-sunken px-4 py-3 text-sm">
      <Eye aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 text-accent" />
      <div className="min-w-0">
        <p className="font-semibold">What you should see</p>
        <p className="mt-0.5 text-ink-2">
          <Kets text={text} />
        </p>
      </div>
    </div>
  );
}
