import { EntrySources } from '#src/design/EntrySources.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { EthicsPage } from '#src/model/schemas/pages/ethics.ts';

interface Props {
  section: EthicsPage['stakeholders'];
  asOf: string;
}

/** What can be asked of four groups, and what makes it hard for them; one group a line. */
export function Stakeholders({ section, asOf }: Props) {
  return (
    <Section id="stakeholders" title={section.title} intro={section.intro}>
      <ul className="border-b border-rule">
        {section.items.map((stakeholder) => (
          <li
            key={stakeholder.group}
            className="grid gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[4fr_5fr_5fr]"
          >
            <div className="grid content-start gap-2">
              <h3 className="text-xl">{stakeholder.group}</h3>
              <EntrySources sources={stakeholder.sources} asOf={asOf} />
            </div>
            <LabelledList label="Responsibilities" items={stakeholder.responsibilities} />
            <LabelledList label="Challenges" items={stakeholder.challenges} kind="con" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
