import { filedUnder } from '#src/model/pieces.ts';
import type { Entry } from '#src/model/read-content.ts';

/** What a card of All Topics shows, and no more: the list of cards is sent to the browser. */
export type TopicOverview = ReturnType<typeof topicOverview>;

export function topicOverview(topic: Entry<'topics'>) {
  const { id, title, description, tags, category, difficulty, lastUpdated } = topic;
  return { id, title, description, tags, category, difficulty, lastUpdated, articles: filedUnder(topic).length };
}
