import { z } from 'zod';
import { asOf, entrySources, httpsUrl, isoDate, prose } from './fields.ts';

export const NEWS_CATEGORIES = [
  'Hardware',
  'Research',
  'Cloud',
  'Funding',
  'Security',
  'Applications',
  'Policy',
  'Partnership',
  'Infrastructure',
  'Startups',
] as const;

const story = {
  order: z.number().int().positive().describe('Place in its list'),
  title: prose.describe('Our own headline'),
  summary: prose.describe('One to three sentences in our own words'),
  date: isoDate.describe('When it happened or was published'),
  source: prose.describe('Who published the linked page'),
  category: z.enum(NEWS_CATEGORIES).describe('What the story is about'),
  url: httpsUrl.describe('The page that the story leads to'),
  asOf,
  sources: entrySources,
};

/** One story of the news page: `content/news/<id>.yaml`. */
export const newsItem = z.discriminatedUnion('place', [
  z.strictObject({
    ...story,
    place: z.literal('lead').describe('The one story at the top'),
    readMinutes: z.number().int().positive().describe('How long the linked article takes to read'),
    picture: z.enum(['surface-codes']).optional().describe('A drawing of what the story is about, if the site has one'),
  }),
  z.strictObject({
    ...story,
    place: z.literal('breaking').describe('One of three'),
    trending: z.boolean().describe('Gets a "Trending" badge'),
  }),
  z.strictObject({
    ...story,
    place: z.literal('update').describe('One of six'),
    icon: z.enum(['cpu', 'handshake', 'landmark', 'rocket', 'server', 'flask']).describe('The drawing beside it'),
  }),
]);

export type NewsItem = z.infer<typeof newsItem>;
export type LeadStory = Extract<NewsItem, { place: 'lead' }>;
export type BreakingStory = Extract<NewsItem, { place: 'breaking' }>;
export type Update = Extract<NewsItem, { place: 'update' }>;
