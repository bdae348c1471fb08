import { formatPartial } from '#src/figures/partial-date.ts';
import { urls } from '#src/model/urls.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { Story } from './stories.ts';

/** Stories as lines: date, headline, what happened, and how far it has come. */
export function StoryLines({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="border-b border-rule">
      {stories.map(({ id, title, date, what, status, category }) => (
        <li key={id} className="grid gap-x-8 gap-y-1.5 border-t border-rule py-4 md:grid-cols-[8rem_1fr]">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5 text-sm text-ink-2 md:flex-col">
            <time dateTime={date}>{formatPartial(date)}</time>
            <CategoryBadge category={category} />
          </div>
          <div className="min-w-0">
            <h3 className="text-lg">
              <a href={urls.story(id)}>{title}</a>
            </h3>
            <p className="mt-1 max-w-measure text-sm text-ink-2">{what}</p>
            <p className="mt-1 text-xs text-ink-2">{status}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
