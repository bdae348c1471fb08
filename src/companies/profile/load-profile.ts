import { getCollection } from 'astro:content';
import type { NewsItem } from '#src/content-model/news-item.ts';
import { loadPapers, type PaperEntry } from '#src/research/load-papers.ts';
import { type CompanyEntry, loadCompanies } from '../load-companies.ts';
import { similarCompanies } from './similar-companies.ts';

export interface Profile {
  /** In the order of the research page: the newest first. */
  papers: PaperEntry[];
  /** The newest first. */
  news: NewsItem[];
  similar: CompanyEntry[];
}

/** What the site holds about a company besides its own entry. */
export async function loadProfile(company: CompanyEntry): Promise<Profile> {
  const [papers, news, companies] = await Promise.all([loadPapers(), getCollection('news'), loadCompanies()]);
  return {
    papers: papers.filter(({ id }) => company.papers?.includes(id)),
    news: news
      .filter(({ id }) => company.news?.includes(id))
      .map(({ data }) => data)
      .sort((a, b) => b.date.localeCompare(a.date)),
    similar: similarCompanies(company, companies),
  };
}
