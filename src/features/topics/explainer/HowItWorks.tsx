import type { ReactNode } from 'react';
import { Section } from '#src/design/Section.tsx';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

interface Props {
  section: WhatIsQuantumPage['howItWorks'];
  /** The picture of a run. */
  children: ReactNode;
}

/** The three steps of every run, on one wire, and below them a run to step through. */
export function HowItWorks({ section, children }: Props) {
  return (
    <Section id="how-it-works" title={section.title} intro={section.intro}>
      <ol className="grid gap-8 lg:grid-cols-3 lg:gap-0">
        {section.items.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[auto_1fr] gap-x-4 lg:block lg:pr-10 lg:before:absolute lg:before:inset-x-0 lg:before:top-5.5 lg:before:h-px lg:before:bg-rule-strong"
          >
            <span
              aria-hidden
              className="relative row-span-2 grid size-11 place-items-center rounded-sm border border-rule-strong bg-surface font-serif text-[1.25rem] font-medium text-accent"
            >
              {index + 1}
            </span>
            <h3 className="self-center text-xl lg:mt-4">{step.title}</h3>
            <p className="mt-1.5 max-w-[48ch] text-sm text-ink-2">{step.description}</p>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
