import { ButtonLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

/** Three ways on from here; the first is the main one. */
export function NextSteps({ section }: { section: WhatIsQuantumPage['next'] }) {
  return (
    <Section id="next" title={section.title} intro={section.intro}>
      <ul className="flex flex-wrap gap-3">
        {section.links.map((link, index) => (
          <li key={link.href}>
            <ButtonLink href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
