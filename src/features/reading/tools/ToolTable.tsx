import '#src/design/ledger.css';
import './tool-table.css';
import type { PageReferences } from '#src/figures/page-references.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { byName } from './columns.ts';
import { ToolRow } from './ToolRow.tsx';

interface Props {
  /** What the table holds, for screen readers. */
  caption: string;
  /** In alphabetical order. */
  tools: readonly Entry<'tools'>[];
  references: PageReferences;
}

/** All tools, one a row, which opens. `ListFilter` narrows and sorts them. */
export function ToolTable({ caption, tools, references }: Props) {
  return (
    <table className="ledger tools">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <SortableHeading column="name" label="Name" rendered={byName} />
          <SortableHeading column="purpose" label="Purpose" />
          <SortableHeading column="language" label="Language" />
          <SortableHeading column="license" label="License" />
          <SortableHeading column="released" label="Version" />
          <th scope="col" className="visually-hidden">
            What it does
          </th>
        </tr>
      </thead>
      <tbody id="tools" data-rows="">
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} references={references} />
        ))}
      </tbody>
    </table>
  );
}
