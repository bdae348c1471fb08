import type { TopicId } from '#src/model/urls.ts';

/** What the menus need to know of a topic. */
export interface TopicLink {
  id: TopicId;
  href: string;
  title: string;
  description: string;
}
