import './run.css';
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
      <ol className="run-steps">
        {section.items.map((step, index) => (
          <li key={step.title}>
            <span aria-hidden>{index + 1}</span>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
