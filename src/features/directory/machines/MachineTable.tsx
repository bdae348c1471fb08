import '#src/design/table.css';
import { RestToggle } from '#src/design/RestToggle.tsx';
import { TableHead } from '#src/design/TableHead.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { fewestErrors } from './columns.ts';
import { MachineRow } from './MachineRow.tsx';
import { fewestErrorsFirst, MEASURES, rangesOf } from './measured.ts';
import './machine-table.css';
import './portrait-moves.css';

interface Props {
  caption: string;
  machines: readonly Entry<'machines'>[];
  references: PageReferences;
  /** Whether it is the page's list: sorted by its headings, and with ticks to compare. */
  isList?: boolean;
}

/** How many machines the list shows before somebody asks for all, sorts or filters. */
export const FIRST_VIEW = 14;

/** Machines, one a row, the fewest errors first. On a phone a machine is two lines. */
export function MachineTable({ caption, machines, references, isList = false }: Props) {
  const ranges = rangesOf(entriesOf('machines'));
  return (
    <>
      <table className={`machines data-table data-table-ruled ${isList ? 'machine-list' : ''}`}>
        <caption className="visually-hidden">{caption}</caption>
        {isList ? <SortableHead /> : <TableHead columns={COLUMNS} />}
        <tbody id={isList ? 'machine-rows' : undefined} data-rows={isList ? '' : undefined} data-repeats="">
          {fewestErrorsFirst(machines).map((machine) => (
            <MachineRow key={machine.id} {...{ machine, references, ranges, isList }} />
          ))}
        </tbody>
      </table>
      {isList ? <RestToggle first={FIRST_VIEW} rest={machines.length - FIRST_VIEW} /> : null}
    </>
  );
}

const COLUMNS = ['Machine', ...MEASURES.map(({ head }) => head), 'First shown', 'Where to use it'];

function SortableHead() {
  return (
    <thead>
      <tr>
        <td className="tick" />
        <SortableHeading column="machine" label="Machine" />
        {MEASURES.map(({ key, head }) => (
          <SortableHeading key={key} column={key} label={head} rendered={fewestErrors} isFigure />
        ))}
        <SortableHeading column="shown" label="First shown" isFigure />
        <SortableHeading column="offered" label="Where to use it" />
      </tr>
    </thead>
  );
}
