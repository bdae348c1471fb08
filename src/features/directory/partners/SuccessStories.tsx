import { Badge } from '#src/design/Badge.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PartnersPage } from '#src/model/schemas/pages/partners.ts';

/** Three examples of what a partnership can bring, marked as examples. */
export function SuccessStories({ section }: { section: PartnersPage['stories'] }) {
  return (
    <Section id="stories" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {section.items.map((story) => (
          <li key={story.company}>
            <Card>
              <div className="flex items-start justify-between gap-4">
                <span
                  aria-hidden
                  className="grid size-11 place-items-center rounded-sm border border-rule bg-ill-bg font-serif font-medium text-accent"
                >
                  {story.initials}
                </span>
                <Badge>{section.label}</Badge>
              </div>
              <CardTitle>{story.result}</CardTitle>
              <p className="text-xs text-ink-3">{story.company}</p>
              <CardText>{story.description}</CardText>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
