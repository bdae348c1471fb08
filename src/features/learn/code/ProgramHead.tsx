import { urls } from '#src/model/urls.ts';
import type { CodeEntry } from './load-code.ts';

export function ProgramHead({ program: { title, step, of } }: { program: CodeEntry }) {
  return (
    <div data-search="" className="mb-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-sm text-ink-2">
        <a href={`${urls.tutorial(of.id)}#step-${step}`}>
          Step {step} of {of.title}
        </a>
      </p>
    </div>
  );
}
