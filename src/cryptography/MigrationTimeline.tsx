import { BulletList } from '#src/design/BulletList.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';
import { Timeline } from '#src/design/Timeline.tsx';
import type { CryptographyPage } from '#src/model/schemas/pages/cryptography.ts';

/** The three phases of the move to post-quantum cryptography. */
export function MigrationTimeline({ section, asOf }: { section: CryptographyPage['migration']; asOf: string }) {
  return (
    <Section id="migration" title={section.title} intro={section.intro}>
      <Timeline
        entries={section.phases.map(({ year, phase, description, actions, sources }) => ({
          period: year,
          title: phase,
          body: (
            <>
              <p>{description}</p>
              <BulletList items={actions} />
              <EntrySources sources={sources} asOf={asOf} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
