import type { ContentFile } from './assertions.ts';

/** The pages that show a collection's entries, beside the pages that entries have of their own. */
const PAGES_OF_FOLDER: Record<string, readonly string[]> = {
  algorithms: ['/algorithms'],
  companies: ['/companies'],
  events: ['/events'],
  'funding-rounds': ['/funding'],
  glossary: ['/glossary'],
  interviews: ['/interviews'],
  news: ['/news'],
  papers: ['/research'],
  'pqc-families': ['/cryptography'],
  'qubit-technologies': ['/hardware'],
  startups: ['/startup-tracker', '/startups'],
  threats: ['/cryptography'],
  tools: ['/tools'],
  topics: ['/topics'],
  tutorials: ['/tutorials'],
  universities: ['/educational-programs'],
};

/** Folders whose entries have a page each. */
const OWN_PAGES = ['companies', 'tutorials'];

/**
 * The date of a page's content: the latest `asOf` of its own file and of the entries that it shows, as an ISO date or
 * month. The time of the build says nothing about the content, so it does not count.
 */
export function lastModified(files: readonly ContentFile[]): Map<string, string> {
  const dates = new Map<string, string>();
  for (const file of files) {
    const date = String(file.data.asOf ?? file.data.lastUpdated ?? '');
    for (const path of pathsOf(file)) if (date > (dates.get(path) ?? '')) dates.set(path, date);
  }
  return dates;
}

function pathsOf({ folder, id }: ContentFile): string[] {
  if (folder === 'pages') return [id === 'index' ? '/' : `/${id}`];
  const own = OWN_PAGES.includes(folder) ? [`/${folder}/${id}`] : [];
  return [...(PAGES_OF_FOLDER[folder] ?? []), ...own];
}
