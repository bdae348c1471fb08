import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { PageSection as Content } from '#src/model/schemas/sections.ts';
import { CardsSection } from './CardsSection.tsx';
import { ChartSection } from './ChartSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { LinksSection } from './LinksSection.tsx';
import { ProseSection } from './ProseSection.tsx';
import { TableSection } from './TableSection.tsx';
import { TimelineSection } from './TimelineSection.tsx';

/** What every section is given beside its content. */
export interface SectionContext {
  /** Whose figures are meant by a bare name: "pages/hardware". */
  subject: string;
  references: PageReferences;
}

/** A section of one of the seven shapes, under its heading. */
export function PageSection({ section, context }: { section: Content; context: SectionContext }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <Body section={section} context={context} />
    </Section>
  );
}

function Body({ section, context }: { section: Content; context: SectionContext }) {
  switch (section.shape) {
    case 'prose':
      return <ProseSection section={section} references={context.references} />;
    case 'cards':
      return <CardsSection section={section} references={context.references} />;
    case 'table':
      return <TableSection section={section} />;
    case 'timeline':
      return <TimelineSection section={section} references={context.references} />;
    case 'figures':
      return <FiguresSection section={section} context={context} />;
    case 'chart':
      return <ChartSection section={section} context={context} />;
    case 'links':
      return <LinksSection section={section} />;
  }
}
