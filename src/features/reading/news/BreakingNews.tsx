import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { NewsPage } from '#src/model/schemas/pages/reading.ts';
import { Byline, StoryBadges, StoryLink } from './StoryParts.tsx';
import type { Story } from './stories.ts';

interface Props {
  section: NewsPage['breaking'];
  stories: readonly Story[];
}

export function BreakingNews({ section, stories }: Props) {
  return (
    <Section id="breaking" isGroup title={section.title} intro={section.intro}>
      <ul data-rows="" data-repeats="" className="grid gap-6 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} id={story.id} data-category={story.category}>
            <Card>
              <StoryBadges story={story} />
              <CardTitle>{story.title}</CardTitle>
              <CardText>{story.what}</CardText>
              <div className="mt-auto grid gap-2 pt-2">
                <Byline story={story} />
                <StoryLink story={story} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
