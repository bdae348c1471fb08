import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { Story } from '#src/news/stories.ts';
import type { Profile } from './load-profile.ts';

/** Papers and stories of this site that are about the company; nothing where there are none. */
export function RelatedReading({ papers, news }: Pick<Profile, 'papers' | 'news'>) {
  if (papers.length + news.length === 0) return null;
  return (
    <Section id="reading" title={readingTitle(papers.length, news.length)}>
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {papers.map((paper) => (
          <PaperItem key={paper.id} paper={paper} />
        ))}
        {news.map((story) => (
          <StoryItem key={story.id} story={story} />
        ))}
      </ul>
    </Section>
  );
}

function readingTitle(papers: number, news: number): string {
  if (news === 0) return 'Papers';
  return papers === 0 ? 'News' : 'Papers and news';
}

function PaperItem({ paper: { id, title, year, summary, authors } }: { paper: Entry<'papers'> }) {
  return (
    <li className="grid content-start gap-1.5 border-t border-rule py-5">
      <h3 className="text-lg">
        <a href={`${urls.research()}#${id}`}>{title}</a>
      </h3>
      <p className="text-xs text-ink-2">
        Paper, {year}. {authors}
      </p>
      <p className="max-w-measure text-sm text-ink-2">{summary}</p>
    </li>
  );
}

function StoryItem({ story: { id, title, date, report, what } }: { story: Story }) {
  return (
    <li className="grid content-start gap-1.5 border-t border-rule py-5">
      <h3 className="text-lg">
        <a href={urls.story(id)}>{title}</a>
      </h3>
      <p className="text-xs text-ink-2">
        News, {formatMonth(date)}. {report.publisher}
      </p>
      <p className="max-w-measure text-sm text-ink-2">{what}</p>
    </li>
  );
}
