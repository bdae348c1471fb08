import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { NewsPage } from '#src/model/schemas/pages/reading.ts';
import { urls } from '#src/model/urls.ts';
import { CategoryBadge } from './StoryParts.tsx';
import type { Story } from './stories.ts';

interface Props {
  stories: readonly Story[];
  /** Whether a filter narrows them. */
  rows?: boolean;
}

/** Stories as lines: date, headline and how far it has come; what happened is on the story's own page. */
export function StoryLines({ stories, rows }: Props) {
  return (
    <ul data-repeats="" data-rows={rows ? '' : undefined} className="border-b border-rule">
      {stories.map(({ id, title, date, status, category }) => (
        <li
          key={id}
          data-category={rows ? category : undefined}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-3 md:grid-cols-[7rem_1fr_auto] md:items-baseline"
        >
          <time dateTime={date} className="text-sm text-ink-2">
            {formatPartial(date)}
          </time>
          <h3 className="max-w-[70ch] text-lg text-wrap">
            <a href={urls.story(id)}>{title}</a>
          </h3>
          <p className="flex items-center gap-3 text-xs text-ink-2">
            {status}
            <CategoryBadge category={category} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface OlderStoriesProps {
  section: NewsPage['older'];
  stories: readonly Story[];
}

/** Stories of the archive for the categories that the lists have none of. They show only where such a one is chosen. */
export function OlderStories({ section, stories }: OlderStoriesProps) {
  return (
    <div hidden id="older-stories" data-group="" className="in-[main:has([name=category][value='']:checked)]:hidden">
      <Section id="older" title={section.title} intro={section.intro}>
        <StoryLines stories={stories} rows />
      </Section>
    </div>
  );
}
