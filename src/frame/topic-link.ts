import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

/** What the menus need to know of a topic. */
export interface TopicLink {
  id: string;
  href: string;
  title: string;
  description: string;
}

export function topicLinks(topics: readonly Entry<'topics'>[]): TopicLink[] {
  return topics.map(({ id, menuTitle, menuDescription }) => ({
    id,
    href: urls.topic(id),
    title: menuTitle,
    description: menuDescription,
  }));
}
