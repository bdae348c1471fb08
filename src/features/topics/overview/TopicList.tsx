import { Badge } from '#src/design/Badge.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { Card, CardFoot, CardGrid, CardText, CardTitle } from '#src/design/Card.tsx';
import { formatMonth } from '#src/design/format-date.ts';
import { difficultyTone } from '#src/design/LevelBadge.tsx';
import { Plate } from '#src/design/Plate.tsx';
import { Tags } from '#src/design/Tags.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { ArticleKinds } from './ArticleKinds.tsx';
import { ArticleCount } from './TopicCard.tsx';

interface Props {
  topics: readonly Entry<'topics'>[];
  /** Address of the plates' sprite. */
  sprite: string;
}

/** All topics as cards. The search looks at every tag, also at those that a card only counts (R10.3). */
export function TopicList({ topics, sprite }: Props) {
  return (
    <CardGrid rows>
      {topics.map((topic) => (
        <li key={topic.id} data-match="phrase" data-category={topic.category} data-identifiers={topic.tags.join('\n')}>
          <TopicOverviewCard topic={topic} sprite={sprite} />
        </li>
      ))}
    </CardGrid>
  );
}

/** A card shows this many tags; the rest are counted. */
const SHOWN_TAGS = 4;

/** A topic on the All Topics page: as on the home page, with its category and difficulty. */
function TopicOverviewCard({ topic, sprite }: { topic: Entry<'topics'>; sprite: string }) {
  const hidden = topic.tags.length - SHOWN_TAGS;
  const tags = [...topic.tags.slice(0, SHOWN_TAGS), ...(hidden > 0 ? [`+${hidden} more`] : [])];
  return (
    <Card figure={<Plate topic={topic.id} sprite={sprite} className="aspect-32/15 w-full border-b border-rule" />}>
      <div data-search="">
        <CardTitle>{topic.title}</CardTitle>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge>{topic.category}</Badge>
        <Badge tone={difficultyTone[topic.difficulty]}>{topic.difficulty}</Badge>
      </p>
      <div data-search="">
        <CardText>{topic.description}</CardText>
      </div>
      <Tags tags={tags} />
      <ArticleKinds topic={topic} />
      <CardFoot>
        <span>
          <ArticleCount topic={topic} />
          <span className="block">Updated {formatMonth(topic.lastUpdated)}</span>
        </span>
        <a
          href={urls.topic(topic.id)}
          aria-label={`Explore ${topic.title}`}
          className={`stretched ${buttonClass('secondary')}`}
        >
          Explore
        </a>
      </CardFoot>
    </Card>
  );
}
