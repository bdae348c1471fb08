import { itemList } from '#src/base/structured-data.ts';
import { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import { STARTUP_STATUSES } from '#src/model/schemas/startup.ts';
import { startupColumns } from './columns.ts';

/** What is at each of the tracker's two addresses: copy, entries, structured data, what to filter by. */
export function loadTracker(path: string) {
  const page = pageOf('startup-tracker');
  const startups = entriesOf('startups');
  const references = new PageReferences(page);
  const structuredData = [
    itemList(
      page.heading,
      startups.map(({ name }) => ({ name })),
    ),
  ];
  const categories = [...new Set(startups.map(({ category }) => category))].sort();
  const filter = {
    ...page.filter,
    action: path,
    total: startups.length,
    columns: startupColumns,
    layout: 'besideTwo',
    selects: [
      { name: 'status', label: 'Status', options: STARTUP_STATUSES },
      { name: 'category', label: 'Category', options: categories },
    ],
  } as const;
  return { page, startups, structuredData, filter, references };
}

/** The head-count of a startup: that of its profile where it has one, so that it is written once. */
export function employeesFigure({ id, profile }: Pick<Entry<'startups'>, 'id' | 'profile'>): string {
  return profile ? `companies/${profile}/employees` : `startups/${id}/employees`;
}
