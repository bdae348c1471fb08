import '#src/design/table.css';
import { RestToggle } from '#src/design/RestToggle.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import { newestFirst } from './columns.ts';
import { ExperimentRow } from './ExperimentRow.tsx';
import type { Experiment } from './measured.ts';
import './experiment-table.css';

interface Props {
  caption: string;
  experiments: readonly Experiment[];
  references: PageReferences;
}

/** How many experiments the list shows before somebody asks for all, or filters; `experiment-table.css` has it, too. */
const FIRST_VIEW = 20;

/** Experiments, one a row, the newest first. On a phone an experiment is a block under its title. */
export function ExperimentTable({ caption, experiments, references }: Props) {
  return (
    <>
      <table className="experiments data-table data-table-ruled data-table-stacked">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortableHeading column="experiment" label="Experiment" />
            <SortableHeading column="code" label="Code" />
            <SortableHeading column="distance" label="Distance" />
            <SortableHeading column="qubits" label="Logical qubits" isFigure />
            <th scope="col">Result</th>
            <SortableHeading column="runs" label="Runs" />
            <th scope="col">Break-even</th>
            <SortableHeading column="published" label="Published" rendered={newestFirst} isFigure />
          </tr>
        </thead>
        <tbody data-rows="" data-repeats="">
          {experiments.map((experiment) => (
            <ExperimentRow key={experiment.id} experiment={experiment} references={references} />
          ))}
        </tbody>
      </table>
      <RestToggle first={FIRST_VIEW} rest={experiments.length - FIRST_VIEW} />
    </>
  );
}
