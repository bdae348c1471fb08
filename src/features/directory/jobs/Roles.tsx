import { BulletList } from '#src/design/BulletList.tsx';
import { Card, CardGrid, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { JobsPage } from '#src/model/schemas/pages/directory.ts';

export function Roles({ section }: { section: JobsPage['roles'] }) {
  return (
    <Section id="roles" title={section.title} intro={section.intro}>
      <CardGrid>
        {section.items.map(({ name, work, needs, learn }) => (
          <li key={name}>
            <Card>
              <CardTitle>{name}</CardTitle>
              <CardText>{work}</CardText>
              <h4 className="mt-2 font-sans text-xs font-semibold text-ink-2">What one brings</h4>
              <BulletList items={needs} />
              <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1.5 border-t border-rule pt-3 text-sm">
                <span className="text-ink-2">Begin with</span>
                {learn.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </p>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
