import { Section } from '#src/design/Section.tsx';
import type { DataPage } from '#src/model/schemas/pages/data.ts';
import { DataSetSection } from './DataSetSection.tsx';
import type { CatalogEntry } from './load-catalog.ts';

/** All data sets, one below the other. */
export function DataSets({ section, entries }: { section: DataPage['sets']; entries: readonly CatalogEntry[] }) {
  return (
    <Section id="data-sets" title={section.title} intro={section.intro}>
      {entries.map((entry) => (
        <DataSetSection key={entry.id} entry={entry} />
      ))}
    </Section>
  );
}
