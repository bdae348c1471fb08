import { Badge } from '#src/design/Badge.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { TrendingUp } from '#src/design/icons.ts';
import { Section } from '#src/design/Section.tsx';
import type { NewsPage } from '#src/model/schemas/pages/news.ts';
import { Byline } from './Byline.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import { StoryLink } from './StoryLink.tsx';
import { isBreaking, type Story } from './stories.ts';

interface Props {
  section: NewsPage['breaking'];
  stories: readonly Story[];
}

/** The stories behind the lead as cards; they are breaking news while the newest of them is. */
export function BreakingNews({ section, stories }: Props) {
  return (
    <Section
      id="breaking"
      isGroup
      title={stories.some((story) => isBreaking(story)) ? section.title : section.later}
      intro={section.intro}
    >
      <ul data-rows="" data-repeats="" className="grid gap-6 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} id={story.id} data-category={story.category}>
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
