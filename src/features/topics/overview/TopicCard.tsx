import { buttonClass } from '#src/design/Button.tsx';
import { CardFoot, CardText, CardTitle, IconChip } from '#src/design/Card.tsx';
import { Edition2024 } from '#src/design/Edition2024.tsx';
import { BrainCircuit, Cpu, GitBranch, KeyRound, Scale, ShieldCheck } from '#src/design/icons.tsx';
import { Plate } from '#src/design/Plate.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { articlesUnder } from '#src/model/pieces.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Topic } from '#src/model/schemas/topic.ts';
import { urls } from '#src/model/urls.ts';

const icons = {
  chip: Cpu,
  branches: GitBranch,
  key: KeyRound,
  brain: BrainCircuit,
  shield: ShieldCheck,
  scales: Scale,
} as const satisfies Record<Topic['icon'], unknown>;

interface Props {
  topic: Entry<'topics'>;
  tags: readonly string[];
  /** Address of the plates' sprite. */
  sprite: string;
}

/** A topic's drawing, icon and name, two lines, tags and number of articles; the whole card leads to its page. */
export function TopicCard({ topic, tags, sprite }: Props) {
  return (
    <article className="group/topic relative flex h-full flex-col gap-2.5">
      <Plate
        topic={topic.id}
        sprite={sprite}
        className="aspect-32/15 w-full rounded-md border border-rule transition-[border-color] duration-(--duration-base) group-hover/topic:border-accent-line"
      />
      <div className="mt-1 flex items-center gap-3">
        <IconChip icon={icons[topic.icon]} tone={topic.color} />
        <CardTitle>{topic.title}</CardTitle>
      </div>
      <CardText>{topic.description}</CardText>
      <Tags tags={tags} />
      <CardFoot>
        <span>
          <ArticleCount topic={topic} />
        </span>
        <a
          href={urls.topic(topic.id)}
          aria-label={`Explore ${topic.title}`}
          className={`stretched ${buttonClass('secondary')}`}
        >
          Explore
        </a>
      </CardFoot>
    </article>
  );
}

/** How many articles a topic has, leading to the list of exactly those; it stays above a card's own link. */
export function ArticleCount({ topic }: { topic: Entry<'topics'> }) {
  return (
    <>
      <a href={urls.topicPieces(topic.id)} className="relative z-1 inline-block py-1 text-ink-2">
        {articlesUnder(topic).length} articles
      </a>
      <small className="block text-xs">
        <Edition2024 value={topic.edition2024.articles} />
      </small>
    </>
  );
}
