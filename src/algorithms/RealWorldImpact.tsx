import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';
import type { AlgorithmsPage } from '#src/model/schemas/pages/algorithms.ts';

/** What published estimates say about three fields of use. */
export function RealWorldImpact({ section, asOf }: { section: AlgorithmsPage['impact']; asOf: string }) {
  return (
    <Section id="impact" title={section.title} intro={section.intro}>
      <ul className="grid gap-8 lg:grid-cols-3">
        {section.items.map(({ area, text, sources }) => (
          <li key={area} className="grid content-start gap-2 border-t-2 border-ink pt-4">
            <h3 className="text-xl">{area}</h3>
            <p className="max-w-measure text-sm text-ink-2">{text}</p>
            <EntrySources sources={sources} asOf={asOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
