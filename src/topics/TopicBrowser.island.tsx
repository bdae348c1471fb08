import { useEffect, useRef, useState } from 'react';
import { CardGrid } from '#src/design/Card.tsx';
import { filterFromQuery, NO_FILTER, passes, type TopicFilter, withFilter } from './filter-topics.ts';
import type { TopicEntry } from './load-topics.ts';
import { NoTopicsFound } from './NoTopicsFound.tsx';
import { TopicFilterForm } from './TopicFilterForm.tsx';
import { TopicOverviewCard } from './TopicOverviewCard.tsx';

/** Browsers limit how often an address may change, so it follows when the typing pauses. */
const ADDRESS_DELAY_MS = 250;

interface Props {
  topics: TopicEntry[];
  categories: readonly string[];
  /** Address of the plates' sprite. */
  sprite: string;
}

/** The topic cards with search and category, both kept in the address. Without script all the cards show. */
export function TopicBrowser({ topics, categories, sprite }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const found = topics.filter((topic) => passes(topic, filter));

  useEffect(() => {
    if (!form.current) return;
    fillUntouched(form.current, filterFromQuery(location.search, categories));
    setFilter(readFilter(form.current));
  }, [categories]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = withFilter(location.href, filter);
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter]);

  function clear() {
    form.current?.reset();
    setFilter(NO_FILTER);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-3 noscript:hidden">
        <TopicFilterForm ref={form} categories={categories} onFilter={(element) => setFilter(readFilter(element))} />
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
        <NoTopicsFound onClear={clear} />
      )}
    </div>
  );
}

function readFilter(form: HTMLFormElement): TopicFilter {
  const fields = new FormData(form);
  return { text: String(fields.get('q') ?? ''), category: String(fields.get('category') ?? NO_FILTER.category) };
}

/** Writes the address's filter into the fields, but never over what the visitor has already entered. */
function fillUntouched(form: HTMLFormElement, filter: TopicFilter): void {
  const entered = readFilter(form);
  if (entered.text !== NO_FILTER.text || entered.category !== NO_FILTER.category) return;
  const text = form.elements.namedItem('q');
  const category = form.elements.namedItem('category');
  if (text instanceof HTMLInputElement) text.value = filter.text;
  if (category instanceof HTMLSelectElement) category.value = filter.category;
}
