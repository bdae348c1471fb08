import type { AstroIntegration } from 'astro';
import type { z } from 'zod';
import { isKindId, type KindId, kindIds, kinds } from './kinds.ts';
import { pageIds, pageParts, pages, partIds } from './pages.ts';
import {
  allEntries,
  ContentError,
  type Entry,
  entriesOf,
  fileOf,
  type Listing,
  pageOf,
  sectionPages,
  unreadFiles,
} from './read-content.ts';
import { type Reference, referencesIn } from './schemas/references.ts';

/**
 * Rules that no schema of a single file can hold, because they speak of several. Each is one small function that
 * returns its problems, and each problem names the file, the field and what to do.
 */

/** A reference with the file that makes it. */
export interface NamedReference extends Reference {
  file: string;
  /** The entry that makes it, if an entry does. */
  from?: { kind: KindId; id: string };
}

/** The file's name is the entry's address, so it has to read well in one. */
export function namesAreSlugs(entries: readonly Pick<Listing, 'kind' | 'id'>[]): string[] {
  return entries
    .filter(({ id }) => !/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(id))
    .map(({ kind, id }) => `${fileOf(kind, id)}: rename it to lower-case words joined by hyphens`);
}

/** Two entries that say the same would both be counted. */
export function namesAreUnique(entries: readonly Pick<Listing, 'kind' | 'id' | 'name'>[]): string[] {
  const named = Map.groupBy(
    entries.filter(({ kind }) => kind !== 'tutorial-steps'),
    ({ kind, name }) => `${kind}: ${name.toLowerCase()}`,
  );
  return [...named.values()].flatMap(([first, ...twins]) =>
    twins.map(
      ({ kind, id, name }) => `${fileOf(kind, id)}: "${name}" stands in ${first ? fileOf(kind, first.id) : ''} already`,
    ),
  );
}

/** What an entry or a page names by its id exists, and is not the entry itself. */
export function referencesLead(
  references: readonly NamedReference[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return references.flatMap(({ file, field, kind, id, from }) => {
    if (from?.kind === kind && from.id === id) return [`${file}: ${field} names the entry itself; take it out`];
    if (ids.get(kind)?.has(id)) return [];
    return [`${file}: ${field} names "${id}", but there is no such file in content/${kind}`];
  });
}

type Round = Pick<Entry<'funding-rounds'>, 'company' | 'date' | 'amount'>;

/** The last funding that the tracker names stands in the table of rounds too. */
export function trackedRoundsAreListed(
  startups: readonly Pick<Entry<'startups'>, 'id' | 'name' | 'status' | 'lastFunding'>[],
  rounds: readonly Round[],
): string[] {
  return startups
    .filter(({ status }) => status !== 'Acquired')
    .filter(({ name, lastFunding }) => !isListed(rounds, name, isoMonth(lastFunding.split(':')[0] ?? '')))
    .map(({ id }) => `${fileOf('startups', id)}: lastFunding has no entry in content/funding-rounds; add the round`);
}

/** Each round of the industry report stands in the table of rounds too, with the same amount. */
export function reportedRoundsAreListed(reported: readonly Round[], rounds: readonly Round[]): string[] {
  return reported
    .filter(({ company, date, amount }) => !isListed(rounds, company, isoMonth(date), amount))
    .map(
      ({ company }) =>
        `content/pages/industry.yaml: investment.rounds names one of ${company} that has no entry in content/funding-rounds; add it`,
    );
}

function isListed(rounds: readonly Round[], company: string, month: string, amount?: string): boolean {
  return rounds.some(
    (round) =>
      round.company === company && round.date.startsWith(month) && (amount === undefined || round.amount === amount),
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Dec 2024" as "2024-12". */
function isoMonth(text: string): string {
  const [month = '', year = ''] = text.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
}

/** A tracked company with a profile says the same there and here. */
export function startupsAgreeWithProfiles(
  startups: readonly Pick<Entry<'startups'>, 'id' | 'profile' | 'name' | 'founded' | 'employees'>[],
  companies: readonly Pick<Entry<'companies'>, 'id' | 'name' | 'founded' | 'employees'>[],
): string[] {
  return startups.flatMap((startup) => {
    const company = companies.find(({ id }) => id === startup.profile);
    if (!company) return [];
    return (['name', 'founded', 'employees'] as const)
      .filter((key) => startup[key] !== company[key])
      .map(
        (key) =>
          `${fileOf('startups', startup.id)}: ${key} is not what ${fileOf('companies', company.id)} says; make them agree`,
      );
  });
}

/** What the page on open data says is said of kinds that are published. */
export function describedSetsArePublished(sets: readonly { id: string }[]): string[] {
  return sets
    .filter(({ id }) => !isKindId(id) || kinds[id].published === false)
    .map(
      ({ id }) => `content/pages/data.yaml: sets.items names "${id}", which is no published kind in src/model/kinds.ts`,
    );
}

/** Every problem of the content that concerns more than one file, or a file that nothing reads. */
export function contentProblems(): string[] {
  const entries = allEntries();
  const ids = new Map(kindIds.map((kind) => [kind, new Set(entriesOf(kind).map(({ id }) => id))]));
  const rounds = entriesOf('funding-rounds');
  return [
    ...unreadFiles().map((file) => `content/${file}: nothing reads it; its folder is no kind in src/model/kinds.ts`),
    ...namesAreSlugs(entries),
    ...namesAreUnique(entries),
    ...referencesLead([...referencesOfEntries(), ...referencesOfPages()], ids),
    ...trackedRoundsAreListed(entriesOf('startups'), rounds),
    ...reportedRoundsAreListed(pageOf('industry').investment.rounds, rounds),
    ...startupsAgreeWithProfiles(entriesOf('startups'), entriesOf('companies')),
    ...describedSetsArePublished(pageOf('data').sets.items),
  ];
}

function referencesOfEntries(): NamedReference[] {
  return kindIds.flatMap((kind) => {
    const schema: z.ZodType = kinds[kind].schema;
    return entriesOf(kind).flatMap((entry) => {
      const { id, ...fields } = entry;
      return referencesIn(schema, fields).map((reference) => ({
        ...reference,
        file: fileOf(kind, id),
        from: { kind, id },
      }));
    });
  });
}

function referencesOfPages(): NamedReference[] {
  return [...pageIds, ...partIds].flatMap((id) =>
    referencesIn({ ...pages, ...pageParts }[id].schema, pageOf(id)).map((reference) => {
      return { ...reference, file: `content/pages/${id}.yaml` };
    }),
  );
}

/** Stops the build where the content breaks a rule. */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:build:start': () => {
        sectionPages();
        const problems = contentProblems();
        if (problems.length > 0) throw new ContentError(problems);
      },
    },
  };
}
