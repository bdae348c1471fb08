import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import type { AlgorithmsPage } from '#src/model/schemas/pages/algorithms.ts';

/** The four families of algorithms with their numbers of articles. */
export function Categories({ section }: { section: AlgorithmsPage['categories'] }) {
  return (
    <Section id="categories" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {section.items.map(({ name, count, description, examples }) => (
          <li key={name}>
            <Card>
              <CardTitle>{name}</CardTitle>
              <p className="text-sm text-ink-2">
                <span className="font-serif text-2xl font-medium text-ink lining-nums">{count}</span> articles
              </p>
              <CardText>{description}</CardText>
              <div className="mt-auto pt-1">
                <Tags tags={examples} label="Examples" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
