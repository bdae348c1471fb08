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

interface Props {
  section: Content;
  /** Whose figures are meant by a bare name: "pages/hardware". */
  subject: string;
  references: PageReferences;
}

/** A section of one of the seven shapes, under its heading. */
export function PageSection({ section, subject, references }: Props) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <Body section={section} subject={subject} references={references} />
    </Section>
  );
}

function Body({ section, subject, references }: Props) {
  switch (section.shape) {
    case 'prose':
      return <ProseSection section={section} references={references} />;
    case 'cards':
      return <CardsSection section={section} references={references} />;
    case 'table':
      return <TableSection section={section} />;
    case 'timeline':
      return <TimelineSection section={section} references={references} />;
    case 'figures':
      return <FiguresSection section={section} subject={subject} references={references} />;
    case 'chart':
      return <ChartSection section={section} subject={subject} references={references} />;
    case 'links':
      return <LinksSection section={section} />;
    default:
      throw new Error(`No component shows a section of this shape: ${JSON.stringify(section satisfies never)}`);
  }
}
