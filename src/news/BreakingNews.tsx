import { TrendingUp } from 'lucide-react';
import { Badge } from '#src/design/Badge.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';
import { choicesAttribute } from '#src/filters/choice-filter.ts';
import type { BreakingStory } from '#src/model/schemas/news-item.ts';
import type { NewsPage } from '#src/model/schemas/pages/news.ts';
import { Byline } from './Byline.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { Entry } from './load-news.ts';
import { StoryLink } from './StoryLink.tsx';
import { BREAKING_ID } from './story-lists.ts';

interface Props {
  section: NewsPage['breaking'];
  stories: Entry<BreakingStory>[];
}

/** Breaking News: three stories as cards. */
export function BreakingNews({ section, stories }: Props) {
  return (
    <Section id={BREAKING_ID} title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} id={story.id} {...choicesAttribute([story.category])}>
            <Card>
              <div className="flex flex-wrap gap-1.5">
                <CategoryBadge category={story.category} />
                {story.trending ? (
                  <Badge tone="orange">
                    <TrendingUp aria-hidden className="size-3" />
                    Trending
                  </Badge>
                ) : null}
              </div>
              <CardTitle>{story.title}</CardTitle>
              <CardText>{story.summary}</CardText>
              <div className="mt-auto grid gap-2 pt-2">
                <Byline story={story} />
                <StoryLink story={story} />
                <EntrySources sources={story.sources} asOf={story.asOf} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
