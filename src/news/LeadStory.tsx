import type { LeadStory as Lead } from '#src/content-model/news-item.ts';
import { Badge } from '#src/design/Badge.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Plate } from '#src/design/Plate.tsx';
import { Byline } from './Byline.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { Entry } from './load-news.ts';

/** The lead story, with a drawing of a qubit lattice. */
export function LeadStory({ story, sprite }: { story: Entry<Lead>; sprite: string }) {
  return (
    <section id="lead" aria-labelledby="lead-title" className="py-(--section-space)">
      <div className="wrap">
        <div
          id={story.id}
          className="grid overflow-hidden rounded-md border border-rule bg-surface lg:grid-cols-[5fr_7fr]"
        >
          <Plate topic="hardware" sprite={sprite} className="h-44 w-full lg:h-full" />
          <div className="grid content-center gap-4 p-5 lg:p-9">
            <div className="flex flex-wrap gap-1.5">
              <Badge tone="destructive">Breaking News</Badge>
              <CategoryBadge category={story.category} />
            </div>
            <h2 id="lead-title" className="text-2xl">
              {story.title}
            </h2>
            <p className="max-w-measure text-ink-2">{story.summary}</p>
            <Byline story={story} extra={`${story.readMinutes} min read`} />
            <p>
              <ExternalLink
                href={story.url}
                label={`Read the story: ${story.title}`}
                className={buttonClass('primary')}
              >
                Read the story
              </ExternalLink>
            </p>
            <EntrySources sources={story.sources} asOf={story.asOf} />
          </div>
        </div>
      </div>
    </section>
  );
}
