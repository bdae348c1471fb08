import { CardGrid } from '#src/design/Card.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { TopicOverviewCard } from './TopicOverviewCard.tsx';

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
