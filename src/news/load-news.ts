import { entriesOf } from '#src/model/read-content.ts';
import type { BreakingStory, LeadStory, NewsItem, Update } from '#src/model/schemas/news-item.ts';

/** A story with its id, which is its anchor on the page. */
export type Entry<Story extends NewsItem = NewsItem> = Story & { id: string };

export interface News {
  lead: Entry<LeadStory>;
  breaking: Entry<BreakingStory>[];
  updates: Entry<Update>[];
}

/** The stories by their place on the page. Throws unless there is one lead, three breaking stories and six updates. */
export function loadNews(): News {
  const items = entriesOf('news').toSorted((a, b) => a.order - b.order);
  const at = <Place extends NewsItem['place']>(place: Place, count: number) => {
    const stories = items.filter((item): item is Entry<Extract<NewsItem, { place: Place }>> => item.place === place);
    if (stories.length !== count)
      throw new Error(`content/news has ${stories.length} stories with "place: ${place}"; the page shows ${count}`);
    return stories;
  };
  const [lead] = at('lead', 1);
  if (!lead) throw new Error('content/news has no lead story');
  return { lead, breaking: at('breaking', 3), updates: at('update', 6) };
}
