import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { TopicsPage } from '#src/model/schemas/pages/topics.ts';

export function LearningPaths({ section }: { section: TopicsPage['paths'] }) {
  return (
    <Section id="learning-paths" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {section.items.map((path) => (
          <li key={path.level}>
            <Card>
              <CardTitle>{path.level}</CardTitle>
              <CardText>{path.description}</CardText>
              <ol className="mt-1 border-t border-rule text-sm">
                {path.steps.map((step, index) => (
                  <li key={step.href} className="flex items-baseline gap-3 border-b border-rule py-2 last:border-b-0">
                    <span aria-hidden className="w-4 flex-none font-serif text-ink-3 lining-nums">
                      {index + 1}
                    </span>
                    <a href={step.href} className="inline-block py-0.5">
                      {step.label}
                    </a>
                  </li>
                ))}
              </ol>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
