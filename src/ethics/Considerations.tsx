import { Callout } from '#src/design/Callout.tsx';
import { Section } from '#src/design/Section.tsx';
import type { EthicsPage } from '#src/model/schemas/pages/ethics.ts';

/** What to keep in mind while judging the rest. */
export function Considerations({ section }: { section: EthicsPage['considerations'] }) {
  return (
    <Section id="considerations" title={section.title} intro={section.intro}>
      <div className="grid gap-4 lg:grid-cols-2">
        {section.items.map(({ title, text }) => (
          <Callout key={title} kind="note" title={title}>
            {text}
          </Callout>
        ))}
      </div>
    </Section>
  );
}
