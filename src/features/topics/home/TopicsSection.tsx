import { ButtonLink } from '#src/design/Button.tsx';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';
import { TopicCard } from '../overview/TopicCard.tsx';

interface Props {
  section: HomePage['topics'];
  topics: readonly Entry<'topics'>[];
  /** Address of the plates' sprite. */
  sprite: string;
}

export function TopicsSection({ section, topics, sprite }: Props) {
  return (
    <Section
      id="topics"
      title={section.title}
      intro={section.intro}
      action={
        <ButtonLink href={urls.topics()} variant="secondary">
          {section.allLabel}
        </ButtonLink>
      }
    >
      <CardGrid>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} tags={topic.cardTags} sprite={sprite} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
