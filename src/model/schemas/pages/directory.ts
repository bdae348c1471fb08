import { z } from 'zod';
import { chartText, namedLink, pageHead, prose, sectionHead, stat } from '../fields.ts';
import { figures } from '../figure.ts';
import { comparisonText, filterText } from './list-page.ts';

/** These pages have no badges. */
const { badges: _, ...head } = pageHead;

const analysis = z.strictObject({
  icon: z.enum(['approaches', 'cloud', 'investment', 'programs']).describe('The drawing beside it'),
  title: prose,
  text: prose,
});

const foundedText = chartText.extend({
  columns: z
    .tuple([prose, prose, prose, prose])
    .describe('Of the table: name, technology, year, and whether its shares are traded'),
  earlier: prose.describe('Over the companies that are older than the years of the drawing'),
  listed: prose.describe('What a filled sign says'),
  private: prose.describe('What a hollow sign says'),
});

export const companiesPage = z.strictObject({
  ...head,
  figures: figures('companies', 'total-funding', 'employees', 'patents'),
  stats: z.array(stat).min(1),
  noChange: prose.describe('In the place of the change of a figure that has no earlier value'),
  directory: z.strictObject({
    ...sectionHead,
    tableCaption: prose.describe('What the table of all companies is called'),
  }),
  charts: z.strictObject({ ...sectionHead, country: chartText, technology: chartText, founded: foundedText }),
  compare: comparisonText,
  analysis: z.strictObject({ ...sectionHead, items: z.array(analysis).min(1) }),
});

export type CompaniesPage = z.infer<typeof companiesPage>;

const insight = z.strictObject({ title: prose, points: z.array(prose).min(2) });

export const startupTrackerPage = z.strictObject({
  ...head,
  alias: z
    .strictObject({
      title: prose.describe('Title of /startups, where the same page stands'),
      description: prose.describe('What /startups says of itself to search engines and in share cards'),
    })
    .describe('What the second address says of itself'),
  fundingNote: prose.describe('How the total funding is reckoned'),
  companies: z.strictObject({
    ...sectionHead,
    tableCaption: prose.describe('What the table of all startups is called'),
  }),
  filter: filterText,
  fundingChart: chartText.extend({
    nothing: prose.describe('Title where no amount is known'),
    documented: prose.describe('What a filled bar says'),
    reported: prose.describe('What a hollow bar says'),
  }),
  insights: z.strictObject({ ...sectionHead, items: z.array(insight).min(1) }),
  disclaimer: z.strictObject({ title: prose, text: prose }),
});

export type StartupTrackerPage = z.infer<typeof startupTrackerPage>;

/** A figure that is computed from the rounds: what it counts, and what it leaves out. */
const figure = z.strictObject({ label: prose, note: prose });

export const fundingPage = z.strictObject({
  ...pageHead,
  download: prose.describe('The words of the link to the CSV file'),
  totals: z.strictObject({
    rounds: figure.describe('How many rounds are listed'),
    documented: figure.describe('Sum of the documented amounts in US dollars'),
    all: figure.describe('Sum of all amounts in US dollars'),
  }),
  chart: z
    .strictObject({
      twoYears: prose.describe('Title where two years in a row hold most of the money: {share}, {first}, {second}'),
      oneKind: prose.describe('Title else: the {kind} that brought most, and its {share}'),
      nothing: prose.describe('Title where no amount in US dollars is listed'),
      unit: prose.describe('What is drawn'),
      note: prose.describe('What the drawing leaves out'),
      basis: prose.describe('What it rests on: {count} rounds, the {newest}'),
      label: prose.describe('For those who do not see it'),
      sums: prose.describe('Beside the columns'),
      sumsDetail: prose,
      running: prose.describe('Under a year that is not over'),
      foreign: prose.describe('Name of the row of amounts in other currencies'),
      foreignDetail: prose,
      without: prose.describe('Name of the row of rounds without an amount'),
      withoutDetail: prose,
      signs: z.strictObject({ documented: prose, reported: prose, foreign: prose, without: prose }),
      columns: z.array(prose).length(3).describe('Of the table of its values'),
    })
    .describe('Money by year and kind'),
  rounds: z.strictObject({
    ...sectionHead,
    caption: prose.describe('Name of the table, for screen readers; not that of the section'),
    note: prose.describe('What the table leaves out'),
  }),
});

export type FundingPage = z.infer<typeof fundingPage>;

/** The columns in which roles are compared. */
export const ROLE_FIELDS = ['Physics', 'Engineering', 'Software', 'Mathematics', 'Business'] as const;

const ROLE_ASKS = ['degree', 'skill', 'none'] as const;

const role = z.strictObject({
  name: prose,
  work: prose.describe('What one does, in one or two sentences'),
  needs: z.array(prose).min(1).describe('What one brings'),
  asks: z
    .partialRecord(z.enum(ROLE_FIELDS), z.enum(ROLE_ASKS))
    .describe('What of this comes from which field, as "needs" says it'),
  learn: z.array(namedLink).min(1).describe('Where to begin on this site'),
});

export const jobsPage = z.strictObject({
  ...pageHead,
  roles: z.strictObject({
    ...sectionHead,
    asks: z.record(z.enum(ROLE_ASKS), prose).describe('What the signs mean'),
    brings: prose.describe('Over what one brings'),
    begin: prose.describe('Before the pages to begin with'),
    items: z.array(role).min(1),
  }),
  employers: z.strictObject({ ...sectionHead, universities: prose.describe('Heading over the universities') }),
});

export type JobsPage = z.infer<typeof jobsPage>;
export type Role = z.infer<typeof role>;
