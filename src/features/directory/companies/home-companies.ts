import { type Entry, entriesOf } from '#src/model/read-content.ts';

export type HomeCompany = Entry<'companies'> & { homeCard: NonNullable<Entry<'companies'>['homeCard']> };

/** The companies that have a card on the home page, in its order. */
export function homeCompanies(): HomeCompany[] {
  return entriesOf('companies')
    .filter((company): company is HomeCompany => company.homeCard !== undefined)
    .sort((a, b) => a.homeCard.order - b.homeCard.order);
}
