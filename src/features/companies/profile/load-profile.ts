import { type Entry, entriesOf, entryOf } from '#src/model/read-content.ts';
import { similarCompanies } from './similar-companies.ts';

export interface Profile {
  /** In the order of the research page: the newest first. */
  papers: Entry<'papers'>[];
  /** What it built, the newest first. */
  machines: Entry<'machines'>[];
  /** In the order of the company's entry. */
  terms: Entry<'glossary'>[];
  similar: Entry<'companies'>[];
  /** The company's card on the startup tracker, where it has one. */
  startup: Entry<'startups'> | undefined;
}

/** What the site holds about a company besides its own entry. */
export function loadProfile(company: Entry<'companies'>): Profile {
  return {
    papers: entriesOf('papers').filter(({ id }) => company.papers?.includes(id)),
    machines: entriesOf('machines').filter((machine) => machine.company === company.id),
    terms: company.terms.map((id) => entryOf('glossary', id)),
    similar: similarCompanies(company, entriesOf('companies')),
    startup: entriesOf('startups').find(({ profile }) => profile === company.id),
  };
}
