import { createDisplay, searchTextOf } from '#src/filters/display.ts';
import type { FormFields } from '#src/filters/form-fields.ts';
import { companyFilter, compareCompanies, type ListedCompany } from './listed-company.ts';

/** Ids of the two views, which are rendered at build and stay outside of React. */
export const CARDS_ID = 'company-cards';
export const TABLE_ID = 'company-table';
export const VIEWS_ID = 'company-views';

/** Between the countries of a company that is led from more than one. */
export const COUNTRY_DIVIDER = ' / ';

/** A company with its card and its row of the table. */
interface Entry extends ListedCompany {
  card: HTMLElement;
  row: HTMLElement;
}

const displayCards = createDisplay();
const displayRows = createDisplay();
let entries: Entry[] | undefined;
let shownOrder = '';

/**
 * Hides the cards and rows that do not pass, and puts the rest in the chosen order. Returns the number of companies
 * left.
 */
export function filterCompanies(fields: FormFields): number {
  entries ??= readEntries();
  const shown = entries.map(companyFilter(fields));
  const count = shown.filter(Boolean).length;
  displayCards(new Map(entries.map(({ card }, index) => [card, shown[index] ?? false])));
  displayRows(new Map(entries.map(({ row }, index) => [row, shown[index] ?? false])));
  const table = document.getElementById(TABLE_ID);
  if (table) table.hidden = count === 0;
  arrange(entries, fields.sort ?? '');
  return count;
}

/** Shows the directory as cards or as a table. */
export function showView(view: string): void {
  const views = document.getElementById(VIEWS_ID);
  if (views) views.dataset.view = view;
}

function arrange(all: Entry[], order: string): void {
  if (shownOrder === order) return;
  shownOrder = order;
  all.sort((a, b) => compareCompanies(a, b, order));
  all[0]?.card.parentElement?.append(...all.map(({ card }) => card));
  all[0]?.row.parentElement?.append(...all.map(({ row }) => row));
}

/** Cards and rows stand in the same order at build. */
function readEntries(): Entry[] {
  const rows = document.querySelectorAll<HTMLElement>(`#${TABLE_ID} tbody tr`);
  return [...document.querySelectorAll<HTMLElement>(`#${CARDS_ID} li[data-category]`)].flatMap((card, index) => {
    const row = rows[index];
    return row ? [readEntry(card, row)] : [];
  });
}

function readEntry(card: HTMLElement, row: HTMLElement): Entry {
  const { category = '', countries = '', type = '', technology = '', founded, employees } = card.dataset;
  return {
    card,
    row,
    name: card.querySelector('h3')?.textContent ?? '',
    text: searchTextOf(card),
    category,
    countries: countries.split(COUNTRY_DIVIDER),
    companyType: type,
    technology,
    founded: Number(founded),
    employees: employees === undefined ? undefined : Number(employees),
  };
}
