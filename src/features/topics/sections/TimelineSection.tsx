import { BulletList } from '#src/design/BulletList.tsx';
import { Timeline } from '#src/design/Timeline.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { SectionOf } from '#src/model/schemas/sections.ts';

interface Props {
  section: SectionOf<'timeline'>;
  references: PageReferences;
}

/** Phases in their order, each with what falls into it. */
export function TimelineSection({ section, references }: Props) {
  return (
    <Timeline
      entries={section.items.map(({ period, name, text, points, sources }) => ({
        period,
        title: name,
        body: (
          <>
            {text ? <p>{text}</p> : null}
            <BulletList items={points} />
            <EntrySources sources={sources} references={references} />
          </>
        ),
      }))}
    />
  );
}
