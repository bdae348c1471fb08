import { Badge } from '#src/design/Badge.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Byline } from './Byline.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { isBreaking, type Story } from './stories.ts';

/** The lead story, with a drawing of what it is about where there is one. */
export function LeadStory({ story }: { story: Story }) {
  return (
    <section id="lead" data-group="" aria-labelledby="lead-title" className="py-(--section-space)">
      <div className="wrap" data-rows="" data-repeats="">
        <div
          id={story.id}
          data-category={story.category}
          className={`grid overflow-hidden rounded-md border border-rule bg-surface ${story.picture ? 'lg:grid-cols-[5fr_7fr]' : ''}`}
        >
          {story.picture ? (
            <div className="grid border-rule bg-ill-bg max-lg:border-b lg:border-r">
              <StoryPicture of={story.picture} />
            </div>
          ) : null}
          <div className="grid content-center gap-4 p-5 lg:p-9">
            <div className="flex flex-wrap gap-1.5">
              {isBreaking(story) ? <Badge tone="destructive">Breaking News</Badge> : <Badge tone="solid">Latest</Badge>}
              <CategoryBadge category={story.category} />
            </div>
            <h2 id="lead-title" className="text-2xl">
              {story.title}
            </h2>
            <p className="max-w-measure text-ink-2">{story.what}</p>
            <Byline story={story} extra={story.readMinutes ? `${story.readMinutes} min read` : undefined} />
            <p>
              <ExternalLink
                href={story.report.url}
                label={`Read the story: ${story.title}`}
                className={buttonClass('primary')}
              >
                Read the story
              </ExternalLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
