import { getCollection } from 'astro:content';
import type { Topic } from '#src/model/schemas/topic.ts';
import { type TopicId, urls } from '#src/model/urls.ts';
import type { TopicLink } from './topic-link.ts';

export type TopicEntry = Topic & { id: TopicId };

/** The six topics in their order. */
export async function loadTopics(): Promise<TopicEntry[]> {
  const entries = await getCollection('topics');
  return entries.map(({ id, data }) => ({ ...data, id: id as TopicId })).sort((a, b) => a.order - b.order);
}

/** The six topics as menus show them. */
export async function loadTopicLinks(): Promise<TopicLink[]> {
  const topics = await loadTopics();
  return topics.map(({ id, menuTitle, menuDescription }) => ({
    id,
    href: urls.topic(id),
    title: menuTitle,
    description: menuDescription,
  }));
}
