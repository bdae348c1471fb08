import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ComparisonSection } from '#src/model/schemas/pages/hardware.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { comparisonChart } from './chart.tsx';
import type { ComparedTechnology } from './compare-technologies.ts';

interface Props {
  section: ComparisonSection;
  technologies: readonly ComparedTechnology[];
  references: PageReferences;
}

export function Comparison({ section, technologies, references }: Props) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="grid gap-x-14 gap-y-10 rail:grid-cols-[minmax(0,11fr)_minmax(0,5fr)]">
        <DrawnChart chart={comparisonChart()} table={<ComparisonTable technologies={technologies} />}>
          <div className="mt-4">
            <EntrySources sources={comparedSources(technologies)} references={references} />
          </div>
        </DrawnChart>
        <Notes notes={section.notes} references={references} />
      </div>
    </Section>
  );
}

function comparedSources(compared: readonly ComparedTechnology[]): string[] {
  const results = compared.flatMap(({ bestCoherence, bestFidelity, machines }) => [
    bestCoherence,
    bestFidelity,
    ...machines,
  ]);
  return [...new Set(results.flatMap((result) => (result ? [result.source] : [])))];
}

function Notes({ notes, references }: { notes: ComparisonSection['notes']; references: PageReferences }) {
  return (
    <ul className="grid content-start gap-7 lg:max-rail:grid-cols-3">
      {notes.map(({ title, text, sources }) => (
        <li key={title} className="border-t-2 border-ink pt-3">
          <h3 className="text-[1.2rem] leading-snug">{title}</h3>
          <p className="mt-1.5 mb-2 max-w-measure text-sm text-ink-2">{text}</p>
          <EntrySources sources={sources} references={references} />
        </li>
      ))}
    </ul>
  );
}
