import type { ReactNode } from 'react';
import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { AlgorithmTableSection } from '#src/model/schemas/pages/algorithms.ts';
import '#src/design/ledger.css';
import './algorithm-table.css';
import { AlgorithmRow } from './AlgorithmRow.tsx';

interface Props {
  section: AlgorithmTableSection;
  algorithms: readonly Entry<'algorithms'>[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/** Every algorithm that the site knows, one a line, which opens. The looks are in algorithm-table.css, so that a row stays small. */
export function AlgorithmTable({ section, algorithms, references, children }: Props) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      {children}
      <table id="all-algorithms-table" data-group="" className="ledger algorithms">
        <caption className="visually-hidden">{section.title}</caption>
        <thead>
          <tr>
            <SortableHeading column="name" label="Algorithm" />
            <SortableHeading column="category" label="Category" />
            <SortableHeading column="speedup" label="Speedup" />
            <SortableHeading column="status" label="Status" />
            <SortableHeading column="year" label="Year" />
            <th scope="col" className="visually-hidden">
              More
            </th>
          </tr>
        </thead>
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
