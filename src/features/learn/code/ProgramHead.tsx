import { LANGUAGE_NAMES } from '../runner/language.ts';
import type { CodeEntry } from './load-code.ts';

/** The line that opens a program: what it does, and in which language. */
export function ProgramHead({ program: { title, step, language } }: { program: CodeEntry }) {
  return (
    <summary
      data-search=""
      className="flex min-h-12 list-none flex-wrap items-center justify-between gap-x-6 py-2 [&::-webkit-details-marker]:hidden"
    >
      <span className="font-serif text-lg font-medium text-accent">{title}</span>
      <span className="text-xs text-ink-2">
        Step {step} · {LANGUAGE_NAMES[language]}
      </span>
    </summary>
  );
}
