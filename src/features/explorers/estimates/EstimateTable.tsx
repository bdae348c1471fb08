import '#src/design/table.css';
import { RestToggle } from '#src/design/RestToggle.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import { EstimateRow } from './EstimateRow.tsx';
import type { PublishedEstimate } from './estimate-values.ts';
import './estimates.css';

interface Props {
  caption: string;
  estimates: readonly PublishedEstimate[];
  references: PageReferences;
}

/** How many estimates the list shows before somebody asks for all, or filters; `estimates.css` has it, too. */
const FIRST_VIEW = 24;

/** Estimates, one a row, problem by problem. On a phone an estimate is a block under its name. */
export function EstimateTable({ caption, estimates, references }: Props) {
  return (
    <>
      <table className="estimates data-table data-table-ruled data-table-stacked">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortableHeading column="estimate" label="Estimate" />
            <SortableHeading column="problem" label="Problem" />
            <SortableHeading column="physical" label="Physical qubits" isFigure />
            <SortableHeading column="time" label="Run time" isFigure />
            <SortableHeading column="logical" label="Logical qubits" isFigure />
            <SortableHeading column="gates" label="Gates" isFigure />
            <SortableHeading column="published" label="Published" isFigure />
          </tr>
        </thead>
        <tbody data-rows="" data-repeats="">
          {estimates.map((estimate) => (
            <EstimateRow key={estimate.id} estimate={estimate} references={references} />
          ))}
        </tbody>
      </table>
      <RestToggle first={FIRST_VIEW} rest={estimates.length - FIRST_VIEW} />
    </>
  );
}
