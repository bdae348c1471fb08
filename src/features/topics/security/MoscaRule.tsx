import type { ReactNode } from 'react';
import { Drawings } from '#src/charts/Drawings.tsx';
import { MoreLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { buildDate } from '#src/model/build-date.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { MoscasRule } from '#src/model/schemas/pages/security.ts';
import { urls } from '#src/model/urls.ts';
import { drawing } from './migration/by-when-chart.tsx';

interface Props {
  section: MoscasRule;
  references: PageReferences;
  /** The sliders of the three years, and what they come to. */
  children: ReactNode;
}

/** Mosca's inequality with three years of one's own, drawn on the axis that the dates of the migration page have. */
export function MoscaRule({ section, references, children }: Props) {
  const page = pageOf('post-quantum-migration');
  const given = { deadlines: entriesOf('deadlines'), regions: [], page, today: buildDate(), place: 'page' } as const;
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="mb-6 grid gap-x-12 gap-y-2 text-sm text-ink-2 lg:grid-cols-2">
        <p>{section.text}</p>
        <div>
          <p className="mb-2">{section.caption}</p>
          <EntrySources sources={section.sources} references={references} />
        </div>
      </div>
      <figure className="@container">
        {children}
        <Drawings draw={(size) => drawing({ ...given, size, hasYours: true })} />
      </figure>
      <p className="mt-4">
        <MoreLink href={urls.migration()}>{page.chart.small}</MoreLink>
      </p>
    </Section>
  );
}
