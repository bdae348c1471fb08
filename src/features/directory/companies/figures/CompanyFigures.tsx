import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { Section } from '#src/design/Section.tsx';
import type { CompaniesPage } from '#src/model/schemas/pages/directory.ts';
import { companyCharts } from './company-charts.ts';

/** Where the companies are, and what they build: two charts. */
export function CompanyFigures({ section }: { section: CompaniesPage['charts'] }) {
  const { country, technology } = companyCharts();
  return (
    <Section id="figures" title={section.title} intro={section.intro}>
      <div className="grid grid-cols-1 gap-x-14 gap-y-12 rail:grid-cols-2">
        <DrawnChart chart={country} sizes={['middle', 'narrow']} />
        <DrawnChart chart={technology} sizes={['middle', 'narrow']} />
      </div>
    </Section>
  );
}
