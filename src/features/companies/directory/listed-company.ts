import type { FormFields } from '#src/filters/form-fields.ts';
import { type Filtered, listFilter, listFilterOf } from '#src/filters/list-filter.ts';
import { foundedRange } from './founded-ranges.ts';

/** What the filter knows of a company. */
export interface ListedCompany extends Filtered {
  name: string;
  countries: readonly string[];
  companyType: string;
  technology: string;
  founded: number;
  /** Undefined where only the parent's number is known. */
  employees: number | undefined;
}

/** Orders of the list besides the alphabetical one, by their words in the form. */
export const ORDERS = ['Oldest first', 'Newest first', 'Largest first', 'Smallest first'] as const;

/**
 * Makes the function that says whether a company passes the search and every filter of the form. An empty field lets
 * everything pass.
 */
export function companyFilter(fields: FormFields): (company: ListedCompany) => boolean {
  const { location, type, technology, founded } = fields;
  const passes = listFilter(listFilterOf(fields));
  return (company) =>
    passes(company) &&
    (!location || company.countries.includes(location)) &&
    (!type || type === company.companyType) &&
    (!technology || technology === company.technology) &&
    (!founded || founded === foundedRange(company.founded));
}

/** Compares by one of `ORDERS`, by name among equals and for any other word. Unknown sizes go last in both orders. */
export function compareCompanies(a: ListedCompany, b: ListedCompany, order: string): number {
  return byOrder(a, b, order) || a.name.localeCompare(b.name, 'en');
}

function byOrder(a: ListedCompany, b: ListedCompany, order: string): number {
  switch (order) {
    case 'Oldest first':
      return a.founded - b.founded;
    case 'Newest first':
      return b.founded - a.founded;
    case 'Largest first':
      return bySize(a, b, -1);
    case 'Smallest first':
      return bySize(a, b, 1);
    default:
      return 0;
  }
}

function bySize({ employees: a }: ListedCompany, { employees: b }: ListedCompany, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return direction * (a - b);
}
