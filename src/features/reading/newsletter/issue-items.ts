import { formatPartial } from '#src/design/format-date.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { type DatedValue, type Figure, figureOf } from '#src/model/figures.ts';
import { isKindId, kinds } from '#src/model/kinds.ts';
import { listingsOf } from '#src/model/listings.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import { allPages, type Entry, entryOf } from '#src/model/read-content.ts';
import { citations } from '#src/model/schemas/citation.ts';
import { isAfter } from '#src/model/schemas/figure.ts';
import { ISSUE_GROUPS, type IssueGroup, type IssueItem, namedBy } from '#src/model/schemas/newsletter-issue.ts';
import { urls } from '#src/model/urls.ts';

/** What an issue tells of one thing, for its page and for its mail. */
export interface ToldItem {
  title: string;
  /** Where it is on this site. */
  path: string;
  /** When, who, of what kind: short facts that stand beside each other. */
  facts: readonly string[];
  text: string;
  /** The editor's own line. */
  line: string | undefined;
  /** The works that it rests on, by their ids. */
  sources: readonly string[];
}

/** What an issue tells, kind by kind, in the order in which each kind comes first. */
export function groupsOf({ items, date }: Pick<Entry<'newsletters'>, 'items' | 'date'>) {
  const groups = Map.groupBy(items, (item) => namedBy(item).group);
  return [...groups].map(([group, those]) => ({ group, items: those.map((item) => toldItem(item, date)) }));
}

/** The place of a group in a draft. */
export function orderOf(group: IssueGroup): number {
  return ISSUE_GROUPS.indexOf(group);
}

function toldItem(item: IssueItem, date: string): ToldItem {
  const { group, id } = namedBy(item);
  return { ...tellers[group](id, date), line: item.line };
}

type Told = Omit<ToldItem, 'line'>;

const tellers: Record<IssueGroup, (id: string, date: string) => Told> = {
  development: toldDevelopment,
  paper: toldPaper,
  figure: (id, date) => toldFigure(figureOf(id), date),
  promise: toldPromise,
  entry: toldEntry,
};

function toldDevelopment(id: string): Told {
  const { title, date, category, status, what, sources } = entryOf('developments', id);
  return {
    title,
    path: urls.story(id),
    facts: [formatPartial(date), category, status],
    text: what,
    sources: citations(sources).map(({ source }) => source),
  };
}

function toldPaper(id: string): Told {
  const { title, authors, venue, year, summary } = entryOf('papers', id);
  return {
    title,
    path: addressOf('papers', id),
    facts: [authors, venue.includes(String(year)) ? venue : `${venue} (${year})`],
    text: summary,
    sources: [`paper:${id}`],
  };
}

/** A figure as it was on the day of the issue, whatever has become of it since. */
export function toldFigure({ subject, label, address, values }: Figure, date: string): Told {
  const known = values.filter(({ asOf }) => !isAfter(asOf, date));
  const [now = values[0], before] = known;
  const scopes = [now.scope && `Now: ${now.scope}`, before?.scope && `Before: ${before.scope}`].flatMap((scope) =>
    scope ? [`${scope.replace(/\.$/, '')}.`] : [],
  );
  return {
    title: `${subject}: ${label}`,
    path: address,
    facts: [formatPartial(now.asOf), ...(now.reported ? ['reported'] : [])],
    text: [
      `${inWords(now)}${before ? `, before ${inWords(before)} (${formatPartial(before.asOf)})` : ''}.`,
      ...scopes,
    ].join(' '),
    sources: [now.source.id],
  };
}

function inWords({ value, absent }: Pick<DatedValue, 'value' | 'absent'>): string {
  return value ?? absent ?? '';
}

function toldPromise(id: string): Told {
  const promise = entryOf('promises', id);
  const { vendor, what, said, source, outcome } = promise;
  const { state, on, dateIs } = outcomeOf(promise);
  return {
    title: `${vendor}: ${what.replace(/\.$/, '')}`,
    path: addressOf('promises', id),
    facts: [`said ${formatPartial(said)}`, on ? `${state}, ${dateIs} ${formatPartial(on)}` : state],
    text: outcome.note ?? what,
    sources: [...new Set([source, ...(outcome.source ? [outcome.source] : [])])],
  };
}

function toldEntry(piece: string): Told {
  const slash = piece.indexOf('/');
  const [folder, id] = [piece.slice(0, slash), piece.slice(slash + 1)];
  if (!isKindId(folder)) {
    const page = allPages().find((each) => each.id === id);
    if (!page) throw new Error(`There is no page "${piece}"`);
    return { title: page.heading, path: page.path, facts: ['Page'], text: page.description, sources: [] };
  }
  const listing = listingsOf(folder).find((each) => each.id === id);
  if (!listing) throw new Error(`There is no entry "${piece}"`);
  const { name, summary, address } = listing;
  return { title: name, path: address, facts: [kinds[folder].label], text: summary, sources: [] };
}
