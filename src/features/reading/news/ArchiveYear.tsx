import { fillIn } from '#src/charts/fill-in.ts';
import { FoldedSection } from '#src/design/FoldedSection.tsx';
import { formatMonth } from '#src/design/format-date.ts';
import { type ArchiveGroup, storiesByMonth } from './archive-groups.ts';
import { StoryLines } from './StoryLines.tsx';
import type { Story } from './stories.ts';

/** So many of a long year stand by month as it opens, to the end of their month; the others unfold. */
const SHOWN = 24;

interface Props {
  group: ArchiveGroup;
  isOpen: boolean;
  /** What opens the rest: {count} of {year}. */
  more: string;
}

/** A year of the archive, by month where it holds much, or a decade. */
export function ArchiveYear({ group: { id, name, stories }, isOpen, more }: Props) {
  return (
    <FoldedSection id={id} title={`${name}, ${stories.length}`} note={stories[0]?.title} isOpen={isOpen}>
      {stories.length > SHOWN ? (
        <LongYear name={name} stories={stories} more={more} />
      ) : (
        <StoryLines stories={stories} />
      )}
    </FoldedSection>
  );
}

function LongYear({ name, stories, more }: { name: string; stories: readonly Story[]; more: string }) {
  const months = storiesByMonth(stories);
  const shown = months.findIndex((_, index) => countOf(months.slice(0, index + 1)) >= SHOWN) + 1;
  const rest = months.slice(shown);
  return (
    <>
      <Months months={months.slice(0, shown)} />
      {rest.length > 0 ? (
        <details data-fold="">
          <summary className="py-3 font-semibold text-accent">
            {fillIn(more, { count: countOf(rest), year: name })}
          </summary>
          <Months months={rest} />
        </details>
      ) : null}
    </>
  );
}

type Months = ReturnType<typeof storiesByMonth<Story>>;

const countOf = (months: Months) => months.reduce((sum, [, { length }]) => sum + length, 0);

function Months({ months }: { months: Months }) {
  return months.map(([month, stories]) => (
    <div key={month} className="story-month">
      <p>
        <time dateTime={month}>{formatMonth(month)}</time>
      </p>
      <StoryLines stories={stories} isOfYear />
    </div>
  ));
}
