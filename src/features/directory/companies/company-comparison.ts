import { portraitUrl } from '#src/drawings/portraits/portrait-file.tsx';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { ComparedSources, comparedValue, withRanges } from '../compare/build-comparison.ts';
import type { ComparedItem, ComparedValue, ComparisonData, RowSpec } from '../compare/comparison-data.ts';
import { foundedText } from './CompanyFacts.tsx';
import { companyFigures, type MachineFigure } from './company-figures.ts';

const highest = { end: 'highest', word: 'highest' } as const;

/** What is compared, in this order. */
const FIGURES: readonly RowSpec[] = [
  { key: 'revenue', label: 'Revenue of a year', best: highest },
  { key: 'cash', label: 'Cash and investments', best: highest },
  { key: 'raised', label: 'Last money raised', best: highest },
  { key: 'valuation', label: 'Valuation', best: highest },
  { key: 'qubits', label: 'Qubits of its largest machine', best: { end: 'highest', word: 'most' } },
  { key: 'error', label: 'Best two-qubit error', best: { end: 'lowest', word: 'lowest' } },
  { key: 'employees', label: 'Employees', best: { end: 'highest', word: 'most' } },
];

const WORDS: readonly RowSpec[] = [
  { key: 'type', label: 'Company type' },
  { key: 'category', label: 'Category' },
  { key: 'technology', label: 'Technology' },
  { key: 'place', label: 'Place' },
  { key: 'founded', label: 'Founded' },
  { key: 'promises', label: 'Promises' },
];

/** All companies as their comparisons need them. */
export function companyComparison(): ComparisonData {
  const sources = new ComparedSources();
  const items = entriesOf('companies').map((company) => comparedCompany(company, sources));
  const { leads, ...texts } = pageOf('companies').compare;
  return {
    one: 'company',
    many: 'companies',
    figures: withRanges(FIGURES, items),
    words: WORDS,
    leads: [
      { key: 'revenue', ...leads[0] },
      { key: 'error', ...leads[1] },
    ],
    ...texts,
    texts: pageOf('comparison').view,
    items,
    sources: sources.list,
  };
}

function comparedCompany(company: Entry<'companies'>, sources: ComparedSources): ComparedItem {
  const { id, name, category, companyType, technology, location } = company;
  const { revenue, cash, raised, valuation, employees, qubits, error } = companyFigures(id);
  const values: Record<string, ComparedValue | undefined> = {
    ...Object.fromEntries(
      Object.entries({ revenue, cash, raised, valuation }).map(([key, figure]) => [
        key,
        figure && comparedValue(figure, sources),
      ]),
    ),
    employees: employees && comparedValue(employees, sources, 'people'),
    qubits: qubits && ofMachine(qubits, sources, qubits.machine.model),
    error: error && ofMachine(error, sources),
  };
  return {
    id,
    name,
    by: category,
    href: urls.company(id),
    portrait: qubits && portraitUrl(qubits.machine.id),
    technology: technology === 'software' || technology === 'platform' ? undefined : technology,
    values: Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
    ),
    words: {
      type: companyType,
      category,
      technology: technologyNames[technology],
      place: location,
      founded: foundedText(company),
      ...promisesOf(id),
    },
  };
}

function ofMachine({ figure, machine }: MachineFigure, sources: ComparedSources, basis?: string) {
  const value = comparedValue(figure, sources, basis);
  return value && { ...value, note: `${machine.name}, ${value.note}` };
}

/** How many were kept, late and so on; nothing where none is on record. */
function promisesOf(company: string): { promises?: string } {
  const states = entriesOf('promises')
    .filter((promise) => promise.company === company)
    .map((promise) => outcomeOf(promise).state);
  const counts = OUTCOMES.map((state) => [states.filter((each) => each === state).length, state] as const);
  const text = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
  return text.length > 0 ? { promises: text.join(', ') } : {};
}
