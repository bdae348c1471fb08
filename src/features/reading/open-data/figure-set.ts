import { z } from 'zod';
import { anchorOf } from '#src/figures/figure-addresses.ts';
import { allFigures, type DatedValue, type Figure } from '#src/model/figures.ts';
import { remembered } from '#src/model/read-content.ts';
import { publishedFields } from '#src/model/schemas/figure.ts';
import { urls } from '#src/model/urls.ts';
import type { DataSet } from './data-set.ts';

const citation = {
  source: z.string().describe('Title of the work that says so'),
  sourceUrl: z.string().describe('Where it can be read; an address or a path of this site'),
  sourceKind: z.string().describe('Kind of the work'),
  isPrimary: z.boolean().describe('Whether who says so is who knows'),
};

const read = {
  via: z.string().optional().describe('Of a reported value the publication that was read in place of the source'),
  viaUrl: z.string().optional().describe('Where that publication can be read'),
};

/** One figure of the site with its newest value and what it was before. */
const figureItem = z
  .strictObject({
    figureId: z.string().describe('kind/entry/name, or pages/page/name'),
    subject: z.string().describe('Whose figure it is'),
    figure: z.string().describe('What it is called'),
    kind: z.string().describe('Its kind, which says when it is due for review'),
    isDue: z.boolean().describe('Whether it was older than its kind allows when the file was made'),
    ...publishedFields,
    ...citation,
    ...read,
    absence: z
      .strictObject({ ...publishedFields, ...citation, ...read })
      .optional()
      .describe('Why there is no newer value, and who says so'),
    disputed: z
      .array(z.strictObject({ value: z.string().describe('Another value'), ...citation }))
      .describe('What other works say of the same date'),
    history: z
      .array(
        z.strictObject({
          ...publishedFields,
          wasWrong: z.boolean().describe('Whether the value was wrong for its date, and not overtaken'),
          ...citation,
          ...read,
        }),
      )
      .describe('Earlier values, the newest first'),
  })
  .describe('Every figure that a page of this site shows, with its date, scope, source and history.');

export const figureSet: DataSet = {
  id: 'figures',
  label: 'Figures',
  schema: figureItem,
  entries: () => allFigures().map((figure) => ({ id: anchorOf(figure), ...itemOf(figure) })),
  dateOf: (id) => figuresByAnchor().get(id)?.values[0].asOf,
  pathOf: (id) => `${urls.figures()}#${id}`,
  leftOut: [],
};

function figuresByAnchor(): ReadonlyMap<string, Figure> {
  return remembered('figures by anchor', () => new Map(allFigures().map((figure) => [anchorOf(figure), figure])));
}

function itemOf({ id, subject, label, kind, isDue, values, absence }: Figure): z.output<typeof figureItem> {
  const [newest, ...older] = values;
  return {
    figureId: id,
    subject,
    figure: label,
    kind,
    isDue,
    ...published(newest),
    ...(absence ? { absence: published(absence) } : {}),
    disputed: newest.disputed.map((other) => ({ value: other.value, ...cited(other.source) })),
    history: older.map((value, index) => ({ ...published(value), wasWrong: values[index]?.correction === true })),
  };
}

function published({ source, via, disputed: _, correction: __, ...value }: DatedValue) {
  return { ...value, ...cited(source), ...(via ? { via: via.title, viaUrl: via.url } : {}) };
}

function cited({ title, url, kind, isPrimary }: DatedValue['source']) {
  return { source: title, sourceUrl: url, sourceKind: kind, isPrimary };
}
