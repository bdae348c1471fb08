import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { urls } from '#src/model/urls.ts';
import type { Around, Story } from './stories.ts';
import './story-line.css';

interface Props {
  title: string;
  /** What the story itself is called in the line. */
  here: string;
  story: Story;
  around: Around;
}

/** What came before a story about the same thing, and after it, along a short line of time: the latest at its end. */
export function StoryLine({ title, here, story, around: { earlier, later } }: Props) {
  return (
    <Section id="around" title={title}>
      <ol className="story-line">
        {[...earlier, story, ...later].map(({ id, date, title: headline }) => (
          <li key={id} aria-current={id === story.id ? 'true' : undefined}>
            <i aria-hidden />
            <time dateTime={date} className="text-xs text-ink-2 tabular-nums">
              {formatPartial(date)}
            </time>
            <p>{id === story.id ? <b className="font-semibold">{here}</b> : <a href={urls.story(id)}>{headline}</a>}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
