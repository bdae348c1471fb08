import type { TopicId } from '#src/site/urls.ts';

/** What the menus need to know of a topic. */
export interface TopicLink {
  id: TopicId;
  href: string;
  title: string;
  description: string;
}
