import { BulletList } from '#src/design/BulletList.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';
import { Timeline } from '#src/design/Timeline.tsx';
import type { CybersecurityPage } from '#src/model/schemas/pages/cybersecurity.ts';

interface Props {
  section: CybersecurityPage['timeline'];
  asOf: string;
}

/** Three phases of the move to post-quantum cryptography, with the priorities of each. */
export function ImplementationTimeline({ section, asOf }: Props) {
  return (
    <Section id="timeline" title={section.title} intro={section.intro}>
      <Timeline
        entries={section.items.map((phase) => ({
          period: phase.period,
          title: phase.phase,
          body: (
            <>
              <p>{phase.description}</p>
              <BulletList items={phase.priorities} />
              <EntrySources sources={phase.sources} asOf={asOf} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
