import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ComparisonSection } from '#src/model/schemas/pages/hardware.ts';
import { ComparisonChart } from './ComparisonChart.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { compactLayout, wideLayout } from './chart-layout.ts';
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
        <figure aria-labelledby="comparison-finding" className="m-0 min-w-0">
          <h3 id="comparison-finding" className="mb-1 text-lg leading-snug">
            {section.finding}
          </h3>
          <p className="mb-5 text-sm text-ink-2">{section.subtitle}</p>
          <ComparisonChart technologies={technologies} layout={wideLayout} className="hidden w-full md:block" />
          <ComparisonChart
            technologies={technologies}
            layout={compactLayout}
            className="mx-auto block w-full max-w-112 md:hidden"
          />
          <figcaption className="mt-4 grid gap-1.5">
            <Legend />
            <EntrySources sources={comparedSources(technologies)} references={references} />
          </figcaption>
          <ComparisonTable technologies={technologies} />
        </figure>
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

function Legend() {
  const kinds = [
    { words: 'typical values', mark: <path d="M2 8h20" strokeWidth="11" /> },
    { words: 'up to the best published value', mark: <path d="M2 8h18m0-5v10" strokeWidth="1.6" /> },
    { words: 'both measured on one machine', mark: <circle cx="12" cy="8" r="4.5" strokeWidth="1.8" /> },
  ];
  return (
    <ul className="mb-1 flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-2">
      {kinds.map(({ words, mark }) => (
        <li key={words} className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 24 16" className="h-4 w-6 flex-none fill-none stroke-ink-3">
            {mark}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
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
