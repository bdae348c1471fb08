import { loadPage } from '#src/content-model/load-page.ts';
import { STARTUP_STATUSES } from '#src/content-model/startup.ts';
import { breadcrumbList, itemList } from '#src/site/structured-data.ts';
import { urls } from '#src/site/urls.ts';
import { loadStartups } from './load-startups.ts';

/** All that the tracker's two addresses have in common: copy, entries, breadcrumb, structured data, what to filter by. */
export async function loadTracker(origin: string) {
  const page = await loadPage('startupTrackerPage');
  const startups = await loadStartups();
  const trail = [
    { name: 'Home', path: urls.home() },
    { name: 'Startups', path: urls.startups() },
  ];
  const names = startups.map(({ name }) => ({ name }));
  const structuredData = [breadcrumbList(origin, trail), itemList(origin, page.heading, names)];
  const filter = {
    total: startups.length,
    statuses: STARTUP_STATUSES,
    categories: [...new Set(startups.map(({ category }) => category))].sort(),
  };
  return { page, startups, trail, structuredData, filter };
}
