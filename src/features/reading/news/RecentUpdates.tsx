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
} from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Development } from '#src/model/schemas/development.ts';
import type { NewsPage } from '#src/model/schemas/pages/reading.ts';
import { Byline, StoryBadges, StoryLink } from './StoryParts.tsx';
import type { Story } from './stories.ts';

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

export function RecentUpdates({ section, stories }: { section: NewsPage['updates']; stories: readonly Story[] }) {
  return (
    <Section id="updates" isGroup title={section.title} intro={section.intro}>
      <ul data-rows="" data-repeats="" className="grid gap-x-12 lg:grid-cols-2">
        {stories.map((story) => {
          const Icon = icons[story.category];
          return (
            <li
              key={story.id}
              id={story.id}
              data-category={story.category}
              className="grid grid-cols-[auto_1fr] gap-4 border-t border-rule py-6"
            >
              <span className="grid size-11 place-items-center rounded-sm border border-rule bg-ill-bg text-accent">
                <Icon aria-hidden strokeWidth={1.5} className="size-5.5" />
              </span>
              <article className="grid min-w-0 content-start gap-2">
                <StoryBadges story={story} />
                <h3 className="text-xl">{story.title}</h3>
                <p className="text-sm text-ink-2">{story.what}</p>
                <Byline story={story} />
                <StoryLink story={story} />
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
