import { BookOpen, ClipboardCheck, FileCheck } from 'lucide-react';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { SourceLink } from '#src/design/SourceLink.tsx';
import type { CryptographyPage } from '#src/model/schemas/pages/cryptography.ts';

const icons = { standard: FileCheck, guide: BookOpen, assessment: ClipboardCheck } as const;

/** Standards, guides and tools, three documents each. */
export function Resources({ section }: { section: CryptographyPage['resources'] }) {
  return (
    <Section id="resources" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {section.items.map(({ icon, title, description, links }) => {
          const Icon = icons[icon];
          return (
            <li key={title}>
              <Card>
                <Icon aria-hidden strokeWidth={1.5} className="size-6.5 text-accent" />
                <CardTitle>{title}</CardTitle>
                <CardText>{description}</CardText>
                <ul className="grid gap-3 border-t border-rule pt-3 text-sm">
                  {links.map((link) => (
                    <li key={link.url}>
                      <SourceLink source={link} />
                    </li>
                  ))}
                </ul>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
