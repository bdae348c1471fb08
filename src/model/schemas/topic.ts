import { z } from 'zod';
import { DIFFICULTIES } from './article.ts';
import { isoDate, prose } from './fields.ts';
import { pieces } from './references.ts';

export const TOPIC_CATEGORIES = ['Technology', 'Theory', 'Security', 'Applications', 'Society'] as const;
export const TOPIC_ICONS = ['chip', 'branches', 'key', 'brain', 'shield', 'scales'] as const;
export const TOPIC_COLORS = ['blue', 'indigo', 'green', 'purple', 'orange', 'pink'] as const;

/** One of the six topic areas: `content/topics/<id>.yaml`, where the id is also the page's path. */
export const topic = z.strictObject({
  order: z.number().int().min(1).describe('Place in menus and lists'),
  title: prose.describe('Name on cards, such as "Social & Ethics"'),
  menuTitle: prose.describe('Short name in menus, such as "Hardware"'),
  menuDescription: prose.max(70).describe('One line under the short name in menus'),
  description: prose.describe('Two lines on cards'),
  icon: z.enum(TOPIC_ICONS).describe('Icon on the home page'),
  color: z.enum(TOPIC_COLORS).describe('Color of the icon'),
  cardTags: z.array(prose).min(1).max(4).describe('Up to four labels on the home page'),
  tags: z.array(prose).min(1).describe('All labels, on the All Topics page'),
  category: z.enum(TOPIC_CATEGORIES).describe('Category on the All Topics page'),
  difficulty: z.enum(DIFFICULTIES).describe('Level on the All Topics page'),
  edition2024: z
    .strictObject({ articles: z.number().int().positive().describe('How many articles were counted') })
    .describe('What stood in the 2024 edition'),
  lastUpdated: isoDate.describe('Date of the last editorial change'),
  pieces: pieces.describe(
    'What is filed under the topic beside the papers, developments and machines, which name it themselves',
  ),
});

export type Topic = z.infer<typeof topic>;
