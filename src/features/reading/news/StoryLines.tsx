import '#src/design/framed.css';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { NewsPage } from '#src/model/schemas/pages/reading.ts';
import { urls } from '#src/model/urls.ts';
import type { Story } from './stories.ts';
import './story-lines.css';

interface Props {
  stories: readonly Story[];
  /** Whether a filter narrows them. */
  rows?: boolean;
  /** Whether the year stands above them, so that a date goes without. */
  isOfYear?: boolean;
}

/** Stories as lines: date, headline, category and how far it has come; what happened is on the story's own page. */
export function StoryLines({ stories, rows, isOfYear = false }: Props) {
  return (
    <ul data-repeats="" data-rows={rows ? '' : undefined} className="story-lines">
      {stories.map(({ id, title, date, status, category }) => (
        <li key={id} data-category={rows ? category : undefined}>
          <time dateTime={date}>{isOfYear ? withoutYear(date) : formatPartial(date)}</time>
          <h3>
            <a href={urls.story(id)}>{title}</a>
          </h3>
          <p>{`${category}, ${status}`}</p>
        </li>
      ))}
    </ul>
  );
}

const withoutYear = (date: string) => formatPartial(date).replace(/ \d{4}$/, '');

interface OlderStoriesProps {
  section: NewsPage['older'];
  stories: readonly Story[];
}

/** Stories of the archive for the categories that the lists have none of. They show only where such a one is chosen. */
export function OlderStories({ section, stories }: OlderStoriesProps) {
  return (
    <div hidden id="older-stories" data-group="" className="in-[main:has([name=category][value='']:checked)]:hidden">
      <Section id="older" isFramed title={section.title} intro={section.intro}>
        <StoryLines stories={stories} rows />
      </Section>
    </div>
  );
}
