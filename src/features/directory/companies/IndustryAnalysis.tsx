import { ButtonLink } from '#src/design/Button.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { Cloud, Cpu, Landmark, TrendingDown } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { CompaniesPage } from '#src/model/schemas/pages/directory.ts';
import { urls } from '#src/model/urls.ts';

const icons = { approaches: Cpu, cloud: Cloud, investment: TrendingDown, programs: Landmark } as const;

export function IndustryAnalysis({ section }: { section: CompaniesPage['analysis'] }) {
  return (
    <Section
      id="analysis"
      title={section.title}
      intro={section.intro}
      action={
        <ButtonLink href={urls.industry()} variant="secondary">
          Read the industry report
        </ButtonLink>
      }
    >
      <ul className="grid gap-6 md:grid-cols-2">
        {section.items.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title}>
              <Card>
                <Icon aria-hidden strokeWidth={1.5} className="size-6.5 text-accent" />
                <CardTitle>{title}</CardTitle>
                <CardText>{text}</CardText>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
