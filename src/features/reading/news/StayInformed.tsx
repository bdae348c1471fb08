import type { ReactNode } from 'react';
import { Mail } from '#src/design/icons.tsx';
import type { NewsPage } from '#src/model/schemas/pages/reading.ts';
import { FeedLinks } from '../open-data/FeedLinks.tsx';
import { formatsOf } from '../open-data/feeds.ts';

export function StayInformed({ section, children }: { section: NewsPage['subscribe']; children?: ReactNode }) {
  return (
    <section id="subscribe" aria-labelledby="subscribe-title" className="pb-(--section-space)">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-5 rounded-md bg-accent-soft p-6 md:grid-cols-2 lg:p-9">
          <div>
            <h2 id="subscribe-title" className="flex items-center gap-3 text-2xl">
              <Mail aria-hidden strokeWidth={1.5} className="size-7 text-accent" />
              {section.title}
            </h2>
            <p className="mt-2 max-w-measure text-ink-2">{section.intro}</p>
            <FeedLinks intro={section.feeds} feeds={formatsOf('news')} />
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
