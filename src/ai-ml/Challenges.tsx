import { EntrySources } from '#src/design/EntrySources.tsx';
import { ImpactBadge } from '#src/design/ImpactBadge.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { AiMlPage } from '#src/model/schemas/pages/ai-ml.ts';

interface Props {
  section: AiMlPage['challenges'];
  asOf: string;
}

/** What stands between a trained circuit and a useful model, one obstacle a line. */
export function Challenges({ section, asOf }: Props) {
  return (
    <Section id="challenges" title={section.title} intro={section.intro}>
      <ul className="border-b border-rule">
        {section.items.map((challenge) => (
          <li
            key={challenge.name}
            className="grid gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[4fr_5fr_5fr]"
          >
            <div className="grid content-start justify-items-start gap-2">
              <h3 className="text-xl">{challenge.name}</h3>
              <ImpactBadge impact={challenge.impact} />
            </div>
            <div className="grid content-start gap-2.5">
              <p className="text-sm text-ink-2">{challenge.description}</p>
              <EntrySources sources={challenge.sources} asOf={asOf} />
            </div>
            <LabelledList label="What helps" items={challenge.solutions} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
