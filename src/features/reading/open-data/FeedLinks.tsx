import type { Feed } from '#src/base/page-metadata.ts';
import { Rss } from '#src/design/icons.tsx';

/** The feeds as links, for those who follow them in a program of their own. */
export function FeedLinks({ intro, feeds }: { intro: string; feeds: readonly Feed[] }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      <span className="inline-flex items-center gap-2">
        <Rss aria-hidden strokeWidth={1.5} className="size-4 text-accent" />
        {intro}
      </span>
      {feeds.map(({ path, name }) => (
        <a key={path} href={path} className="inline-flex min-h-6 items-center">
          {name}
        </a>
      ))}
    </p>
  );
}
