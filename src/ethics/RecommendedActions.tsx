import { BulletList } from '#src/design/BulletList.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { Section } from '#src/design/Section.tsx';
import { Timeline } from '#src/design/Timeline.tsx';
import type { EthicsPage } from '#src/model/schemas/pages/ethics.ts';

interface Props {
  section: EthicsPage['actions'];
  asOf: string;
}

/** What to do now, in the medium term and in the long term. */
export function RecommendedActions({ section, asOf }: Props) {
  return (
    <Section id="actions" title={section.title} intro={section.intro}>
      <Timeline
        entries={section.items.map((timeframe) => ({
          period: timeframe.period,
          title: timeframe.name,
          body: (
            <>
              <BulletList items={timeframe.actions} />
              <EntrySources sources={timeframe.sources} asOf={asOf} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
