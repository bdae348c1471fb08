import { CardGrid } from '#src/design/Card.tsx';
import { FilterForm } from '#src/filters/FilterForm.tsx';
import { listFilter, listFilterOf } from '#src/filters/list-filter.ts';
import { NothingFound } from '#src/filters/NothingFound.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { urls } from '#src/model/urls.ts';
import { filtered } from './filter-topics.ts';
import { TopicOverviewCard } from './TopicOverviewCard.tsx';
import type { TopicOverview } from './topic-overview.ts';

interface Props {
  topics: readonly TopicOverview[];
  categories: readonly string[];
  /** Address of the plates' sprite. */
  sprite: string;
}

/** The topic cards with search and category, both kept in the address. Without script all the cards show. */
export function TopicBrowser({ topics, categories, sprite }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const passes = listFilter(listFilterOf(fields));
  const found = topics.filter((topic) => passes(filtered(topic)));
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 noscript:hidden">
        <FilterForm
          ref={form}
          action={urls.topics()}
          categories={categories}
          placeholder="Search topics, tags, or content..."
          onFilter={update}
        />
        <output aria-live="polite" className="text-sm text-ink-2">
          {found.length === 1 ? '1 topic' : `${found.length} topics`}
        </output>
      </div>
      {found.length > 0 ? (
        <CardGrid>
          {found.map((topic) => (
            <li key={topic.id}>
              <TopicOverviewCard topic={topic} sprite={sprite} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <NothingFound
          title="No Topics Found"
          hint="Try adjusting your search terms or category filters."
          onClear={clear}
        />
      )}
    </div>
  );
}
