import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { listPage } from './list-page.ts';

export const dataPage = z.strictObject({
  ...pageHead,
  changes: z
    .strictObject({
      title: prose,
      description: prose,
      intro: prose.describe('Before the links to the feed'),
    })
    .describe('The feed of changes: what it says of itself, and how the page speaks of it'),
  formats: z.strictObject({
    ...sectionHead,
    items: z
      .array(z.strictObject({ title: prose, points: z.array(prose).min(1) }))
      .min(1)
      .describe('The kinds of file, and what one should know to read them'),
  }),
  license: z.strictObject({
    ...sectionHead,
    example: prose.describe('Introduces the example of a citation'),
    bibtex: prose.describe('Introduces the same as BibTeX'),
    files: prose.describe('Before the links to the files for programs that cite'),
    copy: prose.describe('On the button that copies a text'),
  }),
  table: z
    .strictObject({
      description: prose.describe('Of the page of a data set, for search engines: {title}'),
      address: prose.describe('Over the table of a data set: what an address of a row is'),
      counted: z.strictObject({
        all: prose.describe('Over the whole table: {total}'),
        some: prose.describe('Over a narrowed one: {count} of {total}'),
        none: prose.describe('Where nothing matches'),
      }),
      placeholder: prose.describe('What stands in the empty search field'),
    })
    .describe('The page of each data set'),
  changelog: z
    .strictObject({
      ...sectionHead,
      versions: z
        .array(
          z.strictObject({
            version: z
              .string()
              .regex(/^\d+\.\d+\.\d+$/, 'Write a version as 2.1.0')
              .describe(
                'Raised in its first place where a field or set goes or is renamed, in its second where one comes',
              ),
            date: z.iso.date().describe('The day from which on it holds'),
            changes: z.array(prose).min(1).describe('What changed for who reads the files'),
          }),
        )
        .min(1)
        .refine(
          (versions) => versions.every(({ date }, index) => date <= (versions[index - 1]?.date ?? date)),
          'The newest version stands first',
        ),
    })
    .describe('What changed in the shape of the files; changes of entries are in the feed'),
  sets: z.strictObject({
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          id: prose.describe('The kind of content: the name of its folder'),
          title: prose.describe('Name of the data set; its heading, and "name" in the file'),
          description: prose.min(50).describe('One or two sentences; also "description" in the file'),
        }),
      )
      .describe('What is said of data sets beyond what their kinds say of themselves'),
  }),
});

export type DataPage = z.infer<typeof dataPage>;

/** `content/pages/figures.yaml`: the page is its own evidence, so it names no sources beside those of its rows. */
export const figuresPage = listPage.omit({ sources: true }).extend({
  counts: z
    .strictObject({
      figures: prose.describe('Label of the number of figures'),
      age: prose.describe('Label of their median age'),
      primary: prose.describe('Label of the share with a primary source'),
      due: prose.describe('Label of the number that is due for review'),
    })
    .describe('What the four numbers at the top count'),
  ends: z.strictObject({ newest: prose, oldest: prose }).describe('Headings of the newest and the oldest figures'),
  entries: z
    .strictObject({ ...sectionHead, none: prose.describe('Said where no entry is due') })
    .describe('Entries that are due for review as a whole'),
  reading: z.strictObject({ ...sectionHead, points: z.array(prose).min(1) }).describe('How the table is to be read'),
});

export type FiguresPage = z.infer<typeof figuresPage>;

/** `content/pages/sources.yaml` and its neighbors `source-….yaml`: the lists of one bibliography. */
export const sourcesPage = listPage.omit({ sources: true });

const { sources: _, ...head } = pageHead;

export const changesPage = z.strictObject({
  ...head,
  finding: prose.describe('In the place of the lede, once figures have changed, with its numbers in braces'),
  changes: z.strictObject({
    ...sectionHead,
    bars: prose.describe('How the bars are to be read, and which is the longest: {factor}, {label}, {subject}'),
    one: prose.describe('Beside a year with one change'),
    many: prose.describe('Beside a year with {count} changes'),
    error: prose.describe('Beside the bar of a fidelity, of which the errors are compared: {factor}'),
    basis: prose.describe('What opens the scope and the source of a change, on a phone'),
    none: prose.describe('Said where no figure has changed yet'),
  }),
  feeds: prose.describe('Before the links to the feeds'),
  notes: z
    .array(z.strictObject({ ...sectionHead, id: z.string().regex(/^[a-z-]+$/), paragraphs: z.array(prose).min(1) }))
    .min(1)
    .describe('What stands behind figures that no document gives; sources link to these by their ids'),
});

export type ChangesPage = z.infer<typeof changesPage>;

/** `content/pages/charts.yaml`: the charts rest on what their pages name, and so does this one. */
export const chartsPage = listPage.omit({ sources: true, sections: true, list: true }).extend({
  groups: z
    .array(
      z.strictObject({
        id: z.string().describe('Its anchor'),
        title: prose,
        pages: z.array(z.string().startsWith('/')).min(1).describe('Addresses of the pages whose charts it holds'),
      }),
    )
    .describe('What the charts are about'),
  table: prose.describe('Over the table of a chart'),
  files: z
    .strictObject({ title: prose, landscape: prose, large: prose, square: prose, vector: prose, table: prose })
    .describe('The files of a chart'),
  embed: z.strictObject(sectionHead).describe('Before the code of the frame'),
  cite: z.strictObject(sectionHead).describe('Before the words to cite it'),
  copy: prose.describe('On the button that copies a text'),
  standsOn: prose.describe('Before the address of its page'),
});

export type ChartsPage = z.infer<typeof chartsPage>;
