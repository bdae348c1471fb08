import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { urls } from '#src/model/urls.ts';
import type { Around, Story } from './stories.ts';

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
      <ol className="grid lg:auto-cols-fr lg:grid-flow-col">
        {[...earlier, story, ...later].map(({ id, date, title: headline }) => (
          <li
            key={id}
            aria-current={id === story.id ? 'true' : undefined}
            className="group relative border-l-2 border-rule pb-5 pl-6 last:border-transparent lg:border-t-2 lg:border-l-0 lg:pt-5 lg:pr-6 lg:pb-0 lg:pl-0 lg:last:border-rule"
          >
            <span
              aria-hidden
              className="absolute top-1 -left-[7px] size-3 rounded-full border-2 border-accent bg-paper group-aria-[current]:border-phase group-aria-[current]:bg-phase lg:-top-[7px] lg:left-0"
            />
            <time dateTime={date} className="text-xs text-ink-2 tabular-nums">
              {formatPartial(date)}
            </time>
            <p className="max-w-[44ch] text-sm">
              {id === story.id ? <b className="font-semibold">{here}</b> : <a href={urls.story(id)}>{headline}</a>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
