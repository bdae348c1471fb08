import type { Chart, Legend } from '#src/charts/chart.ts';
import type { CompaniesPage } from '#src/model/schemas/pages/directory.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { CompanySign, FoundingYears } from './FoundingYears.tsx';
import type { Founded } from './founding-lanes.ts';

type Texts = CompaniesPage['charts']['founded'];

export function foundingDrawing(companies: readonly Founded[], { unit, earlier }: Texts): Chart['draw'] {
  return (size, place) => (
    <FoundingYears companies={companies} size={size} place={place} label={unit} earlier={earlier} />
  );
}

export function foundingLegend(texts: Texts): Legend[] {
  return [
    { sign: <CompanySign technology="superconducting" isListed />, text: texts.listed },
    { sign: <CompanySign technology="superconducting" isListed={false} />, text: texts.private },
  ];
}

/** The oldest first. */
export function foundingValues(companies: readonly Founded[], { columns }: Texts): Chart['values'] {
  const ordered = companies.toSorted((a, b) => a.founded - b.founded || a.name.localeCompare(b.name));
  return {
    columns,
    rows: ordered.map(({ name, technology, founded, companyType }) => [
      name,
      technologyNames[technology],
      String(founded),
      companyType,
    ]),
  };
}
