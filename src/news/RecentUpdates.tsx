import { Cpu, FlaskConical, Handshake, Landmark, Rocket, Server } from 'lucide-react';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';
import { choicesAttribute } from '#src/filters/choice-filter.ts';
import type { Update } from '#src/model/schemas/news-item.ts';
import type { NewsPage } from '#src/model/schemas/pages/news.ts';
import { Byline } from './Byline.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { Entry } from './load-news.ts';
import { StoryLink } from './StoryLink.tsx';
import { UPDATES_ID } from './story-lists.ts';

const icons = {
  cpu: Cpu,
  handshake: Handshake,
  landmark: Landmark,
  rocket: Rocket,
  server: Server,
  flask: FlaskConical,
} as const;

/** Recent Updates: six stories in two ruled columns. */
export function RecentUpdates({ section, stories }: { section: NewsPage['updates']; stories: Entry<Update>[] }) {
  return (
    <Section id={UPDATES_ID} title={section.title} intro={section.intro}>
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {stories.map((story) => {
          const Icon = icons[story.icon];
          return (
            <li
              key={story.id}
              id={story.id}
              {...choicesAttribute([story.category])}
              className="grid grid-cols-[auto_1fr] gap-4 border-t border-rule py-6"
            >
              <span className="grid size-11 place-items-center rounded-sm border border-rule bg-ill-bg text-accent">
                <Icon aria-hidden strokeWidth={1.5} className="size-5.5" />
              </span>
              <article className="grid min-w-0 content-start gap-2">
                <p>
                  <CategoryBadge category={story.category} />
                </p>
                <h3 className="text-xl">{story.title}</h3>
                <p className="text-sm text-ink-2">{story.summary}</p>
                <Byline story={story} />
                <StoryLink story={story} />
                <EntrySources sources={story.sources} asOf={story.asOf} />
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
