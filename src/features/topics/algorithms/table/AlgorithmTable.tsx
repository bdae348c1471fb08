import type { ReactNode } from 'react';
import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { TableHead } from '#src/design/TableHead.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { AlgorithmTableSection } from '#src/model/schemas/pages/algorithms.ts';
import '#src/design/table.css';
import './algorithm-table.css';
import { AlgorithmRow, COLUMNS } from './AlgorithmRow.tsx';

interface Props {
  section: AlgorithmTableSection;
  algorithms: readonly Entry<'algorithms'>[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/** Every algorithm that the site knows, one a row. The looks are in algorithm-table.css, so that a row stays small. */
export function AlgorithmTable({ section, algorithms, references, children }: Props) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      {children}
      <table
        id="all-algorithms-table"
        data-group=""
        className="algorithms data-table border-b-0 normal-nums [--cell-x:1rem] [--cell-y:0.875rem]"
      >
        <caption className="visually-hidden">{section.title}</caption>
        <TableHead columns={COLUMNS} />
        <tbody data-rows="">
          {algorithms.map((algorithm) => (
            <AlgorithmRow key={algorithm.id} algorithm={algorithm} references={references} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-xs text-ink-2">
        {section.notation} As of {formatMonth(references.asOf)}.
      </p>
    </Section>
  );
}
