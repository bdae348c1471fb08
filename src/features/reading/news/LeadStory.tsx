import type { ReactNode } from 'react';
import { Badge } from '#src/design/Badge.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Plate } from '#src/design/Plate.tsx';
import { Byline, StoryBadges } from './StoryParts.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { isBreaking, readingMinutes, type Story } from './stories.ts';

interface Props {
  story: Story;
  /** Address of the plates' sprite. */
  sprite: string;
  /** The portrait of the machine that it is about. */
  children?: ReactNode;
}

export function LeadStory({ story, sprite, children }: Props) {
  return (
    <section id="lead" data-group="" aria-labelledby="lead-title" className="pt-4 pb-(--section-space)">
      <div className="wrap" data-rows="" data-repeats="">
        <div
          id={story.id}
          data-category={story.category}
          className="grid overflow-hidden rounded-md border border-rule bg-surface lg:grid-cols-[5fr_7fr]"
        >
          {children ?? (
            <figure className="grid border-rule bg-ill-bg max-lg:border-b lg:border-r">
              <LeadPicture story={story} sprite={sprite} />
            </figure>
          )}
          <div className="grid content-center gap-4 p-5 lg:p-9">
            <div className="flex flex-wrap gap-1.5">
              {isBreaking(story) ? <Badge tone="destructive">Breaking News</Badge> : <Badge tone="solid">Latest</Badge>}
              <StoryBadges story={story} />
            </div>
            <h2 id="lead-title" className="text-2xl">
              {story.title}
            </h2>
            <p className="max-w-measure text-ink-2">{story.what}</p>
            <Byline story={story} extra={`${readingMinutes(story)} min read`} />
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

interface LeadPictureProps {
  story: Story;
  /** Address of the plates' sprite. */
  sprite: string;
}

/** What the lead story is about: its own drawing, else the plate of its topic. */
function LeadPicture({ story: { picture, about }, sprite }: LeadPictureProps) {
  if (picture) return <StoryPicture of={picture} />;
  const [topic] = about.topics;
  return <Plate topic={topic ?? ''} sprite={sprite} className="m-auto aspect-32/15 w-full" />;
}
