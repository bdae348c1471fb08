import '#src/design/framed.css';
import { Badge } from '#src/design/Badge.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import {
  Banknote,
  Cloud,
  Cpu,
  FlaskConical,
  Handshake,
  Landmark,
  Lock,
  Microscope,
  Rocket,
  Server,
  TrendingUp,
} from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Development } from '#src/model/schemas/development.ts';
import { urls } from '#src/model/urls.ts';
import { StoryLink } from './StoryParts.tsx';
import { isTrending, type Story } from './stories.ts';
import './story-lines.css';

const icons: Record<Development['category'], typeof Cpu> = {
  Hardware: Cpu,
  Research: Microscope,
  Cloud,
  Funding: Banknote,
  Security: Lock,
  Applications: FlaskConical,
  Policy: Landmark,
  Partnership: Handshake,
  Infrastructure: Server,
  Startups: Rocket,
};

interface Props {
  id: string;
  section: { title: string; intro?: string | undefined };
  stories: readonly Story[];
}

/** A list of the news page: its heading, and beside it the stories as rows. */
export function StoryRows({ id, section, stories }: Props) {
  return (
    <Section id={id} isGroup isFramed title={section.title} intro={section.intro}>
      <ul data-rows="" data-repeats="" className="border-b border-rule">
        {stories.map((story) => (
          <li key={story.id} id={story.id} data-category={story.category} className="story-row">
            <Standing story={story} />
            <article className="grid content-start gap-1.5">
              <h3>{story.title}</h3>
              <p className="text-sm text-ink-2">{story.what}</p>
              <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
                <span>{story.report.publisher}</span>
                <StoryLink story={story} />
              </p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** When it happened, of what kind it is and how far it has come; the date leads to the story's own page. */
function Standing({ story }: { story: Story }) {
  const { id, date, category, status } = story;
  const Icon = icons[category];
  return (
    <div className="story-standing">
      <a href={urls.story(id)} className="text-ink">
        <time dateTime={date}>{formatPartial(date)}</time>
        <span className="visually-hidden">: page of this story</span>
      </a>
      <span className="flex items-center gap-1.5">
        <Icon aria-hidden strokeWidth={1.5} className="size-4 text-accent" />
        {category}
      </span>
      <span>{status}</span>
      {isTrending(story) ? (
        <Badge tone="orange">
          <TrendingUp aria-hidden className="size-3" />
          Trending
        </Badge>
      ) : null}
    </div>
  );
}
