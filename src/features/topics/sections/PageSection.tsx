import '#src/design/framed.css';
import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { ValueTable } from '#src/charts/ValueTable.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { FoldedSection } from '#src/design/FoldedSection.tsx';
import { Section } from '#src/design/Section.tsx';
import { StatRow } from '#src/design/StatRow.tsx';
import { Timeline } from '#src/design/Timeline.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import { figureStats } from '#src/figures/figure-stats.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { PageSection as Content, SectionOf } from '#src/model/schemas/sections.ts';
import { CardsSection } from './CardsSection.tsx';
import { ProseSection } from './ProseSection.tsx';
import { barsOf, sectionChart } from './section-chart.ts';
import { TableSection } from './TableSection.tsx';

interface Props<Shown = Content> {
  section: Shown;
  /** Whose figures are meant by a bare name: "pages/hardware". */
  subject: string;
  references: PageReferences;
}

/** A section of one of the seven shapes, under its heading; of a folded one only that stands there at first. */
export function PageSection({ isFolded = false, isFramed = false, ...props }: Props & Look) {
  const { id, title, intro } = props.section;
  if (isFolded)
    return (
      <FoldedSection id={id} title={title} intro={intro}>
        <Body {...props} />
      </FoldedSection>
    );
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      isFramed={isFramed ? !WIDE.includes(props.section.shape) : props.section.shape === 'prose'}
    >
      <Body {...props} />
    </Section>
  );
}

/** Shapes that need the whole width of a page. */
const WIDE: readonly Content['shape'][] = ['cards', 'figures', 'chart', 'timeline'];

interface Look {
  isFolded?: boolean;
  /** Whether its heading stands at its left, where there is room; that of a text always does. */
  isFramed?: boolean;
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

function FiguresSection({ section: { title, items }, subject, references }: Props<SectionOf<'figures'>>) {
  return <StatRow stats={figureStats(items, subject, references)} label={title} />;
}

/** Bars to one scale, each a figure; its source has its number in the table of the values. */
function ChartSection({ section, subject, references }: Props<SectionOf<'chart'>>) {
  const path = `/${subject.slice(subject.indexOf('/') + 1)}`;
  const chart = sectionChart(section, subject, path);
  const rows = barsOf(section, subject).map(({ label, figure }) => [
    label,
    <FigureValue key={figure.id} face={references.face(figure.id)} />,
  ]);
  return (
    <DrawnChart chart={chart} table={<ValueTable label={chart.title} values={{ columns: section.columns, rows }} />} />
  );
}

function LinksSection({ section }: { section: SectionOf<'links'> }) {
  return (
    <ul className="grid gap-x-10 border-b border-rule md:grid-cols-2">
      {section.items.map(({ label, href, text }) => (
        <li key={href} className="border-t border-rule py-4">
          <a href={href} className="font-serif text-lg">
            {label}
          </a>
          {text ? <p className="mt-1 max-w-measure text-sm text-ink-2">{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function TimelineSection({ section, references }: Omit<Props<SectionOf<'timeline'>>, 'subject'>) {
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
