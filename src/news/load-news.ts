import { getCollection } from 'astro:content';
import type { BreakingStory, LeadStory, NewsItem, Update } from '#src/content-model/news-item.ts';

export interface News {
  lead: LeadStory;
  breaking: BreakingStory[];
  updates: Update[];
}

/** The stories by their place on the page. Throws unless there is one lead, three breaking stories and six updates. */
export async function loadNews(): Promise<News> {
  const items = (await getCollection('news')).map(({ data }) => data).sort((a, b) => a.order - b.order);
  const at = <Place extends NewsItem['place']>(place: Place, count: number) => {
    const stories = items.filter((item): item is Extract<NewsItem, { place: Place }> => item.place === place);
    if (stories.length !== count)
      throw new Error(`content/news has ${stories.length} stories with "place: ${place}"; the page shows ${count}`);
    return stories;
  };
  const [lead] = at('lead', 1);
  if (!lead) throw new Error('content/news has no lead story');
  return { lead, breaking: at('breaking', 3), updates: at('update', 6) };
}
