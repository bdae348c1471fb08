import { type Entry, entriesOf, entryOf } from '#src/model/read-content.ts';
import type { Company } from '#src/model/schemas/company.ts';
import { largestMachine } from '../largest-machine.ts';

export interface Profile {
  promises: Entry<'promises'>[];
  /** In the order of the research page: the newest first. */
  papers: Entry<'papers'>[];
  /** What it built, the newest first. */
  machines: Entry<'machines'>[];
  /** The one of most qubits, of those that exist where there are such; undefined where none has a number. */
  largest: Entry<'machines'> | undefined;
  /** In the order of the company's entry. */
  terms: Entry<'glossary'>[];
  similar: Entry<'companies'>[];
  /** The company's card on the startup tracker, where it has one. */
  startup: Entry<'startups'> | undefined;
}

/** What the site holds about a company besides its own entry. */
export function loadProfile(company: Entry<'companies'>): Profile {
  const machines = entriesOf('machines').filter((machine) => machine.company === company.id);
  return {
    promises: entriesOf('promises').filter((promise) => promise.company === company.id),
    papers: entriesOf('papers').filter(({ id }) => company.papers?.includes(id)),
    machines,
    largest: largestMachine(machines),
    terms: company.terms.map((id) => entryOf('glossary', id)),
    similar: similarCompanies(company, entriesOf('companies')),
    startup: entriesOf('startups').find(({ profile }) => profile === company.id),
  };
}

/** The sections that a profile has, in their order: anchor, and heading. A company about which nothing is new has no news. */
export function profileSections(
  { machines, promises, papers }: Profile,
  news: readonly unknown[],
): Record<string, { title: string }> {
  return {
    ...(news.length > 0 ? { 'what-changed': { title: 'What changed since 2024' } } : {}),
    ...(machines.length > 0 ? { machines: { title: 'Machines' } } : {}),
    ...(promises.length > 0 ? { promises: { title: 'Promises' } } : {}),
    facts: { title: 'Facts' },
    ...(papers.length > 0 ? { papers: { title: 'Papers' } } : {}),
    terms: { title: 'Terms' },
    similar: { title: 'Similar companies' },
  };
}

type Compared = Pick<Company, 'name' | 'technology' | 'category'>;

/** How many similar companies a profile names at most. */
const MOST = 4;

/**
 * Companies of the same technology, those of the same category first; then others of the same category. Among equals
 * the order given holds.
 */
export function similarCompanies<Entry extends Compared>(company: Compared, all: readonly Entry[]): Entry[] {
  return all
    .filter(({ name }) => name !== company.name)
    .map((other) => ({ other, likeness: likeness(company, other) }))
    .filter((pair) => pair.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function likeness(a: Compared, b: Compared): number {
  return (a.technology === b.technology ? 2 : 0) + (a.category === b.category ? 1 : 0);
}
