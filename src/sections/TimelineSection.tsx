import { BulletList } from '#src/design/BulletList.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { Timeline } from '#src/design/Timeline.tsx';
import type { SectionOf } from '#src/model/schemas/sections.ts';

interface Props {
  section: SectionOf<'timeline'>;
  /** The date of the phases' sources. */
  asOf: string;
}

/** Phases in their order, each with what falls into it. */
export function TimelineSection({ section, asOf }: Props) {
  return (
    <Timeline
      entries={section.items.map(({ period, name, text, points, sources }) => ({
        period,
        title: name,
        body: (
          <>
            {text ? <p>{text}</p> : null}
            <BulletList items={points} />
            <EntrySources sources={sources} asOf={asOf} />
          </>
        ),
      }))}
    />
  );
}
