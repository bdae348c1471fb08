import { formatPartial } from '#src/design/format-date.ts';
import type { Story } from '#src/features/reading/news/stories.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  texts: HomePage['news'];
  /** The newest first. */
  stories: readonly Story[];
}

/** The newest developments, one a line. */
export function NewsSection({ texts, stories }: Props) {
  return (
    <section id="news" aria-labelledby="news-title" className="border-t border-rule bg-sunken py-(--section-space)">
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,10fr)]">
        <div>
          <h2 id="news-title" className="text-2xl">
            {texts.title}
          </h2>
          <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
            <a href={urls.news()}>{texts.all}</a>
            <a href={urls.timeline()}>{texts.timeline}</a>
          </p>
        </div>
        <ol className="border-b border-rule">
          {stories.map(({ id, date, title, category, status }) => (
            <li
              key={id}
              className="grid gap-x-6 border-t border-rule py-3 first:border-t-0 first:pt-0 md:grid-cols-[6.5rem_1fr_auto] md:items-baseline"
            >
              <time dateTime={date} className="text-sm text-ink-2">
                {formatPartial(date)}
              </time>
              <a
                href={urls.story(id)}
                className="font-serif text-lg leading-snug text-pretty text-ink no-underline hover:underline"
              >
                {title}
              </a>
              <span className="text-xs text-ink-2">{`${category}, ${status}`}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
