import { getCollection } from 'astro:content';
import type { Company } from '#src/model/schemas/company.ts';

export type CompanyEntry = Company & { id: string };
export type HomeCompany = CompanyEntry & { homeCard: NonNullable<Company['homeCard']> };

/** All companies of the directory, in alphabetical order. */
export async function loadCompanies(): Promise<CompanyEntry[]> {
  const entries = await getCollection('companies');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The companies that have a card on the home page, in its order. */
export async function loadHomeCompanies(): Promise<HomeCompany[]> {
  const companies = await loadCompanies();
  return companies
    .filter((company): company is HomeCompany => company.homeCard !== undefined)
    .sort((a, b) => a.homeCard.order - b.homeCard.order);
}
