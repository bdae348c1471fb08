import { getCollection } from 'astro:content';
import type { GlossaryTerm } from '#src/model/schemas/glossary-term.ts';
import type { NewsItem } from '#src/model/schemas/news-item.ts';
import { loadPapers, type PaperEntry } from '#src/research/load-papers.ts';
import { loadStartups, type StartupEntry } from '#src/startups/load-startups.ts';
import { type CompanyEntry, loadCompanies } from '../load-companies.ts';
import { similarCompanies } from './similar-companies.ts';

export interface Profile {
  /** In the order of the research page: the newest first. */
  papers: PaperEntry[];
  /** The newest first. */
  news: NewsItem[];
  /** In the order of the company's entry. */
  terms: (GlossaryTerm & { id: string })[];
  similar: CompanyEntry[];
  /** The company's card on the startup tracker, where it has one. */
  startup: StartupEntry | undefined;
}

/** What the site holds about a company besides its own entry. */
export async function loadProfile(company: CompanyEntry): Promise<Profile> {
  const [papers, news, terms, companies, startups] = await Promise.all([
    loadPapers(),
    getCollection('news'),
    getCollection('glossary'),
    loadCompanies(),
    loadStartups(),
  ]);
  return {
    papers: papers.filter(({ id }) => company.papers?.includes(id)),
    news: news
      .filter(({ id }) => company.news?.includes(id))
      .map(({ data }) => data)
      .sort((a, b) => b.date.localeCompare(a.date)),
    terms: company.terms.flatMap((id) => terms.filter((term) => term.id === id).map(({ data }) => ({ ...data, id }))),
    similar: similarCompanies(company, companies),
    startup: startups.find(({ profile }) => profile === company.id),
  };
}
