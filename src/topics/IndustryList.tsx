import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';

interface Props {
  section: {
    title: string;
    intro?: string | undefined;
    items: { name: string; text: string; sources: string[] }[];
  };
  asOf: string;
}

/** What a topic means for three sectors, side by side. */
export function IndustryList({ section, asOf }: Props) {
  return (
    <Section id="industries" title={section.title} intro={section.intro}>
      <ul className="grid gap-8 lg:grid-cols-3">
        {section.items.map((industry) => (
          <li key={industry.name} className="grid content-start gap-2.5 border-t-2 border-accent pt-4">
            <h3 className="text-xl">{industry.name}</h3>
            <p className="text-sm text-ink-2">{industry.text}</p>
            <EntrySources sources={industry.sources} asOf={asOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
